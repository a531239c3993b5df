// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/index.html`.
  static let indexBody = WebFile(
    text: #"""
<form>
<label>Search <input id="search" type="search" placeholder="file or folder" autocomplete="off"></label>
<label>Sort by <select id="order"><option value="path">name</option><option value="findings">findings</option><option value="scenes">scenes</option></select></label>
<output id="count" for="search"></output>
</form>
"""#,
    digest: "anOif41ndbbH/quZJoKC7+d6YA0cjCneuvuKMqvyMzM=")
}
