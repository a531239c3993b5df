import AutoScalePages

/// The documents of a watch and the state of their files, from which each step derives what to draw.
///
///     var watched = WatchedDocuments()
///     watched.update(to: [login: [stamp]])  // drawn: login, removed: nothing
struct WatchedDocuments {
  /// The stamps of a document and of the files beside it, for each document in order.
  typealias State = [(source: PreviewSource, stamps: [FileStamp?])]

  /// The work of a step.
  struct Changes: Equatable {
    /// The documents that are new, or have a changed file or other neighbors, in order.
    var drawn: [PreviewSource] = []

    /// The documents that no longer exist.
    var removed: [PreviewSource] = []

    var isEmpty: Bool { drawn.isEmpty && removed.isEmpty }
  }

  /// The present documents, in order.
  private(set) var sources: [PreviewSource] = []

  private var stamps: [PreviewSource: [FileStamp?]] = [:]
  private var links: [PreviewSource: PreviewLinks?] = [:]

  /// Takes the present state, and returns the changes since the last one.
  mutating func update(to state: State) -> Changes {
    let sources = state.map(\.source)
    let links = Dictionary(
      zip(sources, PreviewLinks.links(between: sources)), uniquingKeysWith: { first, _ in first })
    var changes = Changes()
    for (source, present) in state
    where stamps[source] != present || self.links[source] != links[source] {
      changes.drawn.append(source)
    }
    changes.removed = self.sources.filter { links[$0] == nil }
    self.sources = sources
    self.links = links
    stamps = Dictionary(
      state.map { ($0.source, $0.stamps) }, uniquingKeysWith: { first, _ in first })
    return changes
  }

  /// The links of a document's page.
  func links(of source: PreviewSource) -> PreviewLinks? { links[source] ?? nil }
}
