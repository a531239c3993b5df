// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/difference.html`.
  static let differenceBody = WebFile(
    text: #"""
<form>
<label>Document <select id="document"></select></label>
<label>Scene <select id="scene"></select></label>
<label>Screen <select id="screen"></select></label>
<label>Width <input id="width" type="range" min="0" value="0"></label>
<label>Show <select id="mode"><option value="sides">side by side</option><option value="swipe">swipe</option><option value="blink">blink</option></select></label>
<label>Swipe <input id="swipe" type="range" min="0" max="100" value="50"></label>
<label><input id="outlines" type="checkbox" checked> outline changed views</label>
</form>
<main>
<figure id="before"><figcaption>Before</figcaption><div></div></figure>
<figure id="after"><figcaption>After</figcaption><div></div></figure>
</main>
<section id="list"></section>
"""#,
    digest: "sQ8yaAk6G3Gi3bG1SbZvDDm/PhnZucB2yawH6dGModc=")
}
