#!/usr/bin/env python3
"""Helix as a command, fetched where it is missing.

usage: install.py FOLDER      prints the command's path

Debian has Helix since its release 13. On 12 that release's packages are unpacked into FOLDER, with the libraries that they need, and nothing of
the system is touched: apt has lists, a state and a cache of its own there, and the addresses are those of the system's own sources.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

RELEASE = "trixie"
PACKAGE = "hx"
OLDEST = "25.01"  # that knows the settings of the README
PATIENCE = 120


class Problem(Exception):
    pass


def said(command, what, **options):
    """The output of a command; where it fails, what failed and its last words."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, **options)
    except FileNotFoundError:
        raise Problem(f"{what}: there is no {command[0]}") from None
    except subprocess.TimeoutExpired:
        raise Problem(f"{what}: {command[0]} did not end within {PATIENCE} seconds") from None
    if run.returncode:
        words = [line for line in run.stderr.splitlines() if not line.startswith("W:")]
        raise Problem(f"{what}: {' '.join(words[-3:]).rstrip('.') or f'{command[0]} ended with {run.returncode}'}")
    return run.stdout


def is_helix(command):
    """Whether it is Helix, not another program of that name, and new enough."""
    try:
        version = re.match(r"helix (\d+)\.(\d+)", said([command, "--version"], command))
    except Problem:
        return False
    return version is not None and [int(part) for part in version.groups()] >= [int(part) for part in OLDEST.split(".")]


def own_sources(release):
    """Where the system takes its own release from, in apt's old form; apt reads both of its forms for us."""
    fields = "$(REPO_URI)|$(RELEASE)|$(CODENAME)|$(COMPONENT)"
    targets = said(["apt-get", "indextargets", "--format", fields, "Created-By: Packages"], "The system's package sources cannot be read")
    found = []
    for uri, suite, codename, component in (line.split("|") for line in targets.splitlines()):
        is_own = suite == release or codename == release and "-" not in suite
        if is_own and component == "main" and uri not in found:
            found.append(uri)
    return found


def unpack(folder):
    system = dict(line.replace('"', "").split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
    if system.get("ID") != "debian":
        raise Problem("this system is not Debian, of which the packages are")
    sources = own_sources(system.get("VERSION_CODENAME", ""))
    if not sources:
        raise Problem("none of the system's package sources is of its own release of Debian")

    keyring = "/usr/share/keyrings/debian-archive-keyring.gpg"
    (folder / "sources.list").write_text("".join(f"deb [signed-by={keyring}] {uri} {RELEASE} main\n" for uri in sources))
    for inner in ["state/lists/partial", "cache/archives/partial", "none"]:
        (folder / inner).mkdir(parents=True)
    # With no package installed, all that the package needs is fetched.
    (folder / "state/status").touch()
    (folder / "apt.conf").write_text(f"""
        Dir::Etc::sourcelist "{folder}/sources.list";
        Dir::Etc::sourceparts "{folder}/none";
        Dir::Etc::preferences "{folder}/none/preferences";
        Dir::Etc::preferencesparts "{folder}/none";
        Dir::State "{folder}/state";
        Dir::State::status "{folder}/state/status";
        Dir::Cache "{folder}/cache";
        APT::Sandbox::User "";
        APT::Install-Recommends "false";
        Acquire::Languages "none";
        Acquire::Retries "2";
    """)
    own = {"env": {**os.environ, "APT_CONFIG": f"{folder}/apt.conf", "LC_ALL": "C"}}
    said(["apt-get", "-qq", "--error-on=any", "update"], f"The list of {RELEASE}'s packages cannot be fetched", **own)
    said(["apt-get", "-qq", "-y", "--download-only", "install", PACKAGE], f"{RELEASE}'s package {PACKAGE} cannot be fetched", **own)
    for package in sorted((folder / "cache/archives").glob("*.deb")):
        said(["dpkg", "-x", str(package), str(folder / "root")], f"{package.name} cannot be unpacked")

    loader = next((folder / "root/usr/lib").glob("*/ld-linux*.so.*"), None)
    if loader is None or not (folder / "root/usr/lib/hx/hx").exists():
        raise Problem(f"{RELEASE}'s packages have not the files that they had")
    command = folder / "hx"
    libraries = loader.parent.relative_to(folder)
    command.write_text(f"""#!/bin/sh
# Helix with the C library of its own release.
here=$(dirname "$(readlink -f "$0")")
export HELIX_RUNTIME="$here/root/usr/lib/hx/runtime"
exec "$here/{libraries}/{loader.name}" --library-path "$here/{libraries}" "$here/root/usr/lib/hx/hx" "$@"
""")
    command.chmod(0o755)
    for inner in ["state", "cache", "none"]:
        shutil.rmtree(folder / inner)


def main():
    folder = pathlib.Path(sys.argv[1]).absolute()
    for command in [shutil.which("hx"), shutil.which("helix"), str(folder / "hx")]:
        if command and is_helix(command):
            print(command)
            return 0
    # Made beside it and put there whole, so that a run that was stopped leaves nothing that looks complete.
    fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
    try:
        fresh.mkdir(parents=True)
        unpack(fresh)
        if not is_helix(str(fresh / "hx")):
            raise Problem("it was unpacked and does not run here")
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    except (Problem, OSError) as problem:
        print(f"Helix {OLDEST} or later is not on the path and cannot be had: {problem}. Install it and run this again.", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(folder / "hx")
    return 0


if __name__ == "__main__":
    sys.exit(main())
