/// The arguments of a call, or the entries of a dictionary, in their order.
///
///     let arguments: Arguments<Expression> = ["_": "label", "for": ".horizontal"]
///
/// The label `_` means none, as in declarations of Swift. A value that is `nil` is no argument.
struct Arguments<Item: Hashable & Sendable>: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    let label: String
    let value: Item
  }

  private let list: [Argument]

  init(_ arguments: some Sequence<Argument>) { list = Array(arguments) }

  init(_ values: some Sequence<(String, Item?)>) {
    list = values.compactMap { label, value in value.map { Argument(label: label, value: $0) } }
  }

  init(unlabeled values: [Item]) { list = values.map { Argument(label: "_", value: $0) } }

  /// The value of a label.
  subscript(label: String) -> Item? { list.first { $0.label == label }?.value }

  func mapValues<New>(_ transform: (Item) -> New) -> Arguments<New> {
    Arguments<New>(list.map { ($0.label, transform($0.value)) })
  }
}

extension Arguments: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral values: (String, Item?)...) { self.init(values) }
}

extension Arguments: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(position: Int) -> Argument { list[position] }

  static func + (first: Self, second: Self) -> Self { Self(first.list + second.list) }
  static func += (first: inout Self, second: Self) { first = first + second }
}
