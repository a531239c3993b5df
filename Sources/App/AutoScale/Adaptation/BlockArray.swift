/// An array in blocks that never moves its elements when it grows.
///
/// A growing array copies its elements into fresh memory, and the report of a large tree has some
/// hundred thousand records. Appending and subscripting take constant time.
struct BlockArray<Element>: RandomAccessCollection {
  private static var blockLength: Int { 1024 }

  private var fullBlocks: [[Element]] = []
  private var lastBlock: [Element] = []

  var startIndex: Int { 0 }
  var endIndex: Int { fullBlocks.count * Self.blockLength + lastBlock.count }

  subscript(position: Int) -> Element {
    let (block, offset) = position.quotientAndRemainder(dividingBy: Self.blockLength)
    return block < fullBlocks.count ? fullBlocks[block][offset] : lastBlock[offset]
  }

  mutating func append(_ element: Element) {
    if lastBlock.count == Self.blockLength {
      fullBlocks.append(lastBlock)
      lastBlock = []
      lastBlock.reserveCapacity(Self.blockLength)
    }
    lastBlock.append(element)
  }
}
