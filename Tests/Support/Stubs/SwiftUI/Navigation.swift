// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body
}

// Source: https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarItem<EmptyView>()
  }
}

// Source: https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
  #if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
  #endif
}

// Source: https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated init() {}

  public init(
    placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-5di1u
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    noted("title \(titleKey.key)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    noted("title \(title)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    noted("toolbar")
  }
}

// Source: https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    noted("title \(displayMode)")
  }
}
