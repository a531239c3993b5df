import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Texts of documents as SwiftUI writes them.
struct SwiftUIText {
  let context: Reader

  /// The text as the argument of a control, such as the title of a button.
  func title(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    // A literal would be read as Markdown and as a format.
    translated("String", "localized", "table", element, keys)
      ?? (Self.isPlain(text) ? .text(text.literal) : .call("String", texts: [text.literal]))
  }

  /// The view of a text.
  func view(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    translated("Text", "_", "tableName", element, keys)
      ?? .call("Text", [Self.isPlain(text) ? "_" : "verbatim": .text(text.literal)])
  }

  /// The text that a language has under the first of its keys, or `nil` without one.
  private func translated(
    _ type: String, _ label: String, _ tableLabel: String, _ element: MarkupElement,
    _ keys: [String]
  ) -> Expression? {
    guard let key = context.source.textKey(of: element, keys),
      let table = context.options.translations
    else { return nil }
    return .call(type, [label: .text(key.literal), tableLabel: .text(table.name.literal)])
  }

  /// Whether a text means itself as a literal, which SwiftUI reads as Markdown and as a format.
  static func isPlain(_ text: String) -> Bool {
    !text.contains { "*_~`[]<>%\\".contains($0) } && !text.contains("://")
      && !text.contains { $0 == "@" }
  }
}
