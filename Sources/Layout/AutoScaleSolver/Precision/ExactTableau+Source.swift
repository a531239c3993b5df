extension ExactTableau {
  /// A constraint or bound on a quantity.
  struct Source {
    let relation: Relation
    /// The cost of a unit of error.
    let weight: BigInteger
    var phase = Phase.waiting
    /// Whether the quantity counts as above the breakpoint; at the breakpoint it may be either.
    var isAbove = false

    /// The change of the cost for each unit upwards, above or below the breakpoint.
    func slope(isAbove: Bool) -> BigInteger {
      if isAbove { return relation == .greaterThanOrEqual ? .zero : weight }
      return relation == .lessThanOrEqual ? .zero : -weight
    }
  }

  /// The state of a source.
  enum Phase {
    /// It does not count yet, or was left out.
    case waiting
    /// Its error is minimised.
    case present
    /// Its error is least, and must stay so.
    case sealed
  }
}
