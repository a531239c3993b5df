/// The folders of files as an outline, without those that hold nothing but one other folder.
///
///     FolderOutline(of: [["UI", "Login"], ["UI", "Menu"]]).folders.map(\.name)  // ["", "UI", "Login", "Menu"]
struct FolderOutline {
  /// A folder of the outline.
  struct Folder: Equatable {
    /// The path from the enclosing folder of the outline; empty for the root.
    let name: String

    /// The number of enclosing folders.
    let depth: Int

    /// The indices of the files in the folder itself.
    let files: [Int]

    /// The number of files in the folder and below it.
    fileprivate(set) var total = 0
  }

  /// The folders in alphabetical order, each before the folders in it.
  ///
  /// The first one is the root.
  let folders: [Folder]

  /// The folders that enclose each file, from the root to its own.
  private let chains: [[Int]]

  /// Takes the folder of each file as the components of its path from the root.
  ///
  /// - Complexity: O(*n* log *n*) in the components.
  init(of paths: [ArraySlice<Substring>]) {
    var files: [ArraySlice<Substring>: [Int]] = [[]: []]
    var subfolders: [ArraySlice<Substring>: Set<Substring>] = [:]
    for (index, path) in paths.enumerated() {
      files[path, default: []].append(index)
      for end in path.indices { subfolders[path[..<end], default: []].insert(path[end]) }
    }
    // A folder with one subfolder and no files is joined with it, as code hosts show them.
    let branches = subfolders.filter { $0.value.count > 1 }.keys
    var (folders, open): ([Folder], [(path: ArraySlice<Substring>, index: Int)]) = ([], [])
    var chains = Array(repeating: [Int](), count: paths.count)
    // Sorted, a folder precedes everything in it, so that the open folders form a chain.
    for path in Set(files.keys).union(branches).sorted(by: Self.precedes) {
      open.removeAll { !path.starts(with: $0.path) }
      let name = path.dropFirst(open.last?.path.count ?? 0).joined(separator: "/")
      let own = files[path] ?? []
      open.append((path, folders.count))
      folders.append(Folder(name: name, depth: open.count - 1, files: own))
      for file in own { chains[file] = open.map(\.index) }
      for (_, index) in open { folders[index].total += own.count }
    }
    (self.folders, self.chains) = (folders, chains)
  }

  /// Sums a number of the files in each folder and below it.
  func sums(of numbers: [Int]) -> [Int] {
    var sums = Array(repeating: 0, count: folders.count)
    for (chain, number) in zip(chains, numbers) {
      for folder in chain { sums[folder] += number }
    }
    return sums
  }

  /// Orders paths by their components without regard to case, unless that is their only difference.
  private static func precedes(
    _ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>
  ) -> Bool {
    first.lexicographicallyPrecedes(second) { first, second in
      let (low, other) = (first.lowercased(), second.lowercased())
      return low == other ? first < second : low < other
    }
  }
}
