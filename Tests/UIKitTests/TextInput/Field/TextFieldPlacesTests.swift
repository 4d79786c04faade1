import Foundation
import Testing

@testable import UIKit

@Suite("Where the parts of a text field are", .serialized)
struct TextFieldPlacesTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  @Test("A rounded field is 34 points high, one without a border as high as a line")
  func heights() {
    let screen = FieldScreen("abc", editing: false)
    #expect(screen.field.intrinsicContentSize.height == 34)
    screen.field.borderStyle = .none
    #expect(screen.field.intrinsicContentSize.height == 21)
    #expect(screen.field.textRect(forBounds: bounds) == bounds)
    screen.field.borderStyle = .roundedRect
    screen.field.font = .systemFont(ofSize: 40)
    #expect(screen.field.intrinsicContentSize.height > 55)
  }

  @Test("It is as wide as its text, or else its placeholder, and what is around it")
  func widths() {
    let screen = FieldScreen(editing: false)
    let field = screen.field
    let empty = field.intrinsicContentSize.width
    field.placeholder = "Your name"
    let placeholder = field.intrinsicContentSize.width
    field.text = "A rather longer text"
    let text = field.intrinsicContentSize.width
    #expect(empty == 14)
    #expect(empty < placeholder && placeholder < text)
    field.clearButtonMode = .always
    #expect(field.intrinsicContentSize.width > text + 15)
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }

  @Test("Views and the clear button take their room from the text, in each state")
  func sides() {
    let screen = FieldScreen("abc", editing: false)
    let field = screen.field
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .unlessEditing
    field.clearButtonMode = .whileEditing
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 160, y: 7, width: 40, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 2, width: 130, height: 30))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 30, y: 2, width: 141, height: 30))
    screen.turn()
    #expect(field.leftView?.superview === field && field.rightView?.superview === field)
    field.becomeFirstResponder()
    screen.turn()
    #expect(field.rightView?.superview == nil)
    #expect(field.subviews.contains { $0 is TextFieldClearButton })
  }

  @Test("From the right everything is mirrored: the clear button is on the left")
  func mirrored() {
    let screen = FieldScreen("abc", editing: false)
    let field = screen.field
    field.semanticContentAttribute = .forceRightToLeft
    field.clearButtonMode = .always
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.clearButtonRect(forBounds: bounds).minX == 5)
    #expect(field.leftViewRect(forBounds: bounds).maxX == 200)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 29, y: 2, width: 141, height: 30))
    screen.turn()
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.maxX > 165)
  }

  @Test("A subclass's rectangles are heeded")
  func subclass() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 50, dy: 0)
      }
    }
    let screen = FieldScreen(editing: false)
    let field = Inset(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    screen.window.addSubview(field)
    screen.turn()
    #expect(field.placeholderRect(forBounds: bounds).minX == 40)
    field.becomeFirstResponder()
    screen.turn()
    #expect(field.placeholderRect(forBounds: bounds).minX == 50)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 49)
  }

  @Test("Text stands left, in the middle or right, with the caret beside it")
  func alignment() {
    let screen = FieldScreen("abc")
    func start() -> CGFloat {
      screen.turn()
      return screen.field.caretRect(for: screen.field.beginningOfDocument).minX
    }
    #expect(start() == 6)
    screen.field.textAlignment = .center
    #expect(abs(start() - 85) < 5)
    screen.field.textAlignment = .right
    #expect(start() > 150)
    screen.field.semanticContentAttribute = .forceRightToLeft
    screen.field.textAlignment = .left
    #expect(start() == 6)
    screen.field.textAlignment = .natural
    #expect(start() > 150)
  }

  @Test("A font of a text style follows the preferred size if asked to")
  func contentSize() {
    let screen = FieldScreen("abc", editing: false)
    screen.field.font = .preferredFont(forTextStyle: .body)
    screen.field.adjustsFontForContentSizeCategory = true
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(screen.field.font?.pointSize == 33)
  }

  @Test("Text that doesn't fit shrinks down to the smallest size allowed")
  func shrinking() {
    let screen = FieldScreen("A text that is rather too wide", editing: false)
    let field = screen.field
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 8
    let size = CGSize(width: 186, height: 30)
    #expect(!field.textFrame(in: size).isTruncated)
    #expect(field.textFrame(in: size).size.width <= 186)
    field.minimumFontSize = 16
    #expect(field.textFrame(in: size).isTruncated)
  }
}
