// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What Apple documents of SwiftUI, as far as this package uses it, as UIKit.swift says of UIKit.
//
// A view can be rendered into lines of text, by a function that is not public. Property wrappers read
// the environment of the view that is being rendered.

@_exported import Foundation

// Source: https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

// Source: https://developer.apple.com/documentation/swift/never
extension Never: View {
  public var body: Never { preconditionFailure("there is no such view") }
}

// Source: https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (inout Rendering) -> Void] = []
    for view in repeat each content { parts.append { $0.add(view) } }
    return TupleView((repeat each content)) { rendering in
      for part in parts { part(&rendering) }
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent { $0.add(first) }
  }

  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent { $0.add(second) }
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

// Source: https://developer.apple.com/documentation/swiftui/conditionalcontent
public struct _ConditionalContent<First, Second>: View, Primitive {
  let parts: @MainActor (inout Rendering) -> Void

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { parts(&rendering) }
}

// Source: https://developer.apple.com/documentation/swift/optional
extension Optional: View, Primitive where Wrapped: View {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    if let self { rendering.add(self) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    let content = content
    rendering.evaluate { modifier.body(content: _ViewModifier_Content { $0.add(content) }) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier>: View, Primitive {
  let parts: @MainActor (inout Rendering) -> Void

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { parts(&rendering) }
}

// Source: https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}
