#!/usr/bin/env python3
"""Compares how Plumbline and the toolchain's SwiftParser read Swift files, span by span.

usage: compare.py BENCH FILE-OR-FOLDER... [--show COUNT] [--keep FOLDER]

BENCH is the built plumbline-bench. Exits with 1 if a well-formed file differs.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile


def build_reference(folder):
    """Compiles the reference against the modules that come with the toolchain."""
    toolchain = pathlib.Path(shutil.which("swiftc")).resolve().parents
    host = next(folder / "lib/swift/host" for folder in toolchain if (folder / "lib/swift/host").exists())
    program = folder / "reference"
    source = pathlib.Path(__file__).parent / "ReferenceSpans.swift"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        modules = [f"-l{name}" for name in ("SwiftSyntax", "SwiftParser", "SwiftOperators")]
        subprocess.run(
            ["swiftc", "-I", host, "-L", host, *modules, "-Xlinker", "-rpath", "-Xlinker", host, "-O", "-o", program,
             source], check=True)
    return program


def read(lines):
    """The spans by file, with how often each occurs."""
    files, spans = {}, None
    for line in lines:
        if line.startswith("file "):
            spans = files[line[5:]] = {}
        else:
            spans[line] = spans.get(line, 0) + 1
    return files


def run(*command):
    return read(subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines())


def swift_files(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(path.rglob("*.swift*")) if path.is_dir() else [path]


def describe(path, spans):
    text = pathlib.Path(path).read_bytes()
    for span in sorted(spans, key=lambda span: (int(span.split()[1]), span))[:4]:
        name, start, end = span.split()
        line = text.count(b"\n", 0, int(start)) + 1
        yield f"    {name} at line {line}: {text[int(start):int(end)][:100].decode(errors='replace')!r}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("--keep")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        folder.mkdir(exist_ok=True)
        files = folder / "files.txt"
        files.write_text("".join(f"{path.resolve()}\n" for path in swift_files(options.paths)))
        ours = run(options.bench, "swift-spans", files)
        theirs = run(build_reference(folder), files)
    malformed = [path for path, spans in theirs.items() if "malformed" in spans]
    compared = [path for path in theirs if path not in set(malformed)]
    differing = [path for path in compared if ours[path] != theirs[path]]
    count = sum(sum(theirs[path].values()) for path in compared)
    for path in differing[: options.show]:
        print(path)
        missing = [span for span in theirs[path] if ours[path].get(span, 0) < theirs[path][span]]
        surplus = [span for span in ours[path] if theirs[path].get(span, 0) < ours[path][span]]
        print("  missing:", *describe(path, missing), sep="\n")
        print("  surplus:", *describe(path, surplus), sep="\n")
    print(f"{len(compared)} well-formed files with {count} spans, {len(differing)} differing; {len(malformed)} malformed")
    return 1 if differing or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
