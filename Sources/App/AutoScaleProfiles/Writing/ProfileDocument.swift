import AutoScale
import AutoScaleTrees
import Foundation

/// A profile with the values of a view tree, as a starting point.
///
///     try ProfileDocument(of: [screen]).text()  // the content of LoginView_iPhone6_S.json
///
/// Groups are the classes of the nodes. The id of a node is its label in Interface Builder, or else
/// its identifier; a node without either is omitted, and so is one without values. The margins and
/// size of a node without constraints come from its frame, unless its parent arranges it, as
/// stacks, tables and bars do.
///
/// Applying the profile to the tree that it was made from changes no existing constraint.
public struct ProfileDocument: Sendable {
  /// The ids with their values, by class.
  private var groups: [(name: String, entries: [(id: String, values: ProfileValues)])] = []

  /// The number of ids.
  public var count: Int { groups.reduce(0) { $0 + $1.entries.count } }

  /// Collects the values of the descendants of the roots; the roots themselves are as large as the
  /// screen.
  ///
  /// - Complexity: O(*n*) in the number of nodes and constraints.
  public init(of roots: [ViewNode]) {
    var indices: [String: Int] = [:]
    var ids: Set<String> = []
    for root in roots {
      let index = ConstraintIndex(of: root)
      for node in root.subtree where node !== root {
        let names = [node.userLabel, node.identifier].compactMap(\.self)
        // An id is unique in a file, so of two nodes with one label the second one has its
        // identifier.
        guard let id = names.first(where: { !ids.contains($0) }) else { continue }
        let values = ProfileValues(of: node, index: index)
        guard !values.all.isEmpty else { continue }
        ids.insert(id)
        let group = indices[node.className] ?? groups.count
        if group == groups.count {
          indices[node.className] = group
          groups.append((node.className, []))
        }
        groups[group].entries.append((id, values))
      }
    }
  }

  /// Returns the document as JSON, one line for each id, with a line break at its end.
  ///
  /// - Throws: An `EncodingError` if a number is not finite.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    // Sorted, so that two exports differ only where the values do.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let groups = try groups.map { group in
      let entries = try group.entries.map { "    { \(try json($0.id)): \(try json($0.values)) }" }
      return "  \(try json(group.name)): [\n\(entries.joined(separator: ",\n"))\n  ]"
    }
    return groups.isEmpty ? "{}\n" : "{\n\(groups.joined(separator: ",\n"))\n}\n"
  }
}

extension ProfileValues {
  /// Reads the margins and size from a node's constraints, or else its frame; its font,
  /// corner radius and image.
  init(of node: ViewNode, index: ConstraintIndex) {
    self.init()
    for edge in LayoutInsets.Edge.inMarginOrder {
      guard let (constraint, sign) = index.margin(edge, of: node) else { continue }
      // Adding zero makes -0 a zero without sign.
      self[edge.marginKey.rawValue] = .number(sign * constraint.constant + 0)
    }
    for (key, attribute) in [(StandardKey.width, LayoutAttribute.width), (.height, .height)] {
      guard let constraint = index.size(attribute, of: node) else { continue }
      self[key.rawValue] = .number(constraint.constant)
    }
    if index.isUnconstrained(node), !node.isPlacedByParent {
      self[StandardKey.marginLeft.rawValue] = .number(node.frame.x)
      self[StandardKey.marginTop.rawValue] = .number(node.frame.y)
      self[StandardKey.width.rawValue] = .number(node.frame.width)
      self[StandardKey.height.rawValue] = .number(node.frame.height)
    }
    if let font = node.font { self[StandardKey.fontSize.rawValue] = .number(font.size) }
    if node.cornerRadius > 0 {
      self[StandardKey.cornerRadius.rawValue] = .number(node.cornerRadius)
    }
    self[StandardKey.imageName.rawValue] = node.shownImageName.map(ProfileValue.string)
  }
}

extension ViewNode {
  /// Whether the parent arranges the node, whatever its frame.
  fileprivate var isPlacedByParent: Bool {
    guard let parent else { return false }
    return switch parent.role {
    case .stack, .table, .collection, .tableCell, .collectionCell, .navigationBar, .tabBar,
      .toolbar:
      true
    case .view, .label, .textField, .textView, .searchBar, .control, .button, .switch, .slider,
      .stepper, .segmentedControl, .pageControl, .datePicker, .image, .progress,
      .activityIndicator, .picker, .visualEffect, .web, .map, .scroll, .tableHeaderFooter,
      .contentView, .collectionReusable:
      false
    }
  }
}
