import AutoScaleSourceText
import AutoScaleTestSupport
import Foundation
import Testing

@Suite struct ErrorCauseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cause(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch {
      return error.cause
    }
  }

  @Test func `why a file cannot be read is said without its name`() throws {
    #expect(
      cause { _ = try Data(contentsOf: folder.url.appending(path: "none.txt")) }
        == "there is no such file")
    #expect(cause { _ = try Data(contentsOf: folder.url) } == "it is a folder")
    let file = folder.url.appending(path: "latin.txt")
    try Data([0x67, 0xFC, 0x6E]).write(to: file)
    #expect(cause { _ = try String(contentsOf: file, encoding: .utf8) } == "it is not UTF-8 text")
  }

  @Test func `why a file cannot be written is said without its name`() throws {
    let file = try folder.write("", as: "file")
    #expect(
      cause { try Data().write(to: URL(filePath: file + "/in-a-file"), options: .atomic) }
        == "there is no such folder")
  }

  @Test func `other errors say what they are`() {
    struct Odd: LocalizedError {
      let errorDescription: String? = "It is odd."
    }
    #expect(Odd().cause == "It is odd")
    #expect(POSIXError(.ENOSPC).cause == "No space left on device")
  }
}
