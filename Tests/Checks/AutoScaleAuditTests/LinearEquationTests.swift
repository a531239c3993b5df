import AutoScaleTestSupport
import Testing

@testable import AutoScaleAudit

@Suite struct LinearEquationTests {
  /// A form of some variables from 0 to 9, with whole coefficients.
  private func form(_ random: inout SplitMix64) -> LinearEquations.Form {
    var form = LinearEquations.Form(constant: Double(Int.random(in: -50...50, using: &random)))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      form.add(
        Int.random(in: 0..<10, using: &random),
        times: Double(Int.random(in: -3...3, using: &random)))
    }
    return form
  }

  @Test(arguments: UInt64(1)...200)
  func `a sum of equations follows from exactly those in it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var equations = LinearEquations()
    let forms = (0..<8).map { _ in form(&random) }
    let taken = forms.indices.filter { equations.add(equations.rest(of: forms[$0]), label: $0) }
    var sum = LinearEquations.Form()
    var used: [Int] = []
    for index in taken where Bool.random(using: &random) {
      sum.add(forms[index], times: Bool.random(using: &random) ? 2 : -0.5)
      used.append(index)
    }
    let rest = equations.rest(of: sum)
    #expect(rest.form.isZero)
    #expect(equations.labels(of: rest.uses) == used)
    sum.add(10, times: 1)
    #expect(!equations.rest(of: sum).form.isZero)
  }

  @Test(arguments: UInt64(1)...200)
  func `an equation with another constant does not follow`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var equations = LinearEquations()
    var form = form(&random)
    let isTaken = equations.add(equations.rest(of: form), label: 0)
    form.add(LinearEquations.Form(constant: 1), times: 1)
    #expect(!isTaken || !equations.rest(of: form).form.isZero)
  }

  @Test(arguments: [1e12, 1e-12, 3e-7, 1e300])
  func `numbers of any size come to an end`(coefficient: Double) {
    var equations = LinearEquations()
    for index in 0..<20 {
      var form = LinearEquations.Form(constant: 1)
      form.add(index, times: coefficient)
      form.add((index * 7 + 3) % 20, times: 0.3)
      equations.add(equations.rest(of: form), label: index)
      #expect(equations.labels(of: equations.rest(of: form).uses).count <= 20)
    }
  }

  @Test func `a long chain of equations takes a step for each`() {
    var equations = LinearEquations()
    for index in 0..<20_000 {
      var form = LinearEquations.Form(constant: -8)
      form.add(index + 1, times: 1)
      form.add(index, times: -1)
      equations.add(equations.rest(of: form), label: index)
    }
    var whole = LinearEquations.Form(constant: -160_000)
    whole.add(20_000, times: 1)
    whole.add(0, times: -1)
    let rest = equations.rest(of: whole)
    #expect(rest.form.isZero)
    #expect(equations.labels(of: rest.uses).count == 20_000)
  }
}
