// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/list
public struct List<Content: View>: View, Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add(content) { ScrollElement($0) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/section
public struct Section<Parent: View, Content: View, Footer: View>: View, Primitive {
  private let parent: Parent
  private let content: Content
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (parent, self.content, self.footer) = (header(), content(), footer())
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add(parent)
    rendering.add(content)
    rendering.add(footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: EmptyView.init, footer: EmptyView.init)
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: EmptyView.init, footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: EmptyView.init)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) }, footer: EmptyView.init)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {}

// Source: https://developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {}
// Source: https://developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {}
// Source: https://developer.apple.com/documentation/swiftui/insetgroupedliststyle
public struct InsetGroupedListStyle: ListStyle {}

extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { .init() }
}

// Source: https://developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/liststyle(_:)
  public func listStyle<S: ListStyle>(_ style: S) -> some View { noted("\(style)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { noted("row insets") }

  // Source: https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
  public func listRowSeparator(_ visibility: Visibility) -> some View { noted("separator") }

  // Source: https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    noted("background \(visibility)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { noted("tap") }
}
