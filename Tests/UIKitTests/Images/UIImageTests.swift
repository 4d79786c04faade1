import Testing
import UIKit

@Suite("Images", .serialized) struct UIImageTests {
  /// Red above, blue below, two by two points at scale 2.
  private let flag = UIGraphicsImageRenderer(
    size: CGSize(width: 2, height: 2), format: Self.format(scale: 2)
  ).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
  }

  private static func format(scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  private func render(
    _ size: CGSize, scale: CGFloat = 1, _ body: () -> Void
  ) -> UIImage {
    UIGraphicsImageRenderer(size: size, format: Self.format(scale: scale)).image { _ in body() }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
    image.cgImage?.pixel(x: x, y: y) ?? 0
  }

  @Test("The size is in points, the pixels are more")
  func size() {
    #expect(flag.size == CGSize(width: 2, height: 2) && flag.scale == 2)
    #expect(flag.cgImage?.width == 4)
    #expect(pixel(flag, 0, 0) == 0xFFFF_0000 && pixel(flag, 0, 3) == 0xFF00_00FF)
  }

  @Test("An image is drawn the right way up, and turned as its orientation says")
  func orientation() throws {
    let upright = render(CGSize(width: 2, height: 2)) { flag.draw(at: .zero) }
    #expect(pixel(upright, 0, 0) == 0xFFFF_0000 && pixel(upright, 0, 1) == 0xFF00_00FF)
    let pixels = try #require(flag.cgImage)
    func turned(_ orientation: UIImage.Orientation) -> UIImage {
      render(CGSize(width: 2, height: 2)) {
        UIImage(cgImage: pixels, scale: 2, orientation: orientation).draw(at: .zero)
      }
    }
    #expect(pixel(turned(.down), 0, 0) == 0xFF00_00FF)
    // A quarter to the right brings the top to the right.
    #expect(
      pixel(turned(.right), 1, 0) == 0xFFFF_0000 && pixel(turned(.right), 0, 0) == 0xFF00_00FF)
    #expect(pixel(turned(.left), 0, 0) == 0xFFFF_0000)
  }

  @Test("A tint keeps the opacity and replaces the colours")
  func tint() {
    let half = render(CGSize(width: 1, height: 1)) {
      UIColor(white: 0, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let tinted = half.withTintColor(.red)
    #expect(pixel(tinted, 0, 0) >> 24 == 128 || pixel(tinted, 0, 0) >> 24 == 127)
    #expect(pixel(tinted, 0, 0) & 0xFFFF == 0)
    #expect(half.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test("A resizable image keeps its caps")
  func caps() {
    let source = render(CGSize(width: 3, height: 1)) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    let wide = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let drawn = render(CGSize(width: 8, height: 1)) {
      wide.draw(in: CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    #expect(pixel(drawn, 0, 0) == 0xFFFF_0000 && pixel(drawn, 7, 0) == 0xFF00_00FF)
    for x in 1...6 { #expect(pixel(drawn, x, 0) == 0xFF00_FF00) }
  }

  @Test("PNG goes out and comes in the same")
  func png() throws {
    let data = try #require(flag.pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back.size == flag.size && pixel(back, 3, 3) == pixel(flag, 3, 3))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "nothing") == nil && UIImage(systemName: "star") == nil)
  }

  @Test("A file's name tells its scale")
  func names() throws {
    let path = NSTemporaryDirectory() + "tocsin-image@2x.png"
    try #require(flag.pngData()).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
  }

  @Test("The old way to draw images works, and an empty size makes no context")
  func oldContexts() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 3)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 3 && image?.cgImage?.width == 6)
    #expect(image.map { pixel($0, 5, 5) } == 0xFFFF_0000)
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("An image view is as large as its image and shows templates in the tint")
  func view() {
    let screen = SteppedScreen()
    let view = UIImageView(image: flag.withRenderingMode(.alwaysTemplate))
    #expect(view.frame.size == CGSize(width: 2, height: 2) && !view.isUserInteractionEnabled)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.tintColor = .green
    screen.window.addSubview(view)
    screen.advance(by: 0.1)
    #expect(screen.pixel(5, 5) == 0xFF00_FF00)
    view.tintColor = .red
    screen.advance(by: 0.1)
    #expect(screen.pixel(5, 5) == 0xFFFF_0000)
    view.image = flag
    screen.advance(by: 0.1)
    #expect(screen.pixel(5, 1) == 0xFFFF_0000 && screen.pixel(5, 8) == 0xFF00_00FF)
  }

  @Test("Content modes place content as they say")
  func modes() {
    let size = CGSize(width: 20, height: 10)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    func place(_ mode: UIView.ContentMode) -> CGRect { mode.place(for: size, in: bounds) }
    #expect(place(.scaleToFill) == bounds)
    #expect(place(.scaleAspectFit) == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(place(.scaleAspectFill) == CGRect(x: -50, y: 0, width: 200, height: 100))
    #expect(place(.center) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(place(.bottomRight) == CGRect(x: 80, y: 90, width: 20, height: 10))
    #expect(place(.topLeft).origin == .zero)
  }

  @Test("A snapshot shows the view and what is below it")
  func snapshot() throws {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    screen.window.addSubview(view)
    screen.turn()
    let copy = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
    let image = try #require(copy.image)
    #expect(pixel(image, 2, 5) == 0xFFFF_0000 && pixel(image, 7, 5) == 0xFF00_00FF)
    let drawn = render(CGSize(width: 20, height: 20)) {
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false))
    }
    #expect(pixel(drawn, 15, 19) == 0xFF00_00FF)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }
}
