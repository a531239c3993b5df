/// Finds templates for the drawings of a view at many sizes.
struct TemplateFitter {
  /// A drawing of the view at a size.
  private struct Sample {
    let index: Int
    let width, height: Double
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
  mutating func add(
    _ parts: MarkupParts, width: Double, height: Double, pixelsPerPoint: Double
  ) -> Int {
    let group = Group(skeleton: parts.skeleton, pixelsPerPoint: pixelsPerPoint)
    if groups[group] == nil { order.append(group) }
    groups[group, default: []].append(
      Sample(index: count, width: width, height: height, numbers: parts.numbers))
    count += 1
    return count - 1
  }

  /// The template of each drawing, in the order of their addition; each gives its drawing exactly.
  ///
  /// - Complexity: O(*n* log *n*) in the drawings, times their length.
  func templates() -> [MarkupTemplate] {
    var found = Array(repeating: MarkupTemplate(text: ""), count: count)
    for group in order {
      var pending = [(groups[group] ?? [])[...]]
      while let samples = pending.popLast() {
        if let forms = Self.forms(of: samples) {
          let template = MarkupTemplate(skeleton: group.skeleton, forms: forms)
          for sample in samples { found[sample.index] = template }
        } else {
          let middle = samples.startIndex + samples.count / 2
          pending += [samples[..<middle], samples[middle...]]
        }
      }
    }
    return found
  }

  /// A form for each number; nil where the numbers follow from the size in no simple way.
  private static func forms(of samples: ArraySlice<Sample>) -> [LinearForm]? {
    guard let first = samples.first else { return [] }
    var forms: [LinearForm] = []
    for place in first.numbers.indices {
      let numbers = samples.map {
        LinearForm.Sample(width: $0.width, height: $0.height, thousandths: $0.numbers[place])
      }
      if samples.count == 1 {
        forms.append(LinearForm(constantThousandths: numbers[0].thousandths))
      } else if let form = LinearForm(of: numbers) {
        forms.append(form)
      } else {
        return nil
      }
    }
    return forms
  }
}

extension LinearForm {
  /// A number that is the same at all sizes.
  fileprivate init(constantThousandths thousandths: Int) {
    (perWidth, perHeight, constant) = (0, 0, Double(thousandths) / 1000)
  }
}
