"""Nothing is given away without its licence: what a bundle carries is led back to whose it is, or the build ends."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import attr
import PySide6
import pytest

from tests.house.house import ROOT


@pytest.fixture(scope="module")
def notices() -> ModuleType:
    spec = importlib.util.spec_from_file_location("notices", ROOT / "packaging" / "notices.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def _core() -> tuple[str, str]:
    folder = Path(PySide6.__file__).parent
    found = sorted(one for one in folder.rglob("*Qt6Core*") if one.is_file()) or sorted(
        folder.rglob("QtCore.framework/*/QtCore")
    )
    return f"PySide6/{found[0].relative_to(folder).as_posix()}", str(found[0])


def built(notices: ModuleType, folder: Path) -> Path:
    """A folder as a build leaves it, with a library of Qt and a Python package."""
    inside = folder / "_internal"
    there, here = _core()
    (inside / there).parent.mkdir(parents=True)
    (inside / there).write_bytes(b"library")
    gathered = notices.gather([(there, here)], [attr.__file__])
    notices.write(gathered, inside / "gattai_desktop" / "resources_files" / "carried")
    return folder


def test_what_is_carried_has_its_licence(notices: ModuleType, tmp_path: Path) -> None:
    folder = built(notices, tmp_path)
    assert notices.faults(folder) == []
    index = json.loads(next(folder.rglob("carried.json")).read_text(encoding="utf-8"))
    parts = {part["name"]: part for part in index["parts"]}
    assert {"Python", "Qt", "attrs", "pyinstaller"} <= set(parts)
    assert parts["Qt"]["licence"] == "LGPL-3.0-only"
    assert parts["Qt"]["source"].startswith("https://download.qt.io/")
    texts = next(folder.rglob("carried.json")).parent
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (texts / "LGPL-3.0.txt").read_text(encoding="utf-8")
    assert "Hynek Schlawack" in (texts / "attrs-LICENSE").read_text(encoding="utf-8")


def test_a_library_of_unknown_origin_ends_the_build(notices: ModuleType, tmp_path: Path) -> None:
    stranger = tmp_path / "libstranger.so.1"
    stranger.write_bytes(b"library")
    with pytest.raises(notices.WithoutLicence, match=r"libstranger\.so\.1"):
        notices.gather([("libstranger.so.1", str(stranger))], [])


def test_a_licence_without_text_ends_the_build(notices: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_kept", lambda _name: " \n")
    notices.qt.cache_clear()
    with pytest.raises(notices.WithoutLicence, match="Qt"):
        notices.gather([_core()], [])
    notices.qt.cache_clear()


def test_a_built_folder_with_a_library_more_is_told(notices: ModuleType, tmp_path: Path) -> None:
    folder = built(notices, tmp_path)
    (folder / "_internal" / "libstranger.so.1").write_bytes(b"library")
    assert notices.faults(folder) == ["libstranger.so.1 is carried without a licence."]


def test_a_built_folder_whose_text_is_gone_is_told(notices: ModuleType, tmp_path: Path) -> None:
    folder = built(notices, tmp_path)
    next(folder.rglob("attrs-LICENSE")).unlink()
    assert notices.faults(folder) == ["attrs has no text of its licence."]
