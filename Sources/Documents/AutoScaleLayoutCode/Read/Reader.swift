import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The record of what was read, which the readers of a document share.
final class CoverageRecorder { var coverage = Coverage() }

/// Reads an element of a document: an object, or a part of one.
///
/// Each accessor records what it returns, so that the parts that were read are those that the code expresses. It
/// takes a value only if code can state it: a number that is none stays unread, and is reported.
struct Reader {
  let source: DocumentSource
  private let recorder = CoverageRecorder()
  private(set) var element: MarkupElement
  /// What the object states, as far as it is read.
  var look = Look()
  /// The beginning of the properties of a part.
  private var path = ""

  /// Makes the reader of the object that owns a document.
  init(_ source: DocumentSource) {
    self.source = source
    element = source.owner ?? source.document.markup
    // The owner is an object of the app, whose class the code does not make.
    // Its outlets and actions are read with the views that they lead to.
    if let owner = source.owner { part(owner).skip("customClass", "customModule") }
  }

  var document: InterfaceDocument { source.document }
  var options: CodeOptions { source.options }
  var index: OutletIndex { source.index }

  /// The parts that were read.
  var coverage: Coverage { recorder.coverage }

  /// Returns the reader of an object, which owns what stays unread in it.
  func object(_ element: MarkupElement) -> Reader {
    recorder.coverage.visit(owner: element)
    return moved(to: element)
  }

  /// Returns the reader of a part, whose settings are not those of the object.
  func part(_ element: MarkupElement) -> Reader {
    recorder.coverage.visit(element)
    return moved(to: element)
  }

  private func moved(to element: MarkupElement) -> Reader {
    var reader = self
    (reader.element, reader.look, reader.path) = (element, Look(), "")
    return reader
  }

  /// Reads the settings of a part, whose properties are those of a path.
  mutating func read(
    _ part: MarkupElement?, at path: String = "", _ read: (inout Reader) -> Void
  ) {
    guard let part else { return }
    let outer = (element, self.path)
    element = part
    recorder.coverage.visit(part)
    if !path.isEmpty { self.path += path + "." }
    read(&self)
    (element, self.path) = outer
  }

  /// Reads the settings of the child of a name and a key.
  mutating func read(
    _ name: String, _ key: String? = nil, at path: String = "", _ read: (inout Reader) -> Void
  ) { self.read(element.child(name, key: key), at: path, read) }

  mutating func set(_ property: String, _ value: Expression?) {
    if let value { look.settings.append(.set(path + property, value)) }
  }

  mutating func call(_ function: String, _ arguments: Arguments = [:]) {
    look.settings.append(.call(path + function, arguments))
  }
}

/// Attributes.
extension Reader {
  private func take<Value>(_ name: String, as convert: (String) -> Value?) -> Value? {
    guard let value = element[name].flatMap(convert) else { return nil }
    recorder.coverage.take(name, of: element)
    return value
  }

  func string(_ name: String) -> String? { take(name) { $0 } }

  func flag(_ name: String) -> Bool? {
    take(name) { ["YES": true, "true": true, "NO": false, "false": false][$0] }
  }

  func number(_ name: String) -> Double? {
    take(name) { Double($0).flatMap { $0.isFinite ? $0.millionths : nil } }
  }

  /// Reads a name of Swift, with a small beginning, and returns it unless it is the standard one.
  func word(_ name: String, unless standard: String? = nil) -> String? {
    let word = take(name) { $0.startingSmall.isIdentifier ? $0.startingSmall : nil }
    return word == standard ? nil : word
  }

  /// Reads a word of documents that a table has, and returns that of the framework.
  func word(_ name: String, in words: [String: String]) -> String? { take(name) { words[$0] } }

  /// Reads the options of the element, which are attributes that are YES.
  func options(among names: Set<String>? = nil) -> [String] {
    element.attributes.map(\.name).filter {
      // `none` is an attribute beside the options.
      $0.isIdentifier && names?.contains($0) ?? true && flag($0) == true && $0 != "none"
    }
  }

  /// Reads attributes that need no code: the tree has their values, or they mean nothing.
  func skip(_ names: String...) { for name in names { recorder.coverage.take(name, of: element) } }

  /// Records that an element is read with all that is in it, or means nothing.
  func takeAll(of element: MarkupElement) { recorder.coverage.takeAll(of: element) }

  func takeAll() { takeAll(of: element) }

  /// Returns an attribute without reading it.
  subscript(attribute: String) -> String? { element[attribute] }

  /// Reads a text in an attribute or, as Xcode writes one with line breaks, in a child.
  func text(_ key: String) -> String? {
    skip(key)
    for name in ["string", "mutableString"] { whole(name, key: key) }
    return element.string(key)
  }

  /// Reads a text that users read, which languages have under a key of the element or its owner.
  func localized(
    _ key: String, under name: String? = nil, of owner: MarkupElement? = nil
  ) -> Expression? { text(key).map { source.text($0, of: owner ?? element, keys: name ?? key) } }

