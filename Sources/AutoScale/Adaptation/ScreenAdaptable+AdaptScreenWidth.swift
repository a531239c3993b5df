extension ScreenAdaptable {
  /// Scales the lengths of this node and of all below it from the design to the screen.
  ///
  ///     view.adaptScreenWidth(type: .all, except: [NavigationBarNode.self])
  ///
  /// What is applied is computed from the design values, which are remembered: adapting twice is
  /// adapting once, another context applies the design anew, and ``restoreDesign(options:)`` brings
  /// it back. A value that was edited since it was applied is the new design value; hand one that
  /// is scaled already to ``setApplied(_:to:in:)``.
  ///
  /// - Zero, NaN and infinite lengths, multipliers, and the constraints that the system made or
  ///   that exist at design time only are left alone.
  /// - Fonts keep everything but their size. One that stands for a text style, or opted in, follows
  ///   the text size of the context, up to the rule's `maximumFontFactor`.
  /// - A line, gap or distance that scaling made thinner than a pixel is a pixel.
  /// - The switch `adapterScreen` of a constraint or a node's font overrules the type, unless that
  ///   is empty: true scales it, false leaves it alone. An exception overrules the switch.
  ///
  /// - Parameters:
  ///   - type: The kinds of lengths to scale; an empty set does nothing at all.
  ///   - classes: Classes whose nodes are left alone, subclasses included, with everything in them
  ///     and, unless ``AdaptationOptions/touchingConstraints`` is among the options, every constraint
  ///     that touches them.
  ///   - identifiers: Identifiers of nodes that are left alone in the same way.
  ///   - isExcepted: Tells of any other node whether it is left alone in the same way.
  ///   - context: The screen.
  ///   - options: Whether to change nothing, to report every length, to adapt this node only.
  /// - Returns: How much was changed and left alone; the lengths themselves when asked for.
  /// - Complexity: O(*n*) in the number of nodes and constraints; the depth doesn't matter.
  @inlinable
  @discardableResult
  public func adaptScreenWidth(
    type: AdaptScreenWidthType = .all,
    except classes: [Node.Type] = [],
    exceptIdentifiers identifiers: Set<String> = [],
    exceptWhere isExcepted: ((Node) -> Bool)? = nil,
    in context: ScreenContext = .current,
    options: AdaptationOptions = []
  ) -> AdaptationReport {
    var walker = AdaptationWalker<Node>(type: type, context: context, options: options)
    if !type.isEmpty {
      let exceptions = AdaptationExceptions<Node>(
        classes: classes, identifiers: identifiers, predicate: isExcepted)
      walker.walk(
        adaptableNode, except: exceptions, isNodeOnly: options.contains(.nodeOnly))
    }
    return walker.adapter.report
  }
}
