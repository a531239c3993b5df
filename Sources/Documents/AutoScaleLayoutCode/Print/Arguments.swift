/// The arguments of a call, or the entries of a dictionary, in their order.
///
///     let arguments: Arguments = ["_": "label", "for": ".horizontal"]
///
/// The label `_` means none, as in declarations of Swift. A value that is `nil` is no argument.
struct Arguments: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    let label: String
    let value: Expression
  }

  private let list: [Argument]

  init(_ arguments: some Sequence<Argument>) { list = Array(arguments) }

  init(_ values: some Sequence<(String, Expression?)>) {
    list = values.compactMap { label, value in value.map { Argument(label: label, value: $0) } }
  }

  init(unlabeled values: [Expression]) { list = values.map { Argument(label: "_", value: $0) } }

  /// The value of a label.
  subscript(label: String) -> Expression? { list.first { $0.label == label }?.value }

  func mapValues(_ transform: (Expression) -> Expression) -> Arguments {
    Arguments(list.map { ($0.label, transform($0.value)) })
  }
}

extension Arguments: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral values: (String, Expression?)...) { self.init(values) }
}

extension Arguments: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(position: Int) -> Argument { list[position] }

  static func + (first: Self, second: Self) -> Self { Self(first.list + second.list) }
  static func += (first: inout Self, second: Self) { first = first + second }
}
