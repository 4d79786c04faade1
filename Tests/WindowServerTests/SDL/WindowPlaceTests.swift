import Testing

@testable import SDLWindowServer

@Suite("The place of a window whose size changes")
struct WindowPlaceTests {
  private let screen = WindowPlace(x: 0, y: 24, width: 1280, height: 696)
  private let frame = WindowPlace.Frame(left: 2, top: 20, right: 2, bottom: 4)

  private func resized(_ place: WindowPlace, _ width: Int, _ height: Int) -> WindowPlace {
    place.resized(width: width, height: height, frame: frame, screen: screen)
  }

  @Test("The centre stays where it is")
  func centre() {
    let upright = WindowPlace(x: 500, y: 150, width: 200, height: 400)
    let turned = resized(upright, 400, 200)
    #expect(turned == WindowPlace(x: 400, y: 250, width: 400, height: 200))
    #expect(resized(turned, 200, 400) == upright)
  }

  @Test("Near an edge it is moved as far as the frame needs to be on the screen, and no further")
  func edges() {
    let left = WindowPlace(x: 2, y: 300, width: 100, height: 300)
    #expect(resized(left, 300, 100).x == 2)
    let right = WindowPlace(x: 1170, y: 300, width: 100, height: 300)
    #expect(resized(right, 300, 100).x == 1280 - 2 - 300)
    let low = WindowPlace(x: 400, y: 600, width: 300, height: 100)
    #expect(resized(low, 100, 300).y == 720 - 4 - 300)
    let high = WindowPlace(x: 400, y: 44, width: 300, height: 100)
    #expect(resized(high, 100, 300).y == 24 + 20)
  }

  @Test("What is larger than the screen begins at its corner, below the title bar")
  func tooLarge() {
    let place = WindowPlace(x: 300, y: 300, width: 100, height: 100)
    let large = resized(place, 2000, 1000)
    #expect(large == WindowPlace(x: 2, y: 44, width: 2000, height: 1000))
  }
}
