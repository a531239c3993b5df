import AutoScaleSolver
import AutoScaleTestSupport

/// A small random system of a kind that rounding errors can decide, the same for the same seed.
///
/// Constraints that nearly agree have coefficients of few bits, so that they are multiples of each other exactly or
/// not at all: of rows like `0.1 x + 0.3 y` and `0.7 x + 2.1 y`, no reader wants the exact difference.
struct ClaimedSystem {
  /// A way to draw numbers.
  enum Kind: String, CaseIterable {
    /// Coefficients over twelve decades.
    case wide
    /// Coefficients with all digits, at many priorities.
    case levels
    /// Constraints whose coefficients nearly agree with those of others.
    case parallel
    /// Constraints that nearly agree, most of them required.
    case required
    /// Ratios of small integers that are rounded to some bits, so that their products are nearly 1.
    case ratios
    /// Constants of a trillion beside those of a screen.
    case large
    /// All constants below a millionth.
    case tiny
  }

  let kind: Kind
  let bounds: [Double?]
  private(set) var constraints: [Constraint] = []
  /// A constraint to change after the first solve, and its new constant.
  private(set) var edit: (index: Int, constant: Double)?

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    var random = SplitMix64(seed: seed)
    let bounds: [Double?] = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      Int.random(in: 0...3, using: &random) == 0
        ? kind.scale * Double(Int.random(in: -20...20, using: &random)) : nil
    }
    self.bounds = bounds
    let count = Int.random(in: 2...8, using: &random)
    let first = kind.isNear ? Int.random(in: 1...count, using: &random) : count
    for index in 0..<count {
      let original = constraints.prefix(index < first ? 0 : first).randomElement(using: &random)
      constraints.append(makeConstraint(near: original, using: &random))
    }
    if Bool.random(using: &random) {
      edit = (
        Int.random(in: constraints.indices, using: &random), kind.makeConstant(using: &random)
      )
    }
  }

  private func makeConstraint(
    near original: Constraint?, using random: inout SplitMix64
  ) -> Constraint {
    let terms =
      original.map { kind.makeTerms(near: $0.terms, using: &random) }
      ?? (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Term(
          Variable(index: Int.random(in: bounds.indices, using: &random)),
          kind.makeCoefficient(using: &random))
      }
    let keepsConstant = Int.random(in: 0...2, using: &random) == 0
    return Constraint(
      terms, Relation.allCases[Int.random(in: 0..<3, using: &random)],
      keepsConstant ? original?.constant ?? 0 : kind.makeConstant(using: &random),
      priority: kind.priorities[Int.random(in: kind.priorities.indices, using: &random)])
  }

  /// A solver with the bounds and constraints.
  func makeSolver() throws -> Solver {
    var solver = Solver()
    for bound in bounds {
      if let bound {
        _ = try solver.makeVariable(atLeast: bound)
      } else {
        _ = solver.makeVariable()
      }
    }
    for constraint in constraints { try solver.add(constraint) }
    return solver
  }

  var boundRows: [Constraint] {
    bounds.enumerated().compactMap { index, bound in
      bound.map { Constraint([Term(Variable(index: index))], .greaterThanOrEqual, $0) }
    }
  }

  /// The system after its edit.
  var edited: ClaimedSystem? {
    guard let edit else { return nil }
    var copy = self
    copy.constraints[edit.index].constant = edit.constant
    return copy
  }
}

extension ClaimedSystem.Kind {
  var isNear: Bool { self == .parallel || self == .required }

  var scale: Double { self == .tiny ? 1e-9 : 1 }

  var priorities: [Priority] {
    switch self {
    case .wide, .large, .tiny: [.required, .required, 750, 500, 250]
    case .levels, .ratios: [.required, 999, 750, 501, 500, 250.5, 250, 1]
    case .parallel: [.required, 750, 750, 750, 250]
    case .required: [.required, .required, .required, 500]
    }
  }

  func makeCoefficient(using random: inout SplitMix64) -> Double {
    let sign = Bool.random(using: &random) ? 1.0 : -1
    let simple = [1, 1, 1, 2, 0.5, 1.5][Int.random(in: 0..<6, using: &random)]
    switch self {
    case .wide:
      let exponent = Int.random(in: -6...6, using: &random)
      let digits = Bool.random(using: &random) ? 1 : Double.random(in: 1...10, using: &random)
      return sign * digits * Self.power(exponent)
    case .levels: return sign * Double.random(in: 0.1...10, using: &random)
    case .ratios:
      let scale = Double(1 << Int.random(in: 12...42, using: &random))
      let ratio =
        Double(Int.random(in: 1...7, using: &random))
        / Double(Int.random(in: 1...7, using: &random))
      return sign * (ratio * scale).rounded() / scale
    case .parallel, .required, .large, .tiny: return sign * simple
    }
  }

  func makeConstant(using random: inout SplitMix64) -> Double {
    let small = Double(Int.random(in: -40...40, using: &random))
    switch self {
    case .wide where Bool.random(using: &random):
      return small * Self.power(Int.random(in: -3...6, using: &random))
    case .large where Bool.random(using: &random): return small * 1e10
    case .levels: return Double.random(in: -400...400, using: &random)
    default: return small * scale
    }
  }

  /// A multiple of the terms, with coefficients that differ by a part from 2^-18 down to 2^-42 or not at all.
  func makeTerms(near terms: [Term], using random: inout SplitMix64) -> [Term] {
    let factor = makeCoefficient(using: &random)
    return terms.map { term in
      let bits = Int.random(in: 20...42, using: &random)
      let way = Bool.random(using: &random) ? Int.random(in: -5...5, using: &random) : 0
      return Term(
        term.variable, factor * term.coefficient * (1 + Double(way) / Double(1 << bits)))
    }
  }

  static func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }
}
