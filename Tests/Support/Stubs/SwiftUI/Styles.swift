// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit
#endif

// Source: https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

// Source: https://developer.apple.com/documentation/swiftui/color
public struct Color: View, Primitive, Hashable, Sendable, ShapeStyle {
  // Source: https://developer.apple.com/documentation/swiftui/color/rgbcolorspace
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  private let name: String

  nonisolated private init(name: String) { self.name = name }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(name: "\(red) \(green) \(blue) \(opacity)")
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(name: "\(white) \(opacity)")
  }

  #if canImport(UIKit)
    // Source: https://developer.apple.com/documentation/swiftui/color/init(uicolor:)
    public init(uiColor: UIColor) { self.init(name: "\(uiColor)") }
  #endif

  public static let accentColor = Color(name: "accent")
  nonisolated public static let black = Color(name: "black")
  nonisolated public static let blue = Color(name: "blue")
  nonisolated public static let brown = Color(name: "brown")
  nonisolated public static let clear = Color(name: "clear")
  nonisolated public static let cyan = Color(name: "cyan")
  nonisolated public static let gray = Color(name: "gray")
  nonisolated public static let green = Color(name: "green")
  nonisolated public static let indigo = Color(name: "indigo")
  nonisolated public static let mint = Color(name: "mint")
  nonisolated public static let orange = Color(name: "orange")
  nonisolated public static let pink = Color(name: "pink")
  nonisolated public static let primary = Color(name: "primary")
  nonisolated public static let purple = Color(name: "purple")
  nonisolated public static let red = Color(name: "red")
  nonisolated public static let secondary = Color(name: "secondary")
  nonisolated public static let teal = Color(name: "teal")
  nonisolated public static let white = Color(name: "white")
  nonisolated public static let yellow = Color(name: "yellow")

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add(name)
    rendering.elements.append(FlexibleElement(name))
  }
}

// Source: https://developer.apple.com/documentation/swiftui/shapestyle/red
extension ShapeStyle where Self == Color {
  public static var black: Color { .black }
  public static var blue: Color { .blue }
  public static var brown: Color { .brown }
  public static var clear: Color { .clear }
  public static var cyan: Color { .cyan }
  public static var gray: Color { .gray }
  public static var green: Color { .green }
  public static var indigo: Color { .indigo }
  public static var mint: Color { .mint }
  public static var orange: Color { .orange }
  public static var pink: Color { .pink }
  public static var purple: Color { .purple }
  public static var red: Color { .red }
  public static var teal: Color { .teal }
  public static var white: Color { .white }
  public static var yellow: Color { .yellow }
}

// Source: https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}

// Source: https://developer.apple.com/documentation/swiftui/shapestyle/secondary
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

// Source: https://developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle { public init() {} }

// Source: https://developer.apple.com/documentation/swiftui/shapestyle/background
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

// Source: https://developer.apple.com/documentation/swiftui/shape
@MainActor @preconcurrency public protocol Shape: View, Sendable {}

// Source: https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {}

// Source: https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

// Source: https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape, Primitive {
  let radius: CGFloat

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("corners \(radius)") }
}

// Source: https://developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape, Primitive {
  nonisolated public init() {}

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("circle") }
}

extension Shape {
  // Source: https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:)
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    noted("outline \(lineWidth)")
  }
}

// Source: https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape, Primitive {
  nonisolated public init() {}

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add("rectangle") }
}

// Source: https://developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:)
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension InsettableShape {
  // Source: https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    noted("border \(lineWidth)")
  }
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { noted("style \(style)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    noted("background \(style)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T
  ) -> some View {
    noted("background \(style)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    noted("background")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    noted("overlay \(alignment)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/tint(_:)-93mfq
  public func tint(_ tint: Color?) -> some View { noted("tint") }

  // Source: https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
  public func clipped(antialiased: Bool = false) -> some View { noted("clipped") }

  // Source: https://developer.apple.com/documentation/swiftui/view/opacity(_:)
  public func opacity(_ opacity: Double) -> some View { noted("opacity \(opacity)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/hidden()
  public func hidden() -> some View { noted("hidden") }
}
