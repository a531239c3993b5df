import AutoScaleTrees

/// A property of an object with its value, or a call of one of its functions, as a document states it.
///
/// It knows neither the name of its object nor the style of the code, so that the settings of repeated views
/// are equal.
enum Setting: Hashable, Sendable {
  case set(String, Value)
  case call(String, Arguments<Value> = [:])
}

/// A value that a document states, without the words of a style.
indirect enum Value: Hashable, Sendable {
  case flag(Bool)
  /// A number, to a millionth.
  case number(Double)
  /// A number with all its digits, for places where a millionth counts.
  case exact(Double)
  /// A number of points, which may be a design value.
  case length(Double)
  /// A case of an enumeration, such as `.center`.
  case word(String)
  case options([String])
  /// A text that no language replaces.
  case literal(String)
  /// A text that users read, with the key under which languages have it.
  case text(String, key: String?)
  case color(StatedColor, ColorPlace = .property)
  case font(StatedFont)
  case insets(LayoutInsets)
  case directionalInsets(LayoutInsets)
  case size(width: Double, height: Double)
  case frame(LayoutRect)
  /// An object that a call makes, and what follows the call.
  case made(String, Arguments<Value>, tail: String = "")
  case list([Value])
  /// A list with one element a line.
  case column([Value])
  case entries(Arguments<Value>)
  /// Code that is the same for all documents, such as `nil`.
  case code(String)
  /// The property for an object, given by the index of its element.
  case object(Int)
  /// The object to which an outlet leads, given by the index of the connection's element.
  case destination(Int)
  case priority(LayoutPriority)
  case closure(Closure)
  case attributedText(AttributedText)
  case local(LocalObject)
  /// Content that may differ between repeated views.
  case content(Content, Value)

  /// The kind of content in which repeated views may differ; its name is a part of their parameters' names.
  enum Content: String {
    case text, title, placeholder, image, tag, identifier
  }

  enum Closure: Hashable, Sendable {
    /// Calls an action of the class, by its name.
    case action(String)
    /// Calls a parameter of the function.
    case parameter(String)
    case empty
    /// Sets the font of a button's title, whatever its text.
    case font(StatedFont)
  }

  /// What the place of a color demands of its expression.
  enum ColorPlace {
    case property
    /// A place without a type of its own, such as a dictionary.
    case untyped
    case layer
    /// A property of the app, which may be no optional.
    case appProperty
  }
}

/// A font as code states it, so that equal code is an equal font.
struct StatedFont: Hashable, Sendable {
  var style: TextStyle?
  var name, family: String?
  var size = 0.0
  var weight = FontWeight.regular
  var isItalic = false
  /// Whether the font is a design value where lengths are.
  var scales = true
  /// Whether the place has no type of its own, such as a dictionary.
  var isUntyped = false

  /// The font as UIKit has it.
  init(_ font: FontDescriptor, scales: Bool = true, isUntyped: Bool = false) {
    self.init(font, name: font.publicName, family: nil)
    (self.scales, self.isUntyped) = (scales, isUntyped)
  }

  /// The font of a view, which its own switch may keep from scaling.
  init(_ font: FontDescriptor, of node: ViewNode, isUntyped: Bool = false) {
    self.init(font, scales: node.adapterScreen != false, isUntyped: isUntyped)
  }

  /// The font of a node of this package, which has the names of documents.
  init(_ font: FontDescriptor, ofNode node: ViewNode) {
    self.init(font, name: font.name, family: font.family)
    scales = node.adapterScreen != false
  }

  private init(_ font: FontDescriptor, name: String?, family: String?) {
    style = font.textStyle
    // A text style decides the size and the weight.
    guard style == nil else { return }
    (self.name, self.family, size) = (name, family, font.size)
    // A name brings its weight along.
    guard name == nil else { return }
    (weight, isItalic) = (font.weight, font.traits.contains(.italic))
  }
}

extension FontDescriptor {
  /// The name or the family, unless it starts with a period: UIKit does not find the system's own fonts by name.
  var publicName: String? { (name ?? family).flatMap { $0.hasPrefix(".") ? nil : $0 } }
}

/// A text in runs with attributes of their own.
struct AttributedText: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var string: Value
    var attributes: Arguments<Value> = [:]
    /// The place of the paragraph style among the attributes, and its index.
    var paragraph: Paragraph?
  }

  struct Paragraph: Hashable, Sendable {
    let position, index: Int
  }

  /// The paragraph styles that say something, each once.
  var paragraphs: [[Setting]] = []
  var runs: [Run] = []
}

/// An object that code makes in a local variable before a property takes it.
struct LocalObject: Hashable, Sendable {
  /// The end of the variable's name.
  let name: String
  /// The expression that makes the object; one that starts with a period is a call of the owner.
  let making: String
  let settings: [Setting]
}

extension Value {
  static let missing = Value.code("nil")

  static func image(named name: String) -> Value {
    .made("UIImage", ["named": .literal(name)])
  }

  /// Whether code makes the value, or a part of it, in a local variable.
  var isLocal: Bool {
    switch self {
    case .local: true
    case .attributedText(let text): text.runs.count > 1 || !text.paragraphs.isEmpty
    case .made(_, let arguments, _): arguments.contains(where: \.value.isLocal)
    case .content(_, let value): value.isLocal
    default: false
    }
  }

  /// The value with other content in the places that may differ between repeated views.
  func replacingContent(_ replace: (Content, Value) -> Value) -> Value {
    switch self {
    case .content(let content, let value): return replace(content, value)
    case .made(let name, let arguments, let tail):
      return .made(name, arguments.mapValues { $0.replacingContent(replace) }, tail: tail)
    case .list(let values): return .list(values.map { $0.replacingContent(replace) })
    case .attributedText(var text):
      for index in text.runs.indices {
        text.runs[index].string = text.runs[index].string.replacingContent(replace)
      }
      return .attributedText(text)
    case .local(let object):
      return .local(
        LocalObject(
          name: object.name, making: object.making,
          settings: object.settings.map { $0.replacingContent(replace) }))
    default: return self
    }
  }
}

extension Setting {
  var isLocal: Bool {
    switch self {
    case .set(_, let value): value.isLocal
    case .call(_, let arguments): arguments.contains(where: \.value.isLocal)
    }
  }

  func replacingContent(_ replace: (Value.Content, Value) -> Value) -> Setting {
    switch self {
    case .set(let property, let value): .set(property, value.replacingContent(replace))
    case .call(let name, let arguments):
      .call(name, arguments.mapValues { $0.replacingContent(replace) })
    }
  }
}
