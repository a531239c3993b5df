// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  package static let pageBody = WebFile(
    text: #"""
<header>
<h1 id="title"></h1>
<nav id="modes" aria-label="View">
<button id="mode-screens" type="button" aria-pressed="true" title="All screens (s)">Screens</button>
<button id="mode-widths" type="button" aria-pressed="false" title="Every width (w)">Every width</button>
<button id="mode-flow" type="button" aria-pressed="false" title="Scenes and segues (g)">Flow</button>
</nav>
<select id="mode-list" aria-label="View"></select>
<div id="tools">
<nav id="documents" aria-label="Documents" hidden></nav>
<div id="lengths" class="choice" role="group" aria-label="Lengths" hidden></div>
<div id="appearances" class="choice" role="group" aria-label="Appearance" hidden></div>
<div id="placements" class="choice" role="group" aria-label="Placement" hidden></div>
<div id="conditions" class="choice" role="group" aria-label="Condition" hidden></div>
<label id="device-field" hidden>Device <select id="device"></select></label>
<label id="zoom-field">Zoom <input id="zoom" type="range" min="10" max="200" step="1" value="45"></label>
<label id="search-field"><input id="search" type="search" placeholder="Search" aria-label="Search: text, name, id, class, scene" title="Text, name, id, class or scene (/)" autocomplete="off"><output id="hits" for="search"></output></label>
</div>
<button id="options-button" type="button" aria-expanded="false" aria-controls="options">Options</button>
<button id="help-button" type="button" aria-expanded="false" title="Keys (?)" aria-label="Keys">?</button>
<button id="side-button" type="button" aria-expanded="false" aria-controls="side">Details</button>
<div id="options" hidden>
<div id="moved"></div>
<div id="filter-lists"></div>
</div>
</header>
<main>
<section id="screens" aria-label="Screens"><table id="matrix"></table><div id="flow" hidden></div></section>
<section id="widths" aria-label="Every width" hidden>
<div id="width-bar">
<label>View <select id="width-row"></select></label>
<button id="play" type="button" aria-pressed="false" title="Play (space)">Play</button>
<button id="previous-change" type="button" title="Previous width at which the layout changes (,)">◂ Change</button>
<button id="next-change" type="button" title="Next width at which the layout changes (.)">Change ▸</button>
<output id="width-text" for="width" aria-live="off"></output>
</div>
<div id="track"><div id="bands"></div><input id="width" type="range" step="1" aria-label="Width in points"><div id="ticks"></div></div>
<p id="legend"></p>
<div id="stage" role="group" aria-label="The picture at this width" tabindex="0"></div>
</section>
<aside id="side" aria-label="Details">
<div id="side-bar"><div id="panels" class="choice" role="group" aria-label="Panel"></div><button id="side-close" type="button" aria-label="Close details">×</button></div>
<div id="inspector"></div>
</aside>
</main>
<p id="status" class="unseen" role="status"></p>
<div id="help" role="dialog" aria-label="Keys" tabindex="-1" hidden></div>
"""#,
    digest: "eMiVsQhDMH2MHTqZrsS/0OPlfLDXTytBKbgPR887gqg=")

  package static let indexBody = WebFile(
    text: #"""
<form>
<input id="search" type="search" placeholder="Search" aria-label="Search files and folders" autocomplete="off">
<label>Sort by <select id="order"><option value="path">name</option><option value="findings">findings</option><option value="scenes">scenes</option></select></label>
<button id="folders" type="button" aria-pressed="false">Close all</button>
<output id="count" for="search"></output>
</form>
"""#,
    digest: "HuGAwZNRu78MqgXGf1slpyCkOFGObVsdpIXYpb0pxmw=")

  package static let differenceBody = WebFile(
    text: #"""
<form>
<label>Document <select id="document"></select></label>
<label>Scene <select id="scene"></select></label>
<label>Screen <select id="screen"></select></label>
<label>All screens <input id="width" type="range" min="0" value="0"></label>
<label>Show <select id="mode"><option value="sides">side by side</option><option value="swipe">swipe</option><option value="blink">blink</option></select></label>
<label>Swipe <input id="swipe" type="range" min="0" max="100" value="50"></label>
<label><input id="outlines" type="checkbox" checked> outline changed views</label>
<output id="same" hidden>Both versions look the same on this screen.</output>
<span id="legend"><i class="added"></i>added <i class="removed"></i>removed <i class="changed"></i>changed or moved</span>
</form>
<div id="compared">
<main>
<figure id="before"><figcaption>Before</figcaption><div></div></figure>
<figure id="after"><figcaption>After</figcaption><div></div></figure>
</main>
<section id="list"></section>
</div>
"""#,
    digest: "JeK+ntmA4XyopaFlQCazmXq2tG61jQ0yjV72y473S7M=")
}
