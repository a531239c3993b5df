import AutoScaleSolver
import AutoScaleTestSupport
import Foundation

/// A system of the vectors, with a claim that a solver once made of it and that is wrong.
struct WideSystem: Decodable, Sendable {
  struct Row: Decodable {
    let priority: Float
    let relation: String
    let constant: Double
    let terms: [[Double]]
  }

  let kind: String
  let claim: String
  let detail: String
  let variables: Int
  let lowerBounds: [String: Double]
  let constraints: [Row]

  /// The file of the vectors, in the folder `../shared/vectors` beside the package.
  static let file = Corpus.package.appending(path: "../shared/vectors/solver-wide.json")

  static let isPresent = FileManager.default.fileExists(atPath: file.path)

  static func all() throws -> [WideSystem] {
    try JSONDecoder().decode([WideSystem].self, from: Data(contentsOf: file))
  }

  func makeSolver() throws -> (solver: Solver, constraints: [Constraint]) {
    var solver = Solver()
    var unknowns: [Variable] = []
    for index in 0..<variables {
      if let bound = lowerBounds["\(index)"] {
        unknowns.append(try solver.makeVariable(atLeast: bound))
      } else {
        unknowns.append(solver.makeVariable())
      }
    }
    let rows = constraints.map { row in
      Constraint(
        row.terms.map { Term(unknowns[Int($0[0])], $0[1]) },
        Relation.allCases.first { $0.description == row.relation } ?? .equal, row.constant,
        priority: Priority(rawValue: row.priority) ?? .required)
    }
    for row in rows { try solver.add(row) }
    let bounds = lowerBounds.compactMap { index, bound in
      Int(index).map { unknowns[$0] >= bound }
    }
    return (solver, rows + bounds)
  }

  /// The numbers of the last list in the detail: the least errors of the optional priorities, or variables.
  var numbers: [Double] {
    let list = detail.split(separator: "[").last ?? ""
    return list.split { !"0123456789.e+-".contains($0) }.compactMap { Double($0) }
  }
}

extension Constraint {
  /// The error at some values and the largest number, from terms that are rounded once.
  func preciseError(_ values: [Double]) -> (error: Double, size: Double) {
    // Products are split into what a number holds and the rest; the former are added exactly by their order.
    var parts = [-constant]
    var size = abs(constant)
    for term in terms {
      let value = values[term.variable.index]
      let product = term.coefficient * value
      parts += [product, (-product).addingProduct(term.coefficient, value)]
      size = max(size, abs(product))
    }
    let sum = Self.sum(parts)
    let error =
      switch relation {
      case .lessThanOrEqual: max(0, sum)
      case .equal: abs(sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    return (error, size)
  }

  /// The sum of numbers, rounded once.
  ///
  /// Source: J. Shewchuk, "Adaptive Precision Floating-Point Arithmetic", 1997, on growing expansions.
  private static func sum(_ numbers: [Double]) -> Double {
    var partials: [Double] = []
    for number in numbers {
      var (rest, kept) = (number, [Double]())
      for partial in partials {
        let (large, small) = abs(rest) < abs(partial) ? (partial, rest) : (rest, partial)
        let high = large + small
        let low = small - (high - large)
        if low != 0 { kept.append(low) }
        rest = high
      }
      partials = kept + [rest]
    }
    return partials.reduce(0, +)
  }
}

extension [Constraint] {
  /// The largest error of a required constraint that is not left out, relative to its largest number.
  func largestRequiredError(_ values: [Double], leavingOut omitted: Set<Int>) -> Double {
    enumerated().reduce(0) { largest, entry in
      guard entry.element.priority.isRequired && !omitted.contains(entry.offset) else {
        return largest
      }
      let (error, size) = entry.element.preciseError(values)
      return Swift.max(largest, error / Swift.max(0.01, size))
    }
  }

  /// The sum of the errors of each optional priority, the strongest first.
  func optionalErrors(_ values: [Double]) -> [Double] {
    Set(map(\.priority)).subtracting([.required]).sorted(by: >).map { level in
      reduce(0) { $0 + ($1.priority == level ? $1.preciseError(values).error : 0) }
    }
  }
}
