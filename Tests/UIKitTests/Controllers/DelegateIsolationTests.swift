import Testing
import UIKit

/// That this compiles, in a module that is on the main actor by default, is what is tested.
@Suite("Protocols that are built on others")
struct DelegateIsolationTests {
  private final class Sheet: NSObject, UISheetPresentationControllerDelegate {}
  private final class Bar: NSObject, UINavigationBarDelegate, UIToolbarDelegate {}
  private final class Scene: NSObject, UIWindowSceneDelegate {}
  private final class Pad: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
  }

  @Test("Plain objects can conform to them where all is on the main actor")
  func conform() {
    let delegates: [NSObject] = [Sheet(), Bar(), Scene()]
    #expect(delegates.count == 3)
    let pad = Pad()
    pad.insertText("x")
    #expect(pad.hasText)
  }
}
