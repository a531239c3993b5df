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
  private var children: [[Int]]
  private var parents: [Int?]

  init(_ views: [ViewCode]) {
    self.views = views
    children = views.map { _ in [] }
    parents = views.map { _ in nil }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() {
      indices[ObjectIdentifier(view.node)] = index
      guard let parent = view.node.parent.flatMap({ indices[ObjectIdentifier($0)] }) else {
        continue
      }
      parents[index] = parent
      children[parent].append(index)
    }
  }

  /// Returns the functions for entries, in their order; the first one has the name alone.
  func pieces(of entries: [Entry]) -> [Piece] {
    guard !entries.isEmpty else { return [] }
    var byView: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() { byView[entry.view, default: []].append(index) }
    var totals = views.map { _ in 0 }
    for entry in entries { totals[entry.view] += entry.lines }
    // Subviews stand behind their superviews.
    for index in views.indices.reversed() {
      if let parent = parents[index] { totals[parent] += totals[index] }
    }
    let roots = views.indices.filter { parents[$0] == nil }
    if roots.reduce(0, { $0 + totals[$1] }) <= Self.longestBody {
      return [Piece(suffix: "", entries: Array(entries.indices))]
    }
    var pieces: [Piece] = []
    for root in roots {
      let suffix = root == roots.first ? "" : "Of" + title(root)
      split(root, suffix, totals, byView, entries, &pieces)
    }
    return pieces.map { Piece(suffix: $0.suffix.shortened, entries: $0.entries.sorted()) }
      .sorted {
        ($0.suffix.isEmpty ? -1 : $0.entries[0]) < ($1.suffix.isEmpty ? -1 : $1.entries[0])
      }
  }

  private func title(_ view: Int) -> String {
    views[view].name.split(separator: ".").map { String($0).capitalizedFirst }.joined().shortened
  }

  private func subtree(_ view: Int) -> [Int] {
    var result: [Int] = []
    var pending = [view]
    while let index = pending.popLast() {
      result.append(index)
      pending += children[index].reversed()
    }
    return result
  }

  /// Makes pieces of a subtree: the large ones in it, and what is left, together or by kinds.
  private func split(
    _ start: Int, _ startSuffix: String, _ totals: [Int], _ byView: [Int: [Int]],
    _ entries: [Entry], _ pieces: inout [Piece]
  ) {
    var pending = [(view: start, suffix: startSuffix)]
    while let (view, suffix) = pending.popLast() {
      if totals[view] <= Self.longestBody {
        append(subtree(view).flatMap { byView[$0] ?? [] }, suffix, &pieces)
        continue
      }
      let own = byView[view] ?? []
      let large = children[view].filter {
        totals[$0] > Self.longestBody / 3 && !children[$0].isEmpty
      }
      let small = children[view].filter { !large.contains($0) }
      pending += large.reversed().map { ($0, "Of" + title($0)) }
      let length =
        own.reduce(0) { $0 + entries[$1].lines } + small.reduce(0) { $0 + totals[$1] }
      if length <= Self.longestBody {
        append(own + small.flatMap(subtree).flatMap { byView[$0] ?? [] }, suffix, &pieces)
      } else {
        append(own, suffix, &pieces)
        splitByKind(small, suffix, totals, byView, &pieces)
      }
    }
  }

  private func append(_ entries: [Int], _ suffix: String, _ pieces: inout [Piece]) {
    if !entries.isEmpty { pieces.append(Piece(suffix: suffix, entries: entries)) }
  }

  private func splitByKind(
    _ small: [Int], _ suffix: String, _ totals: [Int], _ byView: [Int: [Int]],
    _ pieces: inout [Piece]
  ) {
    let owner = String(suffix.dropFirst(2)).shortened
    var kinds: [(name: String, views: [Int])] = []
    for view in small where totals[view] > 0 {
      let kind = Self.kind(of: views[view].node)
      if let index = kinds.firstIndex(where: { $0.name == kind }) {
        kinds[index].views.append(view)
      } else {
        kinds.append((kind, [view]))
      }
    }
    for (title, members) in packed(kinds, totals) {
      let name = owner.count + title.count <= String.longestName ? owner + title : title
      append(members.flatMap(subtree).flatMap { byView[$0] ?? [] }, "Of" + name, &pieces)
    }
  }

  /// Kinds of views whose statements fit into a function, with a title for each function.
  private func packed(
    _ kinds: [(name: String, views: [Int])], _ totals: [Int]
  ) -> [(title: String, views: [Int])] {
    var packs: [(names: [String], views: [Int], lines: Int)] = []
    var long: [(title: String, views: [Int])] = []
    for (name, views) in kinds {
      let lines = views.reduce(0) { $0 + totals[$1] }
      if lines > Self.longestBody {
        long += runs(of: views, totals).map { (runTitle($0), $0) }
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
  private func runs(of members: [Int], _ totals: [Int]) -> [[Int]] {
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
