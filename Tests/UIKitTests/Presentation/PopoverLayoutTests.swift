import Testing

@testable import UIKit

@MainActor struct PopoverLayoutTests {
  let room = CGRect(x: 10, y: 10, width: 380, height: 780)
  let content = CGSize(width: 200, height: 300)

  @Test("Below the anchor if there is room, with the arrow at its middle")
  func below() {
    let layout = PopoverLayout(
      content: content, anchor: CGRect(x: 180, y: 100, width: 40, height: 20), room: room,
      permitted: .any)
    #expect(layout.direction == .up)
    #expect(layout.frame == CGRect(x: 100, y: 120, width: 200, height: 313))
    #expect(layout.body == CGRect(x: 0, y: 13, width: 200, height: 300))
    #expect(layout.tip == CGPoint(x: 100, y: 0))
  }

  @Test("Above where there is no room below")
  func above() {
    let layout = PopoverLayout(
      content: content, anchor: CGRect(x: 180, y: 700, width: 40, height: 20), room: room,
      permitted: .any)
    #expect(layout.direction == .down)
    #expect(layout.frame.maxY == 700)
    #expect(layout.tip.y == 313)
  }

  @Test("At the edge the body stays in the room and the arrow keeps clear of the corner")
  func atTheEdge() {
    let layout = PopoverLayout(
      content: content, anchor: CGRect(x: 12, y: 100, width: 4, height: 4), room: room,
      permitted: .up)
    #expect(layout.frame.minX == 10)
    #expect(layout.tip.x == PopoverLayout.cornerRadius + PopoverLayout.arrowWidth / 2)
  }

  @Test("Only permitted directions are taken, and the body shrinks to what is there")
  func permitted() {
    let layout = PopoverLayout(
      content: content, anchor: CGRect(x: 100, y: 400, width: 100, height: 20), room: room,
      permitted: [.left, .right])
    #expect(layout.direction == .left)
    #expect(layout.body.width == 177)
    #expect(layout.body.height == 300)
  }
}
