#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension FontDescriptor {
    /// Makes the description of a font in its current size.
    init(_ font: UIFont, following style: TextStyle?) {
      // The names of the system's own fonts begin with a period.
      let isSystem = font.fontName.hasPrefix(".")
      self.init(
        family: isSystem ? nil : font.familyName, name: isSystem ? nil : font.fontName,
        size: Double(font.pointSize), weight: FontWeight(font), traits: FontTraits(font),
        textStyle: style)
    }
  }

  extension FontWeight {
    /// Finds the weight nearest to a font's.
    fileprivate init(_ font: UIFont) {
      let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      let weight = traits?[.weight] as? CGFloat ?? 0
      let nearest = Self.allCases.min { first, second in
        abs(first.uiWeight - weight) < abs(second.uiWeight - weight)
      }
      self = nearest ?? .regular
    }

    private var uiWeight: CGFloat {
      let weight: UIFont.Weight =
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
      return weight.rawValue
    }
  }

  extension FontTraits {
    fileprivate init(_ font: UIFont) {
      let traits = font.fontDescriptor.symbolicTraits
      self = []
      if traits.contains(.traitItalic) { insert(.italic) }
      if traits.contains(.traitMonoSpace) { insert(.monospaced) }
      if traits.contains(.traitCondensed) { insert(.condensed) }
      if traits.contains(.traitExpanded) { insert(.expanded) }
    }
  }
#endif
