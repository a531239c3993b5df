/// What a view shows, as markup in which numbers follow from the view's size.
///
/// A number stands as `{form}`, or as `{#1}` where it is the second of the drawing's parameters, and
/// `{}` stands between what comes before the views in the view and what comes after them. A brace of
/// the drawing itself is written as a character reference. Parts of texts stand as ``SharedText`` has
/// them.
struct MarkupTemplate: Hashable {
  let text: String
}

/// A drawing taken apart: what stands around its numbers, and the numbers.
struct MarkupParts {
  /// The drawing with a `{` in place of each number, and a null character between head and tail.
  let skeleton: String

  /// The numbers, in thousandths.
  let numbers: [Int]

  /// Takes a drawing apart; a number is what the writer of pictures would write the same way.
  ///
  /// - Complexity: O(*n*) in the length.
  init(_ text: String) {
    var text = text
    var skeleton: [UInt8] = []
    var numbers: [Int] = []
    text.withUTF8 { bytes in
      skeleton.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte.isDigit || byte == UInt8(ascii: "-"),
          let (number, end) = Self.number(in: bytes, at: index)
        {
          skeleton.append(UInt8(ascii: "{"))
          numbers.append(number)
          index = end
          continue
        }
        // Digits that are no number, such as 007, go as a whole.
        repeat {
          Self.append(bytes[index], to: &skeleton)
          index += 1
        } while byte.isDigit && index < bytes.count && bytes[index].isDigit
      }
    }
    self.skeleton = String(decoding: skeleton, as: UTF8.self)
    self.numbers = numbers
  }

  private static func append(_ byte: UInt8, to skeleton: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "{"): skeleton += "&#123;".utf8
    case UInt8(ascii: "}"): skeleton += "&#125;".utf8
    default: skeleton.append(byte)
    }
  }

  /// The number at a place of a text, in thousandths, and where it ends.
  private static func number(
    in text: UnsafeBufferPointer<UInt8>, at first: Int
  ) -> (thousandths: Int, end: Int)? {
    let isNegative = text[first] == UInt8(ascii: "-")
    let start = isNegative ? first + 1 : first
    var index = start
    var value = 0
    while index < text.count, text[index].isDigit, index - start < 10 {
      value = value * 10 + Int(text[index] - 48)
      index += 1
    }
    guard index > start, index - start == 1 || text[start] != 48 else { return nil }
    value *= 1000
    if index + 1 < text.count, text[index] == UInt8(ascii: "."), text[index + 1].isDigit {
      var place = 100
      index += 1
      while index < text.count, text[index].isDigit {
        guard place > 0 else { return nil }
        value += Int(text[index] - 48) * place
        place /= 10
        index += 1
      }
      // The writer leaves out zeros at the end.
      if text[index - 1] == 48 { return nil }
    } else if index < text.count, text[index].isDigit {
      return nil
    }
    if isNegative, value == 0 { return nil }
    return (isNegative ? -value : value, index)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}

extension MarkupTemplate {
  /// A template with a form for each number of a skeleton; nil for a parameter.
  init(skeleton: String, forms: [LinearForm?]) {
    var next = forms.makeIterator()
    var parameterCount = 0
    var text = ""
    for part in skeleton.split(separator: "{", omittingEmptySubsequences: false) {
      text += part.replacing("\u{0}", with: "{}")
      guard let form = next.next() else { continue }
      if let form {
        if form.isConstant { text.append(svg: form.constant) } else { text += "{\(form.encoded)}" }
      } else {
        text += "{#\(parameterCount)}"
        parameterCount += 1
      }
    }
    self.text = text
  }
}

extension FittedDrawing {
  /// The drawing at a size, as the page makes it.
  ///
  /// - Returns: What comes before the views in the view, and what comes after them.
  func markup(at size: DrawnSize) -> (head: String, tail: String) {
    var parts = [""]
    for (index, piece) in template.text.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = piece.firstIndex(of: "}") else {
        parts[parts.count - 1] += piece
        continue
      }
      if end == piece.startIndex {
        parts.append("")
      } else {
        parts[parts.count - 1].append(svg: value(of: piece[..<end], at: size))
      }
      parts[parts.count - 1] += piece[piece.index(after: end)...]
    }
    let texts = parts.map { SharedText.filled($0) }
    return (texts[0], texts.count > 1 ? texts[1] : "")
  }

  private func value(of form: Substring, at size: DrawnSize) -> Double {
    if form.first == "#" {
      return Int(form.dropFirst()).map { Double(parameters[$0]) / 1000 } ?? 0
    }
    let numbers = form.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0) ?? 0 }
    let at = { (index: Int) in index < numbers.count ? numbers[index] : 0 }
    let value = at(0) * size.width + at(1) * size.height + at(2) + at(3) * size.screen
    return (value * 1000).rounded() / 1000
  }
}
