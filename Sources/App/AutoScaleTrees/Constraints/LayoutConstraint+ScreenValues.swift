import AutoScale

/// The numbers of a constraint that have exceptions for some screens, and the last refused update.
final class ConstraintScreenValues {
  var constant: ScreenValue<Double>?
  var multiplier: ScreenValue<Double>?
  var priority: ScreenValue<LayoutPriority>?
  var refusedUpdate: ConstraintError.Defect?
}

extension LayoutConstraint {
  /// The constant in design points with its exceptions, if it has any.
  ///
  ///     constraint.screenConstant = 105.screen(.width(414...), is: 114)
  ///
  /// Each walk scales the number for its screen, and a layout of a tree that was not walked uses it
  /// unscaled. Setting the constant later replaces all of them.
  public var screenConstant: ScreenValue<Double>? {
    get { screenValues?.constant }
    set {
      setScreenValue(newValue, \.constant)
      if let newValue { adaptableConstant.length = TrackedLength(newValue.value) }
    }
  }

  /// The multiplier with its exceptions, if it has any.
  public internal(set) var screenMultiplier: ScreenValue<Double>? {
    get { screenValues?.multiplier }
    set {
      setScreenValue(newValue, \.multiplier)
      if let newValue { multiplier = newValue.value }
    }
  }

  /// The priority with its exceptions, if it has any; setting a priority replaces all of them.
  ///
  /// Numbers outside 1…1000 are refused, as in ``refusedUpdate``.
  public var screenPriority: ScreenValue<LayoutPriority>? {
    get { screenValues?.priority }
    set {
      // All numbers are checked at once: a wrong one for another device would be found there only.
      if let refused = newValue?.values.first(where: { !$0.isValid }) {
        return refuse(.priority(refused.number), at: source)
      }
      // In this order: setting the priority forgets its exceptions.
      if let newValue { priority = newValue.value }
      setScreenValue(newValue, \.priority)
    }
  }

  /// Makes a constraint between two attributes with a constant in design points that has exceptions for
  /// some screens.
  ///
  ///     LayoutConstraint(title, .top, to: screen, .top, constant: 24.screen(.idiom(.pad), is: 40))
  public convenience init(
    _ firstItem: any LayoutItem,
    _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    to secondItem: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute?,
    multiplier: Double = 1,
    constant: ScreenValue<some DesignNumber>,
    priority: LayoutPriority = .required,
    identifier: String? = nil,
    source: ConstraintSource? = nil
  ) {
    self.init(
      firstItem, firstAttribute, relation, to: secondItem, secondAttribute,
      multiplier: multiplier, priority: priority, identifier: identifier, source: source)
    screenConstant = constant.designNumbers
  }

  /// Makes a constraint between an attribute and a constant in design points that has exceptions for
  /// some screens.
  public convenience init(
    _ item: any LayoutItem,
    _ attribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    constant: ScreenValue<some DesignNumber>,
    priority: LayoutPriority = .required,
    identifier: String? = nil,
    source: ConstraintSource? = nil
  ) {
    self.init(
      item, attribute, relation, to: nil, nil,
      constant: constant, priority: priority, identifier: identifier, source: source)
  }

  /// Returns the constant in design points with its exceptions, if it has any.
  public func adaptableScreenValue(of property: ScaledProperty) -> ScreenValue<Double>? {
    guard let constant = screenConstant else { return nil }
    // A constant that is none of the values was set since, and replaces them.
    if !constant.contains(adaptableConstant.length.design) { screenConstant = nil }
    return screenConstant
  }

  /// Sets multiplier and priority for a screen.
  public func setScreenValues(for context: ScreenContext) {
    guard let screenValues else { return }
    if let values = screenValues.multiplier { multiplier = values.value(in: context) }
    guard let values = screenValues.priority else { return }
    priority = values.value(in: context)
    // Setting the priority forgot its exceptions.
    screenValues.priority = values
  }

  /// Sets all numbers with exceptions for a screen, except a constant that a walk has scaled.
  func resolveScreenValues(for context: ScreenContext) {
    setScreenValues(for: context)
    // A walk has scaled the constant for this screen already.
    guard adaptableConstant.length.ledgerEntry == nil,
      let design = adaptableScreenValue(of: .constraint)?.value(in: context)
    else { return }
    adaptableConstant.length = TrackedLength(design)
  }

  /// Adds a number with exceptions to the constant, both in design points.
  func add(_ points: ScreenValue<Double>) {
    let present = screenConstant ?? ScreenValue(adaptableConstant.length.design)
    screenConstant = present.adding(points)
  }

  private func setScreenValue<Value>(
    _ value: ScreenValue<Value>?,
    _ path: ReferenceWritableKeyPath<ConstraintScreenValues, ScreenValue<Value>?>
  ) {
    if value != nil, screenValues == nil { screenValues = ConstraintScreenValues() }
    screenValues?[keyPath: path] = value
  }
}
