"""Checks `autoscale preview --watch` in a browser: a page follows each save of its document.

    python3 Tests/Browser/watching.py [--tool PATH] [--saves N] [DOCUMENT]

Run by itself it prints the time from a save to the new picture, in milliseconds.
"""

import argparse
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

import browser as browsers

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOGIN = os.path.join(PACKAGE, "Playground-scripts/Screens/Login.xib")


class Watch:
    """A copy of a document, and the command that watches it."""

    def __init__(self, tool, folder, document=LOGIN, *options):
        self.folder = folder
        self.document = os.path.join(folder, os.path.basename(document))
        shutil.copy(document, self.document)
        self.page = os.path.join(folder, "watched.html")
        self.process = subprocess.Popen(
            [tool, "preview", self.document, "--watch", "-o", self.page, *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.process.stdout.readline()  # the path of the page

    def save(self, content):
        """Saves the document as Xcode does: as another file that replaces it."""
        other = self.document + ".new"
        with open(other, "w", encoding="utf-8") as file:
            file.write(content)
        os.replace(other, self.document)

    def content(self):
        with open(self.document, encoding="utf-8") as file:
            return file.read()

    def end(self):
        """Ends the command as Ctrl-C does, and returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)


def become(browser, expression, seconds=30):
    """Whether an expression becomes true in the page, which may load again meanwhile."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if browser.run(expression):
                return True
        except RuntimeError:
            pass  # the page is being loaded
        time.sleep(0.005)
    return False


def check(browser, tool, folder, expect):
    """The facts about a watched page."""
    watch = Watch(tool, folder)
    good = watch.content()
    shows = "typeof data === 'object' && JSON.stringify(data).includes('{}')".format
    browser.open(watch.page)
    # The complete page has replaced the first one.
    expect(become(browser, "typeof data === 'object' && data.rows[0].sweeps.length > 0"),
           "the slider follows the pictures")
    browser.run("change({zoom: 150}), byId('screens').scrollTo(200, 150)")
    browser.run("reveal({row: 0, view: 3}), byId('screens').scrollTo(200, 150)")
    before = browser.run("[state.zoom, state.view, byId('screens').scrollLeft, byId('screens').scrollTop].join()")
    watch.save(good.replace("Welcome back", "Enter"))
    expect(become(browser, shows("Enter")), "a save is shown")
    after = browser.run("[state.zoom, state.view, byId('screens').scrollLeft, byId('screens').scrollTop].join()")
    expect(before == after, f"the page keeps its place, selection and zoom: {before} becomes {after}")
    watch.save(good[: len(good) // 2])
    expect(become(browser, "document.getElementById('problem')?.textContent.includes('error: ')"),
           "a broken file shows its error")
    expect(browser.run(shows("Enter")), "the last good picture stays")
    browser.run("change({mode: 'widths'})")
    watch.save(good)
    expect(become(browser, shows("Welcome back")), "the slider shows a save too")
    expect(become(browser, "document.getElementById('problem')?.hidden !== false"),
           "the error goes with its cause")
    expect(become(browser, "state.mode === 'widths'"), "the slider stays")
    expect(watch.end() == 0, "Ctrl-C ends the command")
    left = sorted(os.listdir(folder))
    expect(left == [os.path.basename(watch.document), "watched.html"], f"nothing is left behind: {left}")
    browser.open(watch.page)
    expect(not browser.requests(), "the page that is left makes no request")


def latencies(browser, tool, document, saves):
    """The times from saves to new pictures, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        watch = Watch(tool, folder, document)
        browser.open(watch.page)
        text = watch.content()
        times = []
        for number in range(saves):
            become(browser, "typeof data === 'object' && data.rows[0].sweeps.length > 0")
            shown = browser.run("JSON.parse(byId('refresh').textContent).version")
            label = f' userLabel="save {number}"'
            changed = re.sub(r"(<(?:label|button|view)\b)(?![^>]*userLabel)", rf"\1{label}", text, count=1)
            start = time.monotonic()
            watch.save(changed)
            if not become(browser, "typeof data === 'object' && document.querySelector('.picture svg') && "
                          f"JSON.parse(byId('refresh').textContent).version !== '{shown}'"):
                raise TimeoutError("a save is not shown")
            times.append(1000 * (time.monotonic() - start))
        watch.end()
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default=os.path.join(PACKAGE, ".build/release/autoscale"))
    parser.add_argument("--saves", type=int, default=10)
    parser.add_argument("document", nargs="?", default=LOGIN)
    arguments = parser.parse_args()
    if not browsers.program():
        print("skipped: no Chromium is installed")
        return 0
    browser = browsers.Browser()
    try:
        times = latencies(browser, arguments.tool, arguments.document, arguments.saves)
    finally:
        browser.close()
    print(f"save to picture: median {statistics.median(times):.0f} ms, "
          f"{min(times):.0f} to {max(times):.0f} ms in {len(times)} saves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
