import AutoScale
import AutoScaleTrees

extension Geometry {
  /// Reads from the values of a pass what the next one needs.
  ///
  /// - Parameters:
  ///   - model: What was laid out.
  ///   - values: The values of all variables.
  ///   - asked: The insets that somebody asked for, as they were used.
  init(_ model: LayoutModel, _ values: [Double], asked: [Int: NodeInsets]) {
    var resolver = InsetResolver(model: model, values: values)
    for position in asked.keys { insets[position] = resolver.insets(of: position) }
    for position in model.wrappingNodes where model.isConstrained[position] {
      let width = values[Int(RectVariables(at: position).width)]
      guard let content = model.content(of: position), let natural = content.width,
        width < natural - Self.tolerance
      else { continue }
      wrapWidths[position] = width
    }
  }

  /// A difference of widths that no text notices, in points.
  private static let tolerance = 1e-6

  /// Whether rows that were written with other knowledge would be the same with this one.
  func isSettled(_ used: Translator, _ model: LayoutModel) -> Bool {
    guard
      used.insets.allSatisfy({ position, used in
        insets[position]?.isClose(to: used) ?? false
      })
    else { return false }
    return model.wrappingNodes.allSatisfy { position in
      switch (wrapWidths[position], used.wrapWidths[position]) {
      case (nil, nil): true
      case (let one?, let other?): (one - other).magnitude < Self.tolerance
      default: false
      }
    }
  }
}
