import AutoScale

/// An attribute of Interface Builder's format that states a length.
struct LengthAttribute: Hashable {
  /// The way in which a length is scaled.
  enum Scaling: Hashable {
    /// As this property of a view tree.
    case property(ScaledProperty)
    /// With the font of its view: a view whose font stays keeps the length.
    case text
    /// As this kind of property, although no view tree has a place for it.
    case other(ScaledProperty)

    /// The kind of property.
    var property: ScaledProperty {
      switch self {
      case .property(let property), .other(let property): property
      case .text: .fontSize
      }
    }
  }

  /// The name of the attribute.
  let name: String

  /// The way in which the length is scaled.
  let scaling: Scaling

  /// Whether only positive numbers are lengths; others mean automatic ones, such as
  /// `rowHeight="-1"`.
  let isPositive: Bool
}

extension LengthAttribute {
  /// The elements with lengths: the name, the value of the attribute `key` and the name of the parent.
  struct Row {
    let element: String
    let key: String?
    let parent: String?
    let attributes: [LengthAttribute]
  }

  /// Returns the rows of an element, in the order of the table; the first that fits counts.
  static func rows(of element: String) -> [Row] { table[element] ?? [] }

  /// The lengths of the format.
  ///
  /// Placeholder sizes are left out: they stand for the content size of the app's own class, which no walk scales.
  ///
  /// Source: all attributes with numbers in the documents of 61 public repositories.
  static let rows = views + lists + texts + insets + contentSizes

  private static let table = Dictionary(grouping: rows, by: \.element)

  private static let views: [Row] = [
    row("constraint", [property("constant", .constraint)]),
    row("stackView", [property("spacing", .spacing(.stack))]),
    row(
      "buttonConfiguration",
      [
        property("imagePadding", .spacing(.image)), property("titlePadding", .spacing(.title)),
      ]),
    row(
      "backgroundConfiguration",
      [
        other("cornerRadius", .cornerRadius), other("strokeWidth", .borderWidth),
        other("strokeOutset", .borderWidth),
      ]),
    row("barButtonItem", sizes("width")),
    row("segment", sizes("width")),
    row("userLayoutGuide", [other("location", .constraint)]),
    row(
      "offsetWrapper",
      ["horizontal", "vertical"].map { other($0, .insets(.content, .left)) }),
  ]

  private static let lists: [Row] = [
    row(
      "tableView",
      [
        size("rowHeight", .rowHeight), size("sectionHeaderHeight", .headerHeight),
        size("sectionFooterHeight", .footerHeight),
      ]
        + sizes(
          "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight")),
    row(
      "tableViewCell",
      [size("rowHeight", .rowHeight), other("indentationWidth", .insets(.content, .left))]),
    row(
      "collectionViewFlowLayout",
      [
        property("minimumLineSpacing", .spacing(.line)),
        property("minimumInteritemSpacing", .spacing(.interitem)),
      ]),
  ]

  private static let texts: [Row] =
    [
      // These two are before the row of all fonts: trees have no place for fonts of symbols and
      // titles.
      row("fontDescription", in: "preferredSymbolConfiguration", [other("pointSize", .fontSize)]),
      row("fontDescription", in: "textAttributes", [other("pointSize", .fontSize)]),
      row("fontDescription", [property("pointSize", .fontSize)]),
      row("font", [property("size", .fontSize)]),
      row("preferredSymbolConfiguration", [other("pointSize", .fontSize)]),
      row(
        "label", [text("minimumFontSize"), size("preferredMaxLayoutWidth", .textWidth)]),
      row("textField", [text("minimumFontSize")]),
      row(
        "paragraphStyle",
        [
          "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent",
          "headIndent", "tailIndent", "minimumLineHeight", "maximumLineHeight",
          "defaultTabInterval",
        ].map(text)),
    ]
    // The corpus has reals only (29); a number of runtime attributes may be either element.
    + ["real", "integer"].flatMap { element in
      ["NSKern", "NSBaselineOffset"].map { row(element, key: $0, [text("value")]) }
    }

