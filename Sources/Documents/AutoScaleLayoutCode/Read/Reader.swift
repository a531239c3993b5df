import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the elements of a document.
///
/// Each accessor records what it returns, so that the parts that were read are those that the code expresses. An
/// accessor takes a value only if code can state it: a number that is none stays unread, and is reported.
struct Reader {
  let source: DocumentSource
  var coverage = Coverage()

  init(_ source: DocumentSource) {
    self.source = source
    guard let owner = source.owner else { return }
    // The owner is an object of the app, whose class the code does not make.
    coverage.visit(owner)
    for name in ["customClass", "customModule"] { coverage.take(name, of: owner) }
  }

  var document: InterfaceDocument { source.document }

  private mutating func take<Value>(
    _ attribute: String, of element: MarkupElement, as convert: (String) -> Value?
  ) -> Value? {
    guard let value = element[attribute].flatMap(convert) else { return nil }
    coverage.take(attribute, of: element)
    return value
  }

  mutating func string(_ attribute: String, of element: MarkupElement) -> String? {
    take(attribute, of: element) { $0 }
  }

  mutating func flag(_ attribute: String, of element: MarkupElement) -> Bool? {
    take(attribute, of: element) { ["YES": true, "true": true, "NO": false, "false": false][$0] }
  }

  mutating func number(_ attribute: String, of element: MarkupElement) -> Double? {
    take(attribute, of: element) { Double($0).flatMap { $0.isFinite ? $0.millionths : nil } }
  }

  /// Reads a name of Swift, with a small beginning, and returns it unless it is the standard one.
  mutating func word(
    _ attribute: String, of element: MarkupElement, unless standard: String? = nil
  ) -> String? {
    let word = take(attribute, of: element) {
      $0.startingSmall.isIdentifier ? $0.startingSmall : nil
    }
    return word == standard ? nil : word
  }

  /// Reads a text in an attribute or, as Xcode writes one with line breaks, in a child.
  mutating func string(inside key: String, of element: MarkupElement) -> String? {
    coverage.take(key, of: element)
    for name in ["string", "mutableString"] {
      if let child = element.child(name, key: key) { coverage.takeAll(of: child) }
    }
    return element.string(key)
  }

  /// Reads a text that users read, unless it is empty.
  mutating func text(
    _ key: String, of element: MarkupElement, under name: String? = nil,
    of owner: MarkupElement? = nil
  ) -> Value? {
    guard let text = string(inside: key, of: element), !text.isEmpty else { return nil }
    return source.text(text, of: owner ?? element, keys: name ?? key)
  }

  /// Visits a child, whose attributes are read one by one.
  mutating func child(
    _ name: String, key: String? = nil, of element: MarkupElement
  ) -> MarkupElement? {
    let child = element.child(name, key: key)
    if let child { coverage.visit(child) }
    return child
  }

  /// Visits the children of a name.
  mutating func children(_ name: String, of element: MarkupElement) -> [MarkupElement] {
    let children = element.children.filter { $0.name == name }
    for child in children { coverage.visit(child) }
    return children
  }

  mutating func visit(_ element: MarkupElement) { coverage.visit(element) }

  mutating func visit(owner element: MarkupElement) { coverage.visit(owner: element) }

  /// Reads a child with all that is in it.
  @discardableResult mutating func whole(
    _ name: String, key: String? = nil, of element: MarkupElement
  ) -> MarkupElement? {
    let child = element.child(name, key: key)
    if let child { takeAll(of: child) }
    return child
  }

  mutating func takeAll(of element: MarkupElement) { coverage.takeAll(of: element) }

  /// Reads a color that UIKit names.
  mutating func color(
    _ key: String, of element: MarkupElement, for place: Value.ColorPlace = .property
  ) -> Value? {
    guard let child = element.child("color", key: key), let stated = InterfaceColor(child),
      let color = StatedColor(stated, document.resources)
    else { return nil }
    coverage.takeAll(of: child)
    return .color(color, place)
  }

  /// Reads the class of the app that an object has, under its name in the code.
  mutating func appClass(
    of element: MarkupElement, superclass: String, into look: inout Look
  ) -> String? {
    coverage.take("customClass", of: element)
    guard let name = source.appClass(of: element) else { return nil }
    look.appClasses.append((name, superclass))
    if let module = module(of: element) { look.modules.insert(module) }
    return name
  }

