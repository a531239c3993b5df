"""Compiles and runs the code of real documents, and compares its frames with those of the documents.

    python3 Tests/Scripts/code_proof.py ../shared/corpus autoscale 100 [--uikit] [-v]

It needs a debug build: swift build. For the styles of UIKit it compiles the stubs of UIKit itself.
"""

import collections
import glob
import os
import re
import subprocess
import sys
import tempfile
import zlib

MODULES = [
    "AutoScale", "AutoScaleAtomics", "AutoScaleTrees", "AutoScaleSourceText", "AutoScaleSolver",
    "AutoScaleFontFiles", "AutoScaleSystemFacts", "AutoScaleLayoutEngine", "AutoScaleInterfaceBuilder",
]
STUBS = {
    "UIKit": "Tests/Support/Stubs/UIKit", "WebKit": "Tests/Support/Stubs/WebKit",
    "MapKit": "Tests/Support/Stubs/MapKit", "SnapKit": "Tests/Support/Stubs/SnapKit",
    "AutoScaleUIKit": "Sources/AutoScaleUIKit", "AutoScaleUISnapshots": "Sources/AutoScaleUISnapshots",
}
BATCH = 150
PACKAGE = os.path.basename(os.getcwd()).lower()


def objects(build, modules):
    """Returns the object files of modules."""
    return [o for m in modules for o in glob.glob(f"{build}/{m}.build/**/*.o", recursive=True)]


def compile_stubs(build, folder):
    """Compiles the stubs of UIKit, and what reads its views."""
    for name, path in STUBS.items():
        files = glob.glob(f"{path}/**/*.swift", recursive=True)
        subprocess.run(
            ["swiftc", "-parse-as-library", "-wmo", "-package-name", PACKAGE, "-module-name", name,
             "-emit-module", "-emit-module-path", f"{folder}/{name}.swiftmodule", "-c", "-o",
             f"{folder}/{name}.o", *flags(build, folder)[:-1], "-suppress-warnings", *files], check=True)


def flags(build, folder):
    """Returns the options that find modules."""
    return ["-I", folder, "-I", f"{build}/Modules", "-I", "Sources/AutoScaleAtomics/include", "-swift-version", "6",
            "-Onone", "-warnings-as-errors"]


def failures(build, folder, files):
    """Returns the first error of each document whose code does not compile."""
    found = {}
    command = ["swiftc", "-typecheck", *flags(build, folder), *files]
    text = subprocess.run(command, capture_output=True, text=True).stderr
    for name, message in re.findall(r"/D(\d+)\.swift:\d+:\d+: (?:error|warning): (.*)", text):
        found.setdefault(int(name), message)
    if not found and "error:" in text:
        print(text[:4000])
    return found


def main():
    corpus, style, count = sys.argv[1:4]
    is_uikit = style != "autoscale"
    build = ".build/debug"
    folder = tempfile.mkdtemp(prefix="code-proof-")
    if is_uikit:
        compile_stubs(build, folder)
    listing = subprocess.run(
        [".build/debug/AutoScaleCodeProof", corpus, folder, style, count] + sys.argv[4:],
        capture_output=True, text=True, check=True).stdout.splitlines()
    documents = {}
    unsaid = 0
    for line in listing:
        number, name, rest = line.split("\t")
        if number != "unreadable":
            documents[int(number[1:])] = name
            unsaid += int(rest)
    names = sorted(documents)
    support = ["Tests/Scripts/CodeProof/Proof.swift"]
    support += ["Tests/Scripts/CodeProof/UIKitProof.swift"] if is_uikit else []
    linked = objects(build, MODULES) + (glob.glob(f"{folder}/*.o") if is_uikit else [])
    broken, results = {}, {}
    for start in range(0, len(names), BATCH):
        batch = names[start:start + BATCH]
        good = batch
        # The compiler may stop before it has looked at all files.
        while bad := failures(build, folder, [f"{folder}/D{n}.swift" for n in good]):
            broken.update(bad)
            good = [n for n in good if n not in bad]
        listed = ", ".join(f'("{n}", proof{n})' for n in good)
        # A main file's globals are isolated to the main actor, as views are.
        parts = "".join(open(f"{folder}/P{n}.swift").read() for n in good)
        with open(f"{folder}/main.swift", "w") as main_file:
            main_file.write(f"{parts}\nrunAll([{listed}])\n")
        run = subprocess.run(
            ["swiftc", *flags(build, folder)[:-1], "-suppress-warnings", "-package-name", PACKAGE,
             "-j2", "-o", f"{folder}/proof", f"{folder}/main.swift", *support,
             *[f"{folder}/D{n}.swift" for n in good], *linked],
            capture_output=True, text=True)
        if run.returncode:
            print(run.stderr[:3000])
            continue
        ran = subprocess.run([f"{folder}/proof"] + sys.argv[4:], capture_output=True, text=True)
        if ran.returncode:
            print(ran.stderr[-2000:])
        for line in ran.stdout.splitlines():
            if line.startswith(("MISS", "COUNT")):
                print(line)
                continue
            number, same, views, causes = line.split("\t")
            results[int(number)] = (int(same), int(views), causes)
    report(documents, broken, results, unsaid)
    print(folder)


def report(documents, broken, results, unsaid):
    """Prints how much compiles and agrees, by halves of the repositories, and why the rest does not."""
    for half, title in ((0, "repositories to fit on"), (1, "repositories to judge on")):
        mine = [n for n, p in documents.items() if zlib.crc32(p.split("/")[0].encode()) % 2 == half]
        compiled = [n for n in mine if n not in broken]
        same = sum(results[n][0] for n in mine if n in results)
        views = sum(results[n][1] for n in mine if n in results)
        print(f"{title}: {len(compiled)} of {len(mine)} documents compile "
              f"({100 * len(compiled) / max(1, len(mine)):.1f} %), {same} of {views} views have the same "
              f"frames ({100 * same / max(1, views):.1f} %)")
    print(f"parts that are not said: {unsaid}")
    causes = collections.Counter(re.sub(r"'D?\d*[^']*'", "'…'", m) for m in broken.values())
    for message, number in causes.most_common(25):
        example = next(documents[n] for n, m in broken.items() if re.sub(r"'D?\d*[^']*'", "'…'", m) == message)
        print(f"does not compile, {number}: {message} ({example})")
    for message, number in collections.Counter(broken.values()).most_common(40):
        print(f"  {number}: {message}")
    misses = collections.Counter()
    for _, _, text in results.values():
        for part in filter(None, text.split(", ")):
            name, _, number = part.rpartition(" ")
            misses[name if number.isdigit() else part] += int(number) if number.isdigit() else 1
    for name, number in misses.most_common(25):
        print(f"another frame, {number}: {name}")


if __name__ == "__main__":
    sys.exit(main())
