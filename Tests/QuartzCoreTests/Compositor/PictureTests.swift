import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Pictures", .serialized)
struct PictureTests {
  @Test("A scene of everything is drawn") func scene() throws {
    let stage = Stage(width: 390, height: 500, scale: 2)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 20, y: 20, width: 150, height: 80)
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 20
    stage.root.addSublayer(gradient)
    let dim = stage.layer(0, 0, 390, 500, color: CGColor(gray: 0, alpha: 0.2))
    _ = dim
    let card = stage.layer(60, 120, 270, 150, color: .white)
    card.cornerRadius = 14
    card.shadowOpacity = 0.4
    card.shadowRadius = 12
    card.shadowOffset = CGSize(width: 0, height: 8)
    let clip = stage.layer(0, 0, 270, 150, in: card)
    clip.cornerRadius = 14
    clip.masksToBounds = true
    _ = stage.layer(0, 0, 270, 30, color: .red, in: clip)
    let turned = stage.layer(40, 300, 100, 60, color: .green)
    turned.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    turned.cornerRadius = 10
    turned.borderWidth = 3
    turned.shadowOpacity = 0.5
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 200, y: 300, width: 100, height: 100)
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = .blue
    shape.lineWidth = 8
    shape.strokeEnd = 0.7
    shape.lineCap = .round
    stage.root.addSublayer(shape)
    let group = stage.layer(40, 400, 200, 80, color: .red)
    group.opacity = 0.5
    group.cornerRadius = 20
    group.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    _ = stage.layer(20, 20, 100, 40, color: .blue, in: group)
    stage.turn()
    try CGImage(bitmap: stage.bitmap).pngData().write(
      to: URL(fileURLWithPath: "/tmp/layers-probe/scene.png"))
  }
}
