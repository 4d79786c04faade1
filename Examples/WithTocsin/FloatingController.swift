public import Tocsin
public import UIKit

extension WithTocsin {
  /// The card of `Examples/FloatingController`, with content of the caller's.
  public static func floating(_ content: UIView) -> Alert {
    var style = Style.system
    style.width = 200
    style.cornerRadius = 8
    style.background = .white
    style.border = Style.Border(width: 2, color: .blue)
    style.backdrop = .dim(UIColor(white: 0.9, alpha: 0.8))
    style.contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 24, right: 20)
    let alert = Alert(style: style)
    alert.contentView = content
    alert.dismissesOnOutsideTap = true
    alert.transition = Transition(entering: .approach, leaving: .recede)
    return alert
  }
}
