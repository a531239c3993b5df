import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

/// Compares the article about JSON with real output.
@Suite struct JSONFieldTests {
  /// A field of an output: its path, with `[]` for elements, and the type of its value.
  private struct Field: Hashable {
    let path, type: String
  }

  /// The options of a condition in which a document is not as it is.
  private static let conditions = [
    "--language", "de", "--text-sizes", "extraLarge", "--direction", "rtl",
  ]

  /// The command lines of each section of the article; paths are those of ``files``.
  static let commands: [(section: String, lines: [[String]])] = [
    ("value", [["value", "16", "0.5", "--screens", "phones", "--json"]]),
    ("devices", [["devices", "--json"]]),
    (
      "adapt",
      [
        ["adapt", "Login.xib", "Other.xib", "--screen", "320x568", "--json"],
        ["adapt", "Login.xib", "--screen", "320x568", "--json"] + conditions,
      ]
    ),
    (
      "frames",
      [
        ["frames", "Open.xib", "--json"],
        ["frames", "Other.xib", "--screen", "iPhone 17", "--json"],
        ["frames", "Open.xib", "--json"] + conditions,
      ]
    ),
    (
      "check",
      [
        ["check", "Open.xib", "Moved.xib", "Narrow.xib", "--json"],
        ["check", "Text.xib", "--sizes", "measured", "--json"],
      ]
    ),
    (
      "audit",
      [
        ["audit", "Fault.storyboard", "Long.xib", "--longer", "200", "--show", "note", "--json"],
        ["audit", "Conflict.storyboard", "--json"],
      ]
    ),
    (
      "diff",
      [
        ["diff", "Shop.storyboard", "Sale.storyboard", "--no-findings", "--format", "json"],
        ["diff", "Sale.storyboard", "Shop.storyboard", "--no-findings", "--format", "json"],
      ]
    ),
    ("snapshot", []),
    ("profiles check", [["profiles", "check", "Profiles", "--json"]]),
    (
      "profiles show",
      [
        [
          "profiles", "show", "b", "--container", "A", "--directory", "Good", "--screen", "375x667",
          "--json",
        ]
      ]
    ),
  ]

