extension ScreenAdaptable {
  /// Scales the lengths of this node and all its descendants to a whole screen, by the standard
  /// rule.
  ///
  ///     view.adaptScreenWidth(in: try Screen(named: "iPhone 17"))
  ///
  /// Otherwise it works as with the context of the screen.
  ///
  /// - Returns: The number of changed and skipped lengths, and the lengths themselves if asked for.
  @discardableResult
  public func adaptScreenWidth(
    type: AdaptScreenWidthType = .all,
    except classes: [Node.Type] = [],
    exceptIdentifiers identifiers: Set<String> = [],
    exceptWhere isExcepted: ((Node) -> Bool)? = nil,
    in screen: Screen,
    options: AdaptationOptions = []
  ) -> AdaptationReport {
    adaptScreenWidth(
      type: type, except: classes, exceptIdentifiers: identifiers, exceptWhere: isExcepted,
      in: screen.context(), options: options)
  }
}

extension AdaptableConstraint {
  /// Scales the constant of this constraint to a whole screen, by the standard rule.
  public func adaptScreenWidth(in screen: Screen) { adaptScreenWidth(in: screen.context()) }
}
