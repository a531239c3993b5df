"""Checks the page of `autoscale diff` in a browser."""

import os
import re
import subprocess

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOGIN = os.path.join(PACKAGE, "Playground-scripts/Screens/Login.xib")

HINT = """
<view userLabel="Hint" translatesAutoresizingMaskIntoConstraints="NO" id="hin-t0-new">
    <rect key="frame" x="20" y="600" width="50" height="50"/>
    <color key="backgroundColor" white="0" alpha="1" colorSpace="custom"/>
</view>
"""


def versions(folder):
    """Two versions of a document: a constraint changes, a view is added, and in reverse one is removed."""
    with open(LOGIN, encoding="utf-8") as file:
        old = file.read()
    new = re.sub(r'constant="16" id="ttl-to', 'constant="36" id="ttl-to', old)
    new = new.replace("</subviews>\n            <viewLayoutGuide", HINT + "</subviews>\n            <viewLayoutGuide", 1)
    if new.count("hin-t0-new") == 0:
        end = new.rindex("</subviews>")
        new = new[:end] + HINT + new[end:]
    paths = [os.path.join(folder, name) for name in ("Before.xib", "After.xib")]
    for path, text in zip(paths, (old, new)):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return paths


def page(tool, folder, old, new):
    path = os.path.join(folder, "difference.html")
    subprocess.run([tool, "diff", old, new, "--format", "html", "-o", path], check=True)
    return path


def check(browser, tool, folder, expect):
    """The facts about the page of a difference."""
    run = browser.run
    old, new = versions(folder)
    browser.open(page(tool, folder, old, new))
    expect(run("pictures.length") > 100, "every screen has a picture")
    faults = run("pictures.filter((_, place) => new DOMParser().parseFromString(svgOf(place), 'image/svg+xml')"
                 ".querySelector('parsererror')).length")
    expect(faults == 0, f"all pictures are well-formed: {faults}")
    expect(run("isDifferent(shownScene().screens[control('screen').selectedIndex])"),
           "the page begins on a screen that differs")
    loaded = "[...document.querySelectorAll('figure img')].map(one => one.decode()).length && " \
             "Promise.all([...document.querySelectorAll('figure img')].map(one => one.decode().then(() => one.naturalWidth)))"
    sizes = run(f"({loaded})")
    expect(len(sizes) == 2 and min(sizes) > 0, f"both pictures are drawn: {sizes}")
    names = run("[...document.getElementById('screen').options].map(one => one.text).join()")
    for part in ("iPad", "in landscape", "Split View", "321 pt"):
        expect(part in names, f"{part} is among the screens")
    width = run("shownScene().screens[control('screen').selectedIndex].new.width")
    expect(abs(width - 393) <= 10, f"the page begins on a phone: {width}")
    run("[...document.querySelectorAll('#list button')][0].click()")
    expect(run("document.querySelectorAll('i.current').length") > 0, "a click on a sentence shows its views")
    run("chosenViews = [], currentViews = new Set(), drawVersions()")
    marks = "document.querySelectorAll('#{} i.{}').length".format
    expect(run(marks("after", "added")) == 1 and run(marks("before", "added")) == 0,
           "an added view is outlined in the new version")
    expect(run(marks("after", "changed")) > 0, "views that move are outlined")
    outlined = hover(run, "constraints", 0)
    expect(outlined == ["Logo", "Title"], f"a constraint outlines its views: {outlined}")
    outlined = hover(run, "frames", 0)
    expect(len(outlined) > 2, f"a cause outlines all its views: {outlined}")
    run("control('mode').value = 'swipe', control('mode').dispatchEvent(new Event('input'))")
    expect(run("document.querySelector('main').classList.contains('stacked') && control('after').style.clipPath")
           == "inset(0px 0px 0px 50%)", "the divider cuts the new version")
    run("control('mode').value = 'blink', control('mode').dispatchEvent(new Event('input'))")
    expect(run("getComputedStyle(control('after')).animationName") == "blink", "both versions are shown in turn")
    messages = browser.messages()
    expect(not messages and not browser.requests(), f"the page is quiet: {messages[:1]}")
    browser.open(page(tool, folder, new, old))
    expect(run(marks("before", "removed")) == 1 and run(marks("after", "removed")) == 0,
           "a removed view is outlined in the old version")


def hover(run, section, entry):
    """The names of the views that stand out under an entry of the list."""
    return run(f"""(() => {{
        const title = [...document.querySelectorAll('h2')].find(one => one.textContent === '{section}');
        title.nextElementSibling.children[{entry}].dispatchEvent(new Event('pointerenter'));
        return [...document.querySelectorAll('#after i.current')].map(one => one.title).sort();
    }})()""")
