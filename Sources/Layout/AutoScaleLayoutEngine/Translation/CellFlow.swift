import AutoScale
import AutoScaleTrees

/// The places of cells in lines, as `UICollectionViewFlowLayout` has them.
///
/// Lines take as many cells as fit, and spread them from edge to edge. The last line has the gaps of a full one.
/// Source: Apple, UICollectionViewFlowLayout, and the stored frames of 76 of 88 cells of the corpus.
struct CellFlow {
  private let collection: CollectionNode
  private let cells, others: [ViewNode]

  /// The direction of the lines.
  private let axis: LayoutAxis

  /// The size of the collection in the design.
  let design: LayoutSize

  /// Prepares the flow of a collection, or returns nil if its stored frames have another arrangement.
  init?(_ collection: CollectionNode) {
    guard collection.hasFlowLayout, !collection.children.isEmpty else { return nil }
    self.collection = collection
    axis = collection.scrollsHorizontally ? .vertical : .horizontal
    design = LayoutSize(width: collection.frame.width, height: collection.frame.height)
    cells = collection.children.filter { $0.role.isCollectionCell }
    others = collection.children.filter { !$0.role.isCollectionCell }
    // Code may place cells in another way, which only the stored frames show.
    let agrees = zip(frames(in: design), collection.children).allSatisfy {
      $0.isClose(to: $1.frame, tolerance: 1)
    }
    guard agrees else { return nil }
  }

  /// Returns the frames of the collection's children in a size of the collection.
  func frames(in size: LayoutSize) -> [LayoutRect] {
    var frames: [ObjectIdentifier: LayoutRect] = [:]
    let across = axis.other
    let room = max(0, size.length(along: axis) - insets(along: axis))
    let sizes = cells.map { self.size(of: $0, in: size) }
    var start = headerLength + collection.sectionInset[across.edge(isFar: false)]
    var end = start
    for line in lines(of: sizes, in: room) {
      let height = line.map { sizes[$0].length(along: across) }.max() ?? 0
      let gap = gap(in: line, of: sizes, in: room)
      var place =
        collection.sectionInset[axis.edge(isFar: false)]
        + (gap == nil ? spare(line, sizes, room) / 2 : 0)
      for index in line {
        let size = sizes[index]
        frames[ObjectIdentifier(cells[index])] = LayoutRect(
          size: size, along: axis, at: place,
          across: start + (height - size.length(along: across)) / 2)
        place += size.length(along: axis) + (gap ?? 0)
      }
      end = start + height
      start = end + collection.lineSpacing
    }
    end += collection.sectionInset[across.edge(isFar: true)]
    for other in others {
      frames[ObjectIdentifier(other)] = supplementary(other, in: size, after: end)
    }
    return collection.children.compactMap { frames[ObjectIdentifier($0)] }
  }

  /// The length of the header before the first line.
  private var headerLength: Double { collection.headerLength ?? 0 }

  private func insets(along axis: LayoutAxis) -> Double {
    collection.sectionInset[axis.edge(isFar: false)]
      + collection.sectionInset[axis.edge(isFar: true)]
  }

  /// Returns the size of a cell: a length that fills the collection in the design fills it in any size.
  private func size(of cell: ViewNode, in size: LayoutSize) -> LayoutSize {
    func length(_ axis: LayoutAxis) -> Double {
      let own = cell.frame.length(along: axis)
      let inset = insets(along: axis)
      return (own - (design.length(along: axis) - inset)).magnitude < 0.5
        ? max(0, size.length(along: axis) - inset) : own
    }
    return LayoutSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Returns the indices of the cells of each line.
  private func lines(of sizes: [LayoutSize], in room: Double) -> [[Int]] {
    var used = 0.0
    return sizes.indices.reduce(into: [[Int]]()) { lines, index in
      let length = sizes[index].length(along: axis)
      if lines.isEmpty || used + collection.interitemSpacing + length > room + 0.01 {
        lines.append([index])
        used = length
      } else {
        lines[lines.count - 1].append(index)
        used += collection.interitemSpacing + length
      }
    }
  }

  /// The room that the cells of a line leave.
  private func spare(_ line: [Int], _ sizes: [LayoutSize], _ room: Double) -> Double {
    room - line.reduce(0) { $0 + sizes[$1].length(along: axis) }
  }

  /// Returns the gap between the cells of a line, or nil for a single cell, which is in the middle.
  private func gap(in line: [Int], of sizes: [LayoutSize], in room: Double) -> Double? {
    let first = sizes[line[0]].length(along: axis)
    let isLast = line.last == sizes.indices.last
    // The gaps of a last line are those of a line that is full of cells as long as its first one.
    let full = isLast ? max(line.count, count(of: first, in: room)) : line.count
    guard full > 1 else { return nil }
    return full == line.count
      ? spare(line, sizes, room) / Double(full - 1)
      : max(collection.interitemSpacing, (room - Double(full) * first) / Double(full - 1))
  }

  /// Returns how many cells of a length a line takes.
  private func count(of length: Double, in room: Double) -> Int {
    let step = length + collection.interitemSpacing
    return step > 0 ? Int(min((room + collection.interitemSpacing + 0.01) / step, 1e6)) : 1
  }

  /// Returns the frame of a header or a footer, which is as long as a line with its insets.
  private func supplementary(
    _ view: ViewNode, in size: LayoutSize, after end: Double
  ) -> LayoutRect {
    let across = axis.other
    let length = view.frame.length(along: across)
    let first = cells.map { $0.frame.start(along: across) }.min() ?? 0
    let isHeader = view.frame.start(along: across) < max(first, 1)
    return LayoutRect(
      size: axis == .horizontal
        ? LayoutSize(width: size.width, height: length)
        : LayoutSize(width: length, height: size.height),
      along: axis, at: 0, across: isHeader ? view.frame.start(along: across) : end)
  }
}

extension LayoutRect {
  /// Places a size by its distances along an axis and across it.
  fileprivate init(size: LayoutSize, along axis: LayoutAxis, at place: Double, across: Double) {
    self.init(
      x: axis == .horizontal ? place : across, y: axis == .horizontal ? across : place,
      width: size.width, height: size.height)
  }
}

extension LayoutSize {
  fileprivate func length(along axis: LayoutAxis) -> Double {
    axis == .horizontal ? width : height
  }
}

extension ViewNode.Role {
  fileprivate var isCollectionCell: Bool {
    if case .collectionCell = self { true } else { false }
  }
}
