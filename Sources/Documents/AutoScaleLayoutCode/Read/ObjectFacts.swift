import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// An object of a document that becomes a property of a class: a view, or another one such as a recognizer.
struct ObjectFacts {
  enum Kind {
    case view, gestureRecognizer, barButtonItem, navigationItem, tabBarItem
    case layout, webConfiguration, custom
  }

  /// The place of an object in its class.
  enum Place: Equatable {
    /// The object of the class itself.
    case root
    case property
    /// An object that another one makes, by its property and then its expression, such as `cell.contentView`.
    case part(String, isOptional: Bool = false)
  }

  let element: MarkupElement
  let kind: Kind
  /// The view in the tree of the document, for views.
  var node: ViewNode?
  var place = Place.property
  /// The class in UIKit or another framework.
  let frameworkClass: String
  /// The class of the app, under its name in the code.
  var appClass: String?
  var className: String { appClass ?? frameworkClass }
  /// Whether some size class installs the view in its parent.
  var isInstalled = true
  var look = Look()
  /// The constraints that the view holds.
  var constraints: [ConstraintFacts] = []
  /// Whether the object says nothing, so that its view makes one itself.
  var isPlain = false
}

/// What a document states about an object besides its place and its connections.
struct Look {
  /// The arguments of the initializer.
  var arguments: Arguments = [:]
  /// The arguments that make an action, such as its title, if its action decides the look of the object.
  var actionArguments: Arguments = [:]
  var settings: [Setting] = []
  /// The element whose object the initializer takes, so that the property has to be lazy.
  var maker: Int?
  /// The properties of the app that the settings use, with their types.
  var appProperties: [(name: String, type: String)] = []
  /// The classes of the app that the settings use, with their superclasses.
  var appClasses: [(name: String, superclass: String)] = []
  var modules: Set<String> = []
  /// The values that size classes change, one for each of their states.
  var variations: [(property: String, values: [Expression])] = []
}
