import AlertSpec
import Foundation
import QuartzCore
import TextLayout
import Tocsin
import UIKit
import WindowServer

/// `tocsin alert`: shows the alert in a window, writes the answer and ends the process.
final class AlertRun: AlertDelegate {
  private let description: AlertDescription
  private var stage: AlertStage?
  private var signals: SignalWatch?
  private var isMistakeTold = false

  init(_ description: AlertDescription) {
    self.description = description
  }

  func show() throws(ProgramError) -> Never {
    let server = try Desktop.connect(composesText: !description.fields.isEmpty)
    do throws(WindowServerError) {
      try UIApplication.start(server: server)
    } catch {
      throw Desktop.problem(error)
    }
    let scale = scale(on: server)
    UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: scale)
    let stage = try AlertStage(description, now: .now)
    self.stage = stage
    stage.alert.delegate = self
    let available = available(on: server, scale: scale)
    let size = stage.size(available: available)
    try Desktop.openScreen(
      WindowDescription(
        title: description.title.isEmpty ? "tocsin" : description.title, size: size, scale: scale,
        isResizable: description.frame != .card, isDialog: description.frame == .card),
      on: server)
    if description.frame == .card {
      stage.alert.onCardSizeChange = { _ in
        UIScreen.main.serverWindow?.resize(to: stage.size(available: available))
      }
    }
    UIApplication.shared.onCloseRequest = { [weak self] in self?.end(.closed) }
    UIApplication.shared.onQuit = { [weak self] in self?.end(.closed) }
    signals = SignalWatch([
      SIGTERM: { [weak self] in self?.end(.terminated) },
      SIGINT: { [weak self] in self?.end(.interrupted) },
      SIGHUP: { [weak self] in self?.end(.hangup) },
    ])
    stage.present(time: .wallClock)
    MissingGlyphs.report(description.texts)
    if let end = description.progress { follow(stage.alert, until: end) }
    let idle = MediaTimer.schedule(after: 0.5) { ResidentMemory.giveBackStartUp() }
    defer { idle.cancel() }
    UIApplication.shared.run()
    throw .failed(reason: "the window server ended the program")
  }

  /// The answer is settled: nobody waits for the card to leave.
  func alert(_ alert: Alert, willDismissWith answer: Answer) {
    switch answer.ending {
    case .action: end(.button(answer.choice?.index ?? 0))
    case .escape: end(.escape)
    case .timeout: end(.timeout)
    case .outsideTap: end(.outsideTap)
    case .swipe: end(.drag)
    case .code, .cancelledTask, .presenterGone: end(.closed)
    case .suppressed, .replaced, .duplicate, .overLimit: end(.closed)
    case .failed(let reason): Program.end(after: .failed(reason: reason))
    }
  }

  /// Has an alert show what standard input says, until its end.
  private func follow(_ alert: Alert, until end: ProgressEnd) {
    ProgressInput.follow(from: description.percent) { [weak self] feed in
      alert.show(feed)
      self?.tell(feed.mistake)
    } onEnd: { [weak self] failure in
      if let failure { Program.end(after: .inputFailed(failure)) }
      switch end {
      case .close: self?.end(.finished)
      case .enable: alert.finishProgress()
      }
    }
  }

  /// Tells of the first line that says nothing of progress, once.
  private func tell(_ mistake: ProgressMistake?) {
    guard let mistake, !isMistakeTold else { return }
    isMistakeTold = true
    // Nobody is left to tell if standard error fails too.
    try? OutputDescriptor.standardError.write(Array("\(mistake)\n".utf8))
  }

  private func end(_ ending: AlertEnding) -> Never {
    let fields = zip(stage?.alert.fields ?? [], description.fields).map { field, described in
      field.answer(parts: described.parts)
    }
    let answer = AlertAnswer(
      ending: ending, buttons: description.buttons, fields: fields,
      isSuppressed: stage?.alert.suppression?.isOn)
    do throws(ProgramError) {
      try Program.write(Array(answer.written(as: description.output)), as: .answer)
    } catch {
      Program.end(after: error)
    }
    UIApplication.shared.server?.shutDown()
    Program.end(with: answer.exitCode)
  }

  /// What was asked for, or the desktop's own; less for a device that would not fit.
  private func scale(on server: any WindowServer) -> CGFloat {
    if let scale = description.scale { return CGFloat(scale) }
    guard case .device(let page) = description.frame else { return server.defaultScale }
    return DeviceFit.scale(
      for: page.form.size, available: server.roomForContent, usual: server.defaultScale)
  }

  private func available(on server: any WindowServer, scale: CGFloat) -> CGSize {
    let part = server.defaultScale / scale
    let room = server.roomForContent
    return CGSize(width: room.width * part, height: room.height * part)
  }
}
