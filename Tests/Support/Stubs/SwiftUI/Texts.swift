// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }

  public init(stringLiteral value: String) { key = value }
}

// Source: https://developer.apple.com/documentation/swiftui/text
public struct Text: View, Primitive {
  private let text: String

  // Source: https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = key.key
  }

  // Source: https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }

  // Source: https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) { text = content }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("text \(text)")
    rendering.elements.append(TextElement(text))
  }

  // Source: https://developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

// Source: https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

extension Font {
  // Source: https://developer.apple.com/documentation/swiftui/font/textstyle
  public static var largeTitle: Font { Font(description: "large title") }
  public static var title: Font { Font(description: "title") }
  public static var title2: Font { Font(description: "title 2") }
  public static var title3: Font { Font(description: "title 3") }
  public static var headline: Font { Font(description: "headline") }
  public static var subheadline: Font { Font(description: "subheadline") }
  public static var body: Font { Font(description: "body") }
  public static var callout: Font { Font(description: "callout") }
  public static var footnote: Font { Font(description: "footnote") }
  public static var caption: Font { Font(description: "caption") }
  public static var caption2: Font { Font(description: "caption 2") }

  // Source: https://developer.apple.com/documentation/swiftui/font/italic()
  public func italic() -> Font { Font(description: description + " italic") }
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/bold(_:)
  public func bold(_ isActive: Bool = true) -> some View { noted("bold \(isActive)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/italic(_:)
  public func italic(_ isActive: Bool = true) -> some View { noted("italic \(isActive)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb
  public func lineLimit(_ number: Int?) -> some View { noted("lines \(number ?? 0)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    noted("text \(alignment)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/truncationmode(_:)
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    noted("truncation \(mode)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { noted("least scale \(factor)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/fontweight(_:)
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    noted("weight \(weight.map { "\($0)" } ?? "none")")
  }
}
