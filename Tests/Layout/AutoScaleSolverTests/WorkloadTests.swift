import AutoScaleSolver
import AutoScaleSolverWorkloads
import AutoScaleTestSupport
import Foundation
import Testing

@Suite struct WorkloadTests {
  static let names = Workload.catalog.map(\.name)

  static func make(_ name: String, _ count: Int) throws -> Workload {
    let entry = try #require(Workload.catalog.first { $0.name == name })
    return entry.make(count)
  }

  static func solve(_ workload: Workload) throws -> Solution {
    var solver = Solver()
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    for constraint in workload.constraints { try solver.add(constraint) }
    if let edited = workload.edited { try solver.add((edited == 320).priority(.edit)) }
    return solver.solve()
  }

  static func largestDifference(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test(arguments: names, [10, 50, 100, 500])
  func `a workload has the solution of its closed form`(name: String, count: Int) throws {
    let workload = try Self.make(name, count)
    let solution = try Self.solve(workload)
    #expect(solution.conflicts.isEmpty)
    #expect(Self.largestDifference(solution.values, workload.expected) < 1e-6)
  }

  @Test(arguments: names, UInt64(1)...3)
  func `the order of the constraints does not matter`(name: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let workload = try Self.make(name, 100).shuffled(using: &random)
    let solution = try Self.solve(workload)
    #expect(solution.conflicts.isEmpty)
    #expect(Self.largestDifference(solution.values, workload.expected) < 1e-6)
  }

  @Test(arguments: [10, 100, 500], UInt64(1)...3)
  func `of many solutions, every order of the constraints gives the same`(
    count: Int, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let workload = Workload.squeeze(count)
    let natural = try Self.solve(workload)
    let shuffled = try Self.solve(workload.shuffled(using: &random))
    #expect(Self.largestDifference(natural.values, shuffled.values) < 1e-9)
  }

  @Test(arguments: names.filter { $0 != "squeeze" }, [1, 2, 10, 77])
  func `the baseline computes the same frames`(name: String, count: Int) throws {
    let workload = try Self.make(name, count)
    let views = workload.expected[4...].reduce(0, +)
    #expect(abs(Workload.closedFormSum(name, count) - views) < 1e-6 * (1 + abs(views)))
  }

  static let script = ProcessInfo.processInfo.environment["AUTOSCALE_SHARED"].map {
    $0 + "/workloads/workloads.py"
  }

  /// Runs where `AUTOSCALE_SHARED` names the folder with the script that defines the systems.
  @Test(
    .enabled(
      if: script.map(FileManager.default.fileExists) ?? false,
      "set AUTOSCALE_SHARED to the folder that has workloads/workloads.py"),
    arguments: names, [1, 2, 10, 55])
  func `a workload is that of the script`(name: String, count: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", try #require(Self.script), name, "\(count)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let theirs = Self.parse(String(decoding: output, as: UTF8.self))
    let ours = Self.parse("\(try Self.make(name, count))")
    #expect(ours == theirs)
  }

  /// The words of each line, numbers as numbers: the script writes them in another form.
  static func parse(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split { $0 == " " || $0 == ":" }.map { word in
        Double(word).map { "\(($0 * 1e9).rounded() / 1e9)" } ?? String(word)
      }
    }
  }

  @Test func `labels that are squeezed give way by just as much as is missing`() throws {
    let workload = Workload.squeeze(60)
    let solution = try Self.solve(workload)
    let errors = workload.constraints.reduce(into: [Float: Double]()) { errors, constraint in
      let sum = constraint.terms.reduce(0) {
        $0 + $1.coefficient * solution[$1.variable]
      }
      let error =
        switch constraint.relation {
        case .lessThanOrEqual: max(0, sum - constraint.constant)
        case .equal: abs(sum - constraint.constant)
        case .greaterThanOrEqual: max(0, constraint.constant - sum)
        }
      errors[constraint.priority.rawValue, default: 0] += error
    }
    let widths: [Double] = (0..<60).map { 30 + Double($0 * 37 % 61) }
    let need: Double = widths.reduce(0, +) + 8 * 59
    let missing: Double = need - ((need / 2).rounded(.down) + 240)
    #expect(abs((errors[1000] ?? 0)) < 1e-6)
    #expect(abs((errors[750] ?? 0) - missing) < 1e-6)
    #expect(abs((errors[500] ?? 0)) < 1e-6)
  }

  @Test(arguments: Workload.growthCatalog.map(\.name), [3, 30, 200])
  func `a chain of views has the same errors in any order`(name: String, count: Int) throws {
    let workload = try #require(Workload.growthCatalog.first { $0.name == name }).make(count)
    let solution = try Self.solve(workload)
    #expect(solution.conflicts.isEmpty && !solution.isApproximate)
    let errors = workload.constraints.errors(solution.values)
    #expect(errors[0] < 1e-6 * Double(count))
    var random = SplitMix64(seed: UInt64(count))
    let shuffled = workload.shuffled(using: &random)
    let others = shuffled.constraints.errors(try Self.solve(shuffled).values)
    for (error, other) in zip(errors, others) { #expect(abs(error - other) < 1e-6 * (1 + error)) }
  }
}
