import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct LargeDocumentTests {
  /// The command lines that read documents, without the document.
  static let commands: [[String]] = [
    ["adapt", "--screen", "320x568"], ["rebase", "--to", "393"], ["frames"],
    ["frames", "--update"],
    ["check"], ["preview", "-o", "/dev/null"], ["audit"], ["snapshot", "-o", "Snapshots"],
    ["profiles", "from"],
  ]

  @Test(arguments: commands)
  func `a file above the limit is refused in one line that says how to allow it`(
    _ words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    // Spaces after the document are part of the file.
    let large = AdaptCommandTests.xib() + String(repeating: " ", count: 1_200_000)
    let path = try folder.write(large, as: "Large.xib")
    let run = CommandRun(words + [path, "--max-size", "1"])
    #expect(run.status == .findings)
    let line = "\(path): error: the file has 1.2 MB, more than the limit of 1 MB; "
    #expect(run.errors.contains(line + "allow it by --max-size 2\n"))
  }

  @Test(arguments: commands)
  func `the standard input has the same limit`(_ words: [String]) throws {
    let large = AdaptCommandTests.xib() + String(repeating: " ", count: 1_200_000)
    let run = CommandRun(words + ["-", "--max-size", "1"], input: Data(large.utf8))
    #expect(run.status == .findings)
    let line =
      "standard input: error: the file has more than the limit of 1 MB; allow more by --max-size\n"
    #expect(run.errors.contains(line))
  }

  @Test func `texts of a language have the same limit`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(AdaptCommandTests.xib(), as: "Base.lproj/Small.xib")
    let texts = try folder.write(
      String(repeating: " ", count: 1_200_000), as: "de.lproj/Small.strings")
    let run = CommandRun("audit", path, "--languages", "de", "--max-size", "1")
    #expect(run.status == .findings)
    #expect(
      run.errors.contains("\(texts): error: the file has 1.2 MB, more than the limit of 1 MB; "))
  }

  @Test func `a stream without end is read up to the limit`() throws {
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    #expect(try zeros.contents(upTo: 100_000).count == 100_001)
  }

  @Test func `by default a file has 10 megabytes at most, and is not read`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", as: "Huge.xib")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 119_000_000)
    try file.close()
    let run = CommandRun("check", path)
    #expect(
      run.errors.hasPrefix(
        "\(path): error: the file has 119 MB, more than the limit of 10 MB; "
          + "allow it by --max-size 119\n"))
  }

  @Test func `a page of very many views has no slider, and says so`() throws {
    let folder = try TemporaryFolder()
    let count = PreviewJob.mostViewsWithSlider
    let many = LargeDocument(views: count, isDeep: false, hasConstraints: false).text
    let path = try folder.write(many, as: "Many.xib")
    let page = folder.url.path() + "/Many.html"
    let run = CommandRun("preview", path, "--screens", "320x568", "-o", page)
    #expect(run.status == .success)
    #expect(
      run.errors
        == "\(path): note: the slider is left out, because \(count + 1) views are more than "
        + "\(count)\n")
  }

  struct Shape: Sendable, CustomTestStringConvertible {
    let words: [String]
    let isDeep: Bool
    var hasConstraints = true
    var testDescription: String { "\(words.joined(separator: " ")), \(isDeep ? "deep" : "wide")" }
  }

  /// The time of quadratic work is 16 times as long for four times as many views.
  @Test(arguments: [
    Shape(words: ["frames"], isDeep: true), Shape(words: ["check"], isDeep: false),
    Shape(words: ["check"], isDeep: true, hasConstraints: false),
    Shape(words: ["code"], isDeep: true), Shape(words: ["code"], isDeep: false),
    Shape(words: ["rebase", "--to", "393", "--except", "UISwitch"], isDeep: true),
    Shape(words: ["rebase", "--to", "393"], isDeep: false),
    Shape(words: ["audit", "--widths", "320-330"], isDeep: true),
    Shape(words: ["audit", "--widths", "320-330"], isDeep: false),
    Shape(words: ["preview", "--screens", "320x568", "-o", "/dev/null"], isDeep: true),
    Shape(words: ["preview", "--screens", "320x568", "-o", "/dev/null"], isDeep: false),
  ])
  func `the work grows with the number of views, and not with its square`(_ shape: Shape) throws {
    let (small, large) = try (time(shape, views: 150), time(shape, views: 600))
    #expect(large < 9 * small)
  }

  /// The least processor time of a command among two runs, in seconds.
  private func time(_ shape: Shape, views: Int) throws -> Double {
    let document = LargeDocument(
      views: views, isDeep: shape.isDeep, hasConstraints: shape.hasConstraints
    ).text
    let folder = try TemporaryFolder()
    let path = try folder.write(document, as: "Large.xib")
    let times = (0..<2).map { _ in
      let start = Self.processorTime
      let run = CommandRun(shape.words + [path])
      #expect(run.errors.contains("error:") == false, "\(run.errors)")
      return Self.processorTime - start
    }
    return try #require(times.min())
  }

  /// The processor time of this thread, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A document with many views, each in the one before or all in one.
private struct LargeDocument {
  let views: Int
  let isDeep: Bool
  var hasConstraints = true

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="v0">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          \(isDeep ? nested : flat)
        </view>
      </objects>
    </document>

    """
  }

  private var nested: String {
    let opening = (1...views).map { "<subviews>" + start(of: $0, y: 0) }
    let closing = (1...views).reversed().map { index in
      guard hasConstraints else { return "</view></subviews>" }
      return """
        </view></subviews><constraints>
        \(constraint("v\(index)", "leading", to: "v\(index - 1)", "leading", id: "\(index)-l"))
        \(constraint("v\(index)", "top", to: "v\(index - 1)", "top", id: "\(index)-t"))
        \(constraint("v\(index - 1)", "trailing", to: "v\(index)", "trailing", id: "\(index)-r"))
        \(constraint("v\(index - 1)", "bottom", to: "v\(index)", "bottom", id: "\(index)-b"))
        </constraints>
        """
    }
    return (opening + closing).joined(separator: "\n")
  }

  private var flat: String {
    let views = (1...views).map { start(of: $0, y: 0) + "</view>" }
    let constraints = (1...self.views).filter { _ in hasConstraints }.flatMap { index in
      ["leading", "top", "trailing", "bottom"].map { attribute in
        constraint("v\(index)", attribute, to: "v0", attribute, id: "\(index)-\(attribute)")
      }
    }
    return
      (["<subviews>"] + views + ["</subviews><constraints>"] + constraints + ["</constraints>"])
      .joined(separator: "\n")
  }

  private func start(of index: Int, y: Int) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
    <rect key="frame" x="0.0" y="\(y)" width="375" height="667"/>
    """
  }

  private func constraint(
    _ first: String, _ attribute: String, to second: String, _ secondAttribute: String, id: String
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="0.0" id="c\(id)"/>
    """
  }
}
