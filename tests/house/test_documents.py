"""Documents lead somewhere: no link, file, command or target is named that does not exist."""

import re
from pathlib import Path

import pytest

from tests.house.house import ROOT

ROOMS = ("benchmarks", "docs", "gattai_desktop", "packaging", "resources", "tests")
PLACES = [*ROOT.iterdir(), *(one for room in ROOMS for one in (ROOT / room).rglob("*"))]
FILES = "".join(f"/{one.relative_to(ROOT).as_posix()}\n" for one in PLACES)
COMMANDS = (ROOT / "gattai_desktop" / "cli.py").read_text(encoding="utf-8")
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "resources").rglob("*.md")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_links_lead_to_what_is_there(document: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text(encoding="utf-8"))
    lost = [one for one in targets if "://" not in one and not (document.parent / one).exists()]
    assert not lost


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_named_make_targets_exist(document: Path) -> None:
    targets = set(re.findall(r"`(?:PYTHON=\S+ )?make ([a-z-]+)", document.read_text(encoding="utf-8")))
    known = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert targets <= known


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_named_files_exist(document: Path) -> None:
    """A file is named by its name or by the end of its path; one with capitals stands for many (`ID.record`)."""
    prose = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`([a-z0-9_./-]+\.(?:py|toml|md|json|lock|spec|txt|ts|qm|svg|wav))`", prose))
    assert {one for one in named if f"/{one}\n" not in FILES} == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_named_commands_exist(document: Path) -> None:
    named = set(re.findall(r"`(?:\.venv/bin/)?gattai-desktop ([a-z]+)\b", document.read_text(encoding="utf-8")))
    assert {one for one in named if f'"{one}"' not in COMMANDS} == set()
