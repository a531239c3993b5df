"""Compiles and runs the code of real documents, and compares its frames with those of the documents.

    python3 Tests/Scripts/code_proof.py ../shared/corpus anchors 100 [--auto] [--compile] [--format N] [-v]

It needs a debug build: swift build. For the styles of UIKit it compiles the stubs of UIKit itself. The figures are
given for two halves of the repositories: rules are fitted on those whose names have an even SHA-1, and judged on the
others. --auto writes lengths that scale, whose frames are not compared; --compile leaves out the frames; --format
checks that the formatter leaves the code of N documents as it is, and that it is the same a second time. --least P Q
fails if fewer than P percent of the documents compile, if fewer than Q percent of the views agree, or if code crashes.

The code of the style swiftui is type-checked; its containers lay out the constraints of the document with the engine
of this package, by tests of their own.
"""

import argparse
import collections
import glob
import hashlib
import os
import re
import subprocess
import sys
import tempfile

MODULES = [
    "AutoScale", "AutoScaleAtomics", "AutoScaleTrees", "AutoScaleSourceText", "AutoScaleSolver",
    "AutoScaleLayoutEngine", "AutoScaleInterfaceBuilder",
]
STUBS = {
    name: f"Tests/Support/Stubs/{name}"
    for name in ["UIKit", "WebKit", "MapKit", "MetalKit", "GLKit", "SceneKit", "SpriteKit", "ARKit", "SnapKit"]
} | {"AutoScaleUIKit": "Sources/App/AutoScaleUIKit",
     "AutoScaleUISnapshots": "Sources/App/AutoScaleUISnapshots"}
SWIFTUI_STUBS = {"SwiftUI": "Tests/Support/Stubs/SwiftUI", "AutoScaleSwiftUI": "Sources/App/AutoScaleSwiftUI",
                 "AutoScaleConstraintLayout": "Sources/Layout/AutoScaleConstraintLayout"}
BATCH = 120
BUILD = ".build/debug"
PACKAGE = os.path.basename(os.getcwd()).lower()


def objects(modules):
    """Returns the object files of modules that the product links: a folder also keeps those of files that are gone."""
    with open(f"{BUILD}/AutoScaleCodeProof.product/Objects.LinkFileList") as listed:
        files = [line.strip().strip("'") for line in listed]
    return [file for file in files if {f"{module}.build" for module in modules} & set(file.split("/"))]


def compiler(folder):
    """Returns the compiler with the options that find modules."""
    return ["swiftc", "-I", folder, "-I", f"{BUILD}/Modules", "-I", "Sources/App/AutoScaleAtomics/include",
            "-swift-version", "6", "-Onone", "-wmo", "-package-name", PACKAGE]


def compile_stubs(folder, style):
    """Compiles the stubs of UIKit, and what reads its views, or the stub of SwiftUI."""
    for name, path in (STUBS | (SWIFTUI_STUBS if style == "swiftui" else {})).items():
        files = glob.glob(f"{path}/**/*.swift", recursive=True)
        subprocess.run(
            [*compiler(folder), "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path",
             f"{folder}/{name}.swiftmodule", "-c", "-o", f"{folder}/{name}.o", "-suppress-warnings", *files],
            check=True)


def compile_app_modules(folder):
    """Compiles an empty module for each one of an app, whose classes are stand-ins."""
    known = {*STUBS, *SWIFTUI_STUBS, *MODULES, "Foundation"}
    text = "".join(open(file).read() for file in glob.glob(f"{folder}/D*.swift"))
    for name in sorted(set(re.findall(r"^import (\w+)$", text, re.M)) - known):
        subprocess.run(
            [*compiler(folder), "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path",
             f"{folder}/{name}.swiftmodule", "-"], input="", text=True, check=True)


