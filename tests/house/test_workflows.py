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


def test_checks_called_by_a_release_are_not_in_its_own_queue() -> None:
    """What is called has the caller's name: in the same group each would wait for the other to end."""
    queues = [re.findall(r"^  group: (.*)$", text, re.MULTILINE) for text in TEXTS.values()]
    assert all(queues)
    assert len({tuple(queue) for queue in queues}) == len(TEXTS)


def test_no_picture_of_a_system_is_asked_for_that_is_no_longer_kept() -> None:
    """GitHub ends a job at once that asks for one; see the announcements of actions/runner-images."""
    gone = {"macos-12", "macos-13", "macos-14", "ubuntu-20.04", "windows-2019"}
    asked = set(re.findall(r"\b((?:macos|ubuntu|windows)-[\w.-]+)", "".join(TEXTS.values())))
    assert asked
    assert asked & gone == set()


def test_every_action_runs_where_node_20_is_gone() -> None:
    """The first versions for Node 24; since autumn 2026 no runner has an older one."""
    first = {"checkout": 5, "setup-python": 6, "upload-artifact": 6, "download-artifact": 7}
    used = set(re.findall(r"uses: actions/([\w-]+)@\w+  # v(\d+)", "".join(TEXTS.values())))
    assert {name for name, _ in used} == set(first)
    assert {name for name, version in used if int(version) < first[name]} == set()


def test_every_secret_is_told_and_may_be_absent() -> None:
    page = (ROOT / "docs" / "installers.md").read_text(encoding="utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", TEXTS["release.yml"]))
    assert secrets
    assert {one for one in secrets if f"`{one}`" not in page} == set()
    scripts = "".join(Path(one).read_text(encoding="utf-8") for one in (ROOT / "packaging").glob("*_i*.py"))
    assert "Not signed: " in scripts
    assert "Not notarized: " in scripts
