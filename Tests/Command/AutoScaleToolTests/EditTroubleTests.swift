import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

/// Files that are not easily written, and the three commands that write them.
@Suite struct EditTroubleTests {
  /// The commands with the words before the file.
  static let commands = [["frames", "--update"], ["rebase", "--to", "393"], ["audit", "--fix"]]

  /// A box with an outdated frame, and a view for each command that stays with a note.
  private static let markup = SampleXib.text(
    subviews: """
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                          <rect key="frame" x="7" y="20" width="100" height="50"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="100" id="w"/>
                              <constraint firstAttribute="height" constant="50" id="h"/>
                          </constraints>
                      </view>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="other">
                          <rect key="frame" x="40" y="120" width="100" height="50"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="100" id="ow"/>
                              <constraint firstAttribute="height" constant="50" id="oh"/>
                          </constraints>
                          <variation key="widthClass=compact">
                              <rect key="frame" x="40" y="120" width="100" height="50"/>
                          </variation>
                      </view>
                      <label text="Terms" translatesAutoresizingMaskIntoConstraints="NO" id="terms">
                          <rect key="frame" x="20" y="200" width="200" height="20"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="200" id="tw"/>
                              <constraint firstAttribute="height" constant="20" id="th"/>
                          </constraints>
                          <fontDescription key="fontDescription" type="system" pointSize="9"/>
                      </label>
                      <label text="More" translatesAutoresizingMaskIntoConstraints="NO" id="more">
                          <rect key="frame" x="20" y="240" width="200" height="20"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="200" id="mw"/>
                              <constraint firstAttribute="height" constant="20" id="mh"/>
                          </constraints>
                          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                      </label>
      """,
    constraints: [
      place("box", "20", "20"), place("more", "20", "240"), place("other", "60", "120"),
      place("terms", "20", "200"),
    ].joined(separator: "\n"))

