import AutoScaleEditing
import AutoScaleLayout
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Rebases a document there and back, and with each option.
func rebase(_ text: DocumentText, _ count: inout Count) throws {
  let old = try text.document()
  guard let width = old.designWidth, let phone = old.device?.screen else { return }
  let target = width == 393 ? 402.0 : 393.0
  let outcome = try DocumentRebase(to: target).rebase(text)
  let there = outcome.edited
  let new = try there.text.document()
  let inverse = try there.text.applying(there.inverse).text
  count.add("rebase: the inverse gives the same bytes", inverse.data == text.data, text.path)
  let again = try DocumentRebase(to: target).rebase(there.text).edited
  count.add("rebase: a second run changes nothing", !again.isChanged, text.path)
  try compareLayouts(outcome, text, &count)
  compareConstraints(old, new, text.path, &count)
  let before = FrameComparison(of: DocumentLayout(try text.document()))
  count.add(
    "rebase: as many stored frames are solved ones as before",
    FrameComparison(of: DocumentLayout(new)).misses.count <= before.misses.count, text.path)
  let back = try DocumentRebase(to: phone).rebase(there.text).edited.text
  compareBytes(text, back, isSettled: before.misses.isEmpty, hasOpenViews: new.hasOpenViews, &count)
  let backByWidth = try DocumentRebase(to: width).rebase(there.text).device
  count.add(
    "rebase: the width alone leads back to the same device", backByWidth == old.device?.id,
    text.path)
  try rebaseWithOptions(text, outcome, to: target, &count)
}

/// Compares the document that is back with the original.
private func compareBytes(
  _ text: DocumentText, _ back: DocumentText, isSettled: Bool, hasOpenViews: Bool,
  _ count: inout Count
) {
  let numbers = [text, back].map(NumberList.init)
  count.add(
    "rebase: there and back gives the same numbers, digit by digit",
    numbers[0].lengths == numbers[1].lengths, text.path)
  count.add(
    "rebase: there and back gives the same bytes but for frames",
    text.withoutFrames() == back.withoutFrames(), text.path)
  let isSame = text.data == back.data
  if isSettled, numbers[0].areShort {
    count.add(
      "rebase: there and back gives the same bytes, of short numbers and solved frames", isSame,
      text.path)
  }
  let misses = zip(numbers[0].frames, numbers[1].frames).map { ($0 - $1).magnitude }
  let cause =
    switch numbers[0] {
    case let old
    where old.lengths != numbers[1].lengths || text.withoutFrames() != back.withoutFrames():
      old.areShort ? "other lengths" : "numbers of more than 15 digits"
    case _ where misses.allSatisfy { $0 < 1e-6 }: "the last digits of frames"
    case _ where !isSettled: "frames that contradict the constraints"
    case _ where hasOpenViews: "views that constraints leave open at the new width"
    case _ where misses.allSatisfy { $0 <= 0.51 }: "a pixel of rounding"
    default: "stretched contents"
    }
  count.add(
    "rebase: there and back gives the same bytes", isSame,
    isSame ? text.path : "\(text.path), \(cause)")
  if !isSame { count.note("rebase: documents with other bytes for \(cause)") }
  count.note("rebase: frame numbers", misses.count)
  count.note("rebase: frame numbers that come back", misses.count { $0 < 0.01 })
  count.note("rebase: frame numbers that come back to a pixel", misses.count { $0 < 0.51 })
  count.add(
    "rebase: there and back all frames are within 2 points", misses.allSatisfy { $0 <= 2 },
    text.path)
}

extension DocumentText {
  /// The text without its frames.
  fileprivate func withoutFrames() -> String {
    String(decoding: data, as: UTF8.self).replacing(/<rect key="frame"[^>]*>/, with: "")
      .replacing(#" misplaced="YES""#, with: "")
  }
}

extension InterfaceDocument {
  /// Whether constraints leave the frame of a view open on the canvas.
  fileprivate var hasOpenViews: Bool {
    DocumentLayout(self).roots.contains { root in
      (try? root.result.get()).map { !$0.diagnose().ambiguousNodes.isEmpty } ?? false
    }
  }
}

/// The numbers of a document's attributes, read without the module that changes them.
private final class NumberList: NSObject, XMLParserDelegate {
  private(set) var lengths: [String: [Double]] = [:]
  private(set) var frames: [Double] = []
  /// Whether no number, but for those of colors, has more than 15 digits.
  private(set) var areShort = true

  init(_ text: DocumentText) {
    super.init()
    let parser = XMLParser(data: text.data)
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      guard let number = Double(value) else { continue }
      if name != "color", value.count(where: \.isNumber) > 15 { areShort = false }
      if name == "rect", attributes["key"] == "frame" {
        frames.append(number)
      } else {
        lengths["\(name == "integer" ? "real" : name) \(key)", default: []].append(number)
      }
    }
  }
}

