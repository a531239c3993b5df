// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/index.css`.
  static let indexStyle = WebFile(
    text: #"""
:root { color-scheme: light dark; }
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
h1 { font-size: 18px; }
ul { display: flex; flex-wrap: wrap; gap: 18px; padding: 0; list-style: none; }
a { display: block; width: 170px; padding: 10px; border-radius: 8px; color: inherit; text-decoration: none; border: 1px solid #8884; }
a:hover, a:focus-visible { border-color: #0a6cff; }
img { display: block; object-fit: contain; object-position: top left; }
span { display: block; margin-top: 8px; overflow-wrap: anywhere; font-size: 12px; }
"""#,
    digest: "bOOrAtfiARoHeRPv9UnSiLlAxhPMjOdkdGbpDWQN2PI=")
}
