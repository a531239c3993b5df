/// Splits statements about views into functions that are not too long, by subtrees or by views beside each other.
struct FunctionSplitter {
  /// A view of a class, with the title of a function about it.
  struct View {
    let parent: Int?
    let title: String
  }

  /// The end of a function's name, and the indices of its entries.
  typealias Piece = (suffix: String, entries: [Int])

  /// 56: with its head, its brace and a blank line a function has 60 lines, unless one view has more.
  private static let longestBody = 56

  private let views: [View]
  private let lines: [Int]
  private var children: [[Int]]
  /// The indices of the entries of each view, and their lines with those of its subviews.
  private var entries: [[Int]]
  private var totals: [Int]
  private var pieces: [Piece] = []

  /// Returns the functions for entries, in their order; the first one has no suffix.
  ///
  /// An entry is about a view, given by its index; views come before their subviews.
  static func pieces(of entries: [(view: Int, lines: Int)], about views: [View]) -> [Piece] {
    var splitter = FunctionSplitter(entries, views)
    let roots = views.indices.filter { views[$0].parent == nil }
    if entries.isEmpty { return [] }
    // One function is read more easily than several that are called once.
    if splitter.total(roots) <= longestBody { return [("", Array(entries.indices))] }
    for root in roots { splitter.split(root, root == roots[0] ? "" : "Of" + views[root].title) }
    // The function of the root first, as the initializer calls it.
    return splitter.pieces.map { ($0.suffix.shortened, $0.entries.sorted()) }.sorted {
      ($0.suffix.isEmpty ? -1 : $0.entries[0]) < ($1.suffix.isEmpty ? -1 : $1.entries[0])
    }
  }

  private init(_ entries: [(view: Int, lines: Int)], _ views: [View]) {
    (self.views, lines) = (views, entries.map(\.lines))
    (children, self.entries) = (views.map { _ in [] }, views.map { _ in [] })
    totals = views.map { _ in 0 }
    for (index, entry) in entries.enumerated() {
      self.entries[entry.view].append(index)
      totals[entry.view] += entry.lines
    }
    for (index, view) in views.enumerated() { view.parent.map { children[$0].append(index) } }
    // Backwards, so that the total of a view is complete before its parent takes it.
    for index in views.indices.reversed() {
      views[index].parent.map { totals[$0] += totals[index] }
    }
  }

  private func total(_ views: [Int]) -> Int { views.reduce(0) { $0 + totals[$1] } }

  /// The entries of views with their subviews.
  private func entries(in roots: [Int]) -> [Int] {
    var result: [Int] = []
    var pending: [Int] = roots.reversed()
    while let view = pending.popLast() {
      result += entries[view]
      pending += children[view].reversed()
    }
    return result
  }

  /// Makes pieces of a subtree: the large ones in it, and what is left, together or in runs.
  private mutating func split(_ start: Int, _ startSuffix: String) {
    var pending = [(view: start, suffix: startSuffix)]
    while let (view, suffix) = pending.popLast() {
      // A third: smaller subtrees stay with their parent, so that few functions are tiny.
      let large = children[view].filter {
        totals[$0] > Self.longestBody / 3 && !children[$0].isEmpty
      }
      let small = children[view].filter { !large.contains($0) }
      if totals[view] <= Self.longestBody {
        append(entries(in: [view]), suffix)
        continue
      } else if entries[view].reduce(total(small), { $0 + lines[$1] }) <= Self.longestBody {
        append(entries[view] + entries(in: small), suffix)
      } else {
        append(entries[view], suffix)
        for run in runs(of: small.filter { totals[$0] > 0 }) {
          append(entries(in: run), "Of" + runTitle(run))
        }
      }
      pending += large.map { ($0, "Of" + views[$0].title) }
    }
  }

  private mutating func append(_ entries: [Int], _ suffix: String) {
    if !entries.isEmpty { pieces.append((suffix, entries)) }
  }

  private func runTitle(_ run: [Int]) -> String {
    let (first, last) = (views[run[0]].title, views[run[run.count - 1]].title)
    if run.count == 1 { return first }
    let names = "\(first)Through\(last)"
    return names.count <= String.longestName ? names : first + "AndOthers"
  }

  /// Runs of views whose statements fit into a function.
  private func runs(of members: [Int]) -> [[Int]] {
    var runs: [[Int]] = []
    for view in members {
      if let last = runs.last, total(last + [view]) <= Self.longestBody {
        runs[runs.count - 1].append(view)
      } else {
        runs.append([view])
      }
    }
    return runs
  }
}
