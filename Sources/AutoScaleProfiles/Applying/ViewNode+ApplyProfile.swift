import AutoScale
import AutoScaleTrees

extension ViewNode {
  /// Gives this node the values of its profile: margins and size as constraints, font and image.
  ///
  ///     try title.applyProfile("title", container: "LoginView")
  ///
  /// A margin is the distance to the neighbour. Where a constraint holds that edge already, its
  /// constant is set, whoever the neighbour is, a view around this one before one beside it; where
  /// none does, one to the superview is made, and one for a width or height as well. Where margins and
  /// size of an axis are all given, a right or bottom margin that is made gives way (priority high),
  /// because the superview may be larger than their sum. A font keeps its family and weight.
  ///
  /// The lengths are those of the context's screen and are remembered as scaled: adapting the tree
  /// to the same screen leaves them alone, and another screen scales them until the profile is
  /// applied again. Other values, such as remarks, are for the caller to use.
  ///
  /// - Parameters:
  ///   - id: The id in the profile.
  ///   - container: The name of the view or view controller that the node is in.
  ///   - store: The loaded profiles; nil means ``ProfileStore/processWide``.
  ///   - context: The screen and the person's languages.
  ///   - fileID: The file of the call, for the constraints that are made.
  ///   - line: The line of the call.
  /// - Returns: The values, with the entry that they come from and why it won.
  /// - Throws: ``ProfileApplicationError``; nothing was changed then.
  @discardableResult
  public final func applyProfile(
    _ id: String, container: String, from store: ProfileStore? = nil,
    in context: ScreenContext = .current, fileID: String = #fileID, line: Int = #line
  ) throws -> ProfileMatch {
    let index = ConstraintIndex(of: self, withSubtree: false)
    let applications = try Self.plan([(self, id)], container, from: store, in: context, index)
    for application in applications { try application.apply(fileID: fileID, line: line) }
    return applications[0].match
  }

  /// Gives this node the values of its profile in the container of a type's name.
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

  /// Gives this node the values of its profile in the object that asks: its class is the container.
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

  /// Gives this node and all below it the values of their profiles, by their identifiers or, where
  /// the container has no such id, by their labels in Interface Builder.
  ///
  ///     try screen.applyProfiles(container: "LoginView").unusedIdentifiers
  ///
  /// Nodes that the container does not name stay as they are.
  ///
  /// - Parameters:
  ///   - container: The name of the view or view controller that the nodes are in.
  ///   - store: The loaded profiles; nil means ``ProfileStore/processWide``.
  ///   - context: The screen and the person's languages.
  ///   - fileID: The file of the call, for the constraints that are made.
  ///   - line: The line of the call.
  /// - Returns: What was applied, and the ids that no node has.
  /// - Throws: ``ProfileApplicationError`` with every node that failed, or ``ProfileLookupError``
  ///   when there is no such container; nothing was changed then.
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
    let index = ConstraintIndex(of: self, withSubtree: true)
    let applications = try Self.plan(named, container, from: store, in: context, index)
    for application in applications { try application.apply(fileID: fileID, line: line) }
    let used = Set(applications.map(\.match.id))
    return ProfileTreeReport(
      applied: applications.map { ($0.node.layoutName, $0.match) }
        .map(ProfileTreeReport.Application.init),
      unusedIdentifiers: ids.filter { !used.contains($0) })
  }

  /// Looks up and checks the values of nodes, and finds all that stands against applying them.
  private static func plan(
    _ nodes: [(node: ViewNode, id: String)], _ container: String, from store: ProfileStore?,
    in context: ScreenContext, _ index: ConstraintIndex
  ) throws(ProfileApplicationError) -> [ProfileApplication] {
    var applications: [ProfileApplication] = []
    var failures: [ProfileApplicationError.Failure] = []
    for (node, id) in nodes {
      func fail(_ reason: ProfileApplicationError.Reason) {
        failures.append(.init(node: node.layoutName, id: id, reason: reason))
      }
      do throws(ProfileLookupError) {
        guard let store = store ?? .processWide else { throw .notLoaded }
        let match = try store.match(for: id, in: container, on: context)
        let application = ProfileApplication(match, to: node, in: context, index: index)
        if let obstacle = application.obstacle { fail(obstacle) }
        applications.append(application)
      } catch {
        fail(.lookup(error))
      }
    }
    guard failures.isEmpty else { throw ProfileApplicationError(failures: failures) }
    return applications
  }
}
