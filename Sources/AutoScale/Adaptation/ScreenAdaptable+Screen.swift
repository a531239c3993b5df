extension ScreenAdaptable {
  /// Scales the lengths of this node and of all below it from the design to a whole screen, by the
  /// standard rule.
  ///
  ///     view.adaptScreenWidth(in: try Screen(named: "iPhone 17"))
  ///
  /// All else is as with the context of the screen.
  ///
  /// - Returns: How much was changed and left alone; the lengths themselves when asked for.
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
  /// Scales the constant of this constraint from the design to a whole screen, by the standard rule.
  public func adaptScreenWidth(in screen: Screen) { adaptScreenWidth(in: screen.context()) }
}
