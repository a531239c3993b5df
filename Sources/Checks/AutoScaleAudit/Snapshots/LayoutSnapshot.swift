import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of views on several screens, for a file and for comparison with later ones.
///
///     let snapshot = try LayoutSnapshot(of: login, on: Screen.phoneSizes)
///     for change in snapshot.changes(since: recorded) { print(change) }
///     // title is 12 pt lower on 320, 360…375 pt
///
/// Frames are in the coordinates of the superview, so a view that moves changes no frames in it.
public struct LayoutSnapshot: Hashable, Sendable {
  /// A screen with its name in a snapshot.
  struct Column: Hashable {
    /// The size of the screen, such as `402x874@3`, or its name if several have the size.
    let name: String
    /// The width, in points.
    let width: Int
  }

  /// The screens in the order of layout.
  private(set) var columns: [Column] = []

  /// The names of the views, each before those in it.
  private(set) var names: [String] = []

  /// The frames by the names of views and screens, in points.
  private(set) var frames: [String: [String: LayoutRect]] = [:]

  /// Makes a snapshot without views.
  init() {}

  /// Lays out a tree made in code.
  ///
  /// The name of a view is its label or identifier, or else its text or class; the second view of a
  /// name is `name 2`.
  ///
  /// - Parameters:
  ///   - root: The outermost view, which fills the screens.
  ///   - screens: The screens.
  ///   - fonts: The font files for texts in fonts other than the system's.
  /// - Throws: ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  /// - Complexity: A layout for each screen, by one engine.
  public init(
    of root: ViewNode, on screens: [Screen], fonts: FontLibrary = FontLibrary()
  ) throws(InvalidParameterError) {
    let stages = Self.stages(in: screens.map { ViewingCondition(screen: $0) })
    columns = stages.map(\.column)
    try add(stages, of: [AuditSubject(root)], by: Audit(fonts: fonts))
  }

  /// Lays out the views of a document, with the variations of each screen.
  ///
  /// The name of a view is its label or outlet, or else its text or class; the second view of a name
  /// has its object id too.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - screens: The screens.
  ///   - fonts: The font files for texts in fonts other than the system's.
  /// - Throws: ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  /// - Complexity: A layout for each view controller and screen.
  public init(
    of document: InterfaceDocument, on screens: [Screen], fonts: FontLibrary = FontLibrary()
  ) throws(InvalidParameterError) {
    try self.init(
      in: screens.map { ViewingCondition(screen: $0) }, of: { _ in document },
      by: Audit(fonts: fonts))
  }

  /// Lays out the views of a document in some conditions with screens.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - document: Returns the document in a language.
  ///   - audit: The audit whose fonts and SDK apply.
  /// - Throws: ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  package init(
    in conditions: [ViewingCondition], of document: (String?) -> InterfaceDocument,
    by audit: Audit
  ) throws(InvalidParameterError) {
    let stages = Self.stages(in: conditions)
    columns = stages.map(\.column)
    var rest = stages[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.condition.on(first.screen) == first.condition }
      rest = rest.dropFirst(alike.count)
      let document = document(first.condition.language)
      for group in document.groups(of: Array(alike), on: \.screen) {
        try add(
          group, of: AuditSubject.subjects(of: document, on: group[0].screen), by: audit)
      }
    }
  }

  /// A column with its condition and its screen.
  private typealias Stage = (column: Column, condition: ViewingCondition, screen: Screen)

  /// Returns the columns of conditions with screens, named by the size of the screen, and by its name too if several
  /// have the size.
  private static func stages(in conditions: [ViewingCondition]) -> [Stage] {
    let screens = conditions.compactMap { condition in condition.screen.map { (condition, $0) } }
    let names = screens.map { condition, screen in
      let numbers = [screen.width, screen.height, screen.pixelsPerPoint].map(\.text)
      let size = "\(numbers[0])x\(numbers[1])@\(numbers[2])"
      return (size: size, words: condition.words(length: .short).map { ", " + $0 }.joined())
    }
    let counts = names.reduce(into: [:]) { $0[$1.size + $1.words, default: 0] += 1 }
    return zip(screens, names).map { stage, name in
      // Screens of one size, such as two phones, need their names to differ.
      let isUnique = counts[name.size + name.words] == 1
      let column = Column(
        name: (isUnique ? name.size : stage.1.description) + name.words,
        // `Int` traps on larger numbers.
        width: Int(min(stage.1.width, 1e9).rounded()))
      return (column, stage.0, stage.1)
    }
  }

  /// Lays out views in conditions that differ only in the screen, by one engine each.
  private mutating func add(
    _ stages: [Stage], of subjects: [AuditSubject], by audit: Audit
  ) throws(InvalidParameterError) {
    guard let first = stages.first else { return }
    var audit = audit
    audit.condition = first.condition
    let isFirst = names.isEmpty
    var rest = names[...]
    for subject in subjects {
      let applied = AppliedLengths(of: subject.root)
      defer { if audit.changesTrees { applied.setAgain() } }
      let layouts = audit.layouts(
        of: subject, on: first.screen, reading: first.condition.direction)
      var names: [String] = []
      for stage in stages {
        let result = try layouts.layout(on: stage.screen).result
        if names.isEmpty {
          names =
            isFirst ? enter(result.nodes, of: subject) : Array(rest.prefix(result.nodes.count))
        }
        for (name, frame) in zip(names, result.frames) { frames[name]?[stage.column.name] = frame }
      }
      rest = rest.dropFirst(names.count)
    }
  }

  /// Gives views unique names.
  private mutating func enter(_ nodes: [ViewNode], of subject: AuditSubject) -> [String] {
    var counts: [String: Int] = [:]
    return nodes.map { node in
      let name = subject.name(of: node)
      var unique = name
      // An object id stays when views are added, unlike a number.
      if frames[unique] != nil, subject.document != nil, let identifier = node.identifier {
        unique = "\(name) \(identifier)"
      }
      while frames[unique] != nil {
        counts[name, default: 1] += 1
        unique = "\(name) \(counts[name, default: 1])"
      }
      frames[unique] = [:]
      names.append(unique)
      return unique
    }
  }
}

extension Audit {
  /// Makes an audit with fonts.
  package init(fonts: FontLibrary) {
    self.init()
    self.fonts = fonts
  }
}

extension LayoutSnapshot {
  /// Adds a frame from a file.
  mutating func add(_ frame: LayoutRect, of view: String, on screen: String) {
    if frames[view] == nil { names.append(view) }
    frames[view, default: [:]][screen] = frame
  }
}
