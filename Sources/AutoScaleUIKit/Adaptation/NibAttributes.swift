#if canImport(UIKit)
  import AutoScale
  import UIKit

  // What a .xib or .storyboard file sets when it is loaded, in the inspector or among the runtime
  // attributes of an object. Everything in the file is decoded by then, so that scaling comes last;
  // design values are remembered, so that a walk afterwards scales nothing twice.

  extension NSLayoutConstraint {
    /// Whether scaling changes the constant, whatever a walk scales; true scales it at once too.
    ///
    /// Without being set it reads as false and follows the walk; false in a file or in code is
    /// never.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var adapterScreen: Bool {
      get { adaptableConstant.adapterScreen ?? false }
      set {
        adaptableConstant.adapterScreen = newValue
        if newValue { adaptScreenWidth() }
      }
    }

    /// ``adapterScreen`` as files for AutoInch call it, under the name `autoConstant`.
    ///
    /// In Swift ``autoConstant`` is the constant in the design.
    #if canImport(ObjectiveC)
      @objc(autoConstant)
    #endif
    public var isAutoConstant: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` by another name that is found in files.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var zoomConstant: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` as files for SwiftyFitsize call it: 0 is off, and any other number on.
    ///
    /// The numbers by which that library scales by heights scale by the context's rule here.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var swiftyFitType: Int {
      get { adapterScreen ? 1 : 0 }
      set { adapterScreen = newValue != 0 }
    }
  }

  extension UIView {
    /// Whether scaling changes the font, whatever a walk scales; true scales it at once too.
    ///
    /// Without being set it reads as false and follows the walk; false in a file or in code is
    /// never.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var adapterScreen: Bool {
      get { adaptableSwitch ?? false }
      set {
        adaptableSwitch = newValue
        if newValue { adaptScreenWidth(type: .switchedOn, options: .nodeOnly) }
      }
    }

    /// ``adapterScreen`` as files for AutoInch call it on labels, fields and text views.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var autoFont: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` as files for AutoInch call it on buttons.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var autoTitle: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` as files for SwiftyFitsize call it: 0 is off, and any other number on.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var fontFitType: Int {
      get { adapterScreen ? 1 : 0 }
      set { adapterScreen = newValue != 0 }
    }
  }
#endif
