// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Extensions have no stored properties; those of the stubs that only keep a value keep it here.

extension UIResponder {
  subscript<Value>(stored name: String, standard: Value) -> Value {
    get { stored[name] as? Value ?? standard }
    set { stored[name] = newValue }
  }

  subscript<Value>(optional name: String, type: Value.Type) -> Value? {
    get { stored[name] as? Value }
    set { stored[name] = newValue }
  }
}

#if !canImport(ObjectiveC)
  // Views are objects of Foundation, which can be compared.
  extension UIResponder: Hashable {
    public nonisolated static func == (first: UIResponder, second: UIResponder) -> Bool {
      first === second
    }

    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif

extension CALayer {
  private subscript<Value>(stored name: String, standard: Value) -> Value {
    get { stored[name] as? Value ?? standard }
    set { stored[name] = newValue }
  }

  // Source: https://developer.apple.com/documentation/quartzcore/calayer
  public var opacity: Float {
    get { self[stored: "opacity", 1] }
    set { self[stored: "opacity", 1] = newValue }
  }
  public var borderColor: CGColor? {
    get { stored["borderColor"] as? CGColor }
    set { stored["borderColor"] = newValue }
  }
  public var shadowColor: CGColor? {
    get { stored["shadowColor"] as? CGColor }
    set { stored["shadowColor"] = newValue }
  }
  public var backgroundColor: CGColor? {
    get { stored["backgroundColor"] as? CGColor }
    set { stored["backgroundColor"] = newValue }
  }
  public var shouldRasterize: Bool {
    get { self[stored: "shouldRasterize", false] }
    set { self[stored: "shouldRasterize", false] = newValue }
  }
}

// Source: https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable {}

extension UIColor {
  // Source: https://developer.apple.com/documentation/uikit/uicolor/cgcolor
  public var cgColor: CGColor { CGColor() }
}

extension UILayoutPriority {
  // Source: https://developer.apple.com/documentation/uikit/uilayoutpriority
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}

// Source: https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable {
  /// A selector of a method; Linux has no `#selector`.
  public init<Argument>(to method: (Argument) -> Void) {}

  public init(_ name: String) {}
}

// Source: https://developer.apple.com/documentation/foundation/indexpath
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
