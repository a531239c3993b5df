#!/usr/bin/env python3
"""Checks the pages of `autoscale preview` and `autoscale diff` in a real browser.

    swift build --product autoscale
    python3 Tests/Browser/check.py [--install] [--tool PATH] [--documents N] [FOLDER ...]

It skips where no browser is installed; --install installs Debian's, and axe-core from PyPI. The documents are
that of Playground-scripts, and N of those below the folders.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import accessibility
import browser as browsers
import differences
import watching

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOGIN = os.path.join(PACKAGE, "Playground-scripts/Screens/Login.xib")

# A label at the leading margin, and a view whose place is left open.
GUIDES = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="16" y="40" width="40" height="20"/></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="open">
          <rect key="frame" x="50" y="100" width="40" height="40"/></view>
      </subviews>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root"
            secondAttribute="leadingMargin" id="a"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="40" id="b"/>
        <constraint firstItem="open" firstAttribute="top" secondItem="label"
            secondAttribute="bottom" constant="40" id="c"/>
        <constraint firstItem="open" firstAttribute="width" constant="40" id="d"/>
        <constraint firstItem="open" firstAttribute="height" constant="40" id="e"/>
      </constraints>
    </view>
  </objects>
</document>
"""

# A scene in a navigation controller.
BARS = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    toolsVersion="19529" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <scenes><scene sceneID="s"><objects>
    <navigationController id="navigation">
      <navigationBar key="navigationBar" id="bar">
        <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="screen" kind="relationship"
          relationship="rootViewController" id="r"/></connections>
    </navigationController>
    <viewController id="screen">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" title="Settings" id="item">
        <barButtonItem key="rightBarButtonItem" title="Done" id="done"/></navigationItem>
    </viewController>
  </objects></scene></scenes>
</document>
"""


# Three scenes: two views that leave the screen, a scene of its own width, and a view with constraints.
FINDINGS = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    toolsVersion="19529" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <scenes>
    <scene sceneID="1"><objects>
      <viewController storyboardIdentifier="AccountSettings" id="c1">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="wide">
              <rect key="frame" x="16" y="40" width="400" height="20"/>
              <constraints><constraint firstAttribute="width" constant="400" id="w"/></constraints></label>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="small">
              <rect key="frame" x="50" y="100" width="20" height="20"/>
              <constraints>
                <constraint firstAttribute="width" constant="20" id="e"/>
                <constraint firstAttribute="height" constant="20" id="f"/></constraints>
              <state key="normal" title="X"/></button>
          </subviews>
          <constraints>
            <constraint firstItem="small" firstAttribute="leading" secondItem="v1"
                secondAttribute="leading" constant="50" id="c"/>
            <constraint firstItem="small" firstAttribute="top" secondItem="v1"
                secondAttribute="top" constant="100" id="d"/>
            <constraint firstItem="wide" firstAttribute="leading" secondItem="v1"
                secondAttribute="leading" constant="16" identifier="leading-id" id="a"/>
            <constraint firstItem="wide" firstAttribute="top" secondItem="v1" secondAttribute="top"
                constant="40" id="b"/>
          </constraints>
        </view>
        <connections><segue destination="c3" kind="show" identifier="toLast" id="s"/></connections>
      </viewController></objects><point key="canvasLocation" x="100" y="50"/></scene>
    <scene sceneID="2"><objects>
      <viewController storyboardIdentifier="Wide" id="c2">
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="1024" height="300"/>
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="1024" height="300"/></view>
      </viewController></objects></scene>
    <scene sceneID="3"><objects>
      <viewController storyboardIdentifier="Last" id="c3">
        <view key="view" id="v3"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects><point key="canvasLocation" x="900" y="50"/></scene>
  </scenes>
</document>
"""

# A label that is too narrow for its text, on a pad.
NARROW = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
        <label text="A long title" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="16" y="40" width="40" height="20"/>
          <constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints></label>
      </subviews>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" constant="16" id="a"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="40" id="b"/>
      </constraints>
    </view>
  </objects>
