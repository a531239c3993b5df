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
