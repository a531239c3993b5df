import AutoScale
import AutoScaleTrees

/// What a document says of a view besides what the view tree has a place for.
///
///     let element = document.element(of: label)
///     element?.line               // 31
///     element?.storedFrame        // (16, 83, 343, 20.5)
///     element?.isMisplaced        // false
public struct InterfaceElement {
  let markup: MarkupElement

  /// The line at which the view begins, from 1.
  public var line: Int { markup.line }

  /// The column in characters at which the view begins, from 1.
  public var column: Int { markup.position.column }

  /// The frame that Xcode computed at the document's device, in points; nil where none is stored.
  ///
  /// A number that is absent or no finite number is 0.
  public var storedFrame: LayoutRect? {
    guard let rect = markup.child("rect", key: "frame") else { return nil }
    func number(_ name: String) -> Double { rect.length(name) ?? 0 }
    return LayoutRect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// Whether Xcode marked the stored frame as another one than constraints give.
  public var isMisplaced: Bool { markup["misplaced"] == "YES" }

  /// Whether Xcode marked the constraints as leaving the frame open.
  public var isAmbiguous: Bool { markup["ambiguous"] == "YES" }

  /// Whether size classes change attributes, constraints or contents of the view.
  package var hasVariations: Bool { markup.child("variation") != nil }

  /// Whether size classes give the view other frames than the stored one.
  package var hasVaryingFrame: Bool {
    markup.children.contains { $0.name == "variation" && $0.child("rect", key: "frame") != nil }
  }

  /// The size of the content that the user typed in as a placeholder; nil for none.
  public var placeholderSize: InterfaceContentSize? {
    InterfaceContentSize(
      width: markup.length("placeholderIntrinsicWidth"),
      height: markup.length("placeholderIntrinsicHeight"))
  }

  /// The symbol of the system that an image view shows, or a button as its background; nil for none.
  public var symbol: InterfaceSymbol? { InterfaceSymbol(of: markup) }
}

/// The size that a document states for the content of a view, in points.
public struct InterfaceContentSize: Hashable, Sendable {
  /// The width; nil where none is stated.
  public let width: Double?

  /// The height; nil where none is stated.
  public let height: Double?

  /// Makes a size of what is stated; nil where that is nothing.
  init?(width: Double?, height: Double?) {
    if width == nil, height == nil { return nil }
    self.width = width
    self.height = height
  }

  /// The sizes that the element `designables` lists by the ids of views of the user's own classes.
  static func designableSizes(of list: MarkupElement?) -> [String: InterfaceContentSize] {
    guard let list else { return [:] }
    return list.children.reduce(into: [:]) { sizes, designable in
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")
      else { return }
      // A negative length stands for none.
      func length(_ name: String) -> Double? { size.length(name).flatMap { $0 < 0 ? nil : $0 } }
      sizes[id] = InterfaceContentSize(width: length("width"), height: length("height"))
    }
  }
}
