/// Elements in the order of their addition, in blocks: no element is moved when there are more.
///
/// An array that grows copies all it has into memory that nobody touched before, and the report of a
/// large tree has some hundred thousand records. Appending takes constant time, an element by its
/// position too.
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
