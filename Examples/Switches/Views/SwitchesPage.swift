public import UIKit

/// Four switches: a plain one that is listened to, one in colours of its own, and one with pictures
/// in the look of iOS 7 and later, which ignores them, and where it can be had, of iOS 6, which
/// shows them.
public final class SwitchesPage: UIViewController {
  let plain = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let styled = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
  let pictured = UISwitch(frame: CGRect(x: 100, y: 300, width: 0, height: 0))
  let classic = UISwitch(frame: CGRect(x: 100, y: 400, width: 0, height: 0))
  private let state = UILabel()

  /// Scrolls where the screen is lower than what is on it, as on a telephone on its side.
  public override func loadView() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 0, height: 450)
    view = scroll
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    plain.addAction(
      UIAction { [weak self] action in
        if let sender = action.sender as? UISwitch { self?.plainChanged(sender) }
      }, for: .valueChanged)
    view.addSubview(plain)
    state.frame = CGRect(x: 172, y: 103, width: 140, height: 25)
    view.addSubview(state)
    plainChanged(plain)

    styled.tintColor = .brown
    styled.onTintColor = .red
    styled.thumbTintColor = .green
    view.addSubview(styled)

    for pictured in [pictured, classic] {
      pictured.onImage = SwitchPicture.make("Yes", isOn: true)
      pictured.offImage = SwitchPicture.make("No", isOn: false)
    }
    view.addSubview(pictured)
    caption("Plain", above: plain)
    caption("Brown off, red on, green thumb", above: styled)
    caption("Pictures, which iOS 7 ignores", above: pictured)
    // Only here the look of iOS 6 can be chosen; with UIKit the version of the system decides.
    #if os(Linux)
      classic.look = .classic
      classic.onTintColor = .systemTeal
      classic.tintColor = .systemGray
      classic.isOn = true
      view.addSubview(classic)
      caption("Pictures as iOS 6 shows them", above: classic)
    #endif
  }

  private func plainChanged(_ sender: UISwitch) { state.text = sender.isOn ? "is on" : "is off" }

  private func caption(_ text: String, above control: UISwitch) {
    let label = UILabel(frame: CGRect(x: 100, y: control.frame.minY - 28, width: 220, height: 20))
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    control.accessibilityLabel = text
    view.addSubview(label)
  }

  /// Turns all switches over, the thumbs sliding.
  public func turnOver() {
    for control in [plain, styled, pictured, classic] {
      control.setOn(!control.isOn, animated: true)
    }
    // What the program sets calls no action.
    plainChanged(plain)
  }
}
