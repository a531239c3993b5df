import AutoScale

/// The lengths of a node that few nodes have, so that the others don't carry their weight.
struct LengthTable {
  private var rows: [(property: ScaledProperty, length: TrackedLength)] = []

  /// Which lengths there are.
  var properties: ScaledPropertySet {
    if rows.isEmpty { return [] }
    return rows.reduce(into: []) { $0.insert(ScaledPropertySet(only: $1.property)) }
  }

  /// A length; nil when it isn't there.
  subscript(property: ScaledProperty) -> TrackedLength? {
    get { rows.first { $0.property == property }?.length }
    set {
      let index = rows.firstIndex { $0.property == property }
      switch (index, newValue) {
      case (let index?, let length?): rows[index].length = length
      case (let index?, nil): rows.remove(at: index)
      case (nil, let length?): rows.append((property, length))
      case (nil, nil): break
      }
    }
  }

  /// A length in points that is zero when it isn't there; an edit keeps what is remembered.
  subscript(value property: ScaledProperty) -> Double {
    get { self[property]?.value ?? 0 }
    set { self[property] = newValue == 0 ? nil : edited(property, newValue) }
  }

  /// A length in points that is nil when it isn't there; an edit keeps what is remembered.
  subscript(ifSet property: ScaledProperty) -> Double? {
    get { self[property]?.value }
    set { self[property] = newValue.map { edited(property, $0) } }
  }

  /// Insets in points; nil when they aren't there.
  subscript(insets: ScaledProperty.Insets) -> LayoutInsets? {
    get {
      guard self[.insets(insets, .top)] != nil else { return nil }
      return LayoutInsets { self[value: .insets(insets, $0)] }
    }
    set {
      for edge in LayoutInsets.Edge.allCases {
        let property = ScaledProperty.insets(insets, edge)
        self[property] = newValue.map { edited(property, $0[edge]) }
      }
    }
  }

  private func edited(_ property: ScaledProperty, _ value: Double) -> TrackedLength {
    TrackedLength(value, ledgerEntry: self[property]?.ledgerEntry)
  }
}
