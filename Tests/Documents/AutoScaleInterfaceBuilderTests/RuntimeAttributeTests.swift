import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct RuntimeAttributeTests {
  /// A view with one runtime attribute.
  private func view(_ keyPath: String, _ type: String, _ value: String) throws -> ViewNode {
    let attribute =
      value.hasPrefix("<")
      ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\">\(value)</userDefinedRuntimeAttribute>"
      : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"
    return try InterfaceDocument.view(
      "<view><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>")
  }

  @Test(arguments: [
    ("number", "<integer key=\"value\" value=\"8\"/>"),
    ("number", "<real key=\"value\" value=\"8.0\"/>"),
    ("number", "8"),
    ("size", "<size key=\"value\" width=\"8\" height=\"9\"/>"),
    ("string", "8"),
  ])
  func `corner radius and border width come in every form of a number`(
    type: String, value: String
  ) throws {
    #expect(try view("layer.cornerRadius", type, value).cornerRadius == 8)
    #expect(try view("cornerRadius", type, value).cornerRadius == 8)
    #expect(try view("autoCornerRadius", type, value).cornerRadius == 8)
    #expect(try view("layer.borderWidth", type, value).borderWidth == 8)
    #expect(try view("borderWidth", type, value).borderWidth == 8)
  }

  @Test(arguments: ["adapterScreen", "autoFont", "autoTitle", "fontFitType"])
  func `a scaling switch on a view switches the view's font`(keyPath: String) throws {
    #expect(try view(keyPath, "boolean", "YES").adapterScreen == true)
    #expect(try view(keyPath, "boolean", "NO").adapterScreen == false)
    #expect(
      try view(keyPath, "number", "<integer key=\"value\" value=\"1\"/>").adapterScreen == true)
    #expect(try view(keyPath, "string", "true").adapterScreen == true)
  }

  @Test func `a switch for constraints says nothing about a view`() throws {
    #expect(try view("autoConstant", "boolean", "YES").adapterScreen == nil)
  }

  @Test func `all runtime attributes stay in reach as data`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="card"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isHeroEnabled" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="duration"><real key="value" value="0.25"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="shadowOffset">
            <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="1"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
    let view = try #require(document.views.first)
    #expect(
      document.runtimeAttributes(of: view) == [
        RuntimeAttribute(keyPath: "heroID", value: .string("card")),
        RuntimeAttribute(keyPath: "isHeroEnabled", value: .boolean(true)),
        RuntimeAttribute(keyPath: "duration", value: .number(0.25)),
        RuntimeAttribute(keyPath: "shadowOffset", value: .size(width: 1, height: 2)),
        RuntimeAttribute(keyPath: "tint", value: .other("color")),
      ])
    #expect(document.runtimeAttributes(of: ViewNode()) == [])
  }
}
