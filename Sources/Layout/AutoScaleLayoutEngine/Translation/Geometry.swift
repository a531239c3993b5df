import AutoScale
import AutoScaleTrees

/// The results of one pass that the next one needs, where rules are not linear.
///
/// Texts wrap at the found width; the safe area and the parent's margins depend on a node's position.
struct Geometry {
  /// The widths at which the texts of nodes wrap, in points.
  var wrapWidths: [Int: Double] = [:]

  /// The insets of the nodes whose safe area or margins a row used.
  var insets: [Int: NodeInsets] = [:]

  /// The sizes of the collections that place their cells.
  var collectionSizes: [Int: LayoutSize] = [:]
}

extension Geometry {
  /// Reads the geometry that a pass found.
  ///
  /// - Parameters:
  ///   - model: The tree that was laid out.
  ///   - values: The values of all variables.
  ///   - used: The insets and sizes on which the rows of the pass rest.
  init(_ model: LayoutModel, _ values: [Double], used: Translator) {
    var resolver = InsetResolver(model: model, values: values)
    for position in used.insets.keys { insets[position] = resolver.insets(of: position) }
    for position in used.collectionSizes.keys {
      let variables = RectVariables(at: position)
      collectionSizes[position] = LayoutSize(
        width: values[Int(variables.width)], height: values[Int(variables.height)])
    }
    // A text that its frame places has no rows of content, so its width decides nothing.
    for position in model.contentSizes.wrappingNodes where model.isConstrained[position] {
      let width = values[Int(RectVariables(at: position).width)]
      guard let content = model.contentSizes[position], let natural = content.width,
        width < natural - Self.tolerance
      else { continue }
      wrapWidths[position] = width
    }
  }

  /// The tolerance of widths, in points.
  private static let tolerance = 1e-6

  /// Returns whether this geometry would give the rows that were written with another one.
  func isSettled(_ used: Translator, _ model: LayoutModel) -> Bool {
    guard
      used.insets.allSatisfy({ position, used in
        insets[position]?.isClose(to: used) ?? false
      }),
      used.collectionSizes.allSatisfy({ position, used in
        collectionSizes[position]?.isClose(to: used) ?? false
      })
    else { return false }
    // A text that begins or ceases to wrap has another height, however small the change of width.
    return model.contentSizes.wrappingNodes.allSatisfy { position in
      switch (wrapWidths[position], used.wrapWidths[position]) {
      case (nil, nil): true
      case (let one?, let other?): (one - other).magnitude < Self.tolerance
      default: false
      }
    }
  }
}

/// The distances of a node's safe area and margins from its edges, in points.
struct NodeInsets {
  var safeArea = LayoutInsets.zero
  var margins = LayoutInsets.zero
  /// The height of the keyboard in the node, or of the bottom safe area if that is higher.
  var keyboard = 0.0

  /// Returns whether two insets are equal except for rounding.
  func isClose(to other: NodeInsets) -> Bool {
    safeArea.isClose(to: other.safeArea) && margins.isClose(to: other.margins)
      && (keyboard - other.keyboard).magnitude < 1e-6
  }
}

extension LayoutSize {
  fileprivate func isClose(to other: LayoutSize) -> Bool {
    (width - other.width).magnitude < 1e-6 && (height - other.height).magnitude < 1e-6
  }
}

extension LayoutInsets {
  /// Returns these insets, each at least as large as in the others.
  func union(_ other: LayoutInsets) -> LayoutInsets { LayoutInsets { max(self[$0], other[$0]) } }

  /// Returns the parts of these insets that remain inside a rectangle at distances from the edges.
  ///
  /// An edge without inset keeps none, even if the rectangle exceeds it.
  func remaining(behind distances: LayoutInsets) -> LayoutInsets {
    LayoutInsets { self[$0] > 0 ? max(0, self[$0] - distances[$0]) : 0 }
  }

  static func + (one: LayoutInsets, other: LayoutInsets) -> LayoutInsets {
    LayoutInsets { one[$0] + other[$0] }
  }

  fileprivate func isClose(to other: LayoutInsets) -> Bool {
    Edge.allCases.allSatisfy { (self[$0] - other[$0]).magnitude < 1e-6 }
  }
}
