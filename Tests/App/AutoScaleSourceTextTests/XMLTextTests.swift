import AutoScaleSourceText
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), (#"a < "b" & c > d"#, "a &lt; &quot;b&quot; &amp; c &gt; d"),
    ("two\nlines\tand\r", "two&#10;lines&#9;and&#13;"), ("ü – 漢", "ü – 漢"), ("\r\n", "&#13;&#10;"),
  ])
  func `a text is escaped where XML gives a character a meaning`(text: String, escaped: String) {
    #expect(text.escapedForXML == escaped)
  }

  /// Keeps the value of an attribute and the text of an element.
  private final class Reader: NSObject, XMLParserDelegate {
    var (value, text) = ("", "")

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { value = attributes["value"] ?? "" }

    func parser(_ parser: XMLParser, foundCharacters text: String) { self.text += text }
  }

  @Test(arguments: ["<a b=\"c\">&amp;'", "tab\tline\nreturn\r", "]]>", "&#10;"])
  func `a parser reads an escaped text as it was`(text: String) {
    let markup = "<e value=\"\(text.escapedForXML)\">\(text.escapedForXML)</e>"
    let (reader, parser) = (Reader(), XMLParser(data: Data(markup.utf8)))
    parser.delegate = reader
    #expect(parser.parse())
    #expect([reader.value, reader.text] == [text, text])
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func `a number has its noun`(number: Int, words: String) {
    #expect(number.counted("file") == words)
    #expect(number.counted("entry", plural: "entries").hasSuffix(number == 1 ? "entry" : "entries"))
  }
}
