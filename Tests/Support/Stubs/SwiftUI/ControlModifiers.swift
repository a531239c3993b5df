// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit
#endif

// Source: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
public protocol PrimitiveButtonStyle {}

// Source: https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

// Source: https://developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }

// Source: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderedprominent
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

// Source: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/bordered
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}

// Source: https://developer.apple.com/documentation/swiftui/buttonbordershape
public enum ButtonBorderShape: Hashable, Sendable { case automatic, capsule, roundedRectangle }

// Source: https://developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}

// Source: https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

// Source: https://developer.apple.com/documentation/swiftui/textfieldstyle/roundedborder
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

// Source: https://developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {}

// Source: https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle { public init() {} }

// Source: https://developer.apple.com/documentation/swiftui/pickerstyle/segmented
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}

// Source: https://developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large }

// Source: https://developer.apple.com/documentation/swiftui/submitlabel
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

// Source: https://developer.apple.com/documentation/swiftui/textinputautocapitalization
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

// Source: https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

// Source: https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

// Source: https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isStaticText = AccessibilityTraits(rawValue: 128)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1024)
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { noted("\(style)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { noted("\(shape)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { noted("\(style)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { noted("\(style)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/tag(_:)
  public func tag<V: Hashable>(_ tag: V) -> some View { noted("tag \(tag)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/controlsize(_:)
  public func controlSize(_ controlSize: ControlSize) -> some View { noted("\(controlSize)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    noted("indicators \(visibility)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    noted("keyboard \(mode)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/labelshidden()
  public func labelsHidden() -> some View { noted("no labels") }

  // Source: https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View { noted("disabled \(disabled)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  public func allowsHitTesting(_ enabled: Bool) -> some View { noted("hit testing \(enabled)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { noted("\(submitLabel)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
  public func onSubmit(_ action: @escaping () -> Void) -> some View { noted("on submit") }

  // Source: https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    noted("capitals")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { noted("as typed") }

  #if canImport(UIKit)
    // Source: https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
    public func keyboardType(_ type: UIKeyboardType) -> some View { noted("keyboard \(type)") }

    // Source: https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:)-ufdv
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
      noted("content type")
    }
  #endif

  // Source: https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    noted("on change")
  }
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
  public func accessibilityIdentifier(_ identifier: String) -> some View { noted(identifier) }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    noted("label \(labelKey)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-5f0zj
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    noted("label \(label)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)-5k7hg
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    noted("hint \(hintKey)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)-3i2vu
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { noted("hint \(hint)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)-1jdho
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    noted("value \(valueKey)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noted("traits \(traits.rawValue)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  public func accessibilityHidden(_ hidden: Bool) -> some View { noted("unseen \(hidden)") }
}
