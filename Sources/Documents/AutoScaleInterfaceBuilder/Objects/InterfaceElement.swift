import AutoScale
import AutoScaleTrees

/// The facts in a document about a view that the view tree does not model.
///
///     let element = document.element(of: label)
///     element?.line               // 31
///     element?.storedFrame        // (16, 83, 343, 20.5)
///     element?.isMisplaced        // false
public struct InterfaceElement {
  let markup: MarkupElement

  /// The line of the view's element, from 1.
  public var line: Int { markup.line }

  /// The column of the view's element in characters, from 1.
  public var column: Int { markup.position.column }

  /// The frame that Xcode computed for the document's device, in points, or `nil` if none is
  /// stored.
  ///
  /// A missing or non-finite number is 0.
  public var storedFrame: LayoutRect? {
    guard let rect = markup.child("rect", key: "frame") else { return nil }
    func number(_ name: String) -> Double { rect.length(name) ?? 0 }
    return LayoutRect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// Whether Xcode marked the stored frame as different from that of the constraints.
  public var isMisplaced: Bool { markup["misplaced"] == "YES" }

  /// Whether Xcode marked the view's constraints as ambiguous.
  public var isAmbiguous: Bool { markup["ambiguous"] == "YES" }

  /// The parts of a frame that constraints have to decide: Ambiguity in Xcode's inspector.
  package enum VerifiedAmbiguity {
    /// Always Verify, and Verify Position Only.
    case positionAndSize, position
    /// Never Verify.
    case nothing
  }

  /// The parts of the frame that Xcode verifies.
  package var verifiedAmbiguity: VerifiedAmbiguity {
    switch markup["verifyAmbiguity"] {
    case "off": .nothing
    case "ignoreSizes": .position
    default: .positionAndSize
    }
  }

  /// Whether the view, with all in it, takes no touches.
  package var ignoresTouches: Bool { markup["userInteractionEnabled"] == "NO" }

  /// Whether a scroll view is set up for pages, for bouncing sideways or for zooming.
  package var isMeantToMoveSideways: Bool {
    ["pagingEnabled", "alwaysBounceHorizontal"].contains { markup[$0] == "YES" }
      || markup["maximumZoomScale"] != nil
  }

  /// Whether size classes change attributes, constraints or contents of the view.
  package var hasVariations: Bool { markup.child("variation") != nil }

  /// Whether size classes give the view frames other than the stored one.
  package var hasVaryingFrame: Bool {
    markup.children.contains { $0.name == "variation" && $0.child("rect", key: "frame") != nil }
  }

  /// The placeholder for the intrinsic content size, if the user set one.
  public var placeholderSize: InterfaceContentSize? {
    InterfaceContentSize(
      width: markup.length("placeholderIntrinsicWidth"),
      height: markup.length("placeholderIntrinsicHeight"))
  }

  /// The system symbol of an image view, or of a button's background, if any.
  public var symbol: InterfaceSymbol? { InterfaceSymbol(of: markup) }
}

/// The stated content size of a view, in points.
public struct InterfaceContentSize: Hashable, Sendable {
  /// The width, if stated.
  public let width: Double?

  /// The height, if stated.
  public let height: Double?

  /// Makes a size from the stated lengths, or returns `nil` if there are none.
  init?(width: Double?, height: Double?) {
    if width == nil, height == nil { return nil }
    self.width = width
    self.height = height
  }

  /// Returns the sizes in the element `designables`, by the ids of custom views.
  static func designableSizes(of list: MarkupElement?) -> [String: InterfaceContentSize] {
    guard let list else { return [:] }
    return list.children.reduce(into: [:]) { sizes, designable in
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")
      else { return }
      // A negative length means none.
      func length(_ name: String) -> Double? { size.length(name).flatMap { $0 < 0 ? nil : $0 } }
      sizes[id] = InterfaceContentSize(width: length("width"), height: length("height"))
    }
  }
}
