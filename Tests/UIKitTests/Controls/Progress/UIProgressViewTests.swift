import Foundation
import Testing
import UIKit

@Suite("UIProgressView") struct UIProgressViewTests {
  private func fill(_ view: UIProgressView) -> CGRect {
    view.layoutIfNeeded()
    return view.subviews[1].frame
  }

  @Test("It fills from where one reads; what is outside 0 to 1 counts as the nearest")
  func fills() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    #expect(fill(view) == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(fill(view) == CGRect(x: 150, y: 0, width: 50, height: 4))
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test("It grows softly where that is asked for")
  func animated() throws {
    let screen = SteppedScreen()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    screen.window.addSubview(view)
    screen.turn()
    view.setProgress(1, animated: true)
    screen.advance(by: 0.125)
    let width = try #require(view.subviews[1].layer.presentation()).bounds.width
    #expect(width > 20 && width < 180)
    screen.advance(by: 1)
    #expect(fill(view).width == 200)
  }

  @Test("It follows the tint; a bar has nothing behind")
  func colors() {
    let view = UIProgressView(progressViewStyle: .default)
    view.tintColor = .red
    #expect(view.subviews[1].backgroundColor == .red)
    #expect(view.subviews[0].backgroundColor == .systemFill)
    view.progressTintColor = .green
    view.trackTintColor = .blue
    #expect(view.subviews.map(\.backgroundColor) == [.blue, .green])
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.subviews[0].backgroundColor == nil && bar.intrinsicContentSize.height == 2.5)
  }

  @Test("It shows what Foundation's progress has come to, until that is finished")
  func observed() {
    let screen = SteppedScreen()
    let view = UIProgressView(progressViewStyle: .default)
    screen.window.addSubview(view)
    let progress = Progress(totalUnitCount: 10)
    view.observedProgress = progress
    progress.completedUnitCount = 3
    screen.advance(by: 0.2)
    #expect(abs(view.progress - 0.3) < 1e-6 && view.accessibilityValue == "30%")
    progress.completedUnitCount = 10
    screen.advance(by: 1)
    #expect(view.progress == 1)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }
}