</document>
"""

# The widths of windows at which pages are checked: a phone, two tablets and two computers.
WINDOWS = [390, 600, 768, 1280, 1440]

# All that a page can show.
ALL = ["--adapt", "--appearance", "both", "--landscape", "--languages", "en,de", "--text-sizes",
       "large,accessibilityLarge", "--split-view", "--direction", "both"]


class Check:
    """The facts about the pages; each is counted, and named where it does not hold."""

    def __init__(self, browser, tool, folder):
        self.browser, self.tool, self.folder = browser, tool, folder
        self.count, self.failures = 0, []

    def expect(self, holds, fact):
        self.count += 1
        if not holds:
            self.failures.append(fact)
            print("does not hold:", fact)

    def page(self, document, *options):
        path = os.path.join(self.folder, "page.html")
        run = subprocess.run(
            [self.tool, "preview", document, "-o", path, *options], capture_output=True, text=True)
        return path if run.returncode in (0, 1) and run.stdout else None

    def quiet(self, what):
        self.expect(not self.browser.requests(), f"{what}: no request leaves the page")
        messages = self.browser.messages()
        self.expect(not messages, f"{what}: nothing on the console: {messages[:1]}")

    def behaviour(self):
        """What the controls of a page do."""
        run, page = self.browser.run, self.page(
            LOGIN, "--adapt", "--appearance", "both", "--landscape", "--text-sizes",
            "large,accessibilityLarge")
        self.browser.open(page)
        # Pictures are drawn when they come near the window; here all are to be.
        run("cells.forEach(drawCell)")
        self.expect(run("document.querySelectorAll('.picture').length === shownColumns().length"),
                    "a picture a screen")
        self.expect(run("document.querySelectorAll('.picture svg [data-view]').length") > 20,
                    "pictures show views")
        self.expect(run("[...document.querySelectorAll('svg[role=img]')]"
                        ".every(svg => svg.getAttribute('aria-label').length > 20)"),
                    "pictures have a description in words")
        self.pin(run)
        self.overlays(run)
        self.keys(run)
        self.filters(run)
        self.divider(run)
        self.widths(run)
        self.quiet("behaviour")
        self.deep_link(run, page)
        self.dark(run, page)

    def windows(self):
        """Pages in windows of all widths: nothing lies outside, and the header has one row."""
        storyboard = self.document("Findings.storyboard", FINDINGS)
        folder = os.path.join(self.folder, "pages")
        login = os.path.join(folder, "Login.xib.html")
        subprocess.run([self.tool, "preview", LOGIN, storyboard, "-o", folder, "--adapt"],
                       capture_output=True, check=False)
        for name, page, modes in [
                ("one of a folder", lambda: login, ["screens", "widths"]),
                ("a storyboard", lambda: self.page(storyboard), ["screens", "widths", "flow"]),
                ("all options", lambda: self.page(storyboard, *ALL), ["screens", "widths", "flow"])]:
            path = page()
            for width in WINDOWS:
                self.resize(width)
                self.window(path, f"{name} at {width}", width, modes)
        self.browser.call("Emulation.clearDeviceMetricsOverride")

    def window(self, path, what, width, modes):
        """A page in one window, in all its modes and with all its panels."""
        run = self.browser.run
        for mode in modes:
            self.browser.open(path, f"#mode={mode}&width=1366")
            self.inside(f"{what}: nothing of {mode} lies outside")
            self.expect(run("document.querySelector('header').offsetHeight") <= 45,
                        f"{what}: the header has one row in {mode}")
            self.expect(run("byId('title').firstChild.clientWidth") >= 60,
                        f"{what}: the name of the file is seen in {mode}")
            run("toggleOptions(true); toggleHelp(true)")
            self.inside(f"{what}: the options of {mode} are in the window")
            self.expect(run("['options', 'help'].every(id => "
                            "byId(id).getBoundingClientRect().bottom <= innerHeight)"),
                        f"{what}: panels end in the window")
            self.expect(run("['search', 'zoom', 'lengths', 'conditions'].every(id => byId(id).closest("
                            "'header') && (byId(id).closest('[hidden]') || byId(id).offsetWidth > 0))"),
                        f"{what}: all controls are in the header or in the options")
            run("toggleHelp(false)")
            self.browser.click(5, 830)
            self.expect(run("byId('options').hidden"), f"{what}: a click closes the options")
            for panel in ["view", "findings", "scenes"]:
                run(f"showPanel('{panel}')")
                self.inside(f"{what}: the panel {panel} is in the window")
            box = run("JSON.parse(JSON.stringify(byId('side').getBoundingClientRect()))")
            self.expect(box["height"] > 300 and box["bottom"] <= 844.5, f"{what}: the inspector is seen")
            if mode == "widths":
                self.ticks(run, width)
        self.drawer(path, what, width)
        self.quiet(what)

    def drawer(self, path, what, width):
        """In narrow windows the inspector is a drawer, which a button opens and another one closes."""
        run = self.browser.run
        self.browser.open(path)
        if width > 900:
            self.expect(run("byId('side').offsetWidth") == 350, f"{what}: the inspector is beside the pictures")
            return
        self.expect(run("byId('side').offsetWidth") == 0, f"{what}: the inspector is closed")
        box = run("JSON.parse(JSON.stringify(byId('side-button').getBoundingClientRect()))")
        self.browser.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.expect(run("byId('side').offsetWidth") >= min(width, 350), f"{what}: a button opens the inspector")
        run("byId('side-close').click()")
        self.expect(run("byId('side').offsetWidth") == 0, f"{what}: a button closes the inspector")

    def document(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            file.write(text)
        return path

    def resize(self, width, height=844):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                          deviceScaleFactor=1, mobile=False)

    def inside(self, fact):
        """Nothing of the page but pictures lies outside the window, and the page does not scroll sideways."""
        outside = self.browser.run(
            "[...document.querySelectorAll('header, header *, #help, #help *, #side, #side *,"
            "#width-bar *, #track *, #legend, #stage, main')]"
            ".filter(one => { const box = one.getBoundingClientRect();"
            "return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5); })"
            ".map(one => one.id || one.textContent.slice(0, 20))")
        self.expect(not outside, f"{fact}: {outside[:3]}")
        self.expect(self.browser.run("document.documentElement.scrollWidth <= innerWidth"),
                    f"{fact}: the page does not scroll sideways")

    def ticks(self, run, width):
        labels = run("[...document.querySelectorAll('#ticks button')].filter(one => one.textContent)"
                     ".map(one => { const range = document.createRange(); range.selectNodeContents(one);"
                     "const box = range.getBoundingClientRect();"
                     "return [box.left, box.right, box.top, box.bottom]; })")
        collisions = sum(first[0] < second[1] and second[0] < first[1]
                         and first[2] < second[3] - 2 and second[2] < first[3] - 2
                         for place, first in enumerate(labels) for second in labels[:place])
        self.expect(len(labels) > 2 and collisions == 0, f"labels of widths do not collide at {width}")
        self.expect(run("[...document.querySelectorAll('#ticks button')].at(-1).textContent")
                    == "1366", "the last width has a label")
        self.expect(run("stage.element.getBoundingClientRect().right <="
                        " byId('stage').getBoundingClientRect().right"),
                    f"the large picture fits into the window at {width}")

    def search(self, page):
        """The search counts, scrolls and goes on; the panels jump to scenes and findings."""
        run = self.browser.run
        self.resize(1280, 600)
        self.browser.open(page)
        for word, count in [("Title", 1), ("Settings", 1), ("leading-id", 1), ("UILabel", 1), ("#", 0)]:
            run(f"byId('search').value = '{word}';"
                "byId('search').dispatchEvent(new Event('input'))")
            shown = run("byId('hits').textContent")
            self.expect(shown == ("0 found" if count == 0 else f"1 of {count}"),
                        f"{word} is found: {shown}")
        run("change({view: '', search: ''}); byId('search').focus()")
        self.browser.press("v")
        self.browser.press("Enter")
        first = run("state.view")
        self.browser.press("Enter")
        self.expect(run("byId('hits').textContent").startswith("3 of") and first != run("state.view"),
                    "Enter goes on to the next match")
        run("change({view: '', search: ''})")

    def findings(self):
        """The panel of findings in pages of previews and of audits."""
        document = self.document("Findings.storyboard", FINDINGS)
        run = self.browser.run
        audited = os.path.join(self.folder, "audit.html")
        subprocess.run([self.tool, "audit", document, "--format", "html", "-o", audited],
                       capture_output=True, check=False)
        lists = []
        for page in [self.page(document), audited]:
            self.browser.open(page, "#mode=screens&panel=findings")
            lists.append(run("byId('inspector').textContent"))
            self.expect(run("document.querySelectorAll('.findings li').length === allFindings().length"),
                        "each finding is listed once")
            self.browser.press("f")
            self.expect(run("[currentFinding !== '', state.panel, Boolean(pinned())].join()")
                        == "true,findings,true", "f goes to the first finding and shows its view")
            shown = run("byId('inspector').querySelector('.bar + .bar').textContent")
            self.expect("1 of" in shown, f"the panel says which finding it is: {shown}")
            self.browser.press("f")
            self.expect("2 of" in run("byId('inspector').querySelector('.bar + .bar').textContent"),
                        "f goes on to the next finding")
            run("byId('inspector').querySelector('input').click()")
            self.expect(run("shownFindings().length < allFindings().length"),
                        "a severity can be left out")
            self.quiet("findings")
        self.expect(lists[0] == lists[1], f"a preview has the same panel as an audit: {lists}")
        self.report(audited)
        self.notes()
        self.marks(self.page(document))
        self.scenes(self.page(document))
        self.one_scene()
        self.flow(self.page(document, "--look", "18"))
        self.search(self.page(document))

    def report(self, page):
        """The page of an audit opens with the numbers of its findings and their list."""
        run = self.browser.run
        for width in [390, 1280, 1440]:
            self.resize(width)
            self.browser.open(page)
            self.inside(f"nothing of the report lies outside at {width}")
        counts = run("severities.map(severity => data.findings.filter(one => one.s === severity).length)")
        title = run("byId('report').querySelector('h2').textContent")
        self.expect(run("state.mode") == "report" and f"{counts[2]} error" in title
                    and f"{counts[1]} warning" in title, f"an audit opens with the numbers of its findings: {title}")
        self.expect(run("byId('report').querySelectorAll('.findings li').length") == sum(counts),
                    "the report lists each finding")
        line = "byId('report').querySelector('tbody button')"
        wanted = run(f"{line}.closest('tr').textContent.match(/[0-9]+$/)[0]")
        run(f"{line}.click()")
        self.expect(run("byId('report').querySelectorAll('.findings li').length") == int(wanted)
                    and run(f"{line}.getAttribute('aria-pressed')") == "true", "a line limits the list to its findings")
        run("byId('report').querySelector('[data-finding]').click()")
        self.expect(run("[state.mode !== 'report', Boolean(pinned()), byId('report').hidden].join()") == "true,true,true",
                    "a click on a finding shows its view on a screen")
        self.browser.press("r")
        self.expect(run("state.mode") == "report", "r shows the report again")
        self.quiet("report")
        self.resize(1280)

    def notes(self):
        """Faults of pictures without an audit are findings too, one for each view with its screens."""
        run = self.browser.run
        self.browser.open(self.page(
            self.document("Narrow.xib", NARROW), "--no-findings", "--landscape", "--screens",
            "iPhone 8,iPhone 17,iPad (A16)"), "#panel=findings")
        items = run("[...document.querySelectorAll('.findings li')].map(one => one.textContent)")
        self.expect(len(items) == 1 and items[0].startswith("“A long title” needs ")
                    and "but has 40 × " in items[0]
                    and items[0].endswith("Portrait: all screens; Landscape: all screens"),
                    f"a text that is cut off is one finding: {items}")
        self.browser.press("f")
        self.expect("1 of 1" in run("byId('inspector').textContent") and run("pinned().view") == 1,
                    "f goes to a fault of a picture")
        self.expect(run("document.querySelectorAll('.mark.warning').length") == 3,
                    "the fault is marked on its screens")
        self.quiet("notes")

    def marks(self, page):
        """Marks of views that leave their picture end at its edge."""
        run = self.browser.run
        self.browser.open(page, "#search=Title&panel=findings")
        run("cells.forEach(drawCell)")
        outside = run("cells.flatMap(cell => { const box = cell.element.getBoundingClientRect();"
                      "return [...cell.element.querySelectorAll('.mark')].filter(mark => {"
                      "const own = mark.getBoundingClientRect();"
                      "return own.right > box.right + 0.5 || own.left < box.left - 0.5; }); }).length")
        self.expect(run("document.querySelectorAll('.mark.found').length") > 0 and outside == 0,
                    f"no mark leaves its picture: {outside}")

    def one_scene(self):
        """One scene fills the window, with the name, the size and the look of each screen."""
        run = self.browser.run
        self.resize(1440, 900)
        self.browser.open(self.page(LOGIN))
        bottom = run("Math.max(...cells.map(cell => cell.element.getBoundingClientRect().bottom))")
        self.expect(810 < bottom <= 900, f"one scene fills the window: it ends at {bottom}")
        captions = run("[...document.querySelectorAll('.caption')].map(one => one.textContent)")
        self.expect(captions[0] == "iPod touch (7th generation)320 × 568 · iOS 15",
                    f"a caption has the name, the size and the look: {captions[:1]}")
        cut = run("[...document.querySelectorAll('.caption > *')].filter(one => "
                  "one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length")
        self.expect(cut == 0, f"no caption is cut: {cut}")
        self.browser.open(self.page(LOGIN), "#view=0.3")
        boxes = run("[...cells[0].element.querySelectorAll('.overlay text')].map(text => {"
                    "const [own, all] = [text, cells[0].element].map(one => one.getBoundingClientRect());"
                    "return [own.left, own.right, own.top, own.bottom, all.left, all.right]; })")
        apart = all(first[1] <= second[0] + 1 or second[1] <= first[0] + 1 or first[3] <= second[2] + 3
                    or second[3] <= first[2] + 3
                    for place, first in enumerate(boxes) for second in boxes[:place])
        inside = all(box[0] >= box[4] - 1 and box[1] <= box[5] + 1 for box in boxes)
        self.expect(len(boxes) > 2 and apart and inside, f"numbers do not overlap or leave the picture: {boxes}")

    def index(self):
        """The index of a folder: folders that are nested and close, names, pictures, search."""
        run = self.browser.run
        project = os.path.join(self.folder, "Project")
        for path in ["App/UI/LoginScreen.xib", "App/UI/Cells/a.xib", "App/UI/Cells/b.xib", "Main.xib"]:
            os.makedirs(os.path.dirname(os.path.join(project, path)), exist_ok=True)
            with open(LOGIN) as source, open(os.path.join(project, path), "w") as file:
                file.write(source.read())
        subprocess.run([self.tool, "preview", project, "-o", os.path.join(self.folder, "index"),
                        "--no-widths", "--no-findings"], capture_output=True, check=False)
        page = os.path.join(self.folder, "index/index.html")
        for width in WINDOWS:
            self.resize(width)
            self.browser.open(page)
            self.expect(run("document.documentElement.scrollWidth <= innerWidth"),
                        f"the index does not scroll sideways at {width}")
            self.expect(run("[...document.images].every(one => one.offsetWidth === one.parentElement.clientWidth)"),
                        f"thumbnails fill their cards at {width}")
        self.expect(run("document.querySelectorAll('details details').length") == 1
                    and run("[...document.querySelectorAll('summary')].map(one => one.firstChild.data)[1]") == "Cells ",
                    "folders are nested")
        self.expect(run("document.querySelector('main > ul b').textContent") == "Main.xib"
                    and "Login<wbr>Screen" in run("document.body.innerHTML"), "names break between words")
        run("folderButton.click()")
        self.expect(run("folders.every(one => !one.open) && folderButton.textContent")
                    in [True, "Open all"], "a button closes all folders")
        run("searchField.value = 'cells'; filterDocuments()")
        self.expect(run("[...document.querySelectorAll('li')].filter(one => one.offsetWidth).length") == 2,
                    "the search opens the folders of its matches")
        self.quiet("index")

    def scenes(self, page):
        run = self.browser.run
        self.resize(1280)
        self.browser.open(page, "#panel=scenes")
        names = run("[...document.querySelectorAll('[data-scene]')].map(one => one.firstChild.data)")
        self.expect(len(names) == 3, f"the scenes are listed: {names}")
        self.expect(run("document.querySelector('tbody th').innerHTML.includes('<wbr>')"),
                    "names break between their words")
        run("document.querySelectorAll('[data-scene]')[2].click()")
        self.expect(run("document.querySelector('tr[data-row=\"2\"]').getBoundingClientRect().top < 400"),
                    "a click on a scene scrolls to it")
        widths = run("shownColumns().map(({index}) => Math.max(...cells.filter(cell => cell.column === index)"
                     ".map(cell => cell.element.offsetWidth - 0.45 * data.columns[index].width)))")
        self.expect(max(widths) < 1, "a wide scene does not widen the column of all")
        self.browser.open(self.page(LOGIN))
        box = run("[cells[0].zoom, byId('screens').scrollHeight - byId('screens').clientHeight]")
        self.expect(box[0] >= 0.28 and box[1] <= 0, f"one scene fits into the window: {box}")

    def flow(self, page):
        """The scenes where the canvas has them, with segues as arrows."""
        run = self.browser.run
        self.browser.open(page, "#mode=flow")
        boxes = run("[...document.querySelectorAll('.scene')].map(one => [one.offsetLeft, one.offsetTop])")
        zoom = run("cells[0].zoom")
        self.expect(len(boxes) == 2 and boxes[0][1] == boxes[1][1]
                    and abs(boxes[1][0] - boxes[0][0] - 800 * 375 / 600 * zoom) <= 1,
                    f"scenes are where the canvas has them, in units of its device: {boxes}")
        self.expect(run("[...document.querySelectorAll('#flow > svg text')].map(one => one.textContent).join()")
                    == "toLast" and run("document.querySelectorAll('path.segue').length") == 1,
                    "a segue is an arrow with its identifier")
        box = run("(() => { const box = cells[1].element.getBoundingClientRect();"
                  "return [box.x + 5, box.y + 5]; })()")
        self.browser.click(*box)
        self.expect(run("pinned().row") == 2, "a click pins a view in the flow")
        self.expect(run("data.columns[flowColumn()].name") == "iPhone SE (3rd generation)"
                    and run("cells[0].size.join()") == "375,667", "scenes are on the document's device")
        run("byId('device').selectedIndex = 3; byId('device').dispatchEvent(new Event('change'))")
        self.expect(run("cells[0].size.join()") == "390,844", "the device can be chosen")
        cut = run("[...document.querySelectorAll('.scene b')].filter(one => "
                  "one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)")
        self.expect(not cut, f"names of scenes are not cut: {cut}")
        self.browser.press("s")
        self.expect(run("state.mode") == "screens", "s shows all screens again")
        self.quiet("flow")

    def inspector(self, page):
        """The inspector copies and saves, and measures distances and contrast."""
        run = self.browser.run
        self.browser.open(page)
        run("window.copied = []; Object.defineProperty(navigator, 'clipboard', "
            "{ value: { writeText: async text => copied.push(text) } }); pin(0, 3)")
        run("document.querySelectorAll('#inspector .copy').forEach(one => one.click())")
        copied = run("copied")
        self.expect(any(re.search(r"Login\.xib:\d+$", text) for text in copied), "path:line is copied")
        self.expect(any(re.match(r"\d+, \d+, \d+ × ", text) for text in copied), "a frame is copied")
        self.expect("title.makeConstraints { $0.top.equalTo(logo.bottom).offset(16) }" in copied,
                    f"a constraint is copied as code: {copied[-3:]}")
        self.expect(run("byId('open').href").startswith("vscode://file/"), "a view opens in an editor")
        headings = run("[...document.querySelectorAll('#inspector h3')].every("
                       "one => one.nextElementSibling && one.nextElementSibling.localName !== 'h3')")
        self.expect(headings, "no heading is empty")
        frames = run("[...document.querySelectorAll('#inspector table:first-of-type td:last-child')]"
                     ".map(one => one.firstChild.data)")
        self.expect(len(frames) == len(set(frames)), "equal frames are joined")
        self.expect(run("byId('contrast').textContent").startswith("21.00 : 1, at least"),
                    f"black on white has the largest contrast: {run('byId(`contrast`).textContent')}")
        run("selectSecond(0, 10)")
        self.expect("bottom to top" in run("byId('distances').textContent"),
                    "two views have a distance")
        self.expect(run("document.querySelectorAll('.overlay path.distance').length === cells.length"),
                    "the distance is drawn in all pictures")
        png = run("(async () => { drawCell(cells[0]); const blob = await pngOf(cells[0]);"
                  "return [blob.type, blob.size, svgText(cells[0]).slice(0, 4)]; })()")
        self.expect(png[0] == "image/png" and png[1] > 1000 and png[2] == "<svg",
                    f"a picture is saved: {png}")
        run("pin(0, -1); change({overlays: 'constraints'})")
        self.expect(run("document.querySelectorAll('.overlay text').length") == 0,
                    "constraints have numbers only for the selection")
        help = "toggleHelp(true), byId('help').textContent"
        self.expect("divider" not in run(help) and "light or dark" not in run(help),
                    "keys without effect are not listed")

    def pin(self, run):
        box = run("JSON.parse(JSON.stringify(document.querySelector('.picture')"
                  ".getBoundingClientRect()))")
        self.browser.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.33)
        self.expect(run("document.querySelectorAll('.mark.pinned').length === "
                        "document.querySelectorAll('.picture').length"),
                    "a click pins the view on every screen")
        self.expect("view=0." in run("location.hash"), "the address holds the pinned view")
        text = run("byId('inspector').textContent")
        self.expect("Constraints" in text and "Frame" in text, "the view is explained")
        self.expect(run("byId('status').textContent").endswith("is pinned"),
                    "a screen reader is told of the pinned view")
        self.browser.press("Escape")
        self.expect(run("document.querySelectorAll('.mark.pinned').length") == 0,
                    "Escape lets go of it")

    def keys(self, run):
        run("document.querySelector('.picture').focus()")
        self.browser.press("ArrowRight")
        self.expect(run("document.activeElement.dataset.column") == "1",
                    "an arrow goes to the next picture")
        self.browser.press("n")
        self.expect(run("document.querySelector('#inspector h2').textContent") == "Login",
                    "n pins the first view")
        self.browser.press("Escape")
        self.browser.press("?")
        self.expect(not run("byId('help').hidden") and run("document.activeElement.id") == "help",
                    "? shows the keys, and the focus is there")
        self.browser.press("Escape")
        self.expect(run("byId('help').hidden") and run("document.activeElement.id") == "help-button",
                    "Escape hides them again")
        run("change({keys: 'off'})")
        self.browser.press("/")
        self.expect(run("document.activeElement.id") != "search", "keys of one sign can be switched off")
        run("change({keys: 'on'})")
        self.browser.press("/")
        self.expect(run("document.activeElement.id") == "search", "/ goes to the search")

    def filters(self, run):
        for letter in "ttl-la":
            self.browser.press(letter)
        self.expect(run("document.querySelectorAll('.mark.found').length === "
                        "document.querySelectorAll('.picture').length"), "a search marks an id")
        run("byId('search').value = ''; byId('search').dispatchEvent(new Event('input'))")
        self.browser.press("Escape")
        before = run("document.querySelectorAll('.picture').length")
        run("document.querySelector('[data-list=hiddenScreens]').click()")
        self.expect(run("document.querySelectorAll('.picture').length") == before - 1,
                    "a screen can be left out")
        run("byId('class-filter').value = 'UISwitch';"
            "change({class: 'UISwitch'})")
        self.expect(run("document.querySelectorAll('.picture').length") == 0,
                    "a class without views leaves nothing")
        run("change({class: '', hiddenScreens: ''})")
        run("[...document.querySelectorAll('#placements button')][1].click()")
        self.expect(run("[...document.querySelectorAll('.picture')].every("
                        "one => one.offsetWidth > one.offsetHeight)"), "landscape is a tab")
        run("change({placement: 'fullScreen'})")

    def divider(self, run):
        run("[...document.querySelectorAll('#lengths button')][2].click()")
        run("cells.forEach(drawCell)")
        box = run("JSON.parse(JSON.stringify(document.querySelector('.picture')"
                  ".getBoundingClientRect()))")
        middle = box["y"] + box["height"] / 2
        self.browser.mouse("mouseMoved", box["x"] + box["width"] / 2, middle)
        self.browser.mouse("mousePressed", box["x"] + box["width"] / 2, middle)
        self.browser.mouse("mouseMoved", box["x"] + box["width"] * 0.8, middle)
        self.browser.mouse("mouseReleased", box["x"] + box["width"] * 0.8, middle)
        self.expect(abs(run("state.split") - 80) <= 2, "the divider is dragged")
        self.expect(run("[...document.querySelectorAll('.over')].every("
                        "one => one.style.clipPath.includes(state.split + '%'))"),
                    "the divider moves in all pictures")
        self.browser.press("[")
        self.expect(abs(run("state.split") - 75) <= 2, "a key moves the divider")
        run("change({lengths: 'drawn'})")

    def widths(self, run):
        self.browser.press("w")
        self.expect(not run("byId('widths').hidden"), "w shows every width")
        run("byId('width').value = 700; byId('width').dispatchEvent(new Event('input'))")
        self.expect(run("stage.frames[2] / stage.scale") == 700, "the slider sets the width")
        self.browser.press("ArrowRight")
        self.expect(run("state.width") == 701, "an arrow is a point")
        self.browser.press(" ")
        self.expect(run("new Promise(done => setTimeout(() => done(state.width > 701), 300))"),
                    "space plays the widths")
        self.browser.press(" ")
        self.scaled_widths(run)
        self.browser.press("s")

    def scaled_widths(self, run):
        run("change({lengths: 'scaled', width: 700})")
        printed = subprocess.run(
            [self.tool, "frames", LOGIN, "--json", "--adapt", "--screen",
             f"700x{run('sweepOf(0).height'):g}"], capture_output=True, text=True).stdout
        expected = [view["frame"] for line in printed.splitlines()
                    for view in json.loads(line).get("views", [])]
        shown = run("data.rows[0].nodes.flatMap((node, view) => node.i === undefined ? [] : "
                    "[stage.frames.slice(4 * view, 4 * view + 4).map(value => value / stage.scale)])")
        self.expect(expected and shown == expected, "scaled frames at a width are those printed")
        run("change({lengths: 'compare'})")
        box = run("JSON.parse(JSON.stringify(stage.element.getBoundingClientRect()))")
        self.expect(run("document.querySelectorAll('#stage svg[role=img]').length") == 2,
                    "a width shows the screen as drawn and scaled")
        self.browser.press("]")
        self.expect(run("stage.divider.style.left === state.split + '%'"),
                    "a key moves the divider of the large picture")
        self.expect(box["width"] > 0, "the large picture is seen")
        run("change({lengths: 'drawn'})")

    def overlays(self, run):
        self.browser.press("c")
        self.expect(run("document.querySelectorAll('.picture .overlay path.constraint').length") > 10,
                    "c draws the constraints")
        self.browser.press("c")
        self.expect(run("document.querySelectorAll('.picture .overlay').length") == 0,
                    "c again takes them away")
        run("pin(0, 1)")
        self.expect(run("document.querySelectorAll('.picture .overlay path.pinned').length") > 0,
                    "the constraints of the pinned view are drawn")
        run("pin(0, -1)")

    def guides(self):
        """What lies over the pictures of a document with margins and a view that is left open."""
        document = self.document("Guides.xib", GUIDES)
        self.browser.open(self.page(document, "--screens", "375x667"),
                          "#overlays=margins.baselines.safeArea.others")
        run = self.browser.run
        run("cells.forEach(drawCell)")
        kinds = {kind: run(f"document.querySelectorAll('.picture .overlay .{kind}').length")
                 for kind in ["margin", "baseline", "safe", "other"]}
        self.expect(kinds == {"margin": 1, "baseline": 1, "safe": 1, "other": 2},
                    f"margins, baselines, the safe area and open views are drawn: {kinds}")
        self.expect(run("document.querySelector('.overlay .margin').getAttribute('x')") == "16",
                    "the margin is that of the screen")
        run("change({mode: 'widths', width: 414})")
        self.expect(run("document.querySelector('#stage .margin').getAttribute('x')") == "20",
                    "the margin is that of the width")
        self.expect(run("document.querySelectorAll('#stage .baseline').length") == 1,
                    "the large picture has baselines")
        self.quiet("guides")

    def bars(self):
        """What a page shows of a scene in a navigation controller."""
        document = self.document("Bars.storyboard", BARS)
        self.browser.open(self.page(document, "--screens", "iPhone 8"), "#overlays=safeArea")
        run = self.browser.run
        run("cells.forEach(drawCell)")
        self.expect(run("[data.rows.length, document.querySelectorAll('.picture').length].join()")
                    == "2,1", "the bar of the controller is no row unless it is asked for")
        self.expect(run("document.querySelector('[data-bar=navigationBar]').textContent")
                    == "DoneSettings", "the scene has the bar")
        self.expect(run("document.querySelector('.overlay .safe').getAttribute('y')") == "64",
                    "the safe area begins below the bar")
        run("change({hiddenRows: ''})")
        self.expect(run("document.querySelectorAll('.picture').length") == 2,
                    "the bar is a row where it is asked for")
        run("change({hiddenRows: '0'}); cells.forEach(drawCell); search('done')")
        self.expect(run("byId('hits').textContent") == "1 of 1"
                    and run("document.querySelectorAll('.mark.found').length") == 2,
                    "an item of a bar is found and marked")
        self.quiet("bars")

    def deep_link(self, run, page):
        self.browser.open(page, "#mode=widths&width=512&view=0.3&condition=1")
        self.expect(run("[state.width, byId('width-text').textContent, "
                        "document.querySelectorAll('#stage .mark.pinned').length].join()")
                    == "512,512 points,1", "a link restores the view")
        self.browser.open(page, "#mode=widths&width=1e9&view=9.9&condition=77&row=-3&zoom=x")
        self.expect(run("state.width") == 1366, "a link with nonsense shows a page")
        self.quiet("deep link")
        self.browser.open(page, "#mode=x&placement=y&lengths=z")
        self.expect(run("document.querySelectorAll('.picture').length") > 0,
                    "a link with unknown words shows all screens")
        self.quiet("deep link")

    def dark(self, run, page):
        background = "getComputedStyle(document.body).backgroundColor"
        self.browser.open(page)
        light = run(background)
        self.browser.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark"}])
        self.expect(run(background) != light, "the page is dark where the system is")
        self.browser.call("Emulation.setEmulatedMedia", features=[])
        fill = "document.querySelector('.picture svg rect[fill]').getAttribute('fill')"
        run("cells.forEach(drawCell)")
        before = run(fill)
        self.browser.press("d")
        run("cells.forEach(drawCell)")
        self.expect(run(fill) != before, "d shows the dark screens")

    def frames(self, document, widths):
        """What a page shows at a width is what the command prints for it."""
        page = self.page(document, "--screens", "375x667", "--no-findings")
        if page is None:
            return
        self.browser.open(page)
        self.quiet(document)
        heights = self.browser.run("data.rows.map(row => row.sweeps[0] && row.sweeps[0].height)")
        for width in widths:
            height = next((height for height in heights if height), None)
            if height is None:
                return
            printed = subprocess.run(
                [self.tool, "frames", document, "--json", "--screen", f"{width}x{height:g}"],
                capture_output=True, text=True).stdout
            expected = [[view["id"], *view["frame"]] for line in printed.splitlines()
                        for view in json.loads(line).get("views", [])]
            shown = self.browser.run(
                "data.rows.flatMap(row => { if (!row.sweeps[0]) return [];"
                f"const frames = framesAt(row, row.sweeps[0], {width});"
                "return row.nodes.flatMap((node, view) => node.i === undefined ? [] : "
                "[[node.i, ...frames.slice(4 * view, 4 * view + 4)"
                ".map(value => value / row.sweeps[0].scale)]]); })")
            self.expect(shown == expected, f"{document} at {width}: the frames are those printed")
            drawn = self.browser.run(
                f"change({{mode: 'widths', width: {width}}}),"
                "[...document.querySelectorAll('#stage [data-view]')].every(view => {"
                "const [x, y] = stage.frames.slice(4 * view.dataset.view).map(value => number(value / stage.scale));"
                "return view.getAttribute('transform') === `translate(${x} ${y})`; })")
            self.expect(drawn, f"{document} at {width}: the views are drawn at their frames")
        self.texts(document, widths[0])

    def texts(self, document, width):
        """The lines of text that a page shows at a width are those of single pictures."""
        run = self.browser.run
        for row, height in enumerate(run(
                "data.rows.map(row => row.sweeps[0] && row.sweeps[0].height)")):
            if not height:
                continue
            with tempfile.TemporaryDirectory() as folder:
                subprocess.run(
                    [self.tool, "preview", document, "--screens", f"{width}x{height:g}",
                     "--svg", folder], capture_output=True, check=False)
                names = [name for name in os.listdir(folder)
                         if re.search(rf"\.(xib|storyboard)-{row + 1:02}-", name)]
                if len(names) != 1:
                    continue
                picture = xml.etree.ElementTree.parse(os.path.join(folder, names[0])).getroot()
            attributes = ["x", "y", "textLength", "font-size", "fill"]
            expected = [["".join(text.itertext()), *map(text.get, attributes)]
                        for text in picture.iter("{http://www.w3.org/2000/svg}text")]
            shown = run(
                f"change({{mode: 'widths', row: {row}, width: {width}}}),"
                "[...document.querySelectorAll('#stage svg[role=img] text')].map(text => "
                f"[text.textContent, ...{attributes}.map(name => text.getAttribute(name))])")
            self.expect(shown == expected,
                        f"{document}, view {row + 1} at {width}: the texts are those of its picture")


def documents(folders, count):
    """Some documents below folders, the same ones each time."""
    found = sorted(
        os.path.join(place, name) for folder in folders
        for place, _, names in os.walk(folder) for name in names
        if name.endswith((".xib", ".storyboard")))
    return random.Random(1).sample(found, min(count, len(found)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--install", action="store_true", help="install Debian's Chromium and axe-core first")
    parser.add_argument("--tool", default=os.path.join(PACKAGE, ".build/debug/autoscale"))
    parser.add_argument("--documents", type=int, default=50)
    parser.add_argument("folders", nargs="*")
    arguments = parser.parse_args()
    if arguments.install:
        accessibility.install()
        if not browsers.program():
            subprocess.run(["apt-get", "install", "--yes", "chromium"], check=True)
    if not browsers.program():
        print("skipped: no Chromium is installed; --install installs Debian's")
        return 0
    browser = browsers.Browser()
    try:
        with tempfile.TemporaryDirectory() as folder:
            check = Check(browser, arguments.tool, folder)
            check.behaviour()
            check.guides()
            check.bars()
            check.findings()
            check.windows()
            check.index()
            check.inspector(check.page(LOGIN, "--editor", "vscode"))
            with tempfile.TemporaryDirectory() as watched:
                watching.check(browser, arguments.tool, watched, check.expect)
            with tempfile.TemporaryDirectory() as compared:
                differences.check(browser, arguments.tool, compared, check.expect)
            with tempfile.TemporaryDirectory() as accessible:
                accessibility.check(browser, arguments.tool, accessible,
                                    check.document("Findings.storyboard", FINDINGS), check.expect)
            chance = random.Random(2)
            for document in [LOGIN] + documents(arguments.folders, arguments.documents):
                check.frames(document, [chance.randint(320, 1366) for _ in range(5)])
    finally:
        browser.close()
    print(f"{check.count - len(check.failures)} of {check.count} facts hold")
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main())
