import AutoScalePictures

/// Finds templates for the drawings of a view at many sizes.
struct TemplateFitter {
  /// A drawing of the view at a size.
  private struct Sample {
    let index: Int
    let size: DrawnSize
    let numbers: [Int]
  }

  /// The samples with the same operations and pixels per point, in the order of their first sample.
  private var groups: [(group: Group, samples: [Sample])] = []
  private var places: [Group: Int] = [:]

  /// The place of the group of the latest sample.
  private var latest = 0
  private var count = 0

  private var images: [String: DrawnImage] = [:]

  private struct Group: Hashable {
    let operations: [DrawingOperation]
    let pixelsPerPoint: Double

    /// The approximate size of the template without its numbers in a page, in bytes.
    var length: Int {
      operations.reduce(4) { $0 + 16 + ($1.text?.utf8.count ?? 0) }
    }
  }

  /// Adds a drawing, and returns its number.
  mutating func add(_ drawing: RoundedDrawing, at size: DrawnSize, pixelsPerPoint: Double) -> Int {
    latest = place(of: Group(operations: drawing.operations, pixelsPerPoint: pixelsPerPoint))
    groups[latest].samples.append(Sample(index: count, size: size, numbers: drawing.numbers))
    images.merge(drawing.images) { known, _ in known }
    count += 1
    return count - 1
  }

  private mutating func place(of group: Group) -> Int {
    // Drawings at neighboring widths mostly have the same operations, and comparing is faster than hashing.
    if groups.indices.contains(latest), groups[latest].group == group { return latest }
    if let known = places[group] { return known }
    places[group] = groups.count
    groups.append((group, []))
    return groups.count - 1
  }

  /// Fits the drawings.
  ///
  /// The templates reproduce them exactly.
  ///
  /// - Complexity: O(*n* log *n*) in the drawings, times their length.
  func fitted() -> FittedDrawings {
    var fitted = FittedDrawings(
      drawings: Array(repeating: (0, []), count: count), images: images)
    for (group, samples) in groups {
      for piece in Self.fit(samples[...], templateLength: group.length).pieces {
        for sample in piece.samples {
          // Numbers with a form follow from the size; only the others are stored.
          let numbers = zip(sample.numbers, piece.forms).compactMap { $1 == nil ? $0 : nil }
          fitted.drawings[sample.index] = (fitted.templates.count, numbers)
        }
        fitted.templates.append(
          DrawingTemplate(operations: group.operations, forms: piece.forms))
      }
    }
    return fitted
  }

  /// Samples in pieces, each with one template.
  private struct Fit {
    var pieces: [(samples: ArraySlice<Sample>, forms: [LinearForm?])]

    /// The approximate size of the pieces in a page, in bytes.
    var length: Int
  }

  /// Finds forms for all samples, or for each half if the result is shorter.
  private static func fit(_ samples: ArraySlice<Sample>, templateLength: Int) -> Fit {
    let forms = forms(of: samples)
    let openCount = forms.count { $0 == nil }
    // Most numbers change little from width to width.
    let whole = Fit(
      pieces: [(samples, forms)], length: templateLength + openCount * samples.count * 3)
    // Splitting pays only if the numbers take more room than a second template.
    guard openCount > 0, samples.count > 1, whole.length > 2 * templateLength else { return whole }
    let middle = samples.startIndex + samples.count / 2
    let first = fit(samples[..<middle], templateLength: templateLength)
    let second = fit(samples[middle...], templateLength: templateLength)
    let length = first.length + second.length
    return length < whole.length
      ? Fit(pieces: first.pieces + second.pieces, length: length) : whole
  }

  /// Returns a form for each number, or nil for a number that does not follow from the sizes.
  private static func forms(of samples: ArraySlice<Sample>) -> [LinearForm?] {
    guard let first = samples.first else { return [] }
    let finder = FormFinder(samples.map(\.size))
    return first.numbers.indices.map { place in
      finder.form(of: samples.map { $0.numbers[place] })
    }
  }
}

/// A drawing as a page stores it, with numbers in thousandths.
struct RoundedDrawing: Equatable {
  let operations: [DrawingOperation]
  private(set) var numbers: [Int]
  let images: [String: DrawnImage]

  /// Compares what is drawn; images follow from their names in the operations.
  static func == (first: RoundedDrawing, second: RoundedDrawing) -> Bool {
    first.numbers == second.numbers && first.operations == second.operations
  }

  init(_ drawing: Drawing) {
    operations = drawing.operations
    numbers = drawing.numbers.map(\.thousandths)
    images = drawing.images
  }

  /// Whether a text, or the texts of one view, have several lines.
  var hasSeveralLines: Bool {
    var lines = 0
    for operation in operations {
      switch operation {
      case .source: return true
      case .text: lines += 1
      default: break
      }
    }
    return lines > 1
  }

  /// Returns by how much each number grows from one drawing to the next, if two drawings are that many steps apart;
  /// `nil` if they differ in more than numbers that grow by exact steps.
  func steps(to other: RoundedDrawing, count: Int) -> [Int]? {
    guard operations == other.operations else { return nil }
    var steps: [Int] = []
    steps.reserveCapacity(numbers.count)
    for (number, last) in zip(numbers, other.numbers) {
      let (step, rest) = (last - number).quotientAndRemainder(dividingBy: count)
      // A step of 1/3, or of 0.98033, is rounded up at some widths and down at others.
      guard rest == 0, step.isMultiple(of: Self.exactStep) else { return nil }
      steps.append(step)
    }
    return steps
  }

  /// The multiple, in thousandths of a point, by which lengths of a design grow: 1/2, 1/4, 0.9 and 0.85 are such steps.
  private static let exactStep = 25

  /// Returns the drawing after some steps.
  func after(_ count: Int, _ steps: [Int]) -> RoundedDrawing {
    var drawing = self
    for (place, step) in steps.enumerated() { drawing.numbers[place] += count * step }
    return drawing
  }
}

extension DrawingOperation {
  /// The text that the operation holds, if it holds one.
  fileprivate var text: String? {
    switch self {
    case .text(_, .plain(let text)): text
    case .path(let commands, _): commands
    case .symbol(let path, _): path
    default: nil
    }
  }
}
