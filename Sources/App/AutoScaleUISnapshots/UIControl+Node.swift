#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension UIControl {
    /// The node of a control.
    var controlNode: ControlNode {
      let node: ControlNode =
        switch self {
        case let button as UIButton: button.buttonNode
        case let field as UITextField: field.fieldNode
        case let control as UISegmentedControl: control.segmentedNode
        case let control as UIPageControl: control.pageNode
        default: touchNode
        }
      node.isEnabled = isEnabled
      return node
    }

    /// The node of a control that does not exist on televisions.
    private var touchNode: ControlNode {
      #if os(tvOS)
        return ControlNode()
      #else
        switch self {
        case let control as UISwitch:
          let node = SwitchNode()
          node.isOn = control.isOn
          return node
        case is UISlider: return SliderNode()
        case is UIStepper: return StepperNode()
        case is UIDatePicker: return DatePickerNode()
        default: return ControlNode()
        }
      #endif
    }
  }

  extension UIButton {
    fileprivate var buttonNode: ButtonNode {
      let node = ButtonNode()
      node.title =
        configuration?.title
        ?? configuration?.attributedTitle.map { String($0.characters) }
        ?? attributedTitle(for: .normal)?.string ?? title(for: .normal)
      node.style = configuration != nil ? .configured : buttonType == .system ? .system : .custom
      let image = configuration?.image ?? image(for: .normal)
      node.imageSize = image.map {
        LayoutSize(width: Double($0.size.width), height: Double($0.size.height))
      }
      return node
    }
  }

  extension UITextField {
    fileprivate var fieldNode: TextFieldNode {
      let node = TextFieldNode()
      // UIKit returns an empty text for a field without text.
      node.text = text == "" ? nil : text
      node.placeholder = placeholder
      node.isSecureTextEntry = isSecureTextEntry
      node.borderStyle =
        switch borderStyle {
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        case .none: .none
        @unknown default: .none
        }
      return node
    }
  }

  extension UISegmentedControl {
    fileprivate var segmentedNode: SegmentedControlNode {
      let node = SegmentedControlNode()
      node.titles = (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" }
      return node
    }
  }

  extension UIPageControl {
    fileprivate var pageNode: PageControlNode {
      let node = PageControlNode()
      node.numberOfPages = numberOfPages
      return node
    }
  }
#endif
