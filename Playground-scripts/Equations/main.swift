// Auto Layout's textbook example as equations: three views, solved and printed; then a system that
// does not say enough, and one that says too much.
//
//     swift run AutoScaleEquations

import AutoScaleSolver

/// The four numbers that place a view, in points.
struct View {
  let name: String
  let left, top, width, height: Variable

  init(_ name: String, in solver: inout Solver) throws {
    self.name = name
    left = solver.makeVariable(named: "\(name).left")
    top = solver.makeVariable(named: "\(name).top")
    width = try solver.makeVariable(named: "\(name).width", atLeast: 0)
    height = try solver.makeVariable(named: "\(name).height", atLeast: 0)
  }

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }

  func describe(_ solution: Solution) -> String {
    "\(name): left \(solution[left]), top \(solution[top]), "
      + "width \(solution[width]), height \(solution[height])"
  }
}

var solver = Solver()
let first = try View("view1", in: &solver)
let second = try View("view2", in: &solver)
let third = try View("view3", in: &solver)

try solver.add(first.top == 100)
try solver.add(first.left == 100)
try solver.add(first.width == 70)
try solver.add(first.height == 65)

try solver.add(second.top == first.top)
try solver.add(second.left == first.right + 20)
try solver.add(second.width == first.width)
let sameHeight = try solver.add((second.height == first.height).named("same height"))

try solver.add(third.top == first.bottom + 20)
try solver.add(third.left == first.left)
try solver.add(third.right == second.right)
try solver.add(third.height == first.height)

print("The textbook example:")
for view in [first, second, third] { print("  " + view.describe(solver.solve())) }

print("\nWithout the height of view 2:")
var lacking = solver
try lacking.remove(sameHeight)
if let ambiguity = lacking.ambiguity() {
  print("  free:", ambiguity.freeVariables.map { lacking.name(of: $0) }.joined(separator: ", "))
  print("  one solution:     " + second.describe(ambiguity.first))
  print("  another solution: " + second.describe(ambiguity.second))
}

print("\nWith a fixed width of view 3 besides:")
var excessive = solver
try excessive.add((third.width == 200).named("fixed width"))
let solution = excessive.solve()
for view in [first, second, third] { print("  " + view.describe(solution)) }
for conflict in solution.conflicts { print(conflict) }
