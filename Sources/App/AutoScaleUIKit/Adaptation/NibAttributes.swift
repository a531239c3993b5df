#if canImport(UIKit)
  import AutoScale
  import UIKit

  // The runtime attributes of .xib and .storyboard files. UIKit sets them after decoding everything
  // else, so scaling comes last; design values are remembered, so a later walk scales nothing
  // twice. Each attribute for Objective-C names the header by which UIKit finds the property, and
  // that of its type. They have no prefix, as files have none, and are not public: so they are in no
  // header, where an app's own methods could have their names.

  extension NSLayoutConstraint {
    /// Whether scaling changes the constant, overriding the walk; setting true also scales it
    /// immediately.
    ///
    /// Unset, it reads as false and follows the walk; set to false, in a file or in code, it means
    /// never.
    public var adapterScreen: Bool {
      get { adaptableConstant.adapterScreen ?? false }
      set {
        adaptableConstant.adapterScreen = newValue
        if newValue { adaptScreenWidth() }
      }
    }

    /// ``adapterScreen`` for files.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc(adapterScreen)
    #endif
    var nibAdapterScreen: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` under AutoInch's name, `autoConstant`.
    ///
    /// In Swift, ``autoConstant`` is the design constant.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc(autoConstant)
    #endif
    var isAutoConstant: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` under another name found in files.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var zoomConstant: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` under SwiftyFitsize's name: 0 is off, any other number on.
    ///
    /// Numbers that select scaling by height in that library scale by the context's rule here.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; NSObjCRuntime.h, NSInteger
      @objc
    #endif
    var swiftyFitType: Int {
      get { adapterScreen ? 1 : 0 }
      set { adapterScreen = newValue != 0 }
    }
  }

  extension UIView {
    /// Whether scaling changes the font, overriding the walk; setting true also scales it
    /// immediately.
    ///
    /// Unset, it reads as false and follows the walk; set to false, in a file or in code, it means
    /// never.
    public var adapterScreen: Bool {
      get { adaptableSwitch ?? false }
      set {
        adaptableSwitch = newValue
        if newValue { adaptScreenWidth(type: .switchedOn, options: .nodeOnly) }
      }
    }

    /// ``adapterScreen`` for files.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc(adapterScreen)
    #endif
    var nibAdapterScreen: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` under AutoInch's name for labels, fields and text views.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoFont: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` under AutoInch's name for buttons.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; objc.h, BOOL
      @objc
    #endif
    var autoTitle: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }

    /// ``adapterScreen`` under SwiftyFitsize's name: 0 is off, any other number on.
    #if canImport(ObjectiveC)  // NSKeyValueCoding.h; NSObjCRuntime.h, NSInteger
      @objc
    #endif
    var fontFitType: Int {
      get { adapterScreen ? 1 : 0 }
      set { adapterScreen = newValue != 0 }
    }
  }
#endif
