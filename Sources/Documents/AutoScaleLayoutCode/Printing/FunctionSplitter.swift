import AutoScaleTrees

/// Splits statements about views into functions that are not too long, by subtrees or by kinds of views.
struct FunctionSplitter {
  /// Statements about one view.
  struct Entry {
    /// The index of the view in its class.
    let view: Int
    /// The number of lines.
    let lines: Int
  }

  /// A function: the end of its name, and the indices of its entries.
  struct Piece {
    let suffix: String
    let entries: [Int]
  }

  /// The longest body of a function, in lines, unless one view has more.
  private static let longestBody = 56

  private let views: [ViewCode]
  private let entries: [Entry]
  private var children: [[Int]]
  private var roots: [Int] = []
  /// The indices of the entries of each view.
  private var entriesOfView: [Int: [Int]] = [:]
  /// The lines of each view with its subviews.
  private var totals: [Int]
  private var pieces: [Piece] = []

  /// Returns the functions for entries, in their order; the first one has the name alone.
  static func pieces(of entries: [Entry], about views: [ViewCode]) -> [Piece] {
    if entries.isEmpty { return [] }
    var splitter = FunctionSplitter(entries, views)
    if splitter.lines(of: splitter.roots) <= longestBody {
      return [Piece(suffix: "", entries: Array(entries.indices))]
    }
    for root in splitter.roots {
      splitter.split(root, root == splitter.roots.first ? "" : "Of" + splitter.title(root))
    }
    return splitter.pieces.map { Piece(suffix: $0.suffix.shortened, entries: $0.entries.sorted()) }
      .sorted {
        ($0.suffix.isEmpty ? -1 : $0.entries[0]) < ($1.suffix.isEmpty ? -1 : $1.entries[0])
      }
  }

  private init(_ entries: [Entry], _ views: [ViewCode]) {
    (self.entries, self.views) = (entries, views)
    children = views.map { _ in [] }
    totals = views.map { _ in 0 }
    for (index, entry) in entries.enumerated() {
      entriesOfView[entry.view, default: []].append(index)
      totals[entry.view] += entry.lines
    }
    var indices: [ObjectIdentifier: Int] = [:]
    var parents: [Int?] = []
    for (index, view) in views.enumerated() {
      indices[ObjectIdentifier(view.node)] = index
      parents.append(view.node.parent.flatMap { indices[ObjectIdentifier($0)] })
    }
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    // Subviews stand behind their superviews.
    for index in views.indices.reversed() {
      if let parent = parents[index] { totals[parent] += totals[index] }
    }
  }

  private func lines(of views: [Int]) -> Int { views.reduce(0) { $0 + totals[$1] } }

  private func title(_ view: Int) -> String {
    views[view].name.split(separator: ".").map { String($0).capitalizedFirst }.joined().shortened
  }

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
      pending += large.reversed().map { ($0, "Of" + title($0)) }
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
    let kinds = small.filter { totals[$0] > 0 }.groups { Self.kind(of: views[$0].node) }
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
      return (pack.views.count == 1 ? title(pack.views[0]) : names + end, pack.views)
    } + long
  }

  /// The title of a function about a run of views.
  private func runTitle(_ run: [Int]) -> String {
    if run.count == 1 { return title(run[0]) }
    let names = "\(title(run[0]))To\(title(run[run.count - 1]))"
    return names.count <= String.longestName ? names : title(run[0]) + "AndOthers"
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

  /// The kind of a view, in the plural.
  private static func kind(of node: ViewNode) -> String {
    switch node.role {
    case .label: "Labels"
    case .button: "Buttons"
    case .textField, .textView, .searchBar: "Fields"
    case .image: "Images"
    case .stack: "Stacks"
    case .tableCell: "Cells"
    case .navigationBar, .toolbar, .tabBar: "Bars"
    case .view, .contentView: "Views"
    default: node is ControlNode ? "Controls" : "OtherViews"
    }
  }
}
