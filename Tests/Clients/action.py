#!/usr/bin/env python3
"""The action for pull requests and the workflows: every step of the action that needs no network is run as the runner
would run it, with downloads from a folder and an API on this machine, and all of them are held against rules and actionlint.

usage: action.py PLUMBLINE      exit status 0 where all hold
"""
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading

import yaml

BINARY = os.path.abspath(sys.argv[1])
PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
ACTION = PROJECT / ".github/actions/check"
VERSION = subprocess.run([BINARY, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
TAG = "v" + VERSION
PLATFORM = "linux-" + os.uname().machine
failures = 0


def check(rule, got, wanted=True):
    global failures
    good = got == wanted
    failures += not good
    print(f"{'ok   ' if good else 'WRONG'} {rule}{'' if good else f': {got!r}, not {wanted!r}'}")


action = yaml.safe_load((ACTION / "action.yml").read_text())
steps = action["runs"]["steps"]


class Job:
    """A job's files on a runner, which its steps share."""

    def __init__(self, scratch, folder):
        self.root = pathlib.Path(tempfile.mkdtemp(dir=scratch))
        self.folder = folder
        for name in ("path", "output", "summary"):
            (self.root / name).touch()

    def run(self, script, **values):
        """Runs a step of the action with the variables that it is given there: its exit status and what it prints."""
        step = next(one for one in steps if one.get("run") == f'"$GITHUB_ACTION_PATH/{script}"')
        if set(step["env"]) != set(values):
            check(f"{script} is given the variables of its step", sorted(values), sorted(step["env"]))
        path = [*reversed(self.lines("path")), os.environ["PATH"]]
        environment = {
            "PATH": ":".join(path), "HOME": str(self.root), "RUNNER_TEMP": str(self.root), "GITHUB_ACTION_PATH": str(ACTION),
            "GITHUB_PATH": str(self.root / "path"), "GITHUB_OUTPUT": str(self.root / "output"),
            "GITHUB_STEP_SUMMARY": str(self.root / "summary"), "GITHUB_REPOSITORY": "someone/app", "GITHUB_API_URL": API,
            **values,
        }
        result = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], env=environment,
                                cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result.returncode, result.stdout

    def lines(self, name):
        return (self.root / name).read_text().splitlines()

    def outputs(self):
        return dict(line.split("=", 1) for line in self.lines("output"))


class Comments(http.server.BaseHTTPRequestHandler):
    """The comments of one pull request, as GitHub's API has them."""

    comments = []
    may_write = True

    def answer(self, status, content):
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        path, _, query = self.path.partition("?")
        page = int(re.search(r"\bpage=(\d+)", query).group(1))
        size = int(re.search(r"per_page=(\d+)", query).group(1))
        known = path == "/repos/someone/app/issues/7/comments"
        self.answer(200 if known else 404, self.comments[(page - 1) * size:page * size])

    def write(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if not self.may_write or self.headers["Authorization"] != "Bearer secret":
            return self.answer(403, {"message": "Resource not accessible by integration"})
        if self.command == "POST" and self.path == "/repos/someone/app/issues/7/comments":
            self.comments.append(comment(len(self.comments), "github-actions[bot]", body))
            return self.answer(201, self.comments[-1])
        number = re.fullmatch(r"/repos/someone/app/issues/comments/(\d+)", self.path)
        if self.command != "PATCH" or not number:
            return self.answer(404, {})
        self.comments[int(number.group(1))]["body"] = body
        self.answer(200, self.comments[int(number.group(1))])

    do_POST = do_PATCH = write

    def log_message(self, *_):
        pass


def comment(number, author, body):
    return {"id": number, "user": {"login": author}, "body": body}


def package(tag, folder):
    return subprocess.run([PROJECT / ".ci/package", BINARY, PLATFORM, tag, folder], capture_output=True, text=True)


def test_download(scratch):
    releases = scratch / "my releases"
    one = releases / "download" / TAG
    check("a program of another version is not packaged", package("v99.0.0", one).returncode, 1)
    check("a release is packaged", package(TAG, one).returncode, 0)
    shutil.copytree(one, releases / "latest/download")
    archive = one / f"plumbline-{PLATFORM}.tar.gz"
    check("a release has an archive and its checksum", sorted(path.name for path in one.iterdir()), [archive.name, archive.name + ".sha256"])

    def download(version="", reference="", place=releases.as_uri()):
        job = Job(scratch, scratch)
        status, text = job.run("download", RELEASES=place, VERSION=version, ACTION_REF=reference)
        return job, status, text

    for case in ({"version": TAG}, {"reference": TAG}, {"reference": "0123abc"}, {"reference": "main"}):
        job, status, text = download(**case)
        check(f"downloaded by {case}", (status, text.splitlines()[-1:]), (0, [f"plumbline {VERSION}"]))
        check("and on the search path", [shutil.which("plumbline", path=path) is not None for path in job.lines("path")], [True])
    for case in ({"version": "v99.0.0"}, {"reference": "v99.0.0"}, {"version": f"{TAG}/../{TAG}"}, {"place": "file:///nowhere"}):
        job, status, text = download(**case)
        check(f"refused: {case}", (status, "::error title=Plumbline::" in text, job.lines("path")), (1, True, []))

    content = archive.read_bytes()
    for damaged in (content + b"x", content[:-1], b""):
        archive.write_bytes(damaged)
        job, status, text = download(TAG)
        check("an archive with another checksum is refused", (status, "does not have the checksum" in text, job.lines("path")), (1, True, []))
    archive.write_bytes(content)
    checksum = archive.with_name(archive.name + ".sha256")
    for text in ("", "\n"):
        checksum.write_text(text)
        check("a release without a checksum is refused", download(TAG)[1], 1)


def with_plumbline(scratch, folder):
    job = Job(scratch, folder)
    tools = job.root / "tools"
    tools.mkdir()
    (tools / "plumbline").symlink_to(BINARY)
    (job.root / "path").write_text(f"{tools}\n")
    return job


CLEAN = "layout Card { size 300 x 50; view a; a.width == 10; a.height == 10; a.top == super.top; a.leading == super.leading }\n"
WARNS = "layout Tie { size 300 x 50; label a 40 x 20, b 40 x 20; H:|-[a]-[b]-|; [a, b].top == super.top }\n"
FAILS = CLEAN.replace("a.height", "a.width == 20; a.height")


def test_check(scratch):
    folder = scratch / "findings"
    (folder / "my views").mkdir(parents=True)
    for name, text in (("clean.layout", CLEAN), ("my views/warns.layout", WARNS), ("my views/fails.layout", FAILS)):
        (folder / name).write_text(text)

    def run(paths=".", arguments="", sarif="false"):
        job = with_plumbline(scratch, folder)
        status, text = job.run("check", PATHS=paths, ARGUMENTS=arguments, SARIF=sarif)
        annotations = re.findall(r"^::(error|warning) .*?file=([^,]*)", text, re.M)
        return status, sorted(set(annotations)), job.outputs()

    both = [("error", "my views/fails.layout"), ("warning", "my views/warns.layout")]
    check("findings are annotations, and do not stop the steps after them", run(), (0, both, {"status": "1"}))
    check("no findings", run("clean.layout\n"), (0, [], {"status": "0"}))
    check("paths are one a line", run("clean.layout\nmy views/warns.layout\n"), (0, both[1:], {"status": "0"}))
    check("arguments too", run("my views/warns.layout", "--strict\n--color\nnever\n"), (0, both[1:], {"status": "1"}))
    check("a path is never an option", run("--help")[2], {"status": "2"})
    check("no path is the current folder", run("")[1], both)
    status, _, outputs = run(sarif="true")
    findings = json.loads(pathlib.Path(outputs["sarif"]).read_text())["runs"][0]["results"]
    check("findings as SARIF", (status, outputs["status"], len(findings) >= 2), (0, "1", True))
    check("no SARIF where a file cannot be read", run("nowhere", sarif="true")[2], {"status": "2"})


def git(folder, *arguments):
    return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-C", folder, *arguments],
                          capture_output=True, text=True, check=True).stdout.strip()


def test_compare(scratch):
    origin = scratch / "origin"
    origin.mkdir()
    git(origin, "init", "-q", "-b", "main")
    (origin / "Card.layout").write_text(CLEAN)
    git(origin, "add", ".")
    git(origin, "commit", "-qm", "Add a card")
    first = git(origin, "rev-parse", "HEAD")
    git(origin, "switch", "-qc", "feature")
    (origin / "Card.layout").write_text(CLEAN.replace("== 10", "== 30", 1))
    git(origin, "commit", "-qam", "Widen the card")
    git(origin, "switch", "-q", "main")
    (origin / "Other.layout").write_text(CLEAN.replace("Card", "Other"))
    git(origin, "add", ".")
    git(origin, "commit", "-qm", "Add another")
    git(origin, "switch", "-qc", "merge")
    git(origin, "merge", "-q", "--no-ff", "-m", "Merge", "feature")

    def run(branch, depth, base="", paths="."):
        clone = pathlib.Path(tempfile.mkdtemp(dir=scratch))
        git(scratch, "clone", "-q", "--depth", str(depth), "--branch", branch, origin.as_uri(), clone)
        job = with_plumbline(scratch, clone)
        status, text = job.run("compare", PATHS=paths, BASE=base)
        changes = job.outputs().get("changes")
        return status, pathlib.Path(changes).read_text() if changes else None, "::warning title=Plumbline::" in text

    status, changes, _ = run("merge", 2)
    check("a merge is compared with the branch that it goes into", (status, "20 points wider" in changes, "Other" in changes), (0, True, False))
    check("the paths count", run("merge", 2, paths="Other.layout")[1], "No differences in layout.\n")
    check("no path is the current folder", run("merge", 2, paths="")[1], changes)
    check("a base is compared with", "Other" in run("merge", 100, base=first)[1])
    for case in (("merge", 1), ("feature", 2), ("merge", 2, "nowhere"), ("merge", 2, "--help")):
        check(f"without a base there is a warning and no comparison: {case}", run(*case), (0, None, True))


def test_comment(scratch):
    job = Job(scratch, scratch)
    changes = job.root / "changes.md"
    mark = "<!-- plumbline: what changes in layouts -->\n"
    others = [comment(number, "someone", f"{mark}mine") for number in range(120)]
    Comments.comments = list(others)

    def run(text, number="7", token="secret"):
        changes.write_text(text)
        return job.run("comment", CHANGES=str(changes), PULL_REQUEST=number, TOKEN=token)

    check("nothing changes: no comment", (run("No differences in layout.\n")[0], Comments.comments), (0, others))
    status, _ = run("### Cörd\n")
    check("a comment", (status, [one["body"] for one in Comments.comments[120:]]), (0, [mark + "### Cörd\n"]))
    run("### Row\n")
    check("the same comment again", [one["body"] for one in Comments.comments[120:]], [mark + "### Row\n"])
    run("No differences in layout.\n")
    check("and when nothing changes any more", [one["body"] for one in Comments.comments[120:]], [mark + "No differences in layout.\n"])
    check("comments of others stay", Comments.comments[:120], others)
    check("the summary is empty", job.lines("summary"), [])
    status, text = run("### Fork\n", token="may not write")
    check("without the permission, the summary", (status, "::notice " in text, job.lines("summary")), (0, True, ["### Fork"]))
    run("### Push\n", number="")
    check("without a pull request, the summary", job.lines("summary"), ["### Fork", "### Push"])


def test_rules():
    workflows = {path.name: path.read_text() for path in sorted((PROJECT / ".github/workflows").iterdir())}
    files = {**workflows, "action.yml": (ACTION / "action.yml").read_text()}
    for name, text in files.items():
        content = yaml.safe_load(text)
        jobs = list(content.get("jobs", {}).values())
        all_steps = content["runs"]["steps"] if "runs" in content else [step for job in jobs for step in job.get("steps", [])]
        used = [step["uses"] for step in all_steps if "uses" in step]
        check(f"{name}: actions are pinned", [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one)], [])
        check(f"{name}: no expression in a shell's text", [step["run"] for step in all_steps if "${{" in step.get("run", "")], [])
        check(f"{name}: no pull_request_target", "pull_request_target" in text, False)
        if name in workflows:
            check(f"{name}: permissions are minimal", content["permissions"], {"contents": "read"})
    scripts = {path.name for path in ACTION.iterdir()} - {"action.yml"}
    called = {step["run"].removeprefix('"$GITHUB_ACTION_PATH/').removesuffix('"') for step in steps if "run" in step}
    check("the action's scripts are its steps", called - scripts, {'exit "$STATUS'})
    check("and all are run", scripts - called, set())
    names = set(re.findall(r"inputs\.(\w+)", files["action.yml"]))
    check("every input is used", names, set(action["inputs"]))

    inputs = {name: {"type": "string", "default": one["default"]} for name, one in action["inputs"].items()}
    as_workflow = yaml.safe_dump({"on": {"workflow_call": {"inputs": inputs}}, "permissions": {},
                                  "jobs": {"action": {"runs-on": "ubuntu-24.04", "steps": steps}}})
    lint = subprocess.run(["actionlint", "-no-color", "-"], input=as_workflow, capture_output=True, text=True, cwd=PROJECT)
    check("actionlint has nothing against the action's steps", (lint.returncode, lint.stdout + lint.stderr), (0, ""))
    lint = subprocess.run(["actionlint", "-no-color", *map(str, (PROJECT / ".github/workflows").iterdir())],
                          capture_output=True, text=True, cwd=PROJECT)
    check("actionlint has nothing against the workflows", (lint.returncode, lint.stdout + lint.stderr), (0, ""))
    shell = [path for path in ACTION.iterdir() if path.read_text().startswith("#!/usr/bin/env bash")]
    lint = subprocess.run(["shellcheck", PROJECT / ".ci/package", *shell], capture_output=True, text=True)
    check("shellcheck has nothing against the scripts", (lint.returncode, lint.stdout), (0, ""))


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Comments)
API = f"http://127.0.0.1:{server.server_address[1]}"
threading.Thread(target=server.serve_forever, daemon=True).start()
with tempfile.TemporaryDirectory() as folder:
    for test in (test_download, test_check, test_compare, test_comment):
        test(pathlib.Path(folder))
test_rules()
server.shutdown()
print(f"{failures} wrong" if failures else "all hold")
sys.exit(1 if failures else 0)
