/// The terms of a row that is being written.
package struct RowTerms: Sendable {
  // A tuple, because an array asks at each term whether a copy shares it. The longest row of a layout compares two
  // gaps of a stack, each between two edges of two terms.
  @usableFromInline var storage: (Term, Term, Term, Term, Term, Term, Term, Term)
  @usableFromInline var count = 0

  /// Makes an empty list.
  package init() {
    let none = Term(Variable(index: 0), 0)
    storage = (none, none, none, none, none, none, none, none)
  }

  /// Adds a coefficient times a variable.
  ///
  /// - Precondition: There are fewer than 8 terms.
  @inlinable @inline(__always) package mutating func append(
    _ variable: Int, times coefficient: Double
  ) {
    precondition(count < 8)
    let place = count &* MemoryLayout<Term>.stride
    withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.storeBytes(
        of: Term(Variable(index: variable), coefficient), toByteOffset: place, as: Term.self)
    }
    count &+= 1
  }

  /// Calls a function with the terms, and forgets them.
  @inline(__always) mutating func drain(_ body: (UnsafeBufferPointer<Term>) -> Void) {
    let end = count
    withUnsafeBytes(of: &storage) { bytes in
      body(UnsafeBufferPointer(rebasing: bytes.assumingMemoryBound(to: Term.self)[..<end]))
    }
    count = 0
  }
}
