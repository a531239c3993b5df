/// Independent linear equations.
///
///     var equations = LinearEquations()
///     equations.add(x - 8, label: 0)      // x = 8
///     equations.add(x + w - 100, label: 1)
///     equations.rest(of: w - 92).isZero   // true
struct LinearEquations {
  /// A sum of variables times their coefficients, and a constant.
  struct Form {
    /// The coefficients by variable, none of them 0.
    private(set) var terms: [Int: Double] = [:]

    /// The constant.
    private(set) var constant: Double

    /// The tolerance: smaller numbers are 0 up to rounding errors.
    static let epsilon = 1e-7

    init(constant: Double = 0) { self.constant = constant }

    /// Whether the sum is 0 whatever the variables are.
    var isZero: Bool { terms.isEmpty && constant.magnitude <= Self.epsilon }

    mutating func add(_ variable: Int, times coefficient: Double) {
      let sum = terms[variable, default: 0] + coefficient
      terms[variable] = sum.magnitude <= Self.epsilon ? nil : sum
    }

    mutating func add(_ other: Form, times factor: Double) {
      for (variable, coefficient) in other.terms { add(variable, times: factor * coefficient) }
      constant += factor * other.constant
    }

    mutating func remove(_ variable: Int) { terms[variable] = nil }

    mutating func scale(by factor: Double) {
      terms = terms.mapValues { $0 * factor }
      constant *= factor
    }
  }

  /// The remainder of a form.
  struct Rest {
    /// The form without the variables that equations determine.
    fileprivate(set) var form: Form

    /// The equations that were subtracted, by their factors.
    fileprivate(set) var uses: [Int: Double] = [:]

    /// Multiplies the form and the factors.
    mutating func scale(by factor: Double) {
      form.scale(by: factor)
      uses = uses.mapValues { $0 * factor }
    }
  }

  private struct Equation {
    /// The form that equals 0, in which the variable has the coefficient 1.
    let form: Form
    let variable: Int
    let label: Int
    /// The divisor of the form.
    let divisor: Double
    /// The earlier equations that were subtracted.
    let uses: [Int: Double]
  }

  /// The number of forms with each variable; a rare variable is determined first, so that forms stay short.
  private let occurrences: [Int: Int]

  private var equations: [Equation] = []
  private var equationsByVariable: [Int: Int] = [:]

  /// Makes an empty set of equations.
  ///
  /// - Parameter occurrences: The number of forms that contain each variable, if it is known.
  init(occurrences: [Int: Int] = [:]) { self.occurrences = occurrences }

  /// Returns the variable that an equation determines.
  ///
  /// It is the rarest and, among those, the one with the largest coefficient. Small coefficients do not
  /// count, because a division by them loses digits.
  private func pivot(of form: Form) -> (variable: Int, coefficient: Double)? {
    let largest = form.terms.values.map(\.magnitude).max() ?? 0
    let best = form.terms.filter { $0.value.magnitude >= 0.1 * largest }.min {
      (occurrences[$0.key] ?? 0, -$0.value.magnitude, -$0.key)
        < (occurrences[$1.key] ?? 0, -$1.value.magnitude, -$1.key)
    }
    return best.map { ($0.key, $0.value) }
  }

  /// Adds the equation that the remainder of a form is 0.
  ///
  /// - Returns: Whether the remainder has a variable, so that the equation is new.
  @discardableResult mutating func add(_ rest: Rest, label: Int) -> Bool {
    guard let (variable, divisor) = pivot(of: rest.form) else { return false }
    var form = rest.form
    form.scale(by: 1 / divisor)
    equationsByVariable[variable] = equations.count
    equations.append(
      Equation(form: form, variable: variable, label: label, divisor: divisor, uses: rest.uses))
    return true
  }

  /// Returns the remainder of a form under the equations.
  ///
  /// - Complexity: O(*u* · *t*) in the equations that are used and their terms.
  func rest(of form: Form) -> Rest {
    var rest = Rest(form: form)
    // An equation has no variable of those before it, so that each is used once.
    while let index = rest.form.terms.keys.compactMap({ equationsByVariable[$0] }).min() {
      let equation = equations[index]
      let factor = rest.form.terms[equation.variable] ?? 0
      rest.form.add(equation.form, times: -factor)
      rest.form.remove(equation.variable)  // its rounding error
      rest.uses[index] = factor
    }
    return rest
  }

  /// Returns the labels of the equations that make up used ones, ascending.
  ///
  /// - Complexity: O(*n*) in the equations.
  func labels(of uses: [Int: Double]) -> [Int] {
    var factors = [Double](repeating: 0, count: (uses.keys.max() ?? -1) + 1)
    for (index, factor) in uses { factors[index] = factor }
    var labels: [Int] = []
    // Backwards, because an equation uses only earlier ones.
    for index in factors.indices.reversed()
    where factors[index].magnitude > Form.epsilon {
      let equation = equations[index]
      labels.append(equation.label)
      for (used, factor) in equation.uses {
        factors[used] -= factors[index] / equation.divisor * factor
      }
    }
    return labels.sorted()
  }
}
