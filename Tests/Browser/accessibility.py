"""Checks pages by the rules of axe-core, the checker of accessibility that browsers' own tools use.

Its script comes in a package of PyPI, which --install puts into .build.
"""

import importlib.util
import os
import subprocess
import sys

import differences

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOGIN = os.path.join(PACKAGE, "Playground-scripts/Screens/Login.xib")
FOLDER = os.path.join(PACKAGE, ".build/axe")
WIDTHS = [390, 1280, 1440]

# WCAG 2.1 at its levels A and AA, and what axe's authors advise beyond it.
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']}"


def install():
    """Puts axe-core into the folder, unless it is there or Python has it."""
    if script() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", FOLDER,
                        "axe-core-python==0.1.0"], check=True)


def script():
    """The text of axe-core, or None where it is not installed."""
    found = importlib.util.find_spec("axe_core_python")
    for folder in [FOLDER + "/axe_core_python"] + list(found.submodule_search_locations if found else []):
        path = os.path.join(folder, "axe.min.js")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                return file.read()
    return None


def pages(tool, folder, storyboard):
    """The pages: of documents, of a folder of them, of an audit and of a difference, each in its modes."""
    def made(name, *words):
        path = os.path.join(folder, name)
        subprocess.run([tool, *words, "-o", path], capture_output=True, check=False)
        return path
    preview = made("preview.html", "preview", storyboard, "--adapt", "--appearance", "both")
    yield from ((f"a preview, {mode}", preview, f"#mode={mode}") for mode in ["screens", "widths", "flow"])
    made("all", "preview", LOGIN, storyboard)
    yield "the page of a folder", os.path.join(folder, "all/index.html"), ""
    yield "an audit", made("audit.html", "audit", storyboard, "--format", "html"), ""
    yield "a difference", differences.page(tool, folder, *differences.versions(folder)), ""


def check(browser, tool, folder, storyboard, expect):
    """No page violates a rule in a window of a phone or of a desktop, light or dark."""
    axe = script()
    if axe is None:
        print("skipped: axe-core is not installed; --install installs it")
        return
    for name, path, fragment in pages(tool, folder, storyboard):
        for width in WIDTHS:
            for scheme in ["light", "dark"]:
                browser.call("Emulation.setDeviceMetricsOverride", width=width, height=844,
                             deviceScaleFactor=1, mobile=False)
                browser.call("Emulation.setEmulatedMedia",
                             features=[{"name": "prefers-color-scheme", "value": scheme}])
                browser.open(path, fragment)
                browser.run(axe + "; 0")
                found = browser.run(
                    f"axe.run(document, {RULES}).then(result => result.violations.map(rule => "
                    "`${rule.id} ${rule.nodes.length}: ${rule.nodes[0].html.slice(0, 120)}`))")
                expect(not found, f"{name} at {width}, {scheme}: {found}")
    browser.call("Emulation.setEmulatedMedia", features=[])
    browser.call("Emulation.clearDeviceMetricsOverride")
