import CoreGraphics
import Foundation
import Testing
import TocsinTesting
import UIKit

/// All controls on one sheet, in their states.
@Suite("Pictures of controls")
struct ControlPicturesTests {
  @Test("Controls look as they did when they were last looked at", arguments: ["light", "dark"])
  func sheet(appearance: String) {
    let screen = TestScreen(
      size: CGSize(width: 375, height: 876), scale: 2,
      appearance: appearance == "dark" ? .dark : .light)
    let sheet = Sheet(in: screen.page.view)
    sheet.row(switches())
    sheet.row(classicSwitches())
    sheet.row(indicators() + steppers())
    sheet.column(progressViews() + sliders())
    sheet.column(segmentedControls())
    sheet.row(pageControls())
    let letters = Letters()
    sheet.row([picker(letters)])
    sheet.row([datePicker()])
    screen.advance(by: 1)
    withExtendedLifetime(letters) { expectGolden(screen, named: "controls-\(appearance)") }
  }

  private func switches() -> [UIView] {
    let (off, on, tinted, disabled, brown) = (
      UISwitch(), UISwitch(), UISwitch(), UISwitch(), UISwitch()
    )
    on.isOn = true
    tinted.isOn = true
    tinted.onTintColor = .red
    tinted.thumbTintColor = .green
    disabled.isOn = true
    disabled.isEnabled = false
    brown.tintColor = .brown
    return [off, on, tinted, disabled, brown]
  }

  private func classicSwitches() -> [UIView] {
    let switches = [UISwitch(), UISwitch(), UISwitch()]
    for control in switches { control.look = .classic }
    switches[0].isOn = true
    switches[2].isOn = true
    switches[2].onTintColor = .orange
    return switches
  }

  private func indicators() -> [UIView] {
    let views = [
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large),
    ]
    for view in views { view.startAnimating() }
    return views
  }

  private func steppers() -> [UIView] {
    let (low, middle) = (UIStepper(), UIStepper())
    middle.value = 50
    return [low, middle]
  }

  private func progressViews() -> [UIView] {
    let (page, bar) = (
      UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .bar)
    )
    page.progress = 0.4
    bar.progress = 0.7
    return [page, bar]
  }

  private func sliders() -> [UIView] {
    let (plain, tinted) = (UISlider(), UISlider())
    plain.value = 0.3
    tinted.value = 0.8
    tinted.minimumTrackTintColor = .systemOrange
    tinted.isEnabled = false
    return [plain, tinted]
  }

  private func segmentedControls() -> [UIView] {
    let (plain, tinted) = (
      UISegmentedControl(items: ["Day", "Week", "Month", "Year"]),
      UISegmentedControl(items: ["Left", "Right"])
    )
    plain.selectedSegmentIndex = 1
    plain.setEnabled(false, forSegmentAt: 3)
    tinted.selectedSegmentIndex = 0
    tinted.selectedSegmentTintColor = .systemBlue
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    return [plain, tinted]
  }

  private func pageControls() -> [UIView] {
    let (tinted, prominent) = (UIPageControl(), UIPageControl())
    tinted.pageIndicatorTintColor = .systemGray3
    tinted.currentPageIndicatorTintColor = .label
    prominent.backgroundStyle = .prominent
    for control in [tinted, prominent] {
      control.numberOfPages = 6
      control.currentPage = 2
    }
    return [tinted, prominent]
  }

  private func picker(_ letters: Letters) -> UIView {
    let picker = UIPickerView()
    picker.dataSource = letters
    picker.delegate = letters
    picker.selectRow(5, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    return picker
  }

  private func datePicker() -> UIView {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    return picker
  }
}

/// Rows for a picker.
private final class Letters: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let words = [
    ["Vanilla", "Chocolate", "Strawberry", "Pistachio", "Lemon", "Hazelnut", "Mint", "Coffee"],
    ["Cone", "Cup", "Sandwich"],
  ]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    words[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { words[component][row] }
}

/// Puts controls one beside and below the other.
private final class Sheet {
  private let view: UIView
  private var y: CGFloat = 16

  init(in view: UIView) { self.view = view }

  /// A row of controls at their own size, from the left.
  func row(_ views: [UIView]) {
    let height = views.map { $0.sizeThatFits(.zero).height }.max() ?? 0
    var x: CGFloat = 16
    for item in views {
      let size = item.sizeThatFits(.zero)
      item.frame = CGRect(
        x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
      view.addSubview(item)
      x += size.width + 16
    }
    y += height + 16
  }

  /// Controls below each other, as wide as the sheet.
  func column(_ views: [UIView]) {
    for item in views {
      let height = item.sizeThatFits(CGSize(width: 343, height: 0)).height
      item.frame = CGRect(x: 16, y: y, width: 343, height: height)
      view.addSubview(item)
      y += height + 12
    }
    y += 4
  }
}
