internal import Foundation

/// The window that the keyboard slides in, above all others. It never gets the keys, and touches
/// beside the keyboard fall through it.
final class KeyboardWindow: UIWindow {
  private let ground = UIView(frame: .zero)
  private weak var content: UIView?
  private weak var accessory: UIView?

  init(screen: UIScreen) {
    super.init(frame: screen.bounds)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
    ground.backgroundColor = KeyColors.ground
    addSubview(ground)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeKey: Bool { false }
  override var belongsToSystem: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Puts the keys, and what the responder wants above them, onto the ground.
  func show(_ content: UIView?, accessory: UIView?, style: UIUserInterfaceStyle) {
    show(style: style)
    if self.content !== content { self.content?.removeFromSuperview() }
    if self.accessory !== accessory { self.accessory?.removeFromSuperview() }
    self.content = content
    self.accessory = accessory
    for view in [content, accessory] {
      if let view, view.superview !== ground { ground.addSubview(view) }
    }
    arrange()
  }

  /// Makes the keys light or dark.
  func show(style: UIUserInterfaceStyle) {
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }

  /// Moves the keyboard between two frames of the screen.
  func slide(from begin: CGRect, to end: CGRect, duration: TimeInterval, curve: Int) {
    isHidden = false
    UIView.performWithoutAnimation {
      frame = screen.bounds
      ground.frame = begin
      arrange()
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(curve) << 16), .beginFromCurrentState,
        .allowUserInteraction,
      ]
    ) {
      self.ground.frame = end
      self.arrange()
    }
  }

  /// Puts the keyboard where a finger has it.
  func place(_ frame: CGRect) { ground.frame = frame }

  private func arrange() {
    let width = ground.bounds.width
    let top = accessory?.bounds.height ?? 0
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    content?.frame = CGRect(
      x: 0, y: top, width: width, height: max(0, ground.bounds.height - top - safeAreaInsets.bottom)
    )
  }
}
