import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the objects of a document, one after the other.
///
/// Each accessor records what it returns, so that the parts that were read are those that the code expresses. It
/// takes a value only if code can state it: a number that is none stays unread, and is reported.
struct Reader {
  let source: DocumentSource
  var coverage = Coverage()
  /// The element that is read: that of an object, or of a part of it.
  private(set) var element: MarkupElement
  /// What the object states, as far as it is read.
  var look = Look()
  /// The beginning of the properties of a part.
  private var path = ""

  init(_ source: DocumentSource) {
    self.source = source
    element = source.document.markup
    guard let owner = source.owner else { return }
    // The owner is an object of the app, whose class the code does not make.
    element = owner
    coverage.visit(owner)
    skip("customClass", "customModule")
  }

  var document: InterfaceDocument { source.document }

  /// Reads an object.
  mutating func look(of object: MarkupElement, _ read: (inout Reader) -> Void) -> Look {
    (element, look, path) = (object, Look(), "")
    coverage.visit(owner: object)
    read(&self)
    return look
  }

  /// Reads a part of the object, whose properties are those of a path.
  mutating func read(
    _ part: MarkupElement?, at path: String = "", _ read: (inout Reader) -> Void
  ) {
    guard let part else { return }
    let outer = (element, self.path)
    element = part
    coverage.visit(part)
    if !path.isEmpty { self.path += path + "." }
    read(&self)
    (element, self.path) = outer
  }

  /// Reads the settings of another object that the object has.
  mutating func settings(of part: MarkupElement, _ read: (inout Reader) -> Void) -> [Setting] {
    let outer = (look.settings, path)
    (look.settings, path) = ([], "")
    self.read(part, read)
    defer { (look.settings, path) = outer }
    return look.settings
  }

  mutating func set(_ property: String, _ value: Value?) {
    if let value { look.settings.append(.set(path + property, value)) }
  }

  mutating func call(_ function: String, _ arguments: [Value.Argument] = []) {
    look.settings.append(.call(path + function, arguments))
  }
}

/// Attributes.
extension Reader {
  private mutating func take<Value>(_ name: String, as convert: (String) -> Value?) -> Value? {
    guard let value = element[name].flatMap(convert) else { return nil }
    coverage.take(name, of: element)
    return value
  }

  mutating func string(_ name: String) -> String? { take(name) { $0 } }

  mutating func flag(_ name: String) -> Bool? {
    take(name) { ["YES": true, "true": true, "NO": false, "false": false][$0] }
  }

  mutating func number(_ name: String) -> Double? {
    take(name) { Double($0).flatMap { $0.isFinite ? $0.millionths : nil } }
  }

  /// Reads a name of Swift, with a small beginning, and returns it unless it is the standard one.
  mutating func word(_ name: String, unless standard: String? = nil) -> String? {
    let word = take(name) { $0.startingSmall.isIdentifier ? $0.startingSmall : nil }
    return word == standard ? nil : word
  }

  /// Reads the options of the element, which are attributes that are YES.
  mutating func options(among names: Set<String>? = nil) -> [String] {
    element.attributes.map(\.name).filter {
      $0.isIdentifier && names?.contains($0) ?? true && flag($0) == true && $0 != "none"
    }
  }

  /// Reads attributes that need no code: the tree has their values, or they mean nothing.
  mutating func skip(_ names: String...) { for name in names { coverage.take(name, of: element) } }

  /// Reads a text in an attribute or, as Xcode writes one with line breaks, in a child.
  mutating func text(_ key: String) -> String? {
    coverage.take(key, of: element)
    for name in ["string", "mutableString"] {
      if let child = element.child(name, key: key) { coverage.takeAll(of: child) }
    }
    return element.string(key)
  }

