/// A number that is written as an integer if it is one.
struct JSONNumber: Encodable {
  let number: Double

  init(_ number: Double) { self.number = number }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let integer = Int(exactly: number) {
      try container.encode(integer)
    } else {
      try container.encode(number)
    }
  }
}
