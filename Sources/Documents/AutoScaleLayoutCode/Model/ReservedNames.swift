import AutoScaleTrees

/// Names that a property of a generated class cannot have.
enum ReservedNames {
  /// The names of Swift's keywords, and of properties that all UIKit's views and this package's nodes have.
  static let properties = keywords.union(names.keys(of: "view", "node"))

  /// The names that a class for a view of some role cannot give its properties.
  static func names(inClassFor node: ViewNode?) -> Set<String> {
    guard let node else { return properties }
    if node is TableCellNode || node is CollectionReusableNode {
      return properties.union(names.keys(of: "cell"))
    }
    return type(of: node) == ViewNode.self
      ? properties : properties.union(names.keys(of: "cell", "other"))
  }

  /// The keywords of Swift that are no names of properties.
  static let keywords = Set(
    words: """
      as break case catch class continue default defer deinit do else enum extension
      fallthrough false fileprivate for func guard if import in init inout internal is let nil
      operator precedencegroup private protocol public repeat rethrows return self static
      struct subscript super switch throw throws true try typealias var where while Type Self
      Any
      """)

  /// The properties of all views, of views of other roles than plain ones, of cells, and of nodes.
  private static let names = RuleTable(
    """
    view: accessibilityElements accessibilityHint accessibilityIdentifier accessibilityLabel
      accessibilityTraits accessibilityValue alpha anchorPoint appearance autoresizingMask
      backgroundColor bounds canBecomeFirstResponder canBecomeFocused center clipsToBounds
      constraints contentMode debugDescription description effectiveUserInterfaceLayoutDirection
      firstBaselineAnchor focusEffect frame gestureRecognizers hash inputAccessoryView inputView
      interactions intrinsicContentSize isHidden isOpaque keyboardLayoutGuide layer layoutGuides
      layoutMargins layoutMarginsGuide mask maskView motionEffects next readableContentGuide
      restorationIdentifier safeAreaInsets safeAreaLayoutGuide semanticContentAttribute subviews
      superclass superview tag tintColor traitCollection transform undoManager userActivity window
      zone trailing font activateConstraints addActions connectViews addSubviews configureViews
      role leadingAnchor trailingAnchor topAnchor bottomAnchor leftAnchor rightAnchor widthAnchor
      heightAnchor centerXAnchor centerYAnchor lastBaselineAnchor viewForFirstBaselineLayout
      viewForLastBaselineLayout snp heading
    other: delegate dataSource header footer text textColor image title titleLabel subtitleLabel
      imageView placeholder attributedText value spacing axis alignment distribution
      arrangedSubviews effect items progress textAlignment isEnabled configuration state isOn
      style date color frameLayoutGuide contentLayoutGuide contentSize contentOffset contentInset
      rowHeight leftView rightView background menu role isSelected isHighlighted actions
    cell: accessoryType accessoryView imageView backgroundConfiguration backgroundView
      configurationState contentConfiguration contentView detailTextLabel editingStyle
      indentationLevel indentationWidth multipleSelectionBackgroundView reuseIdentifier
      selectedBackgroundView selectionStyle separatorInset textLabel
    node: adapterScreen borderWidth bottom centerWithinMargins centerX centerY children className
      classNames contentCompressionResistance contentHugging cornerRadius customClass details
      directionalEdges directionalMargins edges firstBaseline guides height horizontalEdges
      identifier lastBaseline layoutGuide layoutName layoutNode layoutParent leading left link
      madeConstraints margins parent right size subtree top userLabel verticalEdges width addNodes
      contentInsets titles isLarge isAnimating accessory hasAccessory imageName imageSize baseline
      lengths shadow
    """)
}
