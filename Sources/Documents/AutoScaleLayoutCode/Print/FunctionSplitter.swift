/// Splits statements about views into functions that are not too long, by subtrees or by kinds of views.
struct FunctionSplitter {
  /// A view of a class; parents come before their subviews.
  struct View {
    let parent: Int?
    let title: String
    /// The plural that titles a function about several views, such as `Labels`.
    let kind: String
  }

  /// Statements about one view.
  struct Entry {
    /// The index of the view in its class.
    let view: Int
    let lines: Int
  }

  /// A function: the end of its name, and the indices of its entries.
  struct Piece {
    let suffix: String
    let entries: [Int]
  }

  /// 56: with its head, its brace and a blank line a function has 60 lines, unless one view has more.
  private static let longestBody = 56

  private let views: [View]
  private let entries: [Entry]
  private var children: [[Int]]
  private var roots: [Int] = []
  /// The indices of the entries of each view.
  private var entriesOfView: [Int: [Int]] = [:]
  /// The lines of each view with its subviews.
  private var totals: [Int]
  private var pieces: [Piece] = []

  /// Returns the functions for entries, in their order; the first one has the name alone.
  static func pieces(of entries: [Entry], about views: [View]) -> [Piece] {
    if entries.isEmpty { return [] }
    var splitter = FunctionSplitter(entries, views)
    if splitter.lines(of: splitter.roots) <= longestBody {
      return [Piece(suffix: "", entries: Array(entries.indices))]
    }
    for root in splitter.roots {
      splitter.split(root, root == splitter.roots.first ? "" : "Of" + splitter.views[root].title)
    }
    return splitter.pieces.map { Piece(suffix: $0.suffix.shortened, entries: $0.entries.sorted()) }
      .sorted {
        ($0.suffix.isEmpty ? -1 : $0.entries[0]) < ($1.suffix.isEmpty ? -1 : $1.entries[0])
      }
  }

  private init(_ entries: [Entry], _ views: [View]) {
    (self.entries, self.views) = (entries, views)
    children = views.map { _ in [] }
    totals = views.map { _ in 0 }
    for (index, entry) in entries.enumerated() {
      entriesOfView[entry.view, default: []].append(index)
      totals[entry.view] += entry.lines
    }
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(index) } else { roots.append(index) }
    }
    // Backwards, so that the total of a view is complete before its parent takes it.
    for index in views.indices.reversed() {
      if let parent = views[index].parent { totals[parent] += totals[index] }
    }
  }

  private func lines(of views: [Int]) -> Int { views.reduce(0) { $0 + totals[$1] } }

  /// The entries of views with their subviews.
  private func entries(in roots: [Int]) -> [Int] {
    var result: [Int] = []
    var pending = Array(roots.reversed())
    while let view = pending.popLast() {
      result += entriesOfView[view] ?? []
      pending += children[view].reversed()
    }
    return result
  }

  /// Makes pieces of a subtree: the large ones in it, and what is left, together or by kinds.
  private mutating func split(_ start: Int, _ startSuffix: String) {
    var pending = [(view: start, suffix: startSuffix)]
    while let (view, suffix) = pending.popLast() {
      if totals[view] <= Self.longestBody {
        append(entries(in: [view]), suffix)
        continue
      }
      let own = entriesOfView[view] ?? []
      let large = children[view].filter {
        totals[$0] > Self.longestBody / 3 && !children[$0].isEmpty
      }
      let small = children[view].filter { !large.contains($0) }
      pending += large.reversed().map { ($0, "Of" + views[$0].title) }
      if own.reduce(lines(of: small), { $0 + entries[$1].lines }) <= Self.longestBody {
        append(own + entries(in: small), suffix)
      } else {
        append(own, suffix)
        splitByKind(small, suffix)
      }
    }
  }

  private mutating func append(_ entries: [Int], _ suffix: String) {
    if !entries.isEmpty { pieces.append(Piece(suffix: suffix, entries: entries)) }
  }

  private mutating func splitByKind(_ small: [Int], _ suffix: String) {
    let owner = String(suffix.dropFirst(2)).shortened
    let kinds = small.filter { totals[$0] > 0 }.groups { views[$0].kind }
    for (title, members) in packed(kinds) {
      let name = owner.count + title.count <= String.longestName ? owner + title : title
      append(entries(in: members), "Of" + name)
    }
  }

  /// Kinds of views whose statements fit into a function, with a title for each function.
  private func packed(
    _ kinds: [(key: String, members: [Int])]
  ) -> [(title: String, views: [Int])] {
    var packs: [(names: [String], views: [Int], lines: Int)] = []
    var long: [(title: String, views: [Int])] = []
    for (name, views) in kinds {
      let lines = lines(of: views)
      if lines > Self.longestBody {
        long += runs(of: views).map { (runTitle($0), $0) }
      } else if let last = packs.indices.last, packs[last].lines + lines <= Self.longestBody,
        packs[last].names.count < 3
      {
        packs[last].names.append(name)
        packs[last].views += views
        packs[last].lines += lines
      } else {
        packs.append(([name], views, lines))
      }
    }
    return packs.map { pack in
      let end = pack.names.count > 1 ? "And" + pack.names[pack.names.count - 1] : ""
      let names = end.isEmpty ? pack.names[0] : pack.names.dropLast().joined()
      return (pack.views.count == 1 ? views[pack.views[0]].title : names + end, pack.views)
    } + long
  }

  /// The title of a function about a run of views.
  private func runTitle(_ run: [Int]) -> String {
    if run.count == 1 { return views[run[0]].title }
    let names = "\(views[run[0]].title)To\(views[run[run.count - 1]].title)"
    return names.count <= String.longestName ? names : views[run[0]].title + "AndOthers"
  }

  /// Runs of views whose statements fit into a function.
  private func runs(of members: [Int]) -> [[Int]] {
    var runs: [[Int]] = []
    var length = 0
    for view in members {
      if runs.isEmpty || length + totals[view] > Self.longestBody {
        runs.append([view])
        length = totals[view]
      } else {
        runs[runs.count - 1].append(view)
        length += totals[view]
      }
    }
    return runs
  }
}