class Proof:
    """The documents of a run, and what is known of them."""

    def __init__(self, options):
        self.options = options
        self.folder = tempfile.mkdtemp(prefix="code-proof-")
        self.documents, self.broken, self.warned, self.results = {}, {}, {}, {}
        self.omitted = 0
        self.is_uikit = options.style != "autoscale"
        self.has_frames = not options.auto and not options.compile and options.style != "swiftui"

    def write(self):
        """Writes the code of the documents."""
        words = [self.options.corpus, self.folder, self.options.style, str(self.options.count)]
        words += ["auto"] if self.options.auto else []
        text = subprocess.run([f"{BUILD}/AutoScaleCodeProof", *words], capture_output=True, text=True,
                              check=True).stdout
        for number, name, rest in (line.split("\t") for line in text.splitlines()):
            if number != "unreadable":
                self.documents[int(number[1:])] = name
                self.omitted += int(rest)

    def run(self):
        """Compiles and runs the documents in batches."""
        if self.is_uikit:
            compile_stubs(self.folder, self.options.style)
        compile_app_modules(self.folder)
        names = sorted(self.documents)
        for start in range(0, len(names), BATCH):
            good = names[start:start + BATCH]
            # The compiler may stop before it has looked at all files.
            while bad := self.compile(good):
                self.broken.update(bad)
                good = [n for n in good if n not in bad]
            if self.has_frames:
                self.compare(good)
            print(f"{start + len(good)} of {len(names)}", file=sys.stderr)

    def compile(self, numbers):
        """Compiles a batch, and returns the first error of each document that has one."""
        files = [f"{self.folder}/D{n}.swift" for n in numbers]
        command = [*compiler(self.folder), "-typecheck", *files]
        if self.has_frames:
            # The globals of a main file are isolated to the main actor, as views are.
            parts = "".join(open(f"{self.folder}/P{n}.swift").read() for n in numbers)
            listed = ", ".join(f"({n}, proof{n})" for n in numbers)
            with open(f"{self.folder}/main.swift", "w") as main_file:
                main_file.write(f"{parts}\nrunAll([{listed}])\n")
            kind = "UIKit" if self.is_uikit else "Node"
            linked = objects(MODULES) + (glob.glob(f"{self.folder}/*.o") if self.is_uikit else [])
            command = [*compiler(self.folder), "-o", f"{self.folder}/proof", f"{self.folder}/main.swift",
                       "Tests/Scripts/CodeProof/Proof.swift", f"Tests/Scripts/CodeProof/{kind}Proof.swift",
                       *files, *linked]
        run = subprocess.run(command, capture_output=True, text=True)
        found = {}
        for name, kind, message in re.findall(r"/D(\d+)\.swift:\d+:\d+: (error|warning): (.*)", run.stderr):
            (found if kind == "error" else self.warned).setdefault(int(name), message)
        if run.returncode and not found:
            sys.exit(run.stderr[:4000])
        return found

    def compare(self, numbers):
        """Runs the proofs of a batch; those behind one that crashes run on their own."""
        start = 0
        while start is not None:
            run = subprocess.run([f"{self.folder}/proof", str(start), *(["-v"] if self.options.v else [])],
                                 capture_output=True, text=True)
            current = 0
            for line in run.stdout.splitlines():
                if line.startswith(("MISS", "COUNT")):
                    print(line)
                    continue
                number, *rest = line.split("\t")
                if number == "BEGIN":
                    current = int(rest[0])
                else:
                    self.results[int(number)] = (int(rest[0]), int(rest[1]), rest[2])
            start = current + 1 if run.returncode else None
            if run.returncode:
                reason = next((l for l in run.stderr.splitlines() if "rror" in l), "")
                print("CRASH", self.documents[current], reason[:200])
                self.results[current] = (0, 0, "CRASH")

    def report(self):
        """Prints how much compiles and agrees, by halves of the repositories, and why the rest does not."""
        for half, title in ((0, "repositories to fit on"), (1, "repositories to judge on")):
            mine = [n for n, path in self.documents.items() if parity(path) == half]
            compiled = [n for n in mine if n not in self.broken]
            clean = [n for n in compiled if n not in self.warned]
            line = f"{title}: {share(len(compiled), len(mine))} documents compile, {len(clean)} without a warning"
            if self.has_frames:
                known = [self.results[n] for n in mine if n in self.results]
                line += f", {share(sum(r[0] for r in known), sum(r[1] for r in known))} views have the same frames"
            print(line)
        print(f"parts that are omitted: {self.omitted}")
        for title, messages in (("does not compile", self.broken), ("warning", self.warned)):
            for message, number in collections.Counter(map(general, messages.values())).most_common(25):
                example = next(n for n, m in messages.items() if general(m) == message)
                print(f"{title}, {number}: {messages[example]} (D{example}, {self.documents[example]})")
        misses = collections.Counter()
        for _, _, text in self.results.values():
            for part in filter(None, text.split(", ")):
                name, _, number = part.rpartition(" ")
                misses[name if number.isdigit() else part] += int(number) if number.isdigit() else 1
        for name, number in misses.most_common(25):
            print(f"another frame, {number}: {name}")
        print(self.folder)

    def check_format(self):
        """Compares the code of some documents with what the formatter makes of it, and with itself."""
        different = []
        for name in list(self.documents.values())[:self.options.format]:
            command = [f"{BUILD}/autoscale", "code", f"{self.options.corpus}/{name}", "--style", self.options.style]
            command += ["--auto"] if self.options.auto else []
            text, again = (subprocess.run(command, capture_output=True).stdout for _ in range(2))
            formatted = subprocess.run(["swift", "format", "--configuration", ".swift-format", "-"], input=text,
                                       capture_output=True).stdout
            if text != again:
                print(f"not the same a second time: {name}")
            if text != formatted:
                different.append(name)
        print(f"formatted otherwise: {len(different)} of {self.options.format} {' '.join(different[:10])}")

    def misses(self, least):
        """Returns what is below the least percentages."""
        compiled = len(self.documents.keys() - self.broken.keys())
        same, views = (sum(result[i] for result in self.results.values()) for i in (0, 1))
        found = [("documents compile", compiled, len(self.documents), least[0])]
        found += [("views have the same frames", same, views, least[1])] if self.has_frames else []
        crashed = [self.documents[n] for n, result in self.results.items() if result[2] == "CRASH"]
        return [f"{share(part, whole)} {what}; {floor} % is the least" for what, part, whole, floor in found
                if 100 * part < floor * whole or not whole] + [f"{name} crashes" for name in crashed]


def parity(path):
    """Returns 0 for the documents of the repositories to fit on."""
    return int(hashlib.sha1(path.split("/")[0].encode()).hexdigest(), 16) % 2


def share(part, whole):
    """Returns a count with its percentage."""
    return f"{part} of {whole} ({100 * part / max(1, whole):.1f} %)"


def general(message):
    """Returns a message without its names."""
    return re.sub(r"'[^']*'", "'…'", message)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus")
    parser.add_argument("style", choices=["anchors", "snapkit", "autoscale", "swiftui"])
    parser.add_argument("count", type=int)
    parser.add_argument("--auto", action="store_true")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--format", type=int, default=0)
    parser.add_argument("--least", nargs=2, type=float, default=None, metavar=("P", "Q"))
    parser.add_argument("-v", action="store_true")
    proof = Proof(parser.parse_args())
    proof.write()
    proof.run()
    proof.report()
    if proof.options.format:
        proof.check_format()
    misses = proof.misses(proof.options.least) if proof.options.least else []
    for miss in misses:
        print(f"{proof.options.style}: error: {miss}", file=sys.stderr)
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
