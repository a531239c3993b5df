import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the values of views that size classes change.
struct VariationWriter {
  let screen: ScreenCode
  let source: DocumentSource

  func write() {
    guard !source.variants.isEmpty else { return }
    let values = ValueWriter(options: source.options)
    for view in screen.views {
      for variation in view.facts.look.variations {
        screen.sizeClasses.set(variation.values) { value in
          .assignment(view.dot + variation.property, values.expression(value))
        }
      }
    }
    screen.sizeClasses.sets.sort { $0.condition.name < $1.condition.name }
    for set in screen.sizeClasses.sets {
      let name = screen.names.name(["\(set.condition.name)Constraints"])
      screen.members.append(
        .init(
          name: name,
          declaration: .assignment(
            "private lazy var \(name)", .text("make\(name.capitalizedFirst)()"))))
    }
  }
}
