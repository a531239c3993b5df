import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Texts of documents as SwiftUI writes them.
struct SwiftUIText {
  let context: CodeContext

  /// The text as the argument of a control, such as the title of a button.
  func title(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    if let key = key(of: element, keys), let table = context.options.translations {
      return .call(
        "String",
        ["localized": .text(key.literal), "table": .text(table.name.literal)])
    }
    // A literal would be read as Markdown and as a format.
    return Self.isPlain(text) ? .text(text.literal) : .call("String", texts: [text.literal])
  }

  /// The view of a text.
  func view(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    if let key = key(of: element, keys), let table = context.options.translations {
      return .call(
        "Text",
        ["_": .text(key.literal), "tableName": .text(table.name.literal)])
    }
    return .call("Text", [Self.isPlain(text) ? "_" : "verbatim": .text(text.literal)])
  }

  /// The first key of an element that a language has.
  private func key(of element: MarkupElement, _ keys: [String]) -> String? {
    guard let table = context.options.translations, let id = element["id"] else { return nil }
    return keys.lazy.map { "\(id).\($0)" }.first(where: table.keys.contains)
  }

  /// Whether a text means itself as a literal, which SwiftUI reads as Markdown and as a format.
  static func isPlain(_ text: String) -> Bool {
    !text.contains { "*_~`[]<>%\\".contains($0) } && !text.contains("://")
      && !text.contains { $0 == "@" }
  }
}
