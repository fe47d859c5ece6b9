"""One place for the version, and a changelog in the form of keepachangelog.com that a release can be cut from."""

import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from gattai_desktop import __version__
from tests.house.house import ROOT

LONG_AGO = """\
# Changelog

Words.

## [Unreleased]

### Added

- A door.

### Fixed

- A hole.

## [0.2.0] - 2026-03-04

### Changed

- A wall.

## [0.1.0] - 2026-01-02

### Added

- A house.

[Unreleased]: https://github.com/gattai-desktop/gattai-desktop/compare/v0.2.0...HEAD
[0.2.0]: https://github.com/gattai-desktop/gattai-desktop/compare/v0.1.0...v0.2.0
[0.1.0]: https://github.com/gattai-desktop/gattai-desktop/releases/tag/v0.1.0
"""


@pytest.fixture
def changelog(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import changelog as made  # type: ignore[import-not-found]

    return made


@pytest.fixture
def release(changelog: ModuleType) -> ModuleType:
    import release as made  # type: ignore[import-not-found]

    return made


def test_the_changelog_is_in_form(changelog: ModuleType) -> None:
    assert changelog.faults((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")) == []


def test_the_version_stands_in_one_place(changelog: ModuleType, release: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    place = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert place == ROOT / release.PLACE
    assert release.version_in(place.read_text(encoding="utf-8")) == __version__
    told = changelog.releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))[1:]
    assert all(changelog.numbers(one.version) <= changelog.numbers(__version__) for one in told)


def test_an_old_changelog_is_in_form(changelog: ModuleType) -> None:
    assert changelog.faults(LONG_AGO) == []
    assert [(one.version, one.day) for one in changelog.releases(LONG_AGO)] == [
        ("Unreleased", ""),
        ("0.2.0", "2026-03-04"),
        ("0.1.0", "2026-01-02"),
    ]
    assert changelog.notes(LONG_AGO, "0.1.0") == "### Added\n\n- A house.\n"


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("# Changelog\n", "# Changes\n", "first line"),
        ("## [Unreleased]\n", "", "first heading"),
        ("## [0.2.0] - 2026-03-04", "## 0.2.0 - 2026-03-04", "has to be `## [1.2.3]"),
        ("2026-03-04", "4 March", "has to be `## [1.2.3]"),
        ("2026-03-04", "2026-02-31", "has to be `## [1.2.3]"),
        ("2026-03-04", "2025-03-04", "older by its day"),
        ("## [0.1.0]", "## [0.3.0]", "newest version"),
        ("### Changed", "### New", "is none of"),
        ("### Fixed\n\n- A hole.", "### Added\n\n- A hole.", "once, in this order"),
        ("### Changed\n\n- A wall.\n", "", "nothing is said"),
        ("- A wall.\n", "", "has no line"),
        ("v0.1.0...v0.2.0", "v0.1.0...v0.1.1", "has to lead to"),
        ("[0.1.0]: ", "[0.0.1]: ", "has to lead to"),
    ],
)
def test_what_is_out_of_form_is_said(changelog: ModuleType, was: str, becomes: str, said: str) -> None:
    assert was in LONG_AGO
    assert said in "\n".join(changelog.faults(LONG_AGO.replace(was, becomes, 1)))


def test_a_version_is_cut(changelog: ModuleType) -> None:
    cut = changelog.cut(LONG_AGO, "0.3.0", "2026-05-06")
    assert changelog.faults(cut) == []
    first, second, *_ = changelog.releases(cut)
    assert (first.version, first.text) == ("Unreleased", "")
    assert (second.version, second.day) == ("0.3.0", "2026-05-06")
    assert changelog.notes(cut, "0.3.0") == "### Added\n\n- A door.\n\n### Fixed\n\n- A hole.\n"
    with pytest.raises(changelog.NotInForm, match="Nothing is unreleased"):
        changelog.cut(cut, "0.4.0", "2026-05-06")
    with pytest.raises(changelog.NotInForm, match="not later"):
        changelog.cut(LONG_AGO, "0.2.0", "2026-05-06")
    with pytest.raises(changelog.NotInForm, match="says nothing"):
        changelog.notes(cut, "Unreleased")


def test_the_changelog_here_can_be_cut(changelog: ModuleType) -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if changelog.releases(text)[0].text:
        assert changelog.faults(changelog.cut(text, "99.0.0", "2099-12-31")) == []


def _git(root: Path, *command: str) -> str:
    names = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org")
    return subprocess.run(("git", "-C", root, *names, *command), capture_output=True, text=True, check=True).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    root = tmp_path / "clone"
    (root / "gattai_desktop").mkdir(parents=True)
    (root / "gattai_desktop" / "__init__.py").write_text('"""."""\n\n__version__ = "0.2.0"\n', encoding="utf-8")
    (root / "CHANGELOG.md").write_text(LONG_AGO, encoding="utf-8")
    _git(root, "init", "--quiet")
    _git(root, "config", "user.name", "Anna")
    _git(root, "config", "user.email", "anna@example.org")
    _git(root, "add", "--all")
    _git(root, "commit", "--quiet", "--message", "All")
    return root


def test_a_release_is_one_command(release: ModuleType, clone: Path) -> None:
    before = _git(clone, "rev-parse", "HEAD")
    assert "v0.3.0" in "\n".join(release.release(clone, "0.3.0", "2026-05-06", dry=True))
    assert (_git(clone, "rev-parse", "HEAD"), _git(clone, "status", "--porcelain")) == (before, "")

    def keep(root: Path) -> None:
        assert '"0.3.0"' in (root / release.PLACE).read_text(encoding="utf-8")
        (root / release.KEPT).mkdir(parents=True)
        (root / release.KEPT / "0.3.0.gattai-pack").write_text("pack", encoding="utf-8")

    said = release.release(clone, "0.3.0", "2026-05-06", dry=False, keep=keep)
    assert said[-1].endswith("git push --atomic origin HEAD v0.3.0")
    assert _git(clone, "describe", "--exact-match").strip() == "v0.3.0"
    assert _git(clone, "show", "v0.3.0:gattai_desktop/__init__.py").endswith('__version__ = "0.3.0"\n')
    assert _git(clone, "show", f"v0.3.0:{release.KEPT}/0.3.0.gattai-pack") == "pack"
    assert "## [0.3.0] - 2026-05-06" in _git(clone, "show", "v0.3.0:CHANGELOG.md")
    with pytest.raises(release.changelog.NotInForm, match="Nothing is unreleased"):
        release.release(clone, "0.4.0", "2026-05-06", dry=False)


def test_no_version_is_made_of_what_is_not_committed(release: ModuleType, clone: Path) -> None:
    (clone / "notes.txt").write_text("something\n", encoding="utf-8")
    with pytest.raises(release.NotReleased, match="not committed"):
        release.release(clone, "0.3.0", "2026-05-06", dry=False)
    with pytest.raises(release.NotReleased, match="earlier"):
        release.release(clone, "0.1.9", "2026-05-06", dry=False)
    assert "Unreleased]\n\n### Added" in (clone / "CHANGELOG.md").read_text(encoding="utf-8")


def test_a_workflow_asks_for_the_notes() -> None:
    asked = (sys.executable, str(ROOT / "packaging" / "changelog.py"))
    done = subprocess.run((*asked, "v99.98.97"), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "CHANGELOG.md says nothing of 99.98.97.\n")
    assert subprocess.run((*asked, "--check"), capture_output=True, check=False).returncode == 0
