"""Documents lead somewhere: no link to a page, a picture or a command that does not exist."""

import re
from pathlib import Path

import pytest

from tests.house.house import ROOT

DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "resources").rglob("*.md")]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_links_lead_to_what_is_there(document: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text(encoding="utf-8"))
    lost = [one for one in targets if "://" not in one and not (document.parent / one).exists()]
    assert not lost


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.relative_to(ROOT).as_posix())
def test_named_make_targets_exist(document: Path) -> None:
    targets = set(re.findall(r"`(?:PYTHON=\S+ )?make ([a-z]+)", document.read_text(encoding="utf-8")))
    known = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert targets <= known
