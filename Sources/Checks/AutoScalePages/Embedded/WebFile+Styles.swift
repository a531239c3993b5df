// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  package static let pageStyle = WebFile(
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
display: flex; align-items: center; gap: 12px; height: 44px; flex: none; padding: 0 14px;
background: var(--card); border-bottom: 1px solid var(--line); z-index: 9; position: relative; white-space: nowrap;
}
header > *, #tools > * { flex: none; }
header > h1 { flex: 0 1 auto; display: flex; align-items: baseline; gap: 8px; min-width: 90px; font-size: 14px; margin: 0; }
h1 b, h1 span { overflow: hidden; text-overflow: ellipsis; }
h1 b { flex: 0 1 auto; min-width: 0; }
h1 span { flex: 1 1000 0; min-width: 0; font-size: 12px; font-weight: 400; color: var(--soft); }
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
#tools { display: contents; }
#side-button, #side-close, #mode-list { display: none; }
.small #modes { display: none; }
.small #mode-list { display: inline-block; padding: 3px 2px; }
.small h1 { min-width: 0; }
.small h1 span { display: none; }
#hits { color: var(--soft); font-variant-numeric: tabular-nums; }
nav, .choice { display: inline-flex; max-width: 100%; }
nav button, .choice button { border-radius: 0; margin-left: -1px; }
#documents { order: -1; gap: 8px; }
nav a { color: var(--accent); text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-disabled] { color: var(--line); }
nav a:not(:nth-child(2)) { font-size: 20px; line-height: 20px; padding: 0 4px; }
nav button:first-child, .choice button:first-child { border-radius: 6px 0 0 6px; margin: 0; }
nav button:last-child, .choice button:last-child { border-radius: 0 6px 6px 0; }
.choice button:only-child { border-radius: 6px; }
#search { width: 150px; }
#search-field, #tools:not(:has(#search-field)) + #options-button { margin-left: auto; }
#moved #search-field { margin-left: 0; }
#zoom { width: 90px; }
#device { max-width: 160px; }
#options {
position: absolute; top: calc(100% + 6px); right: 8px; padding: 14px; width: max-content; max-width: calc(100% - 16px);
max-height: calc(100vh - 64px); overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
box-shadow: 0 8px 30px #0004; z-index: 9; white-space: normal;
}
#moved { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; }
#moved:not(:empty) { padding-bottom: 14px; margin-bottom: 14px; border-bottom: 1px solid var(--line); }
#moved .choice { flex-wrap: wrap; }
#filter-lists { display: flex; flex-wrap: wrap; gap: 18px; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 17ch; max-width: 100%; }
legend { font-weight: 600; padding: 0 0 4px; }
fieldset label { display: flex; color: var(--text); }
fieldset.long { columns: 2; max-width: 56ch; }
fieldset.long label { break-inside: avoid; overflow-wrap: anywhere; }
legend button { border: 0; background: none; color: var(--accent); padding: 0 0 0 8px; font-weight: 400; }
fieldset select { max-width: 100%; }
main { flex: 1; display: flex; min-height: 0; }
section { flex: 1; overflow: auto; min-width: 0; }
table { border-collapse: separate; border-spacing: 0; }
thead th {
position: sticky; top: 0; z-index: 5; background: var(--back); padding: 8px 10px 6px;
text-align: left; vertical-align: bottom; font-weight: 600; border-bottom: 1px solid var(--line);
}
thead th span, tbody th span { display: block; color: var(--soft); font-weight: 400; }
tbody th {
position: sticky; left: 0; z-index: 4; background: var(--back); padding: 12px; text-align: left;
vertical-align: top; font-weight: 600; min-width: 130px; max-width: 170px;
border-right: 1px solid var(--line); overflow-wrap: break-word;
}
thead th:first-child { left: 0; z-index: 6; border-right: 1px solid var(--line); }
td { padding: 12px 10px; vertical-align: top; }
#matrix.single, .single tbody { display: block; }
.single thead { display: none; }
.single tr { display: flex; flex-wrap: wrap; }
.single tbody th { position: static; flex: 0 0 100%; max-width: none; border: 0; padding: 6px 10px 0; }
.single tbody th span { display: inline; margin-left: 8px; }
.single td { padding: 6px 10px; min-width: 132px; }
.caption { display: none; }
.single .caption {
display: flex; flex-direction: column; justify-content: flex-end; width: 0; min-width: 100%; height: 50px; margin: 0 0 4px;
font-size: 12px; line-height: 16px;
}
.caption b { font-weight: 600; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.caption span { color: var(--soft); font-size: 11px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.picture { position: relative; display: block; background: none; border-radius: 3px; }
.picture svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; overflow: visible; }
.picture.plain { box-shadow: 0 0 0 1px var(--line); }
.picture .over { position: absolute; inset: 0; }
.picture svg.overlay { pointer-events: none; z-index: 2; overflow: hidden; }
.overlay rect, .overlay path { fill: none; stroke: var(--accent); stroke-width: 1; vector-effect: non-scaling-stroke; }
.overlay text { fill: var(--accent); stroke: #ffffffe6; stroke-width: 3px; paint-order: stroke; vector-effect: non-scaling-stroke; }
#flow { position: relative; }
.scene { position: absolute; background: var(--card); border-radius: 3px; box-shadow: 0 0 0 1px var(--line); }
.scene b {
position: absolute; bottom: calc(100% + 3px); left: 0; z-index: 2; background: var(--back); font-size: 12px; line-height: 16px; width: max-content;
display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
}
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
.mark { position: absolute; pointer-events: none; z-index: 2; outline-offset: -1px; }
.mark.pinned { outline: 2px solid var(--mark); }
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
#side-bar { display: flex; justify-content: space-between; align-items: center; padding: 8px 14px; border-bottom: 1px solid var(--line); }
#side-close { border: 0; background: none; font-size: 20px; line-height: 20px; }
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
#stage .picture { margin: 0 auto; }
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
@media (max-width: 900px) {
header { gap: 8px; padding: 0 10px; }
#side-button, #side-close { display: inline-block; }
#side {
display: none; position: fixed; top: 44px; right: 0; bottom: 0; width: 350px; z-index: 8; box-shadow: 0 8px 30px #0004;
}
#side.open { display: flex; }
}
@media (max-width: 600px) {
#options { left: 8px; width: auto; }
fieldset.long { columns: 1; }
#side { top: auto; left: 0; width: auto; height: 60%; border-left: 0; border-top: 1px solid var(--line); border-radius: 10px 10px 0 0; }
tbody th { min-width: 84px; max-width: 96px; padding: 8px; }
#widths { padding: 8px 10px; }
#help { right: 10px; left: 10px; }
}
@media print {
:root { --back: #fff; --card: #fff; --text: #000; --soft: #444; --line: #bbb; }
body, html { height: auto; display: block; }
header > :not(h1), #side, #help, .divider { display: none !important; }
main, section { display: block; overflow: visible; }
thead { display: none; }
tbody, tr, tbody th { display: block; border: 0; max-width: none; }
td { display: inline-block; break-inside: avoid; }
.caption { display: block; width: 0; min-width: 100%; font-size: 10px; }
tbody th { position: static; break-after: avoid; }
.picture svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""#,
    digest: "rg5YjWzF0jkA6zn9tHqBTbHspPGchg+NowVHBBashw0=")

  package static let indexStyle = WebFile(
    text: #"""
:root {
color-scheme: light dark;
--back: #f4f4f7; --card: #ffffff; --text: #1c1c1e; --soft: #6c6c70; --line: #d8d8dd; --accent: #0a6cff; --frame: #e4e4e8; --bad: #d70015;
}
@media (prefers-color-scheme: dark) {
:root { --back: #161618; --card: #232326; --text: #f2f2f7; --soft: #a0a0a8; --line: #3a3a3e; --accent: #4c9aff; --frame: #3a3a3e; --bad: #ff6961; }
}
:root * { box-sizing: border-box; }
body { font: 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; margin: 0; background: var(--back); color: var(--text); }
[hidden] { display: none !important; }
header {
position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; padding: 8px 20px;
background: var(--card); border-bottom: 1px solid var(--line);
}
h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex: 1; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
label, output { color: var(--soft); }
output { margin-left: auto; }
button, input, select { font: inherit; color: var(--text); background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; max-width: 100%; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main, details[open] { display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: flex-start; align-content: flex-start; }
main { padding: 16px 20px; }
main > ul, main > details { flex: 0 0 100%; }
details { flex: 0 1 auto; min-width: 128px; max-width: 100%; }
details::details-content { display: contents; }
details[open]:has(details) { padding-left: 14px; box-shadow: inset 1px 0 var(--line); }
summary { flex: 0 0 100%; width: 0; min-width: 100%; font-weight: 600; cursor: pointer; overflow-wrap: break-word; }
summary span { color: var(--soft); font-weight: 400; margin-left: 6px; white-space: nowrap; }
ul { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; margin: 0; list-style: none; max-width: 100%; }
li { width: 128px; }
a { display: block; border-radius: 8px; overflow: hidden; color: inherit; text-decoration: none; background: var(--card); border: 1px solid var(--line); }
a:hover, a:focus-visible { border-color: var(--accent); }
img { display: block; width: 100%; height: 128px; object-fit: contain; object-position: center; background: var(--frame); padding: 6px; }
img.tall { object-fit: cover; object-position: top; padding: 6px 6px 0; }
b { display: block; padding: 6px 8px 0; font-size: 12px; line-height: 1.3; overflow-wrap: break-word; }
a span { display: block; padding: 1px 8px 7px; color: var(--soft); font-size: 12px; }
em { color: var(--bad); font-style: normal; }
@media (max-width: 600px) {
header, main { padding-left: 12px; padding-right: 12px; }
h1, #search { flex: 0 0 100%; }
main, details[open] { gap: 10px; }
ul { flex: 0 0 100%; }
li { width: calc(50% - 6px); }
}
"""#,
    digest: "LkA5s2+vimMXZyQDVouMf8XiEgy6sukS8WOeUCgdTzo=")

  package static let differenceStyle = WebFile(
    text: #"""
:root { color-scheme: light dark; }
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
h1 { font-size: 18px; overflow-wrap: anywhere; }
h2 { font-size: 15px; margin: 18px 0 6px; }
[hidden] { display: none !important; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; margin-bottom: 16px; }
input, select { font: inherit; max-width: 100%; }
#compared { display: flex; gap: 24px; align-items: flex-start; }
#list { flex: 0 1 460px; min-width: 300px; max-height: 92vh; overflow: auto; position: sticky; top: 12px; }
#list h2:first-child { margin-top: 0; }
main { flex: 1 1 60%; min-width: 0; display: flex; flex-wrap: wrap; gap: 24px; position: relative; }
@media (max-width: 900px) { #compared { display: block; } #list { position: static; max-height: none; margin-top: 18px; } }
figure { margin: 0; }
figcaption { color: GrayText; font-size: 12px; padding-bottom: 4px; }
figure div { position: relative; overflow: hidden; border: 1px solid #8e8e9366; background: #8e8e9340; }
figure img { display: block; }
figure i { position: absolute; box-sizing: border-box; outline: 2px solid #8e8e93; }
figure i.changed { outline-color: #ff9500; }
figure i.added { outline-color: #28a745; }
figure i.removed { outline-color: #ff3b30; }
figure i.current { outline-width: 4px; background: #0a84ff33; }
#legend { color: GrayText; font-size: 12px; }
#legend i { display: inline-block; width: 10px; height: 10px; margin: 0 4px 0 8px; border: 2px solid #ff9500; }
#legend i.added { border-color: #28a745; }
#legend i.removed { border-color: #ff3b30; }
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
    digest: "Mn9s9kh+MhTfNPOmFUlEocH11by5sW4an1koF+1mjJc=")
}
