import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScalePages

@Suite struct ConstraintCodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let constraint, code: String
    var testDescription: String { code }
  }

  static let rows = [
    Row(
      constraint: #"firstItem="t" firstAttribute="width" constant="40""#,
      code: "saveButton.makeConstraints { $0.width.equalTo(40) }"),
    Row(
      constraint: #"firstItem="t" firstAttribute="top" secondItem="r" secondAttribute="top""#,
      code: "saveButton.makeConstraints { $0.top.equalTo(urlView.top) }"),
    Row(
      constraint: #"""
        firstItem="t" firstAttribute="width" relation="lessThanOrEqual" secondItem="r" \#
        secondAttribute="height" multiplier="0.5" constant="-8" priority="750"
        """#,
      code: "saveButton.makeConstraints { $0.width.lessThanOrEqualTo(urlView.height)"
        + ".multipliedBy(0.5).offset(-8).priority(750) }"),
    Row(
      constraint: #"""
        firstItem="l" firstAttribute="firstBaseline" relation="greaterThanOrEqual" \#
        secondItem="s" secondAttribute="top" constant="20.5"
        """#,
      code: "label.makeConstraints { $0.firstBaseline.greaterThanOrEqualTo("
        + "urlView.guide(.safeArea).top).offset(20.5) }"),
  ]

  @Test(arguments: rows)
  func `a constraint is written in the DSL`(_ row: Row) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="r" userLabel="URL view"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><button id="t" userLabel="Save Button"/><label id="l"/></subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <constraints><constraint \(row.constraint) id="c"/></constraints></view></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Login.xib")
    let constraint = try #require(document.views.first?.constraints.first)
    #expect(ConstraintCode(document: document).code(of: constraint) == row.code)
  }
}
