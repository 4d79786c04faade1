internal import CoreGraphics
internal import Foundation

/// Hands the wheels of a date picker to its picker view.
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var owner: UIDatePicker?

  func title(of component: Int, in picker: UIPickerView) -> String {
    owner?.wheels.title(ofRow: picker.selectedRow(inComponent: component), component) ?? ""
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.wheels.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    owner?.wheels.columns[component].rowCount ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    (owner?.wheels.columns[component].width ?? 0) * pickerView.textFactor
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = pickerView.rowLabel(component, reusing: view)
    guard let owner else { return label }
    label.text = owner.wheels.title(ofRow: row, component)
    label.textColor = owner.isOutside(row: row, component) ? .tertiaryLabel : .label
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    owner?.wheelsDidTurn()
  }
}
