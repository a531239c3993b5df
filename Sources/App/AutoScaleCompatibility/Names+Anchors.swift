import AutoScaleTrees

/// An attribute of an item with the calls of UIKit's anchors.
///
///     try LayoutConstraint.activate([
///       title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
///       title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
///     ])
public struct UIKitAnchor: ConstraintTarget {
  fileprivate let item: any LayoutItem
  fileprivate let attribute: LayoutAttribute

  /// The attribute of the item, as the target of `equalTo`.
  public var constraintOperand: ConstraintOperand { .anchor(item.selecting([attribute])) }

  /// Makes a constraint: the attribute is equal to that of another anchor; `activate()` adds it.
  public func constraint(
    equalTo anchor: UIKitAnchor, multiplier: Double = 1, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, fileID, line)
  }

  /// Makes a constraint: the attribute is at most that of another anchor; `activate()` adds it.
  public func constraint(
    lessThanOrEqualTo anchor: UIKitAnchor, multiplier: Double = 1, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, fileID, line)
  }

  /// Makes a constraint: the attribute is at least that of another anchor; `activate()` adds it.
  public func constraint(
    greaterThanOrEqualTo anchor: UIKitAnchor, multiplier: Double = 1, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, fileID, line)
  }

  /// Makes a constraint: the attribute is equal to a number of points; `activate()` adds it.
  public func constraint(
    equalToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, nil, 1, constant, fileID, line)
  }

  /// Makes a constraint: the attribute is at most a number of points; `activate()` adds it.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant, fileID, line)
  }

  /// Makes a constraint: the attribute is at least a number of points; `activate()` adds it.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant, fileID, line)
  }

  private func constraint(
    _ relation: LayoutRelation, _ other: UIKitAnchor?, _ multiplier: Double, _ constant: Double,
    _ fileID: String, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, to: other?.item, other?.attribute, multiplier: multiplier,
      constant: constant, source: ConstraintSource(fileID: fileID, line: line))
  }
}

extension LayoutItem {
  /// The anchor of the attribute `leading`.
  public var leadingAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .leading) }

  /// The anchor of the attribute `trailing`.
  public var trailingAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .trailing) }

  /// The anchor of the attribute `left`.
  public var leftAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .left) }

  /// The anchor of the attribute `right`.
  public var rightAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .right) }

  /// The anchor of the attribute `top`.
  public var topAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .top) }

  /// The anchor of the attribute `bottom`.
  public var bottomAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .bottom) }

  /// The anchor of the attribute `width`.
  public var widthAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .width) }

  /// The anchor of the attribute `height`.
  public var heightAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .height) }

  /// The anchor of the attribute `centerX`.
  public var centerXAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .centerX) }

  /// The anchor of the attribute `centerY`.
  public var centerYAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .centerY) }

  /// The anchor of the attribute `firstBaseline`.
  public var firstBaselineAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .firstBaseline) }

  /// The anchor of the attribute `lastBaseline`.
  public var lastBaselineAnchor: UIKitAnchor { UIKitAnchor(item: self, attribute: .lastBaseline) }
}

extension LayoutConstraint {
  /// Activates constraints; unlike UIKit, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect; nothing is added then.
  public static func activate(
    _ constraints: [LayoutConstraint], fileID: String = #fileID, line: Int = #line
  ) throws {
    try constraints.activate(fileID: fileID, line: line)
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) { constraints.deactivate() }
}
