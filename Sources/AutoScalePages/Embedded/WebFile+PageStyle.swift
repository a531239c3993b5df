// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/page.css`.
  static let pageStyle = WebFile(
    text: #"""
:root {
color-scheme: light dark;
--back: #f4f4f7; --card: #ffffff; --text: #1c1c1e; --soft: #6c6c70; --line: #d8d8dd;
--accent: #0a6cff; --warn: #c4320a; --mark: #ff2d92; --hit: #ffb200;
--error: #d70015; --warning: #b25000; --note: #6c6c70;
--on-accent: #ffffff;
}
@media (prefers-color-scheme: dark) {
:root {
--back: #161618; --card: #232326; --text: #f2f2f7; --soft: #a0a0a8; --line: #3a3a3e;
--accent: #4c9aff; --warn: #ff8a65; --mark: #ff5cab; --hit: #ffcc40;
--error: #ff6961; --warning: #ffb340; --note: #a0a0a8;
--on-accent: #000000;
}
}
:root * { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
display: flex; flex-direction: column; background: var(--back); color: var(--text);
font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header {
display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; padding: 8px 14px;
background: var(--card); border-bottom: 1px solid var(--line); z-index: 5; position: relative;
}
h1 { font-size: 14px; margin: 0; max-width: min(40ch, 100%); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h1 span { font-size: 12px; font-weight: 400; color: var(--soft); margin-left: 8px; }
label { color: var(--soft); display: inline-flex; align-items: center; gap: 6px; }
button, input, select, summary {
font: inherit; color: var(--text);
}
button, select, input[type=search], summary {
background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px;
}
button, summary { cursor: pointer; }
button:hover, summary:hover { border-color: var(--accent); }
button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#options { display: contents; }
#options-button, #side-button { display: none; }
#hits { color: var(--soft); font-variant-numeric: tabular-nums; }
nav, .choice { display: inline-flex; flex-wrap: wrap; max-width: 100%; }
nav button, .choice button { border-radius: 0; margin-left: -1px; }
nav a { color: var(--accent); margin-right: 10px; }
nav button:first-child, .choice button:first-child { border-radius: 6px 0 0 6px; margin: 0; }
nav button:last-child, .choice button:last-child { border-radius: 0 6px 6px 0; }
.choice button:only-child { border-radius: 6px; }
#search { width: 17ch; }
#zoom { width: 110px; }
#filters summary { list-style: none; }
#filter-lists {
position: absolute; top: calc(100% + 6px); right: 8px; display: flex; flex-wrap: wrap; gap: 18px; padding: 12px;
width: max-content; max-width: calc(100% - 16px); max-height: 60vh; overflow: auto; background: var(--card); border: 1px solid var(--line);
border-radius: 8px; box-shadow: 0 8px 30px #0004; z-index: 9;
}
fieldset { border: 0; margin: 0; padding: 0; min-width: 17ch; max-width: 100%; }
legend { font-weight: 600; padding: 0 0 4px; }
fieldset label { display: flex; color: var(--text); }
fieldset select { max-width: 100%; }
main { flex: 1; display: flex; min-height: 0; }
section { flex: 1; overflow: auto; min-width: 0; }
table { border-collapse: separate; border-spacing: 0; }
thead th {
position: sticky; top: 0; z-index: 2; background: var(--back); padding: 8px 10px 6px;
text-align: left; vertical-align: bottom; font-weight: 600; border-bottom: 1px solid var(--line);
}
thead th span, tbody th span { display: block; color: var(--soft); font-weight: 400; }
tbody th {
position: sticky; left: 0; z-index: 1; background: var(--back); padding: 12px; text-align: left;
vertical-align: top; font-weight: 600; min-width: 130px; max-width: 170px;
border-right: 1px solid var(--line); overflow-wrap: break-word;
}
thead th:first-child { left: 0; z-index: 3; border-right: 1px solid var(--line); }
td { padding: 12px 10px; vertical-align: top; }
#matrix.single, .single tbody { display: block; }
.single thead { display: none; }
.single tr { display: flex; flex-wrap: wrap; }
.single tbody th { position: static; flex: 0 0 100%; max-width: none; border: 0; padding: 6px 10px 0; }
.single tbody th span { display: inline; margin-left: 8px; }
.single td { padding: 6px 10px; }
.single td::before {
content: attr(data-screen); display: block; width: 0; min-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
color: var(--soft); line-height: 20px;
}
.picture { position: relative; display: block; background: none; border-radius: 3px; }
.picture svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; overflow: visible; }
.picture.plain { box-shadow: 0 0 0 1px var(--line); }
.picture .over { position: absolute; inset: 0; }
.picture svg.overlay { pointer-events: none; z-index: 2; overflow: hidden; }
.overlay rect, .overlay path { fill: none; stroke: var(--accent); stroke-width: 1; vector-effect: non-scaling-stroke; }
.overlay text { fill: var(--accent); stroke: #ffffffd0; stroke-width: 2.5px; paint-order: stroke; vector-effect: non-scaling-stroke; }
#flow { position: relative; }
.scene { position: absolute; background: var(--card); border-radius: 3px; box-shadow: 0 0 0 1px var(--line); }
.scene b { position: absolute; bottom: calc(100% + 2px); left: 0; font-size: 12px; width: max-content; max-width: 100%; max-height: 32px; overflow: hidden; }
#flow > .overlay { position: absolute; left: 0; top: 0; pointer-events: none; z-index: 3; overflow: visible; }
.overlay path.segue { stroke: var(--note); stroke-width: 1.5; }
.overlay .optional { stroke-dasharray: 3 2; }
.overlay .design { stroke: var(--note); stroke-dasharray: 3 2; }
.overlay .outline { stroke: #ff8c00; stroke-width: 0.75; }
.overlay .safe { stroke: #30b0c7; stroke-dasharray: 6 3; }
.overlay .margin { stroke: #248a3d; stroke-dasharray: 4 2; }
.overlay .keyboard { fill: #8e8e9399; stroke: #8e8e93; }
.overlay .baseline { stroke: #af52de; stroke-width: 0.75; }
.overlay .other { fill: #ff8c0026; stroke: #ff8c00; stroke-dasharray: 4 3; }
.overlay path.pinned { stroke: var(--mark); }
.overlay text.pinned { fill: var(--mark); }
.overlay path.distance { stroke: #af52de; stroke-width: 1.5; }
.overlay text.distance { fill: #af52de; font-weight: 600; }
.overlay path.conflict { stroke: var(--error); stroke-width: 2; }
.overlay text.conflict { fill: var(--error); }
.mark { position: absolute; pointer-events: none; z-index: 2; }
.mark.pinned { outline: 2px solid var(--mark); outline-offset: 0; }
.mark.second { outline: 2px solid #af52de; }
.mark.hover { background: #0a6cff33; outline: 1px solid var(--accent); }
.mark.error { outline: 2px solid var(--error); }
.mark.warning { outline: 2px solid var(--warning); }
.mark.note { outline: 1px dashed var(--note); margin: 0; max-width: none; }
.mark.found { outline: 2px dashed var(--hit); }
.divider {
position: absolute; top: 0; bottom: 0; width: 14px; margin-left: -7px; cursor: ew-resize;
z-index: 3; touch-action: none;
}
.divider::before { content: ""; position: absolute; left: 6px; top: 0; bottom: 0; width: 2px; background: var(--accent); }
.divider::after {
content: "◂▸"; position: absolute; left: -6px; top: calc(50% - 10px); width: 26px; height: 20px;
border-radius: 10px; background: var(--accent); color: var(--on-accent); font-size: 10px; line-height: 20px;
text-align: center;
}
.note { color: var(--warn); font-size: 12px; margin: 6px 0 0; max-width: 30ch; white-space: pre-line; }
button.note { display: block; border: 0; padding: 0; background: none; }
#side {
flex: 0 0 350px; min-width: 0; display: flex; flex-direction: column; background: var(--card); border-left: 1px solid var(--line);
}
#panels { padding: 8px 14px; border-bottom: 1px solid var(--line); }
#inspector { flex: 1; overflow: auto; padding: 12px 14px; }
#inspector .group summary { list-style: none; border: 0; background: none; padding: 8px 0 2px; }
#inspector .group .soft, #inspector p .soft, .findings span { display: block; }
#inspector .bar { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding-bottom: 6px; }
#inspector a { color: var(--accent); margin-left: 8px; }
#inspector .copy { border: 0; background: none; padding: 0 4px; color: var(--accent); font-size: 11px; }
#inspector h2 { font-size: 14px; margin: 0 0 2px; overflow-wrap: anywhere; }
#inspector h3 { font-size: 12px; margin: 14px 0 4px; color: var(--soft); font-weight: 600; }
#inspector p, #inspector ul, #inspector table { margin: 0; }
#inspector ul { padding: 0; list-style: none; }
#inspector li { padding: 2px 0; overflow-wrap: anywhere; }
#inspector td { padding: 1px 10px 1px 0; vertical-align: baseline; }
#inspector td:last-child { font-variant-numeric: tabular-nums; padding: 1px 0; white-space: nowrap; }
#inspector tr.now td { font-weight: 600; }
#inspector .outline button {
display: block; width: 100%; text-align: left; border: 0; background: none; padding: 1px 4px;
border-radius: 4px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
#inspector .outline button[aria-pressed=true] { background: var(--mark); color: #000; }
#inspector .outline .off { color: var(--soft); }
#inspector .findings button { width: 100%; text-align: left; overflow-wrap: anywhere; }
#inspector .findings [aria-current] { border-color: var(--mark); }
.group .error { color: var(--error); }
.group .warning { color: var(--warning); }
.group .note { color: var(--note); font-size: inherit; margin: 0; }
code { font: 12px ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; user-select: all; }
.soft { color: var(--soft); }
#widths { display: flex; flex-direction: column; padding: 12px 18px; gap: 8px; }
#width-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
#width-text { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; margin-left: 8px; }
#track { position: relative; padding: 14px 0 40px; }
#width { width: calc(100% - 12px); margin: 0; display: block; }
#ticks { position: absolute; left: 8px; right: 20px; top: 34px; height: 40px; }
#bands { position: absolute; left: 8px; right: 20px; top: 0; height: 12px; }
#ticks button {
position: absolute; transform: translateX(-50%); padding: 9px 2px 0; border: 0; background: none;
font-size: 10px; color: var(--soft); font-variant-numeric: tabular-nums;
}
#ticks button::before { content: ""; position: absolute; left: 50%; top: 0; height: 8px; width: 1px; background: var(--soft); }
#ticks button.low { padding-top: 22px; }
#ticks button:hover { color: var(--accent); }
#bands i { position: absolute; }
i.change { top: 0; width: 2px; margin-left: -1px; height: 6px; background: var(--accent); }
i.band { top: 8px; height: 4px; min-width: 2px; margin: 0; max-width: none; background: var(--note); }
i.band.warning { background: var(--warning); }
i.band.error { background: var(--error); }
#legend { margin: 0; color: var(--soft); font-size: 12px; }
#legend i { display: inline-block; margin: 0 6px 0 14px; vertical-align: middle; }
#legend i.band { width: 14px; }
#stage { flex: 1; position: relative; padding: 4px; overflow: auto; min-height: 200px; }
#help {
position: fixed; right: 20px; top: 60px; background: var(--card); border: 1px solid var(--line);
border-radius: 10px; box-shadow: 0 8px 30px #0005; padding: 14px 18px; z-index: 20;
max-width: calc(100vw - 40px); max-height: calc(100vh - 80px); overflow: auto;
}
#help dt { float: left; clear: left; width: 9ch; font: 12px ui-monospace, Menlo, monospace; }
#help dd { margin: 0 0 4px 10ch; }
@media (forced-colors: active) {
button[aria-pressed=true] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
@media (max-width: 760px) {
header { flex-wrap: nowrap; gap: 8px; padding: 6px 10px; }
h1 { flex: 1; min-width: 4ch; }
#modes, #options-button, #side-button { display: inline-flex; flex: none; }
#options {
display: none; position: absolute; top: calc(100% + 6px); left: 8px; right: 8px; flex-direction: column; align-items: flex-start; gap: 10px;
padding: 12px; max-height: 70vh; overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
box-shadow: 0 8px 30px #0004;
}
#options.open { display: flex; }
#filters { width: 100%; }
#filters summary { width: max-content; }
#filter-lists { position: static; max-width: none; width: auto; max-height: none; border: 0; box-shadow: none; }
#side { display: none; position: fixed; left: 0; right: 0; bottom: 0; height: 55vh; z-index: 6; border: 0; border-top: 1px solid var(--line); box-shadow: 0 -8px 30px #0004; }
#side.open { display: flex; }
tbody th { min-width: 80px; max-width: 110px; padding: 8px; }
}
@media print {
:root { --back: #fff; --card: #fff; --text: #000; --soft: #444; --line: #bbb; }
body, html { height: auto; display: block; }
header > :not(h1), #side, #help, .divider { display: none !important; }
main, section { display: block; overflow: visible; }
thead { display: none; }
tbody, tr, tbody th { display: block; border: 0; max-width: none; }
td { display: inline-block; break-inside: avoid; }
td::before { content: attr(data-screen); display: block; font-size: 10px; }
tbody th { position: static; break-after: avoid; }
.picture svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""#,
    digest: "iZJutWXNPs7S+UDQdA7HzX2I5mBAXUs+KG86NBXUy7U=")
}
