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
  init(_ text: String) {
    var skeleton: [UInt8] = []
    var numbers: [Int] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if let (number, length) = Self.number(at: rest) {
        skeleton.append(UInt8(ascii: "{"))
        numbers.append(number)
        rest = rest.dropFirst(length)
      } else {
        // Digits that are no number, such as 007, go as a whole.
        let isDigit = byte.isDigit
        repeat {
          skeleton.append(contentsOf: Self.escaped(rest[rest.startIndex]))
          rest = rest.dropFirst()
        } while isDigit && rest.first?.isDigit == true
      }
    }
    self.skeleton = String(decoding: skeleton, as: UTF8.self)
    self.numbers = numbers
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "{"): Array("&#123;".utf8)
    case UInt8(ascii: "}"): Array("&#125;".utf8)
    default: [byte]
    }
  }

  /// The number at the start of a text, in thousandths, and how many bytes it takes.
  private static func number(at text: ArraySlice<UInt8>) -> (thousandths: Int, length: Int)? {
    var index = text.startIndex
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let start = index
    var value = 0
    while index < text.endIndex, text[index].isDigit, index - start < 10 {
      value = value * 10 + Int(text[index] - 48)
      index += 1
    }
    guard index > start, index - start == 1 || text[start] != 48 else { return nil }
    value *= 1000
    if index + 1 < text.endIndex, text[index] == UInt8(ascii: "."), text[index + 1].isDigit {
      var place = 100
      index += 1
      while index < text.endIndex, text[index].isDigit {
        guard place > 0 else { return nil }
        value += Int(text[index] - 48) * place
        place /= 10
        index += 1
      }
      // The writer leaves out zeros at the end.
      if text[index - 1] == 48 { return nil }
    } else if index < text.endIndex, text[index].isDigit {
      return nil
    }
    if isNegative, value == 0 { return nil }
    return (isNegative ? -value : value, index - text.startIndex)
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
