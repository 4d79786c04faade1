import Testing
import UIKit

@Suite("Autoresizing") struct AutoresizingTests {
  private func frame(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let outer = UIView(frame: CGRect(origin: .zero, size: old))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = new
    return inner.frame
  }

  @Test("Flexible margins share the change in proportion to their lengths")
  func margins() {
    let result = frame(
      CGRect(x: 30, y: 0, width: 60, height: 10), [.flexibleLeftMargin, .flexibleRightMargin],
      from: CGSize(width: 100, height: 10), to: CGSize(width: 180, height: 10))
    #expect(result == CGRect(x: 90, y: 0, width: 60, height: 10))
  }

  @Test("A flexible width takes its part with the margins")
  func width() {
    let result = frame(
      CGRect(x: 30, y: 0, width: 60, height: 10),
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      from: CGSize(width: 100, height: 10), to: CGSize(width: 200, height: 10))
    #expect(result == CGRect(x: 60, y: 0, width: 120, height: 10))
  }

  @Test("Without a mask nothing moves")
  func none() {
    let start = CGRect(x: 30, y: 5, width: 60, height: 10)
    #expect(
      frame(start, [], from: CGSize(width: 100, height: 20), to: CGSize(width: 10, height: 2))
        == start)
  }

  @Test("Nothing is rounded")
  func fractions() {
    let result = frame(
      CGRect(x: 10, y: 0, width: 10, height: 10), [.flexibleLeftMargin, .flexibleRightMargin],
      from: CGSize(width: 30, height: 10), to: CGSize(width: 31, height: 10))
    #expect(result.minX == 10.5)
  }

  @Test("Flexible parts of no length share in equal parts")
  func empty() {
    let result = frame(
      .zero, [.flexibleWidth, .flexibleHeight], from: .zero, to: CGSize(width: 100, height: 50))
    #expect(result == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A view that fills its superview does so at every size, and comes back")
  func fills() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    for size in [CGSize(width: 480, height: 320), CGSize(width: 7, height: 3000)] {
      outer.frame.size = size
      #expect(inner.frame.size == size)
    }
  }

  @Test("A view that doesn't autoresize its subviews leaves them alone")
  func off() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.autoresizesSubviews = false
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    outer.frame.size.width = 200
    #expect(inner.frame.width == 100)
  }
}
