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
    try self.init(of: [AuditSubject(root, on: nil)], on: screens, fonts: fonts)
  }

  /// Lays out the views of a document.
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
      of: AuditSubject.subjects(of: document), on: screens, fonts: fonts)
  }

  private init(
    of subjects: [AuditSubject], on screens: [Screen], fonts: FontLibrary
  ) throws(InvalidParameterError) {
    guard let first = screens.first else { return }
    var audit = Audit()
    audit.fonts = fonts
    columns = Self.columns(of: screens)
    for subject in subjects {
      let layouts = audit.layouts(of: subject, on: first)
      var names: [String] = []
      for (screen, column) in zip(screens, columns) {
        let result = try layouts.layout(on: screen).result
        // All screens have the same views, so names are given once.
        if names.isEmpty { names = enter(result.nodes, of: subject) }
        for (name, frame) in zip(names, result.frames) { frames[name]?[column.name] = frame }
      }
    }
  }

  private static func columns(of screens: [Screen]) -> [Column] {
    let sizes = screens.map { "\($0.width.text)x\($0.height.text)@\($0.pixelsPerPoint.text)" }
    let counts = sizes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(screens, sizes).map { screen, size in
      Column(
        // Screens of one size, such as two phones, need their names to differ.
        name: counts[size] == 1 ? size : screen.description,
        // `Int` traps on larger numbers.
        width: Int(min(screen.width, 1e9).rounded()))
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

extension LayoutSnapshot {
  /// Adds a frame from a file.
  mutating func add(_ frame: LayoutRect, of view: String, on screen: String) {
    if frames[view] == nil { names.append(view) }
    frames[view, default: [:]][screen] = frame
  }
}
