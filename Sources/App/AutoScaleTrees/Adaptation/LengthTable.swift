import AutoScale

/// The lengths that few nodes have, kept out of the node itself.
struct LengthTable {
  private var rows: [(property: ScaledProperty, length: TrackedLength)] = []

  /// The lengths that are present.
  var properties: ScaledPropertySet {
    if rows.isEmpty { return [] }
    return rows.reduce(into: []) { $0.insert(ScaledPropertySet(only: $1.property)) }
  }

  /// A length, or `nil` if it is absent.
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

  /// A length in points that is zero if absent; an edit keeps its ledger entry.
  subscript(value property: ScaledProperty) -> Double {
    get { self[property]?.value ?? 0 }
    set { self[property] = newValue == 0 ? nil : edited(property, newValue) }
  }

  /// A length in points, or `nil` if it is absent; an edit keeps its ledger entry.
  subscript(ifSet property: ScaledProperty) -> Double? {
    get { self[property]?.value }
    set { self[property] = newValue.map { edited(property, $0) } }
  }

  /// Insets in points, or `nil` if they are absent.
  subscript(insets: ScaledProperty.Insets) -> LayoutInsets? {
    get {
      // Insets are set as four lengths, so one of them tells whether they are there.
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
    // The entry stays: a value that differs from it is an edit, which the next walk adopts.
    TrackedLength(value, ledgerEntry: self[property]?.ledgerEntry)
  }
}
