"""Compiles the interfaces of a toolchain of Linux for Apple's systems, for .ci/availability.

The interfaces of the standard library and of Swift Testing are texts in the toolchain; those of Foundation are
made of its modules. What another system does not have is removed.
"""
import hashlib
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
STUBS = ROOT / "Tests/Support/Stubs"

# Modules of C, without the headers of this system.
CLANG = [option for argument in [
    "-ffreestanding", f"-fmodule-map-file={STUBS}/Darwin/module.modulemap",
    f"-fmodule-map-file={ROOT}/Sources/App/AutoScaleAtomics/include/module.modulemap"] for option in ("-Xcc", argument)]

# Declarations for Objective-C are checked, though there is no runtime of it.
OBJECTIVE_C = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]

ERROR = re.compile(r"^(\S+?):(\d+):\d+: error: (.*)$", re.M)


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def compiler(*options):
    """The errors of a run of the compiler: file, line and message."""
    run = subprocess.run(["swift-frontend", *map(str, options)], capture_output=True, text=True, cwd=ROOT)
    found = [(path, int(line), message) for path, line, message in ERROR.findall(run.stderr)]
    if run.returncode and not found:
        raise SystemExit(f"swift-frontend failed: {run.stderr[:2000]}")
    return list(dict.fromkeys(found))


class Interfaces:
    """The interfaces of the toolchain, compiled for one of Apple's systems.

    What one of these systems lacks, the others lack too: a pattern is a system whose interfaces are compiled
    already, and spares the search for it.
    """

    IMPORTS = "import Swift\nimport _Concurrency\nimport _StringProcessing\n@_exported import Darwin\n"
    CODE = """
public enum POSIXErrorCode : Int32, Sendable {
  case EISDIR
  public init?(rawValue: Int32)
  public var rawValue: Int32 { get }
}
"""
    RANGE = """
public struct NSRange : Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init()
  public init(location: Int, length: Int)
}
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
"""
    # The modules that the toolchain has in binary form alone, and what their interfaces lack.
    SYNTHESIZED = {
        "Dispatch": "",
        "FoundationEssentials": CODE,
        "FoundationInternationalization": "import FoundationEssentials\n",
        "Foundation": "@_exported import Dispatch\n@_exported import FoundationEssentials\n"
        "@_exported import FoundationInternationalization\n" + RANGE,
        "FoundationXML": "import Foundation\n",
    }
    MODULES = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Testing", *SYNTHESIZED]

    def __init__(self, system, target, pattern=None):
        self.system, self.pattern = system, pattern
        self.resources = pathlib.Path(target["paths"]["runtimeResourcePath"])
        self.library = pathlib.Path(target["paths"]["runtimeLibraryPaths"][0])
        self.host = target["target"]["unversionedTriple"]

    def build(self):
        """Compiles all, unless they are there for this toolchain."""
        stamp = hashlib.sha1(pathlib.Path(__file__).read_bytes())
        stamp.update((self.library / "Swift.swiftmodule").stat().st_mtime_ns.to_bytes(8, "big"))
        stamp.update((STUBS / "Darwin/Darwin.h").read_bytes() + self.system.triple.encode())
        done = self.system.folder / "interfaces"
        if done.exists() and done.read_text() == stamp.hexdigest():
            return
        shutil.rmtree(self.system.folder, ignore_errors=True)
        self.system.folder.mkdir(parents=True)
        for module in self.MODULES:
            self.compile(module, self.text(module))
        done.write_text(stamp.hexdigest())

    def text(self, module):
        """The interface of a module for the system."""
        if self.pattern:
            text = (self.pattern.folder / f"{module}.swiftinterface").read_text()
            return text.replace(f"-target {self.pattern.triple} ", f"-target {self.system.triple} ")
        if module in self.SYNTHESIZED:
            return self.synthesized(module, self.SYNTHESIZED[module])
        path = next((self.library / f"{module}.swiftmodule").glob("*[!e].swiftinterface"))
        # Objective-C's errors are handed out in such pointers.
        more = "public struct AutoreleasingUnsafeMutablePointer<Pointee> {}\n" if module == "Swift" else ""
        return self.portable(path.read_text()) + more

    def portable(self, text):
        """An interface of the toolchain without what needs another system's library."""
        text = re.sub(r"-target \S+", f"-target {self.system.triple} -disable-availability-checking", text, count=1)
        text = re.sub(r"self = _stdlib_\w+l\(.*\)", "", text)
        # What is deployed back has to have a body.
        return re.sub(r"[ \t]*@backDeployed\([^)]*\)\n((?:[ \t]*@.*\n)*.*[^{\n]\n)", r"\1", text)

    def synthesized(self, module, more):
        """The interface of a module that the toolchain has in binary form alone."""
        text = output("swift-synthesize-interface", "-module-name", module, "-target", self.host, "-o", "/dev/stdout")
        text = re.sub(r"^\s*///.*\n|^(@_exported )?import .*\n|^public typealias \w+$", "", text, flags=re.M)
        text = re.sub(r"^(.*\bsubscript\b[^{\n]*)$", r"\1 { get set }", text, flags=re.M)
        text = re.sub(r"\blet (.*\{ get)", r"var \1", text)
        text = text.replace("open class NSObject ", "@objc open class NSObject ")
        flags = " ".join(["-target", self.system.triple, "-disable-availability-checking", "-enable-library-evolution",
                          "-swift-version", "6", "-module-name", module, *OBJECTIVE_C, *CLANG])
        return (f"// swift-interface-format-version: 1.0\n// swift-module-flags: {flags}\n"
                f"{self.IMPORTS}{more}{text}")

    def compile(self, module, text):
        """Compiles an interface without the declarations of it that the system does not have."""
        path = self.system.folder / f"{module}.swiftinterface"
        lines = text.split("\n")
        options = ["-parse-stdlib", "-nostdimport"] if module == "Swift" else []
        for _ in range(20):
            path.write_text("\n".join(lines))
            found = [(line, message) for _, line, message in compiler(
                "-compile-module-from-interface", "-module-name", module, "-target", self.system.triple,
                "-resource-dir", self.resources, "-I", self.system.folder,
                "-plugin-path", self.resources / "host/plugins", *options,
                "-o", self.system.folder / f"{module}.swiftmodule", path) if line > 1]
            if not found:
                return
            for line, message in found:
                self.repair(lines, line - 1, message)
        raise SystemExit(f"{path}: {found}")

    @staticmethod
    def repair(lines, index, message):
        """Gives a property accessors, or removes a declaration with its attributes."""
        line = lines[index]
        if "stored propert" in message or "not concurrency-safe" in message:
            lines[index] = re.sub(r"\blet ", "var ", line) + " { get set }"
        elif "(set)" in message:
            lines[index] = re.sub(r"\w+\(set\) (.*) \{ get \}", r"\1", line)
        else:
            depth, end = 0, index
            while depth > 0 or end == index:
                depth += lines[end].count("{") - lines[end].count("}")
                lines[end] = ""
                end += 1
            start = index - 1
            while re.match(r"\s*@[^{]*\)$|\s*@\w+$", lines[start]):
                lines[start] = ""
                start -= 1
