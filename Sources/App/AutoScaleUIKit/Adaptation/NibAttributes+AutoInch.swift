#if canImport(UIKit)
  import AutoScale
  import UIKit

  // The runtime attributes of AutoInch, which scale a length immediately. UIKit finds them by their
  // Objective-C names, and drops attributes that a class lacks. The design value is remembered, so
  // setting an attribute twice, or walking later, scales once.
  //
  // Attributes are not public: key-value coding finds them, and Objective-C code, where
  // `constraint.autoConstant = 16` would set a switch, does not.

  extension UIView {
    /// The radius of the corners in the design, in points.
    ///
    /// Setting it scales the radius immediately and clips the view to it.
    public var autoCornerRadius: CGFloat {
      get { CGFloat(adaptableLength(.cornerRadius).design) }
      set {
        layer.masksToBounds = true
        setAdaptableLength(TrackedLength(Double(newValue)), of: .cornerRadius)
        scaleOnce([.cornerRadius], if: true)
      }
    }

    /// ``autoCornerRadius`` for files.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; CGBase.h, CGFloat
      @objc(autoCornerRadius)
    #endif
    var nibCornerRadius: CGFloat {
      get { autoCornerRadius }
      set { autoCornerRadius = newValue }
    }

    /// Scales lengths to the view's screen, already scaled ones from their design values.
    fileprivate func scaleOnce(_ properties: [ScaledProperty], if isOn: Bool) {
      guard isOn else { return }
      let context = adaptableContext
      for property in properties {
        let design = adaptableLength(property).design
        setAdaptableLength(
          TrackedLength(design: design, of: property, in: context), of: property)
      }
    }

    fileprivate func scaleOnce(_ insets: ScaledProperty.Insets, if isOn: Bool) {
      scaleOnce(LayoutInsets.Edge.allCases.map { .insets(insets, $0) }, if: isOn)
    }

    /// Whether a length has a ledger entry.
    fileprivate func isScaled(_ property: ScaledProperty) -> Bool {
      AdaptationRecord.existing(for: self)?.entries[property] != nil
    }

    /// Whether an edge of insets has a ledger entry.
    func isScaled(_ insets: ScaledProperty.Insets) -> Bool {
      LayoutInsets.Edge.allCases.contains { isScaled(.insets(insets, $0)) }
    }
  }

  extension UIStackView {
    /// Whether the spacing is scaled; setting true scales it immediately.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoSpacing: Bool {
      get { isScaled(.spacing(.stack)) }
      set { scaleOnce([.spacing(.stack)], if: newValue) }
    }
  }

  extension UIButton {
    /// Whether the content insets are scaled; setting true scales them immediately.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoContentInsets: Bool {
      get { isScaled(.content) }
      set { scaleOnce(.content, if: newValue) }
    }

    /// Whether the insets of the title are scaled; setting true scales them immediately.
    ///
    /// A button with a configuration has no such insets.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoTitleInsets: Bool {
      get { isScaled(.title) }
      set { scaleOnce(.title, if: newValue) }
    }

    /// Whether the insets of the image are scaled; setting true scales them immediately.
    ///
    /// A button with a configuration has no such insets.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoImageInsets: Bool {
      get { isScaled(.image) }
      set { scaleOnce(.image, if: newValue) }
    }

    /// Whether the images of the common states are scaled; setting true scales them immediately,
    /// once.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoImage: Bool {
      get { AdaptationRecord.rare(for: self)?.isImageScaled ?? false }
      set {
        guard newValue, !autoImage else { return }
        AdaptationRecord.record(for: self).rare.isImageScaled = true
        let context = adaptableContext
        // A state without an image of its own returns the normal state's image.
        let (normal, background) = (image(for: .normal), backgroundImage(for: .normal))
        for state in [UIControl.State.highlighted, .selected, .disabled, .normal] {
          if let image = image(for: state), state == .normal || image != normal {
            setImage(image.auto(in: context), for: state)
          }
          if let image = backgroundImage(for: state), state == .normal || image != background {
            setBackgroundImage(image.auto(in: context), for: state)
          }
        }
      }
    }
  }

  extension UIImageView {
    /// Whether the image and the highlighted image are scaled; setting true scales them
    /// immediately, once.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoImage: Bool {
      get { AdaptationRecord.rare(for: self)?.isImageScaled ?? false }
      set {
        guard newValue, !autoImage else { return }
        AdaptationRecord.record(for: self).rare.isImageScaled = true
        image = image?.auto(in: adaptableContext)
        highlightedImage = highlightedImage?.auto(in: adaptableContext)
      }
    }
  }

  extension UILabel {
    /// Whether lengths of the attributed text are scaled; setting true scales its line spacing
    /// immediately.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoLine: Bool {
      get {
        attributedText?.runsWithLengths.contains { $0.design != $0.present } ?? false
      }
      set {
        guard newValue, let text = attributedText else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        copy.scaleLineSpacing(in: adaptableContext)
        attributedText = copy
      }
    }

    /// Whether the offset of the text's shadow is scaled; setting true scales it immediately, once.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoShadowOffset: Bool {
      get { AdaptationRecord.rare(for: self)?.isShadowScaled ?? false }
      set {
        guard newValue, !autoShadowOffset else { return }
        AdaptationRecord.record(for: self).rare.isShadowScaled = true
        shadowOffset = shadowOffset.auto(in: adaptableContext)
      }
    }
  }
#endif
