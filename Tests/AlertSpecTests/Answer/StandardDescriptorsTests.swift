import Glibc
import Testing

@testable import AlertSpec

@Suite("The descriptors that a program is started with")
struct StandardDescriptorsTests {
  @Test("The place of a closed one is taken, so that nothing else gets what it is meant for")
  func closed() async {
    await #expect(processExitsWith: .exitCode(0)) {
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      StandardDescriptors.occupyClosed()
      let opened = open("/dev/null", O_WRONLY)
      var isRefused = false
      do throws(SystemError) {
        try OutputDescriptor.standardOutput.write("answer\n".utf8)
      } catch {
        isRefused = error.code == EBADF
      }
      let isUnreadable = (try? InputFile.read(from: STDIN_FILENO, limit: 100)) == nil
      _exit(opened > STDERR_FILENO && isRefused && isUnreadable ? 0 : 1)
    }
  }
}