  private static func place(_ id: String, _ x: String, _ y: String) -> String {
    [("leading", x), ("top", y)].map { attribute, constant in
      """
                  <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(id)-\(attribute)"/>
      """
    }.joined(separator: "\n")
  }

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.markup, as: "Box.xib")
  }

  private func content(of path: String? = nil) throws -> Data {
    try Data(contentsOf: URL(filePath: path ?? self.path))
  }

  /// Writes the file that a command makes of the document, and returns its content.
  private func written(by command: [String]) throws -> Data {
    let other = try folder.write(Self.markup, as: "Other.xib")
    let run = CommandRun(command + [other, "--write"])
    #expect(run.status == .success, "\(run.errors)")
    let data = try content(of: other)
    #expect(data != Data(Self.markup.utf8))
    try FileManager.default.removeItem(atPath: other)
    return data
  }

  @Test(arguments: commands)
  func `a read-only file stays`(command: [String]) throws {
    chmod(path, 0o444)
    let run = CommandRun(command + [path, "--write"])
    #expect(run.errors.hasSuffix("error: cannot be written: it is read-only; make it writable\n"))
    #expect(run.status == .findings)
    #expect(try content() == Data(Self.markup.utf8))
  }

  @Test(arguments: commands)
  func `a file with another hard link stays`(command: [String]) throws {
    let other = folder.url.appending(path: "Twin.xib").path
    #expect(link(path, other) == 0)
    let run = CommandRun(command + [path, "--write"])
    #expect(run.errors.hasSuffix("; replace it with a copy of itself first\n"))
    #expect(run.status == .findings)
    for path in [path, other] { #expect(try content(of: path) == Data(Self.markup.utf8)) }
  }

  @Test(arguments: commands)
  func `a symbolic link stays, and its file is written`(command: [String]) throws {
    let expected = try written(by: command)
    let link = folder.url.appending(path: "Link.xib").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Box.xib")
    #expect(CommandRun(command + [link, "--write"]).status == .success)
    #expect(try content() == expected)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Box.xib")
  }

  @Test(arguments: commands)
  func `a file that changes meanwhile stays as it became`(command: [String]) throws {
    let theirs = Data("theirs".utf8)
    let errors = Guarded("")
    let terminal = Terminal(
      print: { _ in },
      writeError: { [path] text in
        errors.withLock { $0 += text + "\n" }
        // Notes come after the file was read, and before it is written.
        if text.contains("note:") {
          _ = FileManager.default.createFile(atPath: path, contents: theirs)
        }
      })
    #expect(Tool.run(command + [path, "--write"], on: terminal) == .findings)
    #expect(
      errors.withLock { $0 }.hasSuffix("it changed since it was read; run the command again\n"))
    #expect(try content() == theirs)
  }

  @Test(arguments: commands)
  func `line breaks of Windows stay`(command: [String]) throws {
    let expected = String(decoding: try written(by: command), as: UTF8.self)
    try folder.write(Self.markup.replacing("\n", with: "\r\n"), as: "Box.xib")
    #expect(CommandRun(command + [path, "--write"]).status == .success)
    #expect(try content() == Data(expected.replacing("\n", with: "\r\n").utf8))
  }

  @Test(arguments: commands)
  func `a document in UTF-16 stays one`(command: [String]) throws {
    func encoded(_ text: String) throws -> Data {
      let text = text.replacing("UTF-8", with: "UTF-16")
      return Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian)))
    }
    let expected = String(decoding: try written(by: command), as: UTF8.self)
    try encoded(Self.markup).write(to: URL(filePath: path))
    #expect(CommandRun(command + [path, "--write"]).status == .success)
    #expect(try content() == encoded(expected))
  }

  /// The system ends a process that writes more into a file than is permitted.
  @Test(.enabled(if: ToolProcess.command != nil), arguments: commands)
  func `a process that is killed while it writes leaves the file`(command: [String]) throws {
    let words = command.joined(separator: " ")
    let run = try ToolProcess("ulimit -f 1; $autoscale \(words) Box.xib --write", at: folder.url)
    #expect(run.status != 0)
    #expect(!run.output.contains("Box.xib: "))
    #expect(try content() == Data(Self.markup.utf8))
  }

  /// The request comes as soon as a temporary file is there.
  @Test(
    .enabled(if: ToolProcess.command != nil),
    arguments: [("TERM", SIGTERM), ("INT", SIGINT), ("HUP", SIGHUP)])
  func `a process that is asked to end leaves no temporary file`(
    signal: String, number: Int32
  ) throws {
    let comment = "<!--" + String(repeating: " ", count: 4 << 20) + "-->\n</document>"
    let large = Self.markup.replacing("</document>", with: comment)
    for index in 0..<4 { try folder.write(large, as: "Large\(index).xib") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count
    let run = try ToolProcess(
      """
      set -m; shopt -s dotglob
      $autoscale frames --update --write . & process=$!
      while kill -0 $process; do
        files=(*)
        if [ ${#files[@]} -gt \(names) ]; then kill -\(signal) $process; break; fi
      done
      wait $process; status=$?; files=(*); echo "${#files[@]} files, status $status"
      """, at: folder.url)
    #expect(run.output.hasSuffix("\(names) files, status \(128 + number)\n"))
  }

  @Test(.enabled(if: ToolProcess.command != nil), arguments: commands)
  func `a file that may not grow leaves the old one, with the reason`(command: [String]) throws {
    let words = command.joined(separator: " ")
    let run = try ToolProcess(
      "trap '' XFSZ; ulimit -f 1; $autoscale \(words) Box.xib --write", at: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("Box.xib: error: cannot be written: "))
    #expect(try content() == Data(Self.markup.utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["Box.xib"])
  }

  /// Whether the tests may mount a file system of their own.
  private static let mounts: Bool = {
    guard ToolProcess.command != nil, ToolProcess.exists("unshare") else { return false }
    do {
      return try ToolProcess("unshare -rm mount -t tmpfs none /mnt").status == 0
    } catch {
      return false
    }
  }()

  @Test(
    .enabled(if: mounts, "a full disk needs the right to mount a file system"),
    arguments: commands)
  func `a full disk leaves the old file`(command: [String]) throws {
    let words = command.joined(separator: " ")
    let run = try ToolProcess(
      """
      unshare -rm bash -c '
        mount -t tmpfs -o size=64k none /mnt && cp Box.xib /mnt && cat /dev/zero > /mnt/rest
        $autoscale \(words) /mnt/Box.xib --write; echo "status $?"; cmp Box.xib /mnt/Box.xib &&
        ls /mnt'
      """, at: folder.url)
    #expect(run.output == "status 1\nBox.xib\nrest\n")
    #expect(run.errors.contains("error: cannot be written: the disk is full"))
  }
}
