import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// The labels outside stack views whose heights a canvas measured in whole points: labels of one line
/// without a text style.
///
/// Source: stored frames. Of labels whose height tells the two apart, in whole points and in pixels: with
/// three pixels a point in storyboards 122 in 11 repositories and 8 in 5, in xibs at 17 points 8 in 7 and 2
/// in 2, at other sizes 2 in one and 7 in 3, before tools 15000 4 in 3 and 10 in 6; with two pixels a point
/// at 17 points 344 in 88 and 112 in 45, and at other sizes fewer than half.
enum CoarseLabels {
  case none, ofStandardSize, all

  init(of document: InterfaceDocument) {
    guard ToolsVersion(of: document) >= .wholePointLabels else {
      self = .none
      return
    }
    self = document.kind == .xib ? .ofStandardSize : .all
  }

  func contain(_ label: LabelNode, pixelsPerPoint: Double) -> Bool {
    guard label.numberOfLines == 1, let font = label.font, font.textStyle == nil else {
      return false
    }
    guard pixelsPerPoint > 2 else { return font.size == 17 }
    return switch self {
    case .none: false
    case .ofStandardSize: font.size == 17
    case .all: true
    }
  }
}
