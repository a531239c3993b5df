import AutoScaleInterfaceBuilder

/// An object of a generated class that is no view: a gesture recognizer, an item of a bar, a layout.
final class ObjectCode: PropertyCode {
  /// The kind of an object.
  enum Kind: Equatable {
    case gestureRecognizer, barButtonItem, navigationItem, tabBarItem
    case layout, webConfiguration, custom
  }

  let kind: Kind
  /// The arguments that make an action, such as its title, if its action decides the look of the object.
  var actionArguments: [Expression.Argument] = []

  init(_ kind: Kind, facts: ElementFacts, name: String, className: String) {
    self.kind = kind
    super.init(facts: facts, name: name, className: className)
  }

  /// Lets the object call a closure.
  func setPrimaryAction(_ closure: Expression) {
    setLater("primaryAction", .call("UIAction", actionArguments + [.init(nil, closure)]))
  }
}
