// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  // Source: https://developer.apple.com/documentation/swiftui/edge/set
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

// Source: https://developer.apple.com/documentation/swiftui/alignment
public enum Alignment: Hashable, Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

// Source: https://developer.apple.com/documentation/swiftui/horizontalalignment
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

// Source: https://developer.apple.com/documentation/swiftui/verticalalignment
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

// Source: https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  // Source: https://developer.apple.com/documentation/swiftui/font/weight
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  // Source: https://developer.apple.com/documentation/swiftui/font/design
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  let description: String

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let words = [weight.map { "\($0)" }, design.map { "\($0)" }].compactMap(\.self)
    return Font(description: (["system \(size)"] + words).joined(separator: " "))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize)")
  }
}

extension View {
  /// The view with a line before it.
  func noted(_ line: String) -> Part {
    Part { rendering in
      rendering.add(line)
      rendering.add(self)
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { noted("font \(font?.description ?? "none")") }

  // Source: https://developer.apple.com/documentation/swiftui/view/linespacing(_:)
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    noted("line spacing \(lineSpacing)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    noted("shadow \(color) \(radius) \(x) \(y)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-26aj0
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
    Part { rendering in
      let outer = rendering.environment
      let sizes = DynamicTypeSize.allCases[...]
      let allowed = sizes.filter { range.contains($0) }
      if let least = allowed.first, let greatest = allowed.last {
        rendering.environment.dynamicTypeSize = min(max(outer.dynamicTypeSize, least), greatest)
      }
      rendering.add(self)
      rendering.environment = outer
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    noted("padding \(edges.rawValue) \(length ?? 0)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk
  public func padding(_ length: CGFloat) -> some View { noted("padding \(length)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/padding(_:)-6pgqq
  public func padding(_ insets: EdgeInsets) -> some View {
    noted("padding \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/offset(x:y:)
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { noted("offset \(x) \(y)") }

  // Source: https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Part { rendering in
      rendering.add("frame \(width ?? 0) x \(height ?? 0) \(alignment)")
      let limits = FrameLimits(fixed: (width, height))
      rendering.add(self) { FrameElement($0, limits, alignment) }
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let least =
      [minWidth, minHeight].contains { $0 != nil }
      ? " from \(minWidth ?? 0) x \(minHeight ?? 0)" : ""
    return Part { rendering in
      rendering.add("frame\(least) up to \(maxWidth ?? 0) x \(maxHeight ?? 0) \(alignment)")
      let limits = FrameLimits(
        least: (minWidth, minHeight), ideal: (idealWidth, idealHeight),
        greatest: (maxWidth, maxHeight))
      rendering.add(self) { FrameElement($0, limits, alignment) }
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/scenepadding(_:)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    noted("scene padding \(edges.rawValue)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/fixedsize()
  public func fixedSize() -> some View {
    Part { rendering in
      rendering.add("fixed size")
      rendering.add(self) { FixedElement($0, horizontal: true, vertical: true) }
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Part { rendering in
      rendering.add("fixed size \(horizontal) \(vertical)")
      rendering.add(self) { FixedElement($0, horizontal: horizontal, vertical: vertical) }
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    Part { rendering in
      rendering.add("under bars \(edges.rawValue)")
      let insets = rendering.safeArea
      rendering.add(self) { UnderBarsElement($0, insets) }
    }
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
  public func clipShape(_ shape: some Shape) -> some View {
    noted("clip \((shape as? RoundedRectangle).map { "\($0.radius)" } ?? "")")
  }
}
