"""What a clone promises: one lock, one list of Pythons, the same tasks with and without make, a whole wheel."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.house import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PINS = [Requirement(line.rstrip("\\ ")) for line in LOCK.splitlines() if line and line[0] not in "# "]
PINNED = {canonicalize_name(pin.name): pin for pin in PINS}
WANTED = [Requirement(one) for one in (*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra))]


def _value(script: str, name: str) -> object:
    """Return a constant of a script in packaging/ without running it."""
    tree = ast.parse((ROOT / "packaging" / script).read_text(encoding="utf-8"))
    return next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    )


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_the_lock_holds_what_the_project_wants(wanted: Requirement) -> None:
    pin = PINNED[canonicalize_name(wanted.name)]
    (version,) = pin.specifier
    assert version.operator == "=="
    assert wanted.specifier.contains(version.version)


def test_every_pin_of_the_lock_is_exact_and_has_its_hashes() -> None:
    assert all([one.operator for one in pin.specifier] == ["=="] for pin in PINS)
    blocks = re.split(r"\n(?=\w)", LOCK)[1:]
    assert len(blocks) == len(PINS)
    assert all("--hash=sha256:" in block for block in blocks)


def test_the_lock_names_no_place_to_fetch_from() -> None:
    assert not re.findall(r"https?://|file:|--(?:extra-)?index-url|--find-links", LOCK)


def test_qt_stays_below_6_12_where_none_can_die() -> None:
    below = [
        one for one in WANTED if one.name == "PySide6-Essentials" and one.marker.evaluate({"python_version": "3.11"})
    ]
    assert [one.specifier.contains("6.12.0") for one in below] == [False]
    assert not PINNED["pyside6-essentials"].specifier.contains("6.12.0")


def test_the_supported_pythons_are_the_same_everywhere() -> None:
    named = [one.rpartition(" :: ")[2] for one in PROJECT["classifiers"] if "Python :: 3." in one]
    supported = [f"{major}.{minor}" for major, minor in reversed(_value("interpreters.py", "SUPPORTED"))]
    assert supported == named
    assert PROJECT["requires-python"] == f">={supported[0]}"
    tested = re.findall(r'python: "(3\.\d+)"', (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8"))
    assert set(tested) == set(supported)


def test_make_and_the_script_know_the_same_tasks() -> None:
    listed = subprocess.run(
        [sys.executable, "packaging/prepare.py", "help"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout
    by_script = {line.split()[0] for line in listed.splitlines()}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    by_make = set(re.search(r"^TASKS := ((?:.*\\\n)*.*)$", makefile, re.MULTILINE)[1].replace("\\\n", " ").split())
    assert by_make == by_script - {"packages"}  # asked for by machines alone
    described = set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE))
    assert described == by_make | {"help", "lock", "clean"}


def test_a_wheel_carries_the_resources_and_finds_them(tmp_path: Path) -> None:
    # A copy, so that the build cannot leave anything in the clone.
    source = tmp_path / "source"
    for name in ("gattai_desktop", "resources"):
        # As in a fresh clone: what is generated is made by the build.
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.qm", "*.wav"))
    (source / "packaging").mkdir()
    scripts = ("wheel_resources.py", "generated.py", "sounds.py")
    for name in ("pyproject.toml", "README.md", "LICENSE", *(f"packaging/{script}" for script in scripts)):
        shutil.copy(ROOT / name, source / name)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=source, capture_output=True, check=True
    )
    (wheel,) = (source / "dist").glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as contents:
        contents.extractall(installed)

    here = {file.relative_to(ROOT / "resources") for file in (ROOT / "resources").rglob("*") if file.is_file()}
    carried = installed / "gattai_desktop" / "resources_files"
    assert {file.relative_to(carried) for file in carried.rglob("*") if file.is_file()} == here

    # -P and the path set by hand: neither this clone nor the environment's link to it may help.
    question = (
        f"import sys; sys.path.insert(0, {str(installed)!r}); from gattai_desktop.resources import resource;"
        "print(resource('tokens.toml'))"
    )
    answer = subprocess.run(
        [sys.executable, "-P", "-c", question], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert Path(answer.stdout.strip()) == carried / "tokens.toml"
