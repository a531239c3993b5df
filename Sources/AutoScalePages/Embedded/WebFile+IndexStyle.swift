// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/index.css`.
  static let indexStyle = WebFile(
    text: #"""
:root { color-scheme: light dark; }
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
h1 { font-size: 18px; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; margin-bottom: 16px; }
input, select { font: inherit; max-width: 100%; }
summary { font-weight: 600; cursor: pointer; padding: 6px 0; overflow-wrap: anywhere; }
ul { display: flex; flex-wrap: wrap; gap: 18px; padding: 0; margin: 8px 0 18px; list-style: none; }
a { display: block; width: 172px; padding: 10px; border-radius: 8px; color: inherit; text-decoration: none; background: #8e8e9326; }
a:hover, a:focus-visible { outline: 2px solid #0a6cff; }
img { display: block; object-fit: contain; border: 1px solid #8e8e9366; background: #8e8e9340; }
b { display: block; margin-top: 8px; overflow-wrap: anywhere; font-size: 12px; }
span, output { color: GrayText; font-size: 12px; }
"""#,
    digest: "x/fZvOMUSwgP96TqQmFIfS//X1J+s44Q9WBbJnVmjpI=")
}
