import AutoScale
import AutoScaleTrees

extension ViewNode {
  /// Applies the values of a profile to this node: margins and size as constraints, font, corner
  /// radius and image.
  ///
  ///     try title.applyProfile("title", container: "LoginView")
  ///
  /// A margin is the distance to the neighbour. If a constraint already sets that edge, its
  /// constant changes, whatever the neighbour; a constraint to an ancestor wins over one to a view
  /// beside it. Otherwise a constraint to the superview is made, and likewise for a width or
  /// height. If the profile gives both margins and the size of an axis, a new right or bottom
  /// margin has high instead of required priority, because the superview may be larger than their
  /// sum. A font keeps its family and weight.
  ///
  /// The lengths are for the context's screen and are remembered as scaled: adapting the tree to
  /// the same screen leaves them alone, and another screen scales them until the profile is applied
  /// again. Other values, such as remarks, are left to the caller.
  ///
  /// - Parameters:
  ///   - id: The id in the profile.
  ///   - container: The name of the view or view controller that contains the node.
  ///   - store: The loaded profiles; `nil` means ``ProfileStore/processWide``.
  ///   - context: The screen and the user's languages.
  ///   - fileID: The file of the call, for new constraints.
  ///   - line: The line of the call.
  /// - Returns: The values, with their entry and the reason for choosing it.
  /// - Throws: ``ProfileApplicationError``; nothing was changed then.
  @discardableResult
  public final func applyProfile(
    _ id: String, container: String, from store: ProfileStore? = nil,
    in context: ScreenContext = .current, fileID: String = #fileID, line: Int = #line
  ) throws -> ProfileMatch {
    let index = ConstraintIndex(around: self)
    // All is planned before anything is applied, so that a failure changes nothing.
    let applications = try Self.plan([(self, id)], container, from: store, in: context, index)
    for application in applications { try application.apply(fileID: fileID, line: line) }
    return applications[0].match
  }

  /// Applies the values of a profile in the container named after a type.
  ///
  ///     try title.applyProfile("title", container: LoginView.self)
  @discardableResult
  public final func applyProfile(
    _ id: String, container: Any.Type, from store: ProfileStore? = nil,
    in context: ScreenContext = .current, fileID: String = #fileID, line: Int = #line
  ) throws -> ProfileMatch {
    try applyProfile(
      id, container: TypeNames.name(of: container), from: store, in: context, fileID: fileID,
      line: line)
  }

  /// Applies the values of a profile in the container named after the caller's class.
  ///
  ///     try title.applyProfile("title", container: self)
  @discardableResult
  public final func applyProfile(
    _ id: String, container: AnyObject, from store: ProfileStore? = nil,
    in context: ScreenContext = .current, fileID: String = #fileID, line: Int = #line
  ) throws -> ProfileMatch {
    try applyProfile(
      id, container: type(of: container), from: store, in: context, fileID: fileID, line: line)
  }

  /// Applies profiles to this node and all its descendants, by their identifiers or, if the
  /// container lacks the id, by their labels in Interface Builder.
  ///
  ///     try screen.applyProfiles(container: "LoginView").unusedIdentifiers
  ///
  /// Nodes without an entry in the container stay unchanged.
  ///
  /// - Parameters:
  ///   - container: The name of the view or view controller that contains the nodes.
  ///   - store: The loaded profiles; `nil` means ``ProfileStore/processWide``.
  ///   - context: The screen and the user's languages.
  ///   - fileID: The file of the call, for new constraints.
  ///   - line: The line of the call.
  /// - Returns: The applied values, and the ids that match no node.
  /// - Throws: ``ProfileApplicationError`` with every node that failed, or ``ProfileLookupError``
  ///   for an unknown container; nothing was changed then.
  /// - Complexity: O(*n*) in the number of nodes and constraints.
  @discardableResult
  public final func applyProfiles(
    container: String, from store: ProfileStore? = nil, in context: ScreenContext = .current,
    fileID: String = #fileID, line: Int = #line
  ) throws -> ProfileTreeReport {
    guard let store = store ?? .processWide else { throw ProfileLookupError.notLoaded }
    let ids = try store.identifiers(in: container)
    let known = Set(ids)
    let named = subtree.compactMap { node in
      [node.identifier, node.userLabel].compactMap(\.self).first(where: known.contains)
        .map { (node, $0) }
    }
    let index = ConstraintIndex(of: self)
    // All plans first: after an error no node may have changed.
    let applications = try Self.plan(named, container, from: store, in: context, index)
    for application in applications { try application.apply(fileID: fileID, line: line) }
    let used = Set(applications.map(\.match.id))
    return ProfileTreeReport(
      applied: applications.map { ($0.node.layoutName, $0.match) }
        .map(ProfileTreeReport.Application.init),
      unusedIdentifiers: ids.filter { !used.contains($0) })
  }

  /// Looks up and validates the values of nodes, and collects all defects.
  private static func plan(
    _ nodes: [(node: ViewNode, id: String)], _ container: String, from store: ProfileStore?,
    in context: ScreenContext, _ index: ConstraintIndex
  ) throws(ProfileApplicationError) -> [ProfileApplication] {
    var applications: [ProfileApplication] = []
    var defects: [ProfileApplicationError.Defect] = []
    for (node, id) in nodes {
      func fail(_ reason: ProfileApplicationError.Reason) {
        defects.append(.init(node: node.layoutName, id: id, reason: reason))
      }
      do throws(ProfileLookupError) {
        guard let store = store ?? .processWide else { throw .notLoaded }
        let match = try store.match(for: id, in: container, on: context)
        let application = ProfileApplication(match, to: node, in: context, index: index)
        // A node that fails is planned too, so that all defects are found.
        if let obstacle = application.obstacle { fail(obstacle) }
        applications.append(application)
      } catch {
        fail(.lookup(error))
      }
    }
    guard defects.isEmpty else { throw ProfileApplicationError(defects: defects) }
    return applications
  }
}

/// The result of applying profiles to a tree.
public struct ProfileTreeReport: Hashable, Sendable {
  /// The values applied to one node.
  public struct Application: Hashable, Sendable {
    /// The name of the node.
    public let node: String

    /// The values, with their entry and the reason for choosing it.
    public let match: ProfileMatch
  }

  /// The changed nodes, each parent before its children.
  public let applied: [Application]

  /// The ids of the container that match no node, in the order of the files.
  public let unusedIdentifiers: [String]
}