  /// Reads such a text unless it is empty, which no object shows.
  func shown(
    _ key: String, under name: String? = nil, of owner: MarkupElement? = nil
  ) -> Expression? {
    let text = localized(key, under: name, of: owner)
    return element.string(key)?.isEmpty == false ? text : nil
  }

  /// Reads the class of the app that the element states, under its name in the code.
  mutating func appClass(superclass: String) -> String? {
    skip("customClass")
    guard let name = source.appClass(of: element) else { return nil }
    skip("customModule")
    look.appClasses.append((name, superclass))
    if let module = source.module(of: element) { look.modules.insert(module) }
    return name
  }
}

/// Children.
extension Reader {
  func child(_ name: String, key: String? = nil) -> Reader? {
    element.child(name, key: key).map(part)
  }

  var children: [Reader] { element.children.map(part) }

  func children(_ name: String) -> [Reader] {
    element.children.filter { $0.name == name }.map(part)
  }

  /// Reads a child with all that is in it.
  @discardableResult func whole(_ name: String, key: String? = nil) -> MarkupElement? {
    let child = element.child(name, key: key)
    if let child { takeAll(of: child) }
    return child
  }

  /// Reads a color that frameworks name; another one stays unread, and is reported.
  func statedColor(_ key: String) -> StatedColor? {
    let color = peekedColor(key)
    if color != nil { whole("color", key: key) }
    return color
  }

  /// Returns a color without reading it.
  func peekedColor(_ key: String) -> StatedColor? {
    element.child("color", key: key).flatMap { InterfaceColor($0) }
      .flatMap { StatedColor($0, document.resources) }
  }

  func color(_ key: String, for place: ColorPlace = .property) -> Expression? {
    statedColor(key).map { options.color($0, for: place) }
  }

  /// Reads the font of a child, which the tree of the document already has.
  func font(_ name: String = "fontDescription", key: String? = nil) -> FontDescriptor? {
    whole(name, key: key).map(document.font)
  }

  /// Reads numbers of a child; those that it does not state are 0.
  private func numbers(_ name: String, _ key: String, _ names: [String]) -> [Double]? {
    child(name, key: key).map { child in names.map { child.number($0) ?? 0 } }
  }

  func insets(_ key: String) -> LayoutInsets? {
    numbers("inset", key, ["minY", "minX", "maxY", "maxX"]).map(LayoutInsets.init)
  }

  func size(_ key: String, in name: String = "size") -> Expression? {
    numbers(name, key, ["width", "height"]).map { options.size(width: $0[0], height: $0[1]) }
  }
}

/// Rows.
extension Reader {
  /// Reads the settings of rows, but for those that an object made in code has anyway.
  ///
  /// Languages have the texts under keys of an owner with a prefix, such as `configuration.`.
  mutating func apply(
    _ rules: [Rule], textsOf owner: MarkupElement? = nil, under prefix: String = ""
  ) {
    for rule in rules {
      set(
        rule.property,
        rule.kind == .text
          ? shown(rule.key, under: prefix + rule.property, of: owner) : value(of: rule))
    }
  }

  /// Reads the rows of a part of an object.
  mutating func apply(_ part: String) { apply(Rules.parts[part]) }

  private func value(of rule: Rule) -> Expression? {
    let key = rule.key
    switch rule.kind {
    case .attribute: return attribute(rule)
    case .literal: return string(key).flatMap { $0.isEmpty ? nil : .literal($0) }
    case .image: return image(key)
    case .color: return color(key)
    case .insets:
      return insets(key).flatMap { rule.standard != nil && $0 == .zero ? nil : options.insets($0) }
    case .directionalInsets:
      return numbers("directionalEdgeInsets", key, ["top", "leading", "bottom", "trailing"])
        .map { options.directionalInsets(LayoutInsets($0)) }
    case .size:
      let standard = rule.standard.flatMap(Double.init).map { options.size(width: $0, height: $0) }
      return size(key).flatMap { $0 == standard ? nil : $0 }
    case .symbol: return symbol("preferredSymbolConfiguration", key: key)
    case .text, .ignored:
      skip(key)
      return nil
    }
  }

  private func attribute(_ rule: Rule) -> Expression? {
    // The standard value shows what the attribute is, or else the stated one does.
    let example = rule.standard ?? element[rule.key] ?? ""
    if example == "YES" || example == "NO" {
      let isOn = flag(rule.key) ?? rule.absent.map { $0 == "YES" }
      return isOn.flatMap { ($0 ? "YES" : "NO") == rule.standard ? nil : .flag($0) }
    }
    if rule.isLength || Double(example) != nil {
      guard let number = number(rule.key), number.literal != rule.standard,
        number >= 0 || !rule.isPositive
      else { return nil }
      return rule.isLength ? options.length(number) : .number(number)
    }
    guard let word = word(rule.key) ?? rule.absent, word != rule.standard else { return nil }
    return .word(Rules.words[rule.key]?[word] ?? word)
  }
}

extension LayoutInsets {
  /// The insets at the top, the left or leading edge, the bottom, and the right or trailing edge.
  fileprivate init(_ edges: [Double]) {
    self.init(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}