  /// Reads the module of a class, unless it is the app's own.
  mutating func module(of element: MarkupElement) -> String? {
    coverage.take("customModule", of: element)
    return source.module(of: element)
  }

  /// Reads the font of a child, which the tree of the document already has.
  mutating func font(
    _ name: String = "fontDescription", key: String? = nil, of element: MarkupElement
  ) -> FontDescriptor? {
    whole(name, key: key, of: element).map(document.font)
  }

  mutating func insets(_ key: String, of element: MarkupElement) -> LayoutInsets? {
    guard let inset = child("inset", key: key, of: element) else { return nil }
    func edge(_ name: String) -> Double {
      // Xcode writes the least positive number for an inset that is not set, which is 0 to a millionth.
      number(name, of: inset) ?? 0
    }
    return LayoutInsets(
      top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
  }

  /// Reads the size that an element states.
  mutating func size(of element: MarkupElement) -> Value {
    .size(
      width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
  }
}

extension Reader {
  /// Reads the values of rows, but for those that an object made in code has anyway.
  mutating func values(
    _ rules: [Rule], of element: MarkupElement, textsOf owner: MarkupElement? = nil,
    under prefix: String = ""
  ) -> [(property: String, value: Value)] {
    rules.compactMap { rule in
      let value =
        if case .text = rule.kind {
          text(rule.key, of: element, under: prefix + rule.property, of: owner)
        } else {
          value(of: rule, in: element)
        }
      return value.map { value in
        (rule.property, rule.content.map { .content($0, value) } ?? value)
      }
    }
  }

  /// Reads the settings of rows.
  mutating func settings(_ rules: [Rule], of element: MarkupElement) -> [Setting] {
    values(rules, of: element).map { .set($0, $1) }
  }

  private mutating func value(of rule: Rule, in element: MarkupElement) -> Value? {
    let key = rule.key
    switch rule.kind {
    case .flag:
      guard let isOn = flag(key, of: element) ?? rule.absent.map({ $0 == "YES" }) else {
        return nil
      }
      return rule.standard == (isOn ? "YES" : "NO") ? nil : .flag(isOn)
    case .number, .length:
      guard let number = number(key, of: element), number.literal != rule.standard,
        number >= rule.least ?? number
      else { return nil }
      return if case .length = rule.kind { .length(number) } else { .number(number) }
    case .choice(let names):
      guard let word = word(key, of: element) ?? rule.absent, word != rule.standard else {
        return nil
      }
      return .word(names[word] ?? word)
    case .literal:
      return string(key, of: element).flatMap { $0.isEmpty ? nil : .literal($0) }
    case .imageName:
      return string(key, of: element).flatMap { $0.isEmpty ? nil : .image(named: $0) }
    case .image: return image(key, of: element)
    case .color: return color(key, of: element)
    case .insets:
      guard let insets = insets(key, of: element), rule.standard == nil || insets != .zero else {
        return nil
      }
      return .insets(insets)
    case .directionalInsets:
      guard let child = child("directionalEdgeInsets", key: key, of: element) else { return nil }
      let edges = ["top", "leading", "bottom", "trailing"].map { number($0, of: child) ?? 0 }
      return .directionalInsets(
        LayoutInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
    case .size:
      guard let child = child("size", key: key, of: element) else { return nil }
      let size = size(of: child)
      let standard = rule.standard.flatMap(Double.init)
      return standard.map { .size(width: $0, height: $0) } == size ? nil : size
    case .symbol:
      return child("preferredSymbolConfiguration", key: key, of: element)
        .flatMap { symbolConfiguration($0) }
    case .text: return text(key, of: element)
    case .ignored:
      coverage.take(key, of: element)
      return nil
    }
  }

  /// Reads the options of an element, which are attributes that are YES.
  mutating func options(of element: MarkupElement, among names: Set<String>? = nil) -> [String] {
    element.attributes.map(\.name).filter {
      $0.isIdentifier && names?.contains($0) ?? true && flag($0, of: element) == true
        && $0 != "none"
    }
  }
}
