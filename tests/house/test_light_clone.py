"""A clone stays light: few and small pictures, and nothing that can be made again."""

import subprocess

import pytest

from tests.house.house import ROOT

PICTURES = {".png", ".webp", ".jpg", ".jpeg", ".gif", ".svg", ".avif"}
MOST_PICTURES = 6
MOST_BYTES = 1_000_000


in_a_clone = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="asks git, and these files are not in a clone")


def _tracked(*options: str) -> list[str]:
    listed = ["git", "ls-files", "-z", "--cached", *options]
    return subprocess.run(listed, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout.split("\0")[:-1]


def test_the_documents_show_few_and_small_pictures() -> None:
    shown = [file for file in (ROOT / "docs").rglob("*") if file.suffix in PICTURES]
    assert len(shown) <= MOST_PICTURES
    assert sum(file.stat().st_size for file in shown) < MOST_BYTES


@in_a_clone
def test_pictures_are_tracked_only_in_the_documents_and_as_resources() -> None:
    pictures = {file for file in _tracked() if any(file.endswith(suffix) for suffix in PICTURES)}
    assert {file for file in pictures if not file.startswith(("docs/", "resources/"))} == set()


@in_a_clone
def test_nothing_that_is_generated_is_tracked() -> None:
    """What git is told to ignore is generated or left behind by a tool."""
    assert _tracked("--ignored", "--exclude-standard") == []
    generated = ("resources/words/gattai_de.qm", "resources/sounds/ask.wav", "build/gallery/table.webp")
    asked = ["git", "check-ignore", "--no-index", *generated]
    ignored = subprocess.run(asked, cwd=ROOT, capture_output=True, encoding="utf-8", check=False).stdout
    assert tuple(ignored.splitlines()) == generated
