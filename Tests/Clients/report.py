"""Holds the page that `plumbline render` makes against what `plumbline frames` prints, in a headless Chromium.

run: report.py PLUMBLINE FILE_OR_FOLDER [SCREENSHOTS]
"""
import json
import os
import subprocess
import sys
import tempfile

from browser import Browser

plumbline, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
shots = os.path.abspath(sys.argv[3]) if len(sys.argv) > 3 else None
READ = """[...document.querySelectorAll('#frames tbody tr')].map(row =>
  [row.dataset.path, ...[...row.querySelectorAll('td[data-value]')].map(cell => Number(cell.dataset.value))])"""
SHOWN = """[...document.querySelectorAll('#frames tbody tr')].map(row => [...row.cells].slice(3).map(cell => cell.textContent))"""
failures = []


def check(condition, message):
    if not condition:
        failures.append(message)


def frames(file, layout, size, state, gone):
    command = [plumbline, "frames", file, "--layout", layout, "--format", "json"]
    command += ["--size", size] if size else []
    command += ["--state", state] if state else []
    command += ["--gone", ",".join(gone)] if gone else []
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(f"{command}: {result.stderr}")
    (layout, *_) = json.loads(result.stdout)["files"][0]["layouts"]
    return [[v["path"], *(v["frame"][k] for k in ("x", "y", "width", "height"))] for v in layout["views"]]


def spread(low, high, count):
    """Whole numbers from one end to the other, both among them."""
    return sorted({round(low + (high - low) * n / (count - 1)) for n in range(count)})


def compare(browser, what, expected):
    found = browser.run(READ)
    same = len(found) == len(expected) and all(
        f[0] == e[0] and all(abs(a - b) < 1e-9 for a, b in zip(f[1:], e[1:])) for f, e in zip(found, expected))
    check(same, f"{what}: the page has {found}, frames prints {expected}")


with tempfile.TemporaryDirectory() as folder, Browser() as browser:
    page = os.path.join(folder, "report.html")
    subprocess.run([plumbline, "render", source, "-o", page], check=True)
    text = open(page, encoding="utf-8").read()
    check("default-src 'none'" in text, "the page has no policy that forbids the network")
    browser.open(page)
    data = browser.run("JSON.parse(document.getElementById('data').textContent)")
    layouts = [(file, layout) for file in data["files"] for layout in file["layouts"]]
    check(layouts, "there is no layout in the page")
    compared = 0
    for index, (file, layout) in enumerate(layouts):
        # Names that several layouts of a file share do not say which is meant.
        if sum(other["name"] == layout["name"] for other in file["layouts"]) > 1:
            continue
        browser.run(f"show({index})")
        for variant in layout["variants"]:
            gone = [layout["views"][view][4] for view in variant["gone"]]
            state = variant["mode"] - (2 if layout["drawn"] else 1)
            browser.run(f"mode={variant['mode']}; gone={json.dumps(variant['gone'])}; height={json.dumps(variant['height'])}; adapt()")
            fixed = variant["from"] == variant["to"]
            sizes = [variant["from"]] if fixed else spread(variant["from"], variant["to"], 10 if variant["mode"] < 2 and not gone else 3)
            for width in sizes:
                if not fixed:
                    browser.run(f"""{{const slider = document.getElementById('width'); slider.value = {width};
                        slider.dispatchEvent(new Event('input', {{bubbles: true}}))}}""")
                size = None
                if variant["height"]:
                    size = f"{'fit' if fixed and not layout['widths'] else width}x{variant['height']}"
                what = f"{file['path']} {layout['name']} {size} {state} {gone}"
                compare(browser, what, frames(file["path"], layout["name"], size, layout["states"][state] if state >= 0 else None, gone))
                compared += 1
    print(f"{compared} sizes and states of {len(layouts)} layouts are those that frames prints")

    # No name is covered by a view, nor by another text.
    overlaps = """(() => {
        const texts = [...document.querySelectorAll('#drawing text')].map(text => [text.textContent, text.getBBox()]);
        const isOver = (a, b) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 &&
            Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 4;
        return texts.flatMap(([text, box], n) => texts.slice(n + 1).filter(other => isOver(box, other[1]))
            .map(other => text + ' and ' + other[0]));
    })()"""
    for index, (file, layout) in enumerate(layouts):
        browser.run(f"show({index})")
        found = browser.run(overlaps)
        check(not found, f"{file['path']} {layout['name']}: texts overlap: {found}")

    # The keyboard: one step of the slider is one point, and the drawing goes with it.
    slides = next((n for n, (_, layout) in enumerate(layouts) if any(v["from"] < v["to"] for v in layout["variants"])), None)
    if slides is not None:
        browser.run(f"show({slides}); mode = {next(v['mode'] for v in layouts[slides][1]['variants'] if v['from'] < v['to'])}; adapt(); document.getElementById('width').focus()")
        before = browser.run("width")
        step = 1 if before < browser.run("Number(document.getElementById('width').max)") else -1
        browser.press("ArrowRight" if step == 1 else "ArrowLeft", 39 if step == 1 else 37)
        check(browser.run("width") == before + step, "an arrow key does not move the slider by one point")
        check(browser.run(SHOWN)[0][2] == str(before + step), "the table does not show the width that the slider was moved to")

    # The filters and the search leave the findings that they say, and a click on one shows its layout.
    found = [finding for file in data["files"] for finding in file["findings"]]
    listed = "document.querySelectorAll('#findings .finding').length"
    choose = """(id, value) => { const field = document.getElementById(id); field.value = value;
        field.dispatchEvent(new Event('input', {bubbles: true})) }"""
    for code in sorted({finding["code"] for finding in found}):
        browser.run(f"({choose})('code', {json.dumps(code)})")
        expected = min(sum(finding["code"] == code for finding in found), 200)
        check(browser.run(listed) == expected, f"the filter by {code} leaves {browser.run(listed)} of {expected}")
    browser.run(f"({choose})('code', '')")
    errors = sum(finding["severity"] == "error" for finding in found)
    browser.run(f"({choose})('severity', 'error')")
    check(browser.run(listed) == min(errors, 200), f"the filter by severity leaves {browser.run(listed)} of {errors} errors")
    browser.run(f"({choose})('severity', ''); ({choose})('search', 'no finding has these words')")
    check(browser.run(listed) == 0, "the search leaves findings without its words")
    browser.run(f"({choose})('search', '')")
    check(browser.run(listed) == min(len(found), 200), "the filters do not let go")
    if any(finding["code"] == "conflict" and finding["layout"] >= 0 for finding in found):
        browser.run("""[...document.querySelectorAll('#findings button')].find(button => button.finding &&
            button.finding.code === 'conflict' && button.finding.at >= 0).click()""")
        check(browser.run("document.querySelectorAll('#drawing .bad').length") > 0, "a conflict is not drawn in red")

    check(not browser.problems(), f"the page complains: {browser.problems()}")
    if shots:
        os.makedirs(shots, exist_ok=True)
        browser.run(f"show({slides or 0})")
        for scheme in ["light", "dark"]:
            browser.colours(scheme)
            browser.screenshot(os.path.join(shots, f"report-{scheme}.png"))

    # The screenshots differ where the colours do.
    browser.colours("light")
    light = browser.run("getComputedStyle(document.body).backgroundColor")
    browser.colours("dark")
    check(light != browser.run("getComputedStyle(document.body).backgroundColor"), "light and dark look the same")

for failure in failures[:10]:
    print("FAILED:", failure)
sys.exit(1 if failures else 0)
