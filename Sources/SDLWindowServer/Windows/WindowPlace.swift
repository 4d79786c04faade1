/// Where a window is on the screen, in pixels: its content, without the frame around it.
nonisolated struct WindowPlace: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// How much a window manager's frame adds at each side.
  struct Frame: Equatable {
    var left = 0
    var top = 0
    var right = 0
    var bottom = 0
  }

  /// The place with another size: about the same centre, and moved from there as little as it takes
  /// to be on the screen with its frame. What is larger than the screen begins at its corner.
  func resized(width: Int, height: Int, frame: Frame, screen: WindowPlace) -> WindowPlace {
    func start(_ old: Int, _ oldLength: Int, _ length: Int, _ room: ClosedRange<Int>) -> Int {
      let centred = old + (oldLength - length) / 2
      return max(room.lowerBound, min(centred, room.upperBound - length))
    }
    let columns = screen.x + frame.left
    let rows = screen.y + frame.top
    return WindowPlace(
      x: start(
        x, self.width, width, columns...max(columns, screen.x + screen.width - frame.right)),
      y: start(
        y, self.height, height, rows...max(rows, screen.y + screen.height - frame.bottom)),
      width: width, height: height)
  }
}
