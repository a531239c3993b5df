/// Pictures with the frames of views, which share their elements, and state only the numbers that differ
/// from those of earlier pictures.
///
/// A scene has nearly the same picture on screens that are nearly as wide.
struct PictureTable {
  /// The texts of elements, in which a mark stands for each number; a frame is `@` and the place of a view.
  private(set) var elements: [String] = []

  /// The lists of elements: the place of an earlier list, the numbers of elements that it shares at the start
  /// and at the end, and the elements between them.
  private(set) var lists: [[Int]] = []

  /// The pictures: the place of the list of elements, and the changes of numbers in thousandths, each with
  /// the count of its numbers and the distances of their places.
  ///
  /// A number is compared with that of the same occurrence of its element in the latest picture with it.
  private(set) var pictures: [[Int]] = []

  private var places: [Content: Int] = [:]
  private var elementPlaces: [String: Int] = [:]
  private var listPlaces: [[Int]: Int] = [:]
  private var latestList: [Int] = []
  private var latest: [Occurrence: [Int]] = [:]

  /// The character that stands for a number; it draws nothing in texts.
  private static let mark: UInt8 = 0x7F

  private struct Content: Hashable {
    let svg: String
    let frames: [[Double]]
  }

  private struct Occurrence: Hashable {
    let element, number: Int
  }

  /// Adds a picture that is not there yet.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - frames: The places of views, each with x, y, width and height.
  /// - Returns: The place of the picture.
  mutating func place(of svg: String, frames: [[Double]]) -> Int {
    let content = Content(svg: svg, frames: frames)
    if let place = places[content] { return place }
    let parts =
      Self.elements(of: svg)
      + frames.map { frame in
        ("@\(Int(frame[0]))", frame.dropFirst().map { Int(($0 * 1000).rounded()) })
      }
    let list = parts.map { place(ofElement: $0.0) }
    // An element may occur several times, and each occurrence has numbers of its own.
    var counts: [Int: Int] = [:]
    var (old, new) = ([Int](), [Int]())
    for (element, part) in zip(list, parts) {
      let occurrence = Occurrence(element: element, number: counts[element, default: 0])
      counts[element] = occurrence.number + 1
      old += latest[occurrence] ?? Array(repeating: 0, count: part.1.count)
      new += part.1
      latest[occurrence] = part.1
    }
    pictures.append([place(ofList: list)] + Self.changes(from: old, to: new))
    places[content] = pictures.count - 1
    return pictures.count - 1
  }

  private mutating func place(ofElement text: String) -> Int {
    if let place = elementPlaces[text] { return place }
    elements.append(text)
    elementPlaces[text] = elements.count - 1
    return elements.count - 1
  }

  private mutating func place(ofList list: [Int]) -> Int {
    if let place = listPlaces[list] { return place }
    // Screens of neighboring widths share most elements, so the middle is the part that differs.
    let start = zip(latestList, list).prefix { $0 == $1 }.count
    let rest = min(latestList.count, list.count) - start
    let end = zip(latestList.reversed(), list.reversed()).prefix(rest).prefix { $0 == $1 }.count
    lists.append([lists.count - 1, start, end] + list[start..<list.count - end])
    latestList = list
    listPlaces[list] = lists.count - 1
    return lists.count - 1
  }

  /// Returns the changes of numbers, equal ones together.
  private static func changes(from old: [Int], to new: [Int]) -> [Int] {
    var places: [Int: [Int]] = [:]
    for (index, (before, after)) in zip(old, new).enumerated() where before != after {
      places[after - before, default: []].append(index)
    }
    // Distances between places are smaller numbers than the places, and take fewer digits.
    return places.sorted { $0.key < $1.key }.flatMap { change, places in
      [change, places.count] + zip(places, [0] + places).map { $0 - $1 }
    }
  }

  /// Splits a picture into its elements, each with its text and its numbers in thousandths.
  private static func elements(of svg: String) -> [(String, [Int])] {
    var elements: [(String, [Int])] = []
    var text: [UInt8] = []
    var numbers: [Int] = []
    var digits: [UInt8] = []
    func endNumber() {
      if digits.isEmpty { return }
      if let number = thousandths(of: digits) {
        text.append(mark)
        numbers.append(number)
      } else {
        text += digits
      }
      digits.removeAll(keepingCapacity: true)
    }
    func endElement() {
      endNumber()
      elements.append((String(decoding: text, as: UTF8.self), numbers))
      text.removeAll(keepingCapacity: true)
      numbers = []
    }
    for byte in Array(svg.utf8) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): digits.append(byte)
      case UInt8(ascii: "<"): endElement()
      case mark: endNumber()
      default:
        endNumber()
        text.append(byte)
      }
    }
    endElement()
    return elements
  }

  /// Returns a number in thousandths, or `nil` for digits that are not the shortest text of a number.
  private static func thousandths(of digits: [UInt8]) -> Int? {
    // Other spellings stay text, since the script of the page writes the shortest one.
    let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
    let whole = digits.firstIndex(of: point) ?? digits.count
    let decimals = max(digits.count - whole - 1, 0)
    guard (1...6).contains(whole), decimals < 4, whole == 1 || digits[0] != zero,
      whole == digits.count || digits.last != zero && digits.last != point
    else { return nil }
    var number = 0
    for digit in digits where digit != point { number = 10 * number + Int(digit - zero) }
    for _ in decimals..<3 { number *= 10 }
    return digits[(min(whole + 1, digits.count))...].contains(point) ? nil : number
  }
}
