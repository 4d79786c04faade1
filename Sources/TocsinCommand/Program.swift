import AlertSpec
import Foundation

/// The program `tocsin`, from its arguments to its exit code.
public enum Program {
  /// Does what the process's arguments ask for and ends the process.
  public static func main() -> Never {
    StandardDescriptors.occupyClosed()
    do throws(ProgramError) {
      end(with: try perform(try invocation()))
    } catch {
      end(after: error)
    }
  }

  private static func invocation() throws(ProgramError) -> Invocation {
    do throws(UsageError) {
      return try Invocation(arguments: try ProcessArguments.take())
    } catch {
      throw .usage(error)
    }
  }

  private static func perform(_ invocation: Invocation) throws(ProgramError) -> ExitCode {
    switch invocation {
    case .alert(let description):
      try AlertRun(description).show()
    case .render(let description, let request):
      try RenderRun(description, request).draw()
      return .answered
    case .gallery(let request):
      let run = GalleryRun(request)
      guard let directory = request.directory else { try run.show() }
      try run.draw(to: directory)
      return .answered
    case .print(let text):
      try write(Array(text.utf8), as: .text)
      return .answered
    }
  }

  /// Writes to standard output.
  static func write(
    _ bytes: [UInt8], as output: ProgramError.Output
  ) throws(ProgramError) {
    do throws(SystemError) {
      try OutputDescriptor.standardOutput.write(bytes)
    } catch {
      throw .outputFailed(output, error)
    }
  }

  /// Ends the process after saying on standard error what went wrong.
  static func end(after error: ProgramError) -> Never {
    // Nobody is left to tell if standard error fails too.
    try? OutputDescriptor.standardError.write(Array("\(error)\n".utf8))
    end(with: error.exitCode)
  }

  /// Ends the process at once, with no destructors of libraries: everything has been written.
  static func end(with code: ExitCode) -> Never { _exit(code.rawValue) }
}
