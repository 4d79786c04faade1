public import UIKit

/// A page with the list of all samples; a tap on a row shows the alert.
public final class GalleryController: UIViewController {
  private let header = UILabel()
  private let scroll = UIScrollView()
  private var rows: [SampleRow] = []

  /// Builds the page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    header.text = "Tocsin"
    header.font = .systemFont(ofSize: 34, weight: .bold)
    header.accessibilityTraits = .header
    scroll.addSubview(header)
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    rows = Sample.all.enumerated().map { index, sample in
      let row = SampleRow(
        sample, isFirst: index == 0, isLast: index == Sample.all.count - 1)
      row.addAction(UIAction { _ in sample.make().show() }, for: .primaryActionTriggered)
      scroll.addSubview(row)
      return row
    }
  }

  /// Lays the rows out under the header.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let safe = view.safeAreaInsets
    let margin = max(16, (view.bounds.width - 640) / 2)
    let width = view.bounds.width - 2 * margin
    header.frame = CGRect(x: margin + 4, y: safe.top + 36, width: width - 8, height: 42)
    var y = header.frame.maxY + 14
    for row in rows {
      row.frame = CGRect(x: margin, y: y, width: width, height: SampleRow.height)
      y += SampleRow.height
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: y + 28 + safe.bottom)
  }
}