  private static let insets: [Row] =
    [
      row(
        "edgeInsets", key: "layoutMargins",
        edges(["top", "left", "bottom", "right"]) { .property(.insets(.layoutMargins, $0)) }),
      directional("directionalLayoutMargins") { .property(.insets(.layoutMargins, $0)) },
      directional("contentInsets", in: "buttonConfiguration") { .property(.insets(.content, $0)) },
      // Rows without a key take in all other insets of the format, such as `separatorInset`.
      directional(nil) { .other(.insets(.content, $0)) },
      inset("contentInset") { .property(.insets(.content, $0)) },
      inset("contentEdgeInsets") { .property(.insets(.content, $0)) },
      inset("sectionInset") { .property(.insets(.section, $0)) },
      inset("titleEdgeInsets") { .property(.insets(.title, $0)) },
      inset("imageEdgeInsets") { .property(.insets(.image, $0)) },
      inset(nil) { .other(.insets(.content, $0)) },
    ]

  private static let contentSizes: [Row] =
    ["shadowOffset", "titleShadowOffset"].map {
      // A walk has no option for shadows; they are scaled with the corners that they surround.
      row("size", key: $0, ["width", "height"].map { other($0, .cornerRadius) })
    }
    + [row("size", key: "itemSize", [size("width", .width), size("height", .height)])]
    // A tree has the length in the direction of scrolling; the other one has no effect.
    + [("headerReferenceSize", .headerHeight), ("footerReferenceSize", .footerHeight)].map {
      row("size", key: $0, [size("width", $1), size("height", $1)])
    }
    + ["estimatedItemSize", "customSize", "freeformSize", "intrinsicContentSize", "contentOffset"]
    .map {
      row("size", key: $0, sizes("width", "height"))
    }
    + [row("value", key: "contentSizeForViewInPopover", sizes("width", "height"))]
}

extension LengthAttribute {
  private static func row(
    _ element: String, key: String? = nil, in parent: String? = nil,
    _ attributes: [LengthAttribute]
  ) -> Row {
    Row(element: element, key: key, parent: parent, attributes: attributes)
  }

  private static func inset(
    _ key: String?, _ scaling: (LayoutInsets.Edge) -> Scaling
  ) -> Row {
    row("inset", key: key, edges(["minY", "minX", "maxY", "maxX"], scaling))
  }

  private static func directional(
    _ key: String?, in parent: String? = nil, _ scaling: (LayoutInsets.Edge) -> Scaling
  ) -> Row {
    row(
      "directionalEdgeInsets", key: key, in: parent,
      edges(["top", "leading", "bottom", "trailing"], scaling))
  }

  /// Returns the attributes of the top, left, bottom and right edges.
  private static func edges(
    _ names: [String], _ scaling: (LayoutInsets.Edge) -> Scaling
  ) -> [LengthAttribute] {
    zip(names, [LayoutInsets.Edge.top, .left, .bottom, .right]).map {
      LengthAttribute(name: $0, scaling: scaling($1), isPositive: false)
    }
  }

  private static func property(_ name: String, _ property: ScaledProperty) -> LengthAttribute {
    LengthAttribute(name: name, scaling: .property(property), isPositive: false)
  }

  private static func text(_ name: String) -> LengthAttribute {
    LengthAttribute(name: name, scaling: .text, isPositive: false)
  }

  private static func other(_ name: String, _ property: ScaledProperty) -> LengthAttribute {
    LengthAttribute(name: name, scaling: .other(property), isPositive: false)
  }

  private static func size(
    _ name: String, _ size: ScaledProperty.ItemSize
  ) -> LengthAttribute {
    LengthAttribute(name: name, scaling: .property(.itemSize(size)), isPositive: true)
  }

  private static func sizes(_ names: String...) -> [LengthAttribute] {
    names.map {
      LengthAttribute(name: $0, scaling: .other(.itemSize(.width)), isPositive: true)
    }
  }
}
