import AutoScale

/// A text that users cannot edit: `UILabel`.
///
///     LabelNode("title", text: "Welcome", font: .system(24, weight: .bold))
///     LabelNode("terms", text: "By signing up …", font: .system(13), numberOfLines: 0)
open class LabelNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UILabel", of: LabelNode.self) }

  /// The role of this class.
  public override var role: Role { .label(self) }

  /// The text.
  public final var text: String?

  /// The maximum number of lines; zero means no limit.
  public final var numberOfLines = 1

  /// The line height; `nil` means the font's.
  public final var lineHeight: LineHeight?

  /// The minimum scale of a one-line text that does not fit; `nil` means that it is cut off.
  public final var minimumScaleFactor: Double?

  /// The width at which lines end before the label has a frame, in points; `nil` means that of the frame.
  public final var preferredMaxLayoutWidth: Double? {
    get { self[.textWidth] }
    set { self[.textWidth] = newValue }
  }

  /// Makes a label with its text, its font and the largest number of lines.
  public convenience init(
    _ identifier: String? = nil, text: String?, font: FontDescriptor? = nil,
    numberOfLines: Int = 1, frame: LayoutRect = .zero
  ) {
    self.init(identifier)
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.frame = frame
  }

  /// The text.
  open override var details: [String] { quoted("text", text) }
}

/// A line of text that the user edits: `UITextField`.
open class TextFieldNode: ControlNode {
  /// The border style of a text field.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A sunken line.
    case bezel
    /// A line with rounded corners.
    case roundedRect
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UITextField", of: TextFieldNode.self) }

  /// The role of this class.
  public override var role: Role { .textField(self) }

  /// The text.
  public final var text: String?

  /// The text shown while the field is empty.
  public final var placeholder: String?

  /// The border style.
  public final var borderStyle = BorderStyle.none

  /// Whether dots replace the characters.
  public final var isSecureTextEntry = false

  /// Makes a text field with its placeholder and font.
  public convenience init(
    _ identifier: String? = nil, placeholder: String?, font: FontDescriptor? = nil,
    frame: LayoutRect = .zero
  ) {
    self.init(identifier)
    self.placeholder = placeholder
    self.font = font
    self.frame = frame
  }

  /// Text and placeholder.
  open override var details: [String] {
    quoted("text", text) + quoted("placeholder", placeholder)
  }
}

/// Text in several lines that scrolls: `UITextView`.
open class TextViewNode: ScrollNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UITextView", of: TextViewNode.self) }

  /// The role of this class.
  public override var role: Role { .textView(self) }

  /// The text.
  public final var text: String?

  /// The line height; `nil` means the font's.
  public final var lineHeight: LineHeight?

  /// The text.
  open override var details: [String] { quoted("text", text) + super.details }
}

/// A search field: `UISearchBar`.
open class SearchBarNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UISearchBar", of: SearchBarNode.self) }

  /// The role of this class.
  public override var role: Role { .searchBar(self) }

  /// The text.
  public final var text: String?

  /// The text shown while the field is empty.
  public final var placeholder: String?

  /// Text and placeholder.
  open override var details: [String] {
    quoted("text", text) + quoted("placeholder", placeholder)
  }
}

extension ViewNode {
  /// Returns a detail of ``details`` with its value in quotation marks; empty without a value.
  final func quoted(_ name: String, _ value: String?) -> [String] {
    value.map { ["\(name) \(String(reflecting: $0))"] } ?? []
  }

  /// Returns a detail of ``details`` for insets; empty if they are `nil` or zero.
  final func insets(_ name: String, _ value: LayoutInsets?) -> [String] {
    guard let value, value != .zero else { return [] }
    let edges = [value.top, value.left, value.bottom, value.right].map(\.text)
    return ["\(name) (\(edges.joined(separator: ", ")))"]
  }
}
