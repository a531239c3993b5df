import AutoScale
import AutoScaleInterfaceBuilder
import Testing

@Suite struct DeviceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let idiom: Idiom
    let width, height, pixelsPerPoint: Double
    var testDescription: String { "\(id) is \(width) × \(height) pt at @\(pixelsPerPoint)x" }
  }

  static let rows = [
    Row(id: "retina3_5", idiom: .phone, width: 320, height: 480, pixelsPerPoint: 2),
    Row(id: "retina4_0", idiom: .phone, width: 320, height: 568, pixelsPerPoint: 2),
    Row(id: "retina4_7", idiom: .phone, width: 375, height: 667, pixelsPerPoint: 2),
    Row(id: "retina5_5", idiom: .phone, width: 414, height: 736, pixelsPerPoint: 3),
    Row(id: "retina5_9", idiom: .phone, width: 375, height: 812, pixelsPerPoint: 3),
    Row(id: "retina6_0", idiom: .phone, width: 390, height: 844, pixelsPerPoint: 3),
    Row(id: "retina6_1", idiom: .phone, width: 414, height: 896, pixelsPerPoint: 2),
    Row(id: "retina6_12", idiom: .phone, width: 393, height: 852, pixelsPerPoint: 3),
    Row(id: "retina6_3", idiom: .phone, width: 402, height: 874, pixelsPerPoint: 3),
    Row(id: "retina6_5", idiom: .phone, width: 414, height: 896, pixelsPerPoint: 3),
    Row(id: "retina6_7", idiom: .phone, width: 428, height: 926, pixelsPerPoint: 3),
    Row(id: "ipad9_7", idiom: .pad, width: 768, height: 1024, pixelsPerPoint: 2),
    Row(id: "ipad10_5", idiom: .pad, width: 834, height: 1112, pixelsPerPoint: 2),
    Row(id: "ipad11_0rounded", idiom: .pad, width: 834, height: 1194, pixelsPerPoint: 2),
    Row(id: "ipad12_9", idiom: .pad, width: 1024, height: 1366, pixelsPerPoint: 2),
  ]

  private func document(head: String, objects: String = "") throws -> InterfaceDocument {
    try .xib(objects: objects, head: head)
  }

  @Test(arguments: rows)
  func `a device has its size in points, its pixels per point and its kind`(_ row: Row) throws {
    let document = try document(head: "<device id=\"\(row.id)\" orientation=\"portrait\"/>")
    let device = try #require(document.device)
    #expect(device.id == row.id)
    #expect(device.idiom == row.idiom)
    #expect(device.width == row.width)
    #expect(device.height == row.height)
    #expect(device.pixelsPerPoint == row.pixelsPerPoint)
    #expect(!device.isLandscape)
    #expect(document.designWidth == row.width)
  }

  @Test func `a landscape device is wide, and its short side is still the design width`() throws {
    let document = try document(head: "<device id=\"retina5_9\" orientation=\"landscape\"/>")
    #expect(document.device?.width == 812)
    #expect(document.device?.height == 375)
    #expect(document.device?.isLandscape == true)
    #expect(document.designWidth == 375)
  }

  @Test func `a television is always wide`() throws {
    let device = try document(head: "<device id=\"appleTV\"/>").device
    #expect(device?.width == 1920)
    #expect(device?.idiom == .tv)
  }

  @Test func `an unknown device is reported, and has the size of the view`() throws {
    let view = "<view id=\"a\"><rect key=\"frame\" width=\"500\" height=\"900\"/></view>"
    let document = try document(head: "<device id=\"retina9_9\"/>", objects: view)
    #expect(document.device?.id == "retina9_9")
    #expect(document.device?.screen.description == "500x900@2")
    #expect(document.designWidth == 500)
    #expect(
      document.warnings.map(\.description) == [
        """
        Sample.xib:1:128: warning: unknown device 'retina9_9' (in 'device retina9_9'); \
        the size of the outermost view is used: 500 × 900
        """
      ])
    #expect(document.warnings.allSatisfy { !$0.isDefect })
  }

  @Test(arguments: [
    "<device id=\"ipad9_7\" orientation=\"landscape\" layout=\"splitview1_3\"/>",
    "<device id=\"ipad9_7\"><adaptation id=\"splitview1_3\"/></device>",
  ])
  func `in Split View the width is that of the view`(device: String) throws {
    let view = "<view id=\"a\"><rect key=\"frame\" width=\"320\" height=\"768\"/></view>"
    let document = try document(head: device, objects: view)
    #expect(document.device?.isFullScreen == false)
    #expect(document.designWidth == 320)
  }

  @Test func `without device the simulated screen counts`() throws {
    let document = try document(
      head: """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
          <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
          <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
        </simulatedMetricsContainer>
        """)
    #expect(document.device?.width == 667)
  }

  @Test func `without device a view controller's view goes before other views`() throws {
    let rect = { (width: Int) in "<rect key=\"frame\" width=\"\(width)\" height=\"44\"/>" }
    let document = try InterfaceDocument.storyboard(
      objects: """
        <view id="a">\(rect(100))</view>
        <viewController id="b"><view key="view" id="c">\(rect(600))</view></viewController>
        """)
    #expect(document.designWidth == 600)
  }

  @Test func `without device and view there is no design width`() throws {
    #expect(try InterfaceDocument.xib(objects: "").designWidth == nil)
    #expect(try InterfaceDocument.xib(objects: "<view id=\"a\"/>").designWidth == nil)
  }
}

/// How much room the canvas has, by device and part of the screen.
@Suite struct DeviceSizeClassTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    let horizontal, vertical: SizeClass
    var testDescription: String { device }
  }

  static let rows = [
    Row(device: "id=\"retina4_7\"", horizontal: .compact, vertical: .regular),
    Row(
      device: "id=\"retina4_7\" orientation=\"landscape\"", horizontal: .compact, vertical: .compact
    ),
    Row(
      device: "id=\"retina6_1\" orientation=\"landscape\"", horizontal: .regular, vertical: .compact
    ),
    Row(device: "id=\"ipad9_7\"", horizontal: .regular, vertical: .regular),
    Row(device: "id=\"ipad9_7\" layout=\"splitview1_3\"", horizontal: .compact, vertical: .regular),
    Row(
      device: "id=\"ipad9_7\" orientation=\"landscape\" layout=\"splitview1_2\"",
      horizontal: .compact, vertical: .regular),
    Row(
      device: "id=\"ipad12_9\" orientation=\"landscape\" layout=\"splitview1_2\"",
      horizontal: .regular, vertical: .regular),
    Row(
      device: "id=\"ipad9_7\" orientation=\"landscape\" layout=\"splitview2_3\"",
      horizontal: .regular, vertical: .regular),
    Row(
      device: "id=\"ipad13_0\" layout=\"splitview2_3\"", horizontal: .compact, vertical: .regular),
    Row(device: "id=\"appleTV\"", horizontal: .regular, vertical: .regular),
  ]

  @Test(arguments: rows)
  func `a device has the size classes of its screen`(_ row: Row) throws {
    let device = try #require(
      try InterfaceDocument.xib(objects: "", head: "<device \(row.device)/>").device)
    #expect(device.horizontalSizeClass == row.horizontal)
    #expect(device.verticalSizeClass == row.vertical)
  }
}
