import AutoScaleSourceText
import AutoScaleTestSupport
import Foundation
import Testing

@Suite struct StagedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["page.html": "old"]) }

  private var page: String { folder.url.appending(path: "page.html").path }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func text(_ name: String = "page.html") throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    try Data(text.utf8).write(wholeAt: URL(filePath: path))
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  /// The names of all files in the folder, in alphabetical order.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test func `a file is replaced and nothing stays beside it`() throws {
    try write("new", to: page)
    #expect(try text() == "new")
    #expect(try names() == ["page.html"])
  }

  @Test(arguments: [0o600, 0o640, 0o755] as [mode_t])
  func `the mode stays`(mode: mode_t) throws {
    chmod(page, mode)
    try write("new", to: page)
    #expect(status(page).st_mode & 0o7777 == mode)
  }

  @Test func `extended attributes stay`() throws {
    let key = FileAttributeKey("NSFileExtendedAttributes")
    let attributes = ["user.note": Data("kept".utf8)]
    try FileManager.default.setAttributes([key: attributes], ofItemAtPath: page)
    try write("new", to: page)
    let found = try FileManager.default.attributesOfItem(atPath: page)[key] as? [String: Data]
    #expect(found?["user.note"] == Data("kept".utf8))
  }

  @Test(arguments: ["page.html", "new.html"])
  func `a symbolic link stays one, and its destination is written`(destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("second"), withDestinationPath: destination)
    try FileManager.default.createSymbolicLink(
      atPath: path("first"), withDestinationPath: path("second"))
    try write("new", to: path("first"))
    #expect(status(path("first")).st_mode & S_IFMT == S_IFLNK)
    #expect(status(path("second")).st_mode & S_IFMT == S_IFLNK)
    #expect(try text(destination) == "new")
  }

  @Test func `links in a circle are refused`() throws {
    try FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: path("b"), withDestinationPath: "a")
    #expect(throws: FileError.system(ELOOP)) { try write("new", to: path("a")) }
  }

  @Test(arguments: ["x", "same", "longer than before"])
  func `hard links show the same file`(new: String) throws {
    #expect(link(page, path("other.html")) == 0)
    try write(new, to: page)
    #expect(try text() == new)
    #expect(try text("other.html") == new)
    #expect(try StagedFile(Data(), at: page).isHardLinked)
  }

  @Test func `a pipe gets the bytes`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    // Opened for both, so that neither end waits for the other.
    let pipe = FileHandle(fileDescriptor: open(path("pipe"), O_RDWR), closeOnDealloc: true)
    try write("through", to: path("pipe"))
    #expect(try pipe.read(upToCount: 7) == Data("through".utf8))
    #expect(status(path("pipe")).st_mode & S_IFMT == S_IFIFO)
  }

  #if os(Linux)
    @Test func `a device stays one, and says that it is full`() {
      #expect(throws: FileError.system(ENOSPC)) { try write("new", to: "/dev/full") }
      #expect(status("/dev/full").st_mode & S_IFMT == S_IFCHR)
    }

    @Test(arguments: ["page.html", "linked.html"])
    func `the old file stays when there is no room for the new one`(name: String) async throws {
      if name != "page.html" { link(page, path(name)) }
      await #expect(processExitsWith: .success) { [path = path(name) as String] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #expect(throws: FileError.system(EFBIG)) {
          try Data(count: 2000).write(wholeAt: URL(filePath: path))
        }
      }
      #expect(try text(name) == "old")
      #expect(try names() == Set(["page.html", name]).sorted())
    }
  #endif

  @Test func `a killed process leaves the old file`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [page = page as String] in
      let file = try StagedFile(Data("new".utf8), at: page)
      withExtendedLifetime(file) { _ = kill(getpid(), SIGKILL) }
    }
    #expect(try text() == "old")
  }

  @Test func `what is not committed leaves nothing`() throws {
    do { _ = try StagedFile(Data("new".utf8), at: page) }
    #expect(try text() == "old")
    #expect(try names() == ["page.html"])
  }

  @Test func `a file that changed meanwhile stays`() throws {
    let file = try StagedFile(Data("new".utf8), at: page)
    try folder.write("theirs", as: "page.html")
    #expect(throws: FileError.changed) { try file.commit(ifStill: Data("old".utf8)) }
    #expect(try text() == "theirs")
  }

  @Test func `a read-only file stays`() throws {
    chmod(page, 0o444)
    #expect(throws: FileError.readOnly) { try write("new", to: page) }
    #expect(try text() == "old")
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a read-only folder is refused`() throws {
    chmod(folder.url.path, 0o555)
    defer { chmod(folder.url.path, 0o755) }
    #expect(throws: FileError.system(EACCES)) { try write("new", to: page) }
    #expect(try text() == "old")
  }

  @Test func `a folder and a missing folder are refused`() {
    #expect(throws: FileError.system(EISDIR)) { try write("new", to: folder.url.path) }
    #expect(throws: FileError.system(ENOENT)) { try write("new", to: path("none/page.html")) }
  }

  @Test(arguments: [
    (FileError.system(ENOSPC), "the disk is full"),
    (.system(EACCES), "permission is denied"), (.system(EISDIR), "it is a folder"),
    (.system(ENOENT), "there is no such folder"), (.system(EIO), "Input/output error"),
    (.readOnly, "it is read-only"), (.changed, "it changed since it was read"),
    (.hardLinked, "it has other hard links, which replacing it would separate"),
  ])
  func `failures say why`(failure: FileError, text: String) {
    #expect(failure.description == text)
    #expect(failure.cause == text)
  }
}