  private static let files: [String: String] = {
    let open = #"""
      <view translatesAutoresizingMaskIntoConstraints="NO" id="open">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <constraints><constraint firstAttribute="width" constant="30" id="o"/></constraints>
      </view></subviews>
      """#
    return [
      "Login.xib": AdaptCommandTests.xib(),
      "Other.xib": AdaptCommandTests.xib(width: 390, device: "unknown")
        .replacing("<subviews>", with: "<subviews><unheardOf id=\"odd\"/>"),
      "Open.xib": FramesCommandTests.document().replacing("</subviews>", with: open),
      "Moved.xib": FramesCommandTests.document(x: 20),
      "Text.xib": FramesCommandTests.document().replacing("41.5", with: "100"),
      "Long.xib": FramesCommandTests.document()
        .replacing(#"text="Label""#, with: #"text="Long label, long label, long label""#),
      "Narrow.xib": FramesCommandTests.document()
        .replacing(
          "</subviews>",
          with: #"""
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <rect key="frame" x="0" y="0" width="10" height="10"/>
            </stackView></subviews>
            """#
        )
        .replacing(
          #"id="c6"/>"#,
          with: #"""
            id="c6"/><constraint firstItem="label" firstAttribute="width" secondItem="top"
            secondAttribute="width" constant="-320" id="c7"/>
            """#),
      "Fault.storyboard": AuditCommandTests.screen,
      "Conflict.storyboard": AuditCommandTests.screen.replacing(
        #"constant="44" id="h"/>"#,
        with: #"""
          constant="44" id="h"/><constraint firstAttribute="width" constant="300" id="w2"/>
          <constraint firstAttribute="width" constant="280" id="w3"/>
          """#),
      "Shop.storyboard": DiffCommandTests.shop,
      "Sale.storyboard": DiffCommandTests.sale.replacing("id=\"x\"", with: "id=\"other\""),
      "Profiles/A_iPad.json": #"{"g": [{"a": {"widht": 1, "gap": 2}}, {"b_BM_DE": {}}]}"#,
      "Good/A_iPhone6.json": #"{"g": [{"b": {"width": 1, "imageName": "x", "isBold": true}}]}"#,
    ]
  }()

  @Test(arguments: commands.map(\.section))
  func `the article has each field of an output with its type, and no other`(
    _ section: String
  ) throws {
    let stated = try Self.articleFields(of: section)
    let real = try fields(of: section)
    for field in real where !stated.contains(where: { Self.states($0, field) }) {
      Issue.record("\(section): the article lacks '\(field.path)', \(field.type)")
    }
    for field in stated where !real.contains(where: { Self.states(field, $0) }) {
      // An empty array shows that its field exists.
      let array = Field(path: String(field.path.dropLast(2)), type: "array")
      #expect(real.contains(array), "\(section): no output has '\(field.path)', \(field.type)")
    }
  }

  @Test(arguments: ["adapt", "frames", "check"])
  func `a document that cannot be read has the fields of an error`(_ command: String) throws {
    let folder = try TemporaryFolder(["Broken.xib": "<document"])
    let screen = command == "adapt" ? ["--screen", "320x568"] : []
    let run = CommandRun([command, folder.url.path() + "/Broken.xib", "--json"] + screen)
    let object = try #require(try run.objects().first)
    #expect(Set(object.keys) == ["file", "error"])
  }

  /// The fields in the output of a section's commands.
  private func fields(of section: String) throws -> Set<Field> {
    let folder = try TemporaryFolder(Self.files)
    let paths = Set(Self.files.keys).union(["Profiles", "Good"])
    var objects: [Any] = []
    for line in Self.commands.first(where: { $0.section == section })?.lines ?? [] {
      let run = CommandRun(line.map { paths.contains($0) ? "\(folder.url.path())/\($0)" : $0 })
      #expect(run.status != .usage, "\(run.errors)")
      objects += try run.objects()
    }
    if section == "snapshot" {
      let records = folder.url.path() + "/Records"
      let run = CommandRun("snapshot", folder.url.path() + "/Login.xib", "-o", records)
      let data = try Data(contentsOf: URL(filePath: run.lines[0]))
      objects.append(try JSONSerialization.jsonObject(with: data))
    }
    #expect(!objects.isEmpty)
    return objects.reduce(into: []) { Self.add($1, at: "", to: &$0) }
  }

  private static func add(_ value: Any, at path: String, to fields: inout Set<Field>) {
    switch value {
    case let object as [String: Any]:
      for (key, value) in object {
        add(value, at: path.isEmpty ? key : "\(path).\(key.replacing(".", with: "·"))", to: &fields)
      }
    case let array as [Any]:
      if array.isEmpty { fields.insert(Field(path: path, type: "array")) }
      for value in array { add(value, at: path + "[]", to: &fields) }
    case is String: fields.insert(Field(path: path, type: "string"))
    case let number as NSNumber:
      fields.insert(Field(path: path, type: number.isBoolean ? "Boolean" : "number"))
    default: Issue.record("'\(path)' is \(value)")
    }
  }

  /// Whether a field of the article stands for one of an output.
  private static func states(_ stated: Field, _ real: Field) -> Bool {
    let types = stated.type.replacing(" or ", with: ", ").replacing("integer", with: "number")
      .components(separatedBy: ", ")
    let parts = (stated.path.split(separator: "."), real.path.split(separator: "."))
    let isSamePath =
      parts.0.count == parts.1.count
      && zip(parts.0, parts.1).allSatisfy { stated, real in
        stated == real || stated.hasPrefix("*") && real.hasSuffix(stated.dropFirst())
      }
    if real.type == "array" { return real.path + "[]" == stated.path.prefix(real.path.count + 2) }
    return isSamePath && types.contains(real.type)
  }

  /// The fields in a section of the article.
  private static func articleFields(of section: String) throws -> Set<Field> {
    let article = Corpus.package.appending(
      path: "Sources/Checks/AutoScaleLayout/AutoScaleLayout.docc/reading-json-output.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let sections = text.components(separatedBy: "\n### ")
    let lines = try #require(sections.first { $0.hasPrefix(section + "\n") })
      .split(separator: "\n")
    return Set(
      lines.filter { $0.hasPrefix("| `") }.map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Field(path: cells[0].trimmingCharacters(in: ["`"]), type: cells[1])
      })
  }
}

extension NSNumber {
  /// Whether this was `true` or `false`, and no number.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
