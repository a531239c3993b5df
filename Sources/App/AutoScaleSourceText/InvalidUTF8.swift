extension Sequence<UInt8> {
  /// The offset of the first byte that is not valid UTF-8, or `nil` if all is valid.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var firstInvalidUTF8: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
