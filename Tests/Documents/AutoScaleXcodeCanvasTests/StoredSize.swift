import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

/// The size of a control or a text that a version of Xcode stored, a row of `Tests/stored-sizes.tsv`.
///
/// The first column says what the control is: `segments First|Second`, `rounded field 14` with the size of
/// its font, `label 17 semibold Label`, `style title2 Title 2`.
struct StoredSize: Sendable, CustomTestStringConvertible {
  /// The words of the first column.
  let control: String
  /// The `toolsVersion` of the document.
  let tools: Int
  /// The sizes that do not depend on constraints, in points.
  let width, height: Double?
  /// The view in a public document.
  let source: StoredFrame

  var testDescription: String { "\(control), tools \(tools)" }

  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let tools = Int(fields[1]) else { return nil }
    (control, self.tools) = (fields[0], tools)
    (width, height) = (Double(fields[2]), Double(fields[3]))
    source = StoredFrame(fields[4])
  }

  /// The rows of the table.
  static func all() throws -> [StoredSize] {
    let table = Corpus.package.appending(path: "Tests/stored-sizes.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap(StoredSize.init)
  }

  /// Makes the control.
  func node() -> ViewNode? {
    let words = control.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "switch": return SwitchNode()
    case "stepper": return StepperNode()
    case "slider": return SliderNode()
    case "progress": return ProgressNode()
    case "search": return SearchBarNode()
    case "detail":
      let button = ButtonNode()
      button.style = .detail
      return button
    case "segments":
      let control = SegmentedControlNode()
      control.titles = rest.split(separator: "|").map(String.init)
      return control
    case "pages":
      let control = PageControlNode()
      control.numberOfPages = Int(rest) ?? 0
      return control
    case "field": return Self.field(rest, .none)
    case "rounded": return Self.field(String(rest.dropFirst("field ".count)), .roundedRect)
    case "label": return Self.label(rest)
    case "button": return Self.button(rest)
    case "style": return Self.styledLabel(rest)
    default: return nil
    }
  }

  private static func field(_ size: String, _ style: TextFieldNode.BorderStyle) -> ViewNode? {
    guard let size = Double(size) else { return nil }
    let field = TextFieldNode(nil, placeholder: "Email", font: .system(size))
    field.borderStyle = style
    return field
  }

  private static func button(_ words: String) -> ViewNode? {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let size = Double(parts[0]) else { return nil }
    return ButtonNode(title: parts[1], font: .system(size))
  }

  private static func label(_ words: String) -> ViewNode? {
    let parts = words.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, let size = Double(parts[0]),
      let weight = FontWeight.allCases.first(where: { "\($0)" == parts[1] })
    else { return nil }
    return LabelNode(text: parts[2], font: .system(size, weight: weight))
  }

  private static func styledLabel(_ words: String) -> ViewNode? {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let style = TextStyle(rawValue: parts[0]) else { return nil }
    return LabelNode(text: parts[1], font: .preferred(style))
  }
}