/// Compares the layout of a rebased document with the adapted layout of the old one on the same device.
private func compareLayouts(
  _ outcome: DocumentRebase.Outcome, _ text: DocumentText, _ count: inout Count
) throws {
  let new = try outcome.edited.text.document()
  guard let screen = new.device?.screen else { return }
  let old = try text.document().installingVariations(on: screen)
  for node in old.views.flatMap(\.subtree) where node.font?.textStyle != nil {
    node.adapterScreen = false
  }
  let adaptation = DocumentAdaptation(
    to: try Screen(
      width: screen.width, height: screen.height, pixelsPerPoint: 1e9, idiom: .phone),
    rule: try ScalingRule(referenceWidth: old.designWidth ?? 375), reference: .given)
  let adapted = adaptation.adapt(old)
  let layouts = [adapted.document, new].map {
    DocumentLayout($0, options: LayoutOptions(on: screen)).roots.compactMap { try? $0.result.get() }
  }
  var isSame = layouts[0].count == layouts[1].count
  var conflicts = [0, 0]
  for (wanted, found) in zip(layouts[0], layouts[1]) {
    isSame = isSame && zip(wanted.frames, found.frames).allSatisfy { $0.isClose(to: $1) }
    conflicts[0] += wanted.conflicts.count
    conflicts[1] += found.conflicts.count
  }
  let isExempt = outcome.kept.contains { $0.contains("keeps its fontSize") }
  let law = isExempt ? "but for fonts of text styles" : "all lengths stated"
  count.add("rebase: frames are those of the adapted document, \(law)", isSame, text.path)
  count.add(
    "rebase: the layout has as few conflicts as the adapted one", conflicts[1] <= conflicts[0],
    text.path)
  count.add("rebase: no conflict is new", outcome.conflicts.isEmpty, text.path)
}

/// Looks for required widths and heights that held in the stored frames and do not any more.
private func compareConstraints(
  _ old: InterfaceDocument, _ new: InterfaceDocument, _ path: String, _ count: inout Count
) {
  var (held, broken) = (0, 0)
  for (old, new) in zip(old.views.flatMap(\.subtree), new.views.flatMap(\.subtree)) {
    for (one, other) in zip(old.constraints, new.constraints)
    where one.firstItem === old && one.secondItem == nil && one.relation == .equal
      && one.priority == .required && !one.isPlaceholder
    {
      let lengths = [old, new].map {
        one.firstAttribute == .width ? $0.frame.width : $0.frame.height
      }
      guard (lengths[0] - one.constant).magnitude <= 0.51 else { continue }
      held += 1
      if (lengths[1] - other.constant).magnitude > 0.67 { broken += 1 }
    }
  }
  count.note("rebase: required widths and heights that hold in the stored frames", held)
  count.note("rebase: of them, those that do not hold in the new frames", broken)
  count.add("rebase: required widths and heights hold in the new frames", broken == 0, path)
}

/// Rebases with each kind of length, with exceptions and with rounding.
private func rebaseWithOptions(
  _ text: DocumentText, _ all: DocumentRebase.Outcome, to target: Double, _ count: inout Count
) throws {
  // A placeholder that would stretch contents gets the room that is left, which no factor and no rounding gives.
  let placeholders = try text.document().views.lazy.flatMap(\.subtree).flatMap(\.constraints)
    .filter(\.isPlaceholder).compactMap { $0.identifier.map { "constraint \($0)" } }
  func scaled(_ changes: [DocumentRebase.LengthChange]) -> [DocumentRebase.LengthChange] {
    changes.filter { !placeholders.contains($0.element) }
  }
  var changes: [DocumentRebase.LengthChange] = []
  for type in [
    AdaptScreenWidthType.constraint, .fontSize, .cornerRadius, .borderWidth, .spacing, .insets,
  ] {
    var rebase = DocumentRebase(to: target)
    rebase.type = type
    changes += try rebase.rebase(text).changes
  }
  count.add(
    "rebase: the kinds of lengths are all lengths, each once",
    scaled(changes).map(\.description).sorted() == scaled(all.changes).map(\.description).sorted(),
    text.path)
  var except = DocumentRebase(to: target)
  except.exceptedClasses = ["UILabel"]
  let excepted = try except.rebase(text)
  count.add(
    "rebase: --except leaves its views alone",
    !excepted.changes.contains { $0.element.hasPrefix("label") },
    text.path)
  for rounding in [PixelRounding.nearestPixel, .nearestPoint] {
    var rounded = DocumentRebase(to: target)
    rounded.rounding = rounding
    let outcome = try rounded.rebase(text)
    let scale =
      rounding == .nearestPoint ? 1 : try outcome.edited.text.document().device?.pixelsPerPoint ?? 1
    count.add(
      "rebase: --round \(rounding == .nearestPoint ? "point" : "pixel") rounds all numbers",
      scaled(outcome.changes).allSatisfy {
        (($0.new * scale).rounded() - $0.new * scale).magnitude < 1e-6
      },
      text.path)
  }
}
