/// Where a view is drawn, as far as its drawing may follow from that.
struct DrawnSize: Hashable {
  /// The size of the view, in points.
  let width, height: Double

  /// The width of the screen, in points, which scaled lengths follow.
  let screen: Double
}

/// A drawing as a page has it: a template, and the numbers in it that follow from no size.
struct FittedDrawing: Hashable {
  let template: MarkupTemplate

  /// The numbers, in thousandths of a point.
  var parameters: [Int] = []
}

/// Finds templates for the drawings of a view at many sizes.
struct TemplateFitter {
  /// A drawing of the view at a size.
  private struct Sample {
    let index: Int
    let size: DrawnSize
    let numbers: [Int]
  }

  /// The samples with one skeleton at one number of pixels per point, in the order of their addition.
  private var groups: [Group: [Sample]] = [:]
  private var order: [Group] = []
  private var count = 0

  private struct Group: Hashable {
    let skeleton: String
    let pixelsPerPoint: Double
  }

  /// Adds a drawing, and returns its number.
  mutating func add(_ parts: MarkupParts, at size: DrawnSize, pixelsPerPoint: Double) -> Int {
    let group = Group(skeleton: parts.skeleton, pixelsPerPoint: pixelsPerPoint)
    if groups[group] == nil { order.append(group) }
    groups[group, default: []].append(Sample(index: count, size: size, numbers: parts.numbers))
    count += 1
    return count - 1
  }

  /// The drawings in the order of their addition; each gives what was added exactly.
  ///
  /// - Complexity: O(*n* log *n*) in the drawings, times their length.
  func drawings() -> [FittedDrawing] {
    var found = Array(repeating: FittedDrawing(template: MarkupTemplate(text: "")), count: count)
    for group in order {
      let samples = groups[group] ?? []
      // A template has quotes, a comma and a number around it.
      for piece in Self.fit(samples[...], skeletonLength: group.skeleton.utf8.count + 8).pieces {
        let template = MarkupTemplate(skeleton: group.skeleton, forms: piece.forms)
        for sample in piece.samples {
          let numbers = zip(sample.numbers, piece.forms).compactMap { $1 == nil ? $0 : nil }
          found[sample.index] = FittedDrawing(template: template, parameters: numbers)
        }
      }
    }
    return found
  }

  /// Samples in pieces that share a template each.
  private struct Fit {
    var pieces: [(samples: ArraySlice<Sample>, forms: [LinearForm?])]

    /// About how many bytes the pieces take in a page.
    var length: Int
  }

  /// Finds forms that hold for all samples, or for each half where that is shorter.
  private static func fit(_ samples: ArraySlice<Sample>, skeletonLength: Int) -> Fit {
    let forms = forms(of: samples)
    let openCount = forms.count { $0 == nil }
    // Most numbers change by little from width to width.
    let whole = Fit(
      pieces: [(samples, forms)], length: skeletonLength + openCount * samples.count * 3)
    guard openCount > 0, samples.count > 1, whole.length > 2 * skeletonLength else { return whole }
    let middle = samples.startIndex + samples.count / 2
    let first = fit(samples[..<middle], skeletonLength: skeletonLength)
    let second = fit(samples[middle...], skeletonLength: skeletonLength)
    let length = first.length + second.length
    return length < whole.length
      ? Fit(pieces: first.pieces + second.pieces, length: length) : whole
  }

  /// A form for each number; nil for one that follows from the sizes in no simple way.
  private static func forms(of samples: ArraySlice<Sample>) -> [LinearForm?] {
    guard let first = samples.first else { return [] }
    let finder = FormFinder(samples.map(\.size))
    return first.numbers.indices.map { place in
      finder.form(of: samples.map { $0.numbers[place] })
    }
  }
}
