extension ScreenAdaptable {
  /// Scales the lengths of this node and all its descendants from the design to the screen.
  ///
  ///     view.adaptScreenWidth(type: .all, except: [NavigationBarNode.self])
  ///
  /// Applied values are computed from design values, which are remembered: adapting twice is
  /// adapting once, another context applies the design anew, and ``restoreDesign(options:)``
  /// restores it. A value that was edited since it was applied becomes the new design value; pass
  /// one that is already scaled to ``setApplied(_:to:in:)``.
  ///
  /// - Zero, NaN and infinite lengths, multipliers, and constraints that the system made or that
  ///   exist at design time only are left alone.
  /// - Fonts change only in size. A font of a text style, or one that opted in, follows the text
  ///   size of the context, up to the rule's `maximumFontFactor`.
  /// - A line, gap or distance that would become thinner than a pixel becomes one pixel.
  /// - The `adapterScreen` switch of a constraint or font overrules the type, unless the type is
  ///   empty: `true` scales it, `false` leaves it alone. An exception overrules the switch.
  ///
  /// - Parameters:
  ///   - type: The kinds of lengths to scale; an empty set does nothing at all.
  ///   - classes: Classes whose nodes are left alone, including subclasses, all descendants and,
  ///     without ``AdaptationOptions/touchingConstraints``, every constraint that touches them.
  ///   - identifiers: Identifiers of nodes that are left alone in the same way.
  ///   - isExcepted: Returns whether to leave a node alone in the same way.
  ///   - context: The screen; `nil` means the node's own, ``AdaptableElement/adaptableContext``.
  ///   - options: Whether to make a dry run, to report every length, or to adapt this node only.
  /// - Returns: The number of changed and skipped lengths, and the lengths themselves if asked for.
  /// - Complexity: O(*n*) in the number of nodes and constraints, at any depth.
  @inlinable
  @discardableResult
  public func adaptScreenWidth(
    type: AdaptScreenWidthType = .all,
    except classes: [Node.Type] = [],
    exceptIdentifiers identifiers: Set<String> = [],
    exceptWhere isExcepted: ((Node) -> Bool)? = nil,
    in context: ScreenContext? = nil,
    options: AdaptationOptions = []
  ) -> AdaptationReport {
    let context = context ?? adaptableContext
    let change = adaptableContext(before: context).map { ContextChange(from: $0, to: context) }
    return adaptScreenWidth(
      type: type,
      except: AdaptationExceptions<Node>(
        classes: classes, identifiers: identifiers, predicate: isExcepted),
      in: context, after: change, options: options)
  }

  /// Scales what a change of the screen changed; without a change, all.
  @inlinable
  func adaptScreenWidth(
    type: AdaptScreenWidthType, except exceptions: AdaptationExceptions<Node>,
    in context: ScreenContext, after change: ContextChange?, options: AdaptationOptions
  ) -> AdaptationReport {
    var walker = AdaptationWalker<Node>(
      type: type, adapter: LengthAdapter(context: context, after: change, options: options),
      options: options)
    if !type.isEmpty && change?.isEmpty != true {
      walker.walk(adaptableNode, except: exceptions)
    }
    if !options.contains(.quiet) { walker.adapter.report.printNotes() }
    return walker.adapter.report
  }

  /// Scales what another screen changed, in a walk that comes by itself.
  @inlinable
  @discardableResult
  package func adaptScreenWidth(
    type: AdaptScreenWidthType, except classes: [Node.Type], in context: ScreenContext,
    since previous: ScreenContext?
  ) -> AdaptationReport {
    adaptScreenWidth(
      type: type,
      except: AdaptationExceptions<Node>(classes: classes, identifiers: [], predicate: nil),
      in: context, after: previous.map { ContextChange(from: $0, to: context) }, options: [])
  }
}
