public import UIKit

/// A page with the lists of all samples and examples; a tap on a row shows the alert, or opens the
/// example's page.
public final class GalleryController: UIViewController {
  private let header = UILabel()
  private let examplesHeader = UILabel()
  private let scroll = UIScrollView()
  /// Keeps the list out of the status bar.
  private let statusGround = UIView()
  private var rows: [SampleRow] = []
  private var exampleRows: [SampleRow] = []

  /// Builds the page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    header.text = "Tocsin"
    header.font = .systemFont(ofSize: 34, weight: .bold)
    examplesHeader.text = "Examples"
    examplesHeader.font = .systemFont(ofSize: 22, weight: .bold)
    for label in [header, examplesHeader] {
      label.accessibilityTraits = .header
      scroll.addSubview(label)
    }
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    statusGround.backgroundColor = view.backgroundColor
    view.addSubview(statusGround)
    rows = Sample.all.enumerated().map { index, sample in
      row(sample.name, sample.title, sample.summary, at: index, of: Sample.all.count) { row in
        sample.make(row).show()
      }
    }
    let examples = ExampleEntry.all
    exampleRows = examples.enumerated().map { index, example in
      row(example.name, example.title, example.summary, at: index, of: examples.count) {
        [weak self] _ in
        self?.present(ExampleHost(example), animated: true)
      }
    }
  }

  private func row(
    _ name: String, _ title: String, _ summary: String, at index: Int, of count: Int,
    action: @escaping (SampleRow) -> Void
  ) -> SampleRow {
    let row = SampleRow(
      name: name, title: title, summary: summary, isFirst: index == 0, isLast: index == count - 1)
    row.addAction(
      UIAction { [weak row] _ in if let row { action(row) } }, for: .primaryActionTriggered)
    scroll.addSubview(row)
    return row
  }

  /// Lays the rows out under their headers.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    // The scroll view itself keeps what is at rest clear of a device's edges.
    statusGround.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    let margin = max(16, (view.bounds.width - 640) / 2)
    let width = view.bounds.width - 2 * margin
    header.frame = CGRect(x: margin + 4, y: 36, width: width - 8, height: 42)
    var y = header.frame.maxY + 14
    func place(_ rows: [SampleRow]) {
      for row in rows {
        row.frame = CGRect(x: margin, y: y, width: width, height: SampleRow.height)
        y += SampleRow.height
      }
    }
    place(rows)
    examplesHeader.frame = CGRect(x: margin + 4, y: y + 32, width: width - 8, height: 28)
    y = examplesHeader.frame.maxY + 10
    place(exampleRows)
    scroll.contentSize = CGSize(width: view.bounds.width, height: y + 28)
  }
}
