// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/difference.css`.
  static let differenceStyle = WebFile(
    text: #"""
:root { color-scheme: light dark; }
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
h1 { font-size: 18px; overflow-wrap: anywhere; }
h2 { font-size: 15px; margin: 18px 0 6px; }
[hidden] { display: none !important; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; margin-bottom: 16px; }
input, select { font: inherit; max-width: 100%; }
main { display: flex; flex-wrap: wrap; gap: 24px; position: relative; }
figure { margin: 0; }
figcaption { color: GrayText; font-size: 12px; padding-bottom: 4px; }
figure div { position: relative; overflow: hidden; border: 1px solid #8e8e9366; background: #8e8e9340; }
figure img { display: block; }
figure i { position: absolute; box-sizing: border-box; outline: 2px solid #ff3b30; }
figure i.added { outline-color: #28a745; }
figure i.current { outline-width: 4px; }
main.stacked { display: grid; justify-content: start; }
main.stacked figure { grid-area: 1 / 1; }
main.stacked figcaption { background: Canvas; }
main.blinking #after { animation: blink 1.2s steps(1) infinite; }
@keyframes blink { 50% { visibility: hidden; } }
ul { padding: 0; margin: 0; list-style: none; }
li { padding: 2px 6px; overflow-wrap: anywhere; border-radius: 4px; }
li:hover { background: #8e8e9326; }
li b { display: inline-block; width: 1.2em; }
li small { display: block; padding-left: 1.4em; font-size: 13px; color: GrayText; }
"""#,
    digest: "t382B9e62IsqrN31XcosF9MoLfvny8VmbdFKdc95MAM=")
}
