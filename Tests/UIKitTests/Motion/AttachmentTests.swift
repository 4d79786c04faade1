import Testing

@testable import UIKit

@Suite("Items held together")
struct AttachmentTests {
  private let screen = SteppedScreen(size: CGSize(width: 320, height: 480))

  private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    screen.window.addSubview(view)
    return view
  }

  private func distance(_ first: UIView, _ second: UIView) -> CGFloat {
    hypot(first.center.x - second.center.x, first.center.y - second.center.y)
  }

  private func angle(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  @Test("A limit lets two items come together, and holds them where they would part")
  func limit() {
    let (held, hanging) = (box(160, 100), box(160, 200))
    let animator = UIDynamicAnimator(referenceView: screen.window)
    let anchor = UIDynamicItemBehavior(items: [held])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    animator.addBehavior(
      UIAttachmentBehavior.limitAttachment(
        with: hanging, offsetFromCenter: .zero, attachedTo: held, offsetFromCenter: .zero))
    let gravity = UIGravityBehavior(items: [hanging])
    gravity.gravityDirection = CGVector(dx: 0, dy: -0.2)
    animator.addBehavior(gravity)
    screen.advance(by: 0.4)
    #expect(distance(held, hanging) < 95)
    gravity.gravityDirection = CGVector(dx: 0, dy: 1)
    screen.advance(by: 3)
    #expect(abs(distance(held, hanging) - 100) < 2)
  }

  @Test("A pin holds a point of both, about which they turn")
  func pin() {
    let (held, arm) = (box(100, 100), box(160, 100))
    let animator = UIDynamicAnimator(referenceView: screen.window)
    let anchor = UIDynamicItemBehavior(items: [held])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    animator.addBehavior(
      UIAttachmentBehavior.pinAttachment(
        with: arm, attachedTo: held, attachmentAnchor: CGPoint(x: 120, y: 100)))
    animator.addBehavior(UIGravityBehavior(items: [arm]))
    var lowest: CGFloat = 0
    for _ in 0..<120 {
      screen.advance(by: 1.0 / 60)
      let reach = hypot(arm.center.x - 120, arm.center.y - 100)
      #expect(abs(reach - 40) < 3)
      lowest = max(lowest, arm.center.y)
    }
    #expect(lowest > 135)
    #expect(abs(angle(arm)) > 0.1)
  }

  @Test("Two that are fixed move and turn as one")
  func fixed() {
    let (first, second) = (box(100, 100), box(160, 100))
    let animator = UIDynamicAnimator(referenceView: screen.window)
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 130, y: 100)))
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.3)
    animator.addBehavior(push)
    screen.advance(by: 0.7)
    #expect(abs(distance(first, second) - 60) < 2)
    #expect(abs(angle(first)) > 0.2)
    #expect(abs(angle(first) - angle(second)) < 0.05)
  }

  @Test("One that slides keeps to its line and its angle, within its range")
  func sliding() {
    let view = box(160, 100)
    let animator = UIDynamicAnimator(referenceView: screen.window)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 160, y: 100),
      axisOfTranslation: CGVector(dx: 1, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 100)
    animator.addBehavior(slide)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    for _ in 0..<90 {
      screen.advance(by: 1.0 / 60)
      #expect(abs((view.center.x - 160) - (view.center.y - 100)) < 2)
      #expect(abs(angle(view)) < 0.02)
    }
    let way = hypot(view.center.x - 160, view.center.y - 100)
    #expect(abs(way - 100) < 3)
  }

  @Test("A range has ends or none")
  func range() {
    #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    #expect(UIFloatRange(minimum: 0, maximum: 0) == .zero)
  }
}
