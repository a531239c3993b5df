import AutoScalePictures

/// A template as a page stores it: for each operation a letter, the parts of it that are not numbers, and
/// then its numbers.
///
/// A number is a constant, a list of up to four numbers for a ``LinearForm``, or an empty list for the next
/// parameter of the drawing. The script of the page uses the same letters.
struct PageTemplate: Hashable, Encodable {
  private var values: [PageValue] = []

  /// Encodes a template, and adds its texts, fonts and images to the tables.
  init(_ template: DrawingTemplate, images: [String: DrawnImage], in tables: inout PageTables) {
    var forms = template.forms[...]
    let isOpen = template.operations.last == .content
    // Without a mark, subviews come after everything else.
    for operation in isOpen ? template.operations.dropLast() : template.operations[...] {
      append(operation, images, &tables)
      let count = operation.numberCount
      values += forms.prefix(count).map { $0.map { PageValue($0) } ?? .list([]) }
      forms = forms.dropFirst(count)
    }
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

  private mutating func append(
    _ operation: DrawingOperation, _ images: [String: DrawnImage], _ tables: inout PageTables
  ) {
    switch operation {
    case .open(let group): append(group)
    case .close: append("e")
    case .content: append("v")
    case .rectangle(let style, let isRounded):
      append(style, fill: isRounded ? "q" : "r", line: isRounded ? "Q" : "R", in: &tables)
    case .circle(let paint): append("o", .integer(tables.place(of: paint)))
    case .path(let commands, let style):
      append(style, fill: "d", line: "D", .text(commands), in: &tables)
    case .symbol(let path, let style): append(style, fill: "g", line: "G", .text(path), in: &tables)
    case .source(let text): append("x", .integer(tables.place(ofText: text)))
    case .text(let look, let content):
      append(
        "t", .integer(tables.place(of: look.paint)), .integer(tables.place(of: look.font)),
        .text(look.anchor.rawValue), PageValue(content, in: &tables))
    case .image(let look):
      append(
        "i", .integer(images[look.name].map { tables.place(of: $0) } ?? -1),
        .text(look.aspectRule), .integer(look.tint.map { tables.place(of: $0) } ?? -1))
    }
  }

  private mutating func append(_ group: DrawingGroup) {
    switch group {
    case .picture(let families): append("p", .text(families))
    case .bar(let name): append("b", .text(name))
    case .part(let opacity): append("a", .number(opacity))
    case .scrolled: append("s")
    case .symbol: append("y")
    case .clip(_, let isRounded): append(isRounded ? "C" : "c")
    case .view, .placed, .overlay, .constraint:
      preconditionFailure("the script of a page groups its views and draws its overlays")
    }
  }

  private mutating func append(
    _ style: DrawingStyle, fill: String, line: String, _ path: PageValue...,
    in tables: inout PageTables
  ) {
    switch style {
    case .fill(let paint): append(fill, .integer(tables.place(of: paint)))
    case .line(let paint, let dashes, let hasRoundEnds):
      append(
        line, .integer(tables.place(of: paint)), dashes.map { .text($0) } ?? .integer(0),
        .integer(hasRoundEnds ? 1 : 0))
    }
    values += path
  }

  private mutating func append(_ letter: String, _ parts: PageValue...) {
    values.append(.text(letter))
    values += parts
  }
}

/// A value in the data of a page.
enum PageValue: Hashable, Encodable {
  case number(Double)
  case text(String)
  case list([PageValue])

  static func integer(_ number: Int) -> PageValue { .number(Double(number)) }

  /// The constant of a constant form, or the list of the form's numbers without trailing zeros.
  init(_ form: LinearForm) {
    guard !form.isConstant else {
      self = .number(form.constant)
      return
    }
    var numbers = [form.perWidth, form.perHeight, form.constant, form.perScreen]
    while numbers.last == 0 { numbers.removeLast() }
    self = .list(numbers.map { .number($0) })
  }

  /// The color of a shade, in a list with its opacity unless that is 1.
  init(_ shade: DrawingShade) {
    self =
      shade.opacity < 1
      ? .list([.text(shade.hex), .number(shade.opacity.rounded(toDecimals: 3))])
      : .text(shade.hex)
  }

  /// A text, a list of runs, or the flags of a part: 1 for a start, 2 for dots.
  init(_ content: TextContent, in tables: inout PageTables) {
    switch content {
    case .plain(let text): self = .text(text)
    case .part(let hasStart, let hasDots):
      self = .integer((hasStart ? 1 : 0) + (hasDots ? 2 : 0))
    case .runs(let runs):
      self = .list(
        runs.map { run in
          .list([
            .text(run.text), .integer(tables.place(of: run.font)), .integer(run.hasSize ? 1 : 0),
            .integer(run.paint.map { tables.place(of: $0) } ?? -1),
          ])
        })
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let number): try JSONNumber(number).encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    }
  }
}
