"""What the workflows call is there, comes from where it says, and is told to people."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.house import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEXTS = {file.name: file.read_text(encoding="utf-8") for file in WORKFLOWS}


@pytest.mark.parametrize("name", TEXTS)
def test_every_action_is_pinned_by_its_hash(name: str) -> None:
    used = re.findall(r"^\s*(?:- )?uses: (.*)$", TEXTS[name], re.MULTILINE)
    assert used
    outside = [one for one in used if not one.startswith("./")]
    assert [one for one in outside if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", one)] == []
    assert [one for one in used if one.startswith("./") and not (ROOT / one).is_file()] == []


@pytest.mark.parametrize("name", TEXTS)
def test_one_action_has_one_hash(name: str) -> None:
    everywhere = {one for text in TEXTS.values() for one in re.findall(r"uses: (actions/.*)", text)}
    assert len({one.partition("@")[0] for one in everywhere}) == len(everywhere)


@pytest.mark.parametrize("name", TEXTS)
def test_every_script_and_task_is_there(name: str) -> None:
    scripts = set(re.findall(r"(packaging/[\w/.]+\.(?:py|sh))", TEXTS[name]))
    assert {one for one in scripts if not (ROOT / one).is_file()} == set()
    listed = subprocess.run(
        [sys.executable, "packaging/prepare.py", "help"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout
    known = {line.split()[0] for line in listed.splitlines()}
    assert set(re.findall(r"prepare\.py ([\w-]+)", TEXTS[name])) <= known


def test_every_secret_is_told_and_may_be_absent() -> None:
    page = (ROOT / "docs" / "installers.md").read_text(encoding="utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", TEXTS["release.yml"]))
    assert secrets
    assert {one for one in secrets if f"`{one}`" not in page} == set()
    scripts = "".join(Path(one).read_text(encoding="utf-8") for one in (ROOT / "packaging").glob("*_i*.py"))
    assert "Not signed: " in scripts
    assert "Not notarized: " in scripts
