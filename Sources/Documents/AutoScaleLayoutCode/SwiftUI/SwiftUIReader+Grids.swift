import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Collections, which are grids of the items that the caller gives.
extension SwiftUIReader {
  /// Reads a collection as a grid with the lines of its flow layout; its cells and headers are structures of their own.
  ///
  /// Returns false for another layout: only its code knows where the cells are.
  func readGrid(_ collection: CollectionNode, _ unit: inout LeafReader) -> Bool {
    let facts = unit.facts
    guard collection.hasFlowLayout, let layout = facts.child("collectionViewFlowLayout"),
      layout["customClass"] == nil
    else { return false }
    passOverDataSource(of: facts)
    layout.takeAll()
    let isHorizontal = collection.scrollsHorizontally
    let items = names(of: collection).map { $0 == "collectionView" ? "items" : $0 }
    let grid = Expression.call(
      "\(scales ? "Auto" : "")\(isHorizontal ? "LazyHGrid" : "LazyVGrid")",
      [
        isHorizontal ? "rows" : "columns": .list([
          line(of: collection, isEstimated: layout["automaticEstimatedItemSize"] == "YES")
        ]),
        "spacing": .number(collection.lineSpacing),
        "_": .closure("", [.expression(.text(screen.slot(items)))]),
      ])
    let padded = SwiftUIView.leaf(grid).padded(collection.sectionInset, scales: scales)
    unit.view = .block(
      isHorizontal ? "ScrollView(.horizontal)" : "ScrollView", [padded.statement(scales: scales)]
    ).looking(scrollLooks(facts))
    unit.finish()
    return true
  }

  /// Collects the cells of a collection, and returns the item of its grid.
  private func line(of collection: CollectionNode, isEstimated: Bool) -> Expression {
    // A line is across the direction of scrolling.
    let axis: LayoutAxis = collection.scrollsHorizontally ? .vertical : .horizontal
    let ends = [false, true].map { collection.sectionInset[axis.edge(isFar: $0)] }
    let room = collection.frame.length(along: axis) - ends[0] - ends[1]
    let parts = children(of: collection).filter { $0 is CollectionReusableNode }
    for part in parts {
      var lengths = [LayoutAxis.horizontal: part.frame.width, .vertical: part.frame.height]
      // Headers are as long as a line, and an item that fills its line does so on other screens too.
      if !(part is CollectionCellNode) || part.frame.length(along: axis) >= room {
        lengths[axis] = nil
      }
      prototypes.append((part, isEstimated ? [:] : lengths))
    }
    // UIKit's own size of an item is 50 by 50: Apple's page on `itemSize` of the layout.
    let stated = collection.itemSize ?? LayoutSize(width: 50, height: 50)
    let cell = parts.first { $0 is CollectionCellNode }?.frame
    let length = (cell ?? LayoutRect(width: stated.width, height: stated.height)).length(
      along: axis)
    let limit = isEstimated ? "" : ", maximum: \(length.literal)"
    return .call(
      "GridItem",
      [
        "_": length >= room ? nil : .text(".adaptive(minimum: \(length.literal)\(limit))"),
        "spacing": .number(collection.interitemSpacing),
      ])
  }
}
