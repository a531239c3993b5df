/// A condition of the size classes of a view.
struct SizeClassCondition: Hashable {
  /// The combinations of size classes in which the condition is true.
  let states: Set<SizeClassState>

  /// The expression, of constants for the horizontal and the vertical size class.
  var expression: String { Self.forms[states]?.expression ?? "true" }

  /// The words of the condition in names, such as `regularWidth`.
  var name: String { Self.forms[states]?.name ?? "all" }

  private static let forms: [Set<SizeClassState>: (expression: String, name: String)] = {
    let (tall, flat) = (
      SizeClassState.compactWidthRegularHeight, SizeClassState.compactWidthCompactHeight
    )
    let (pad, wide) = (
      SizeClassState.regularWidthRegularHeight, SizeClassState.regularWidthCompactHeight
    )
    let (width, height) = ("hasRegularWidth", "hasCompactHeight")
    return [
      [pad, wide]: (width, "regularWidth"), [tall, flat]: ("!\(width)", "compactWidth"),
      [flat, wide]: (height, "compactHeight"), [tall, pad]: ("!\(height)", "regularHeight"),
      [pad]: ("\(width) && !\(height)", "regularWidthRegularHeight"),
      [wide]: ("\(width) && \(height)", "regularWidthCompactHeight"),
      [tall]: ("!\(width) && !\(height)", "compactWidthRegularHeight"),
      [flat]: ("!\(width) && \(height)", "compactWidthCompactHeight"),
      [tall, flat, wide]: ("!\(width) || \(height)", "compactWidthOrHeight"),
      [tall, flat, pad]: ("!\(width) || !\(height)", "compactWidthOrRegularHeight"),
      [pad, wide, flat]: ("\(width) || \(height)", "regularWidthOrCompactHeight"),
      [pad, wide, tall]: ("\(width) || !\(height)", "regularWidthOrHeight"),
      [tall, wide]: ("\(width) == \(height)", "mixedSizeClass"),
      [flat, pad]: ("\(width) != \(height)", "equalSizeClass"),
      []: ("false", "no"),
    ]
  }()
}
