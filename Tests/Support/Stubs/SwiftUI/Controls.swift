// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit
#endif

// Source: https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage { var value: Value; init(_ value: Value) { self.value = value } }

  private let storage: Storage

  public init(wrappedValue value: Value) { storage = Storage(value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

// Source: https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

// Source: https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, Primitive {
  nonisolated public init() {}

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {}
}

// Source: https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View, Primitive {
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("button")
    rendering.add(label)
  }
}

extension Button where Label == Text {
  // Source: https://developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  // Source: https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("field") }
}

extension TextField where Label == Text {
  // Source: https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-58sx2
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  // Source: https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-4m8cg
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// Source: https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("secure field") }
}

extension SecureField where Label == Text {
  // Source: https://developer.apple.com/documentation/swiftui/securefield/init(_:text:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  // Source: https://developer.apple.com/documentation/swiftui/securefield/init(_:text:)-6i8cn
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// Source: https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("toggle") }
}

extension Toggle where Label == Text {
  // Source: https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)-8qx3l
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

// Source: https://developer.apple.com/documentation/swiftui/slider
public struct Slider<Label: View, ValueLabel: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("slider") }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  // Source: https://developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:)
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

// Source: https://developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("stepper") }
}

extension Stepper where Label == Text {
  // Source: https://developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:)
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

// Source: https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("picker") }
}

extension Picker where Label == Text {
  // Source: https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)-6lwfn
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

// Source: https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("progress") }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() {}

  // Source: https://developer.apple.com/documentation/swiftui/progressview/init(value:total:)
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}

// Source: https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View, Primitive {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("spacer") }
}

// Source: https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View, Primitive {
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add(content) }
}
