// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit

  // Source: https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey
  @available(iOS 17, tvOS 17, *)
  public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
  }

  @available(iOS 17, tvOS 17, *)
  extension EnvironmentValues {
    public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
      get { key.read(from: traits) }
      set { traits = traits.modifyingTraits { key.write(to: &$0, value: newValue) } }
    }
  }
#endif

// Source: https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// Source: https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  #if canImport(UIKit)
    /// The traits of the hosting view, with what views around have written to them.
    package var traits = UITraitCollection()
  #endif

  public internal(set) var displayScale: CGFloat = 3
  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize = DynamicTypeSize.large
}

// Source: https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  public var wrappedValue: Value { Rendering.present[keyPath: path] }
}

// Source: https://developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

// Source: https://developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    Part { rendering in
      let outer = rendering.environment
      rendering.environment[keyPath: keyPath] = value
      rendering.add(self)
      rendering.environment = outer
    }
  }
}

/// A view that says how it is rendered.
struct Part: View, Primitive {
  let parts: @MainActor (inout Rendering) -> Void

  var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { parts(&rendering) }
}