  /// Reads a text that users read, which languages have under a key of the element or its owner.
  mutating func text(
    _ key: String, under name: String, of owner: MarkupElement? = nil
  ) -> Value? {
    text(key).map { source.text($0, of: owner ?? element, keys: name) }
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
  /// Visits a child, whose attributes are read one by one.
  mutating func child(_ name: String, key: String? = nil) -> MarkupElement? {
    let child = element.child(name, key: key)
    if let child { coverage.visit(child) }
    return child
  }

  mutating func children(_ name: String) -> [MarkupElement] {
    let children = element.children.filter { $0.name == name }
    for child in children { coverage.visit(child) }
    return children
  }

  /// Reads a child with all that is in it.
  @discardableResult mutating func whole(_ name: String, key: String? = nil) -> MarkupElement? {
    let child = element.child(name, key: key)
    if let child { coverage.takeAll(of: child) }
    return child
  }

  /// Reads a color that UIKit names.
  mutating func color(_ key: String, for place: Value.ColorPlace = .property) -> Value? {
    guard let child = element.child("color", key: key), let stated = InterfaceColor(child),
      let color = StatedColor(stated, document.resources)
    else { return nil }
    coverage.takeAll(of: child)
    return .color(color, place)
  }

  /// Reads the font of a child, which the tree of the document already has.
  mutating func font(_ name: String = "fontDescription", key: String? = nil) -> FontDescriptor? {
    whole(name, key: key).map(document.font)
  }

  /// Reads the lengths of a child, without those that it does not state.
  private mutating func lengths(_ name: String, _ key: String, _ names: [String]) -> [Double]? {
    var lengths: [Double]?
    read(element.child(name, key: key)) { reader in
      lengths = names.map { reader.number($0) ?? 0 }
    }
    return lengths
  }

  mutating func insets(_ key: String) -> LayoutInsets? {
    lengths("inset", key, ["minY", "minX", "maxY", "maxX"]).map(LayoutInsets.init)
  }

  mutating func size(_ key: String, in name: String = "size") -> Value? {
    lengths(name, key, ["width", "height"]).map { .size(width: $0[0], height: $0[1]) }
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
      let value =
        if case .text = rule.kind {
          shown(text(rule.key, under: prefix + rule.property, of: owner))
        } else {
          value(of: rule)
        }
      set(
        rule.property,
        rule.content.flatMap { content in value.map { .content(content, $0) } } ?? value)
    }
  }

  /// The text unless it is empty, which no object shows.
  func shown(_ text: Value?) -> Value? { if case .text("", _) = text { nil } else { text } }

  private mutating func value(of rule: Rule) -> Value? {
    let key = rule.key
    switch rule.kind {
    case .flag:
      let isOn = flag(key) ?? rule.absent.map { $0 == "YES" }
      return isOn.flatMap { rule.standard == ($0 ? "YES" : "NO") ? nil : .flag($0) }
    case .number, .length:
      guard let number = number(key), number.literal != rule.standard,
        number >= rule.least ?? number
      else { return nil }
      return if case .length = rule.kind { .length(number) } else { .number(number) }
    case .choice(let names):
      guard let word = word(key) ?? rule.absent, word != rule.standard else { return nil }
      return .word(names[word] ?? word)
    case .literal: return string(key).flatMap { $0.isEmpty ? nil : .literal($0) }
    case .imageName: return string(key).flatMap { $0.isEmpty ? nil : .image(named: $0) }
    case .image: return image(key)
    case .color: return color(key)
    case .insets:
      return insets(key).flatMap { rule.standard != nil && $0 == .zero ? nil : .insets($0) }
    case .directionalInsets:
      return lengths("directionalEdgeInsets", key, ["top", "leading", "bottom", "trailing"])
        .map { .directionalInsets(LayoutInsets($0)) }
    case .size:
      let standard = rule.standard.flatMap(Double.init).map { Value.size(width: $0, height: $0) }
      return size(key).flatMap { $0 == standard ? nil : $0 }
    case .symbol: return symbol("preferredSymbolConfiguration", key: key)
    case .text: return nil
    case .ignored:
      skip(key)
      return nil
    }
  }
}

extension LayoutInsets {
  /// The insets at the top, the left or leading edge, the bottom, and the right or trailing edge.
  fileprivate init(_ edges: [Double]) {
    self.init(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}
