import AutoScaleTestSupport
import Testing

@Suite struct FolderTests {
  @Test func `each folder uses those below it alone`() throws {
    let folders = try ModuleFolders(of: "AutoScaleLayoutCode")
    #expect(folders.present == Set(folders.documented))
    #expect(folders.upwardArrows == [])
  }
}
