import Foundation
import Testing

@testable import UIKit

@Suite("Watching a descriptor", .serialized) struct DescriptorWatchTests {
  @Test("What can be read is told of once, and again after it was looked at")
  func readable() async throws {
    let pipe = Pipe()
    let (news, teller) = AsyncStream.makeStream(of: Void.self)
    let watch = DescriptorWatch(pipe.fileHandleForReading.fileDescriptor) { teller.yield() }
    var next = news.makeAsyncIterator()
    for letter in ["a", "b", "c"] {
      try pipe.fileHandleForWriting.write(contentsOf: Data(letter.utf8))
      await next.next()
      #expect(try pipe.fileHandleForReading.read(upToCount: 1) == Data(letter.utf8))
      watch.lookAgain()
    }
    watch.stop()
  }

  @Test("The end of what can be read is told of too")
  func end() async throws {
    let pipe = Pipe()
    let (news, teller) = AsyncStream.makeStream(of: Void.self)
    let watch = DescriptorWatch(pipe.fileHandleForReading.fileDescriptor) { teller.yield() }
    try pipe.fileHandleForWriting.close()
    var next = news.makeAsyncIterator()
    await next.next()
    watch.stop()
  }
}
