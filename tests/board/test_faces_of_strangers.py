"""Folders with cards that somebody made up on purpose: nothing outside is read, nothing grows, nothing waits."""

import gzip
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.face_sets import MOST_PARTS, MOST_SETS, FaceSetRefused, read_set, sets_in
from gattai_desktop.board.faces import Faces
from gattai_desktop.board.speech import shown
from tests.board.test_face_sets import SVG, colour_of

PICTURE = SVG.format(colour="#00ff00")
HEAD = 'version = 1\nname = "Ours"\n'
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs links and pipes as POSIX has them")


@pytest.fixture
def folder(qapp: QApplication, tmp_path: Path) -> Path:
    del qapp
    made = tmp_path / "our-cards"
    made.mkdir()
    (made / "manifest.toml").write_text(HEAD, encoding="utf-8")
    (made / "KH.svg").write_text(PICTURE, encoding="utf-8")
    return made


def holding(inside: str) -> str:
    return PICTURE.replace("</svg>", f"{inside}</svg>")


def refused(folder: Path, told: str) -> None:
    with pytest.raises(FaceSetRefused, match=told) as found:
        read_set(folder)
    assert str(found.value).startswith("The cards in our-cards are not used: ")
    assert len(str(found.value)) < 500
    assert sets_in(folder.parent) == ({}, (str(found.value),))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_another_encoding_hides_nothing(folder: Path, encoding: str) -> None:
    reaching = holding('<image href="file:///etc/hostname" width="9" height="9"/>')
    (folder / "KH.svg").write_bytes(reaching.encode(encoding))
    refused(folder, "may not hold <image|no SVG that can be drawn")


@pytest.mark.parametrize(
    ("inside", "told"),
    [
        ('<s:use xmlns:s="http://www.w3.org/2000/svg" href="#a"/>', "<use"),
        ('<s:style xmlns:s="http://www.w3.org/2000/svg">*{}</s:style>', "<style"),
        ('<x:image xmlns:x="urn:x" width="9" height="9"/>', "<image"),
        ('<mask id="a"/>', "<mask"),
        ('<g href="&#x66;ile:///etc/hostname"/>', "href"),
        ('<rect fill="u&#x72;l(file:///x)"/>', "url"),
        ('<rect style="fill:url(file:///x)"/>', "url"),
        ('<rect ONLOAD="x()"/>', "onload"),
    ],
)
def test_a_prefix_or_other_letters_hide_nothing(folder: Path, inside: str, told: str) -> None:
    (folder / "KH.svg").write_text(holding(inside), encoding="utf-8")
    refused(folder, f"KH may not hold {told}")


def test_what_drawing_programs_leave_in_a_file_does_no_harm(folder: Path) -> None:
    left = (
        '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:li>x</r:li></r:RDF></metadata>'
        '<i:namedview xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" i:zoom="2"/>'
        '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url( #a )" width="9"/>'
    )
    (folder / "KH.svg").write_text(f"<?xml version='1.0'?><!-- ours -->{holding(left)}", encoding="utf-8")
    assert set(read_set(folder).files) == {"KH"}


def test_a_packed_picture_is_not_unpacked(folder: Path) -> None:
    (folder / "KH.svg").write_bytes(gzip.compress(holding(" " * 50_000_000).encode()))
    refused(folder, "no SVG that can be drawn")


@pytest.mark.parametrize("size", ["5e20 7e20", "1e7 1.4e7", "-5 -7"])
def test_a_size_that_cannot_be_is_told(folder: Path, size: str) -> None:
    (folder / "KH.svg").write_text(PICTURE.replace("250 350", size), encoding="utf-8")
    refused(folder, "not 5 wide by 7 high|no SVG that can be drawn")


@pytest.mark.parametrize("size", ["1e400 1e400", "nan nan", "0 0"])
def test_where_no_size_is_said_the_shapes_say_it(folder: Path, size: str) -> None:
    (folder / "KH.svg").write_text(PICTURE.replace("250 350", size), encoding="utf-8")
    assert colour_of(Faces(own=read_set(folder)), "KH") == "#00ff00"


def test_only_so_many_parts(folder: Path) -> None:
    (folder / "KH.svg").write_text(holding("<g/>" * (MOST_PARTS - 2)), encoding="utf-8")
    assert read_set(folder).files
    (folder / "KH.svg").write_text(holding("<g/>" * (MOST_PARTS - 1)), encoding="utf-8")
    refused(folder, f"more than {shown(MOST_PARTS)} parts")


def test_only_so_deep(folder: Path) -> None:
    (folder / "KH.svg").write_text(holding("<g>" * 40 + "</g>" * 40), encoding="utf-8")
    assert read_set(folder).files
    (folder / "KH.svg").write_text(holding("<g>" * 400 + "</g>" * 400), encoding="utf-8")
    refused(folder, "deeper than")


@pytest.mark.timeout(30)
@pytest.mark.parametrize(
    "more",
    [
        "by = " + "9" * 5_000,
        ".".join("a" * 20_000) + " = 1",
        "a = " + "[" * 20_000,
        'name = "again"',
        "x = '" + "x" * 70_000 + "'",
    ],
)
def test_a_manifest_that_was_made_to_be_slow_is_refused_at_once(folder: Path, more: str) -> None:
    (folder / "manifest.toml").write_text(HEAD + more, encoding="utf-8")
    refused(folder, "cannot be read|too long")


def test_a_manifest_that_is_no_text_is_told(folder: Path) -> None:
    (folder / "manifest.toml").write_bytes(b"\xff\xfe\x00")
    refused(folder, "cannot be read")
    (folder / "manifest.toml").unlink()
    (folder / "manifest.toml").mkdir()
    refused(folder, "cannot be read|has no manifest")


@posix
@pytest.mark.timeout(30)
def test_nobody_waits_for_a_pipe_and_no_link_leads_away(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path.parent / f"{tmp_path.name}-elsewhere.toml"
    elsewhere.write_text(HEAD, encoding="utf-8")
    (folder / "manifest.toml").unlink()
    (folder / "manifest.toml").symlink_to(elsewhere)
    refused(folder, "outside")
    (folder / "manifest.toml").unlink()
    os.mkfifo(folder / "manifest.toml")
    refused(folder, "has no manifest|cannot be read")
    (folder / "manifest.toml").unlink()
    (folder / "manifest.toml").write_text(f'{HEAD}[faces]\nAS = "round.svg"\n', encoding="utf-8")
    (folder / "round.svg").symlink_to("round.svg")
    refused(folder, "is not there|outside")


@pytest.mark.parametrize(
    "name",
    [
        "../KH.svg",
        "/etc/KH.svg",
        "a/../../KH.svg",
        "C:KH.svg",
        "C:\\\\KH.svg",
        "..\\\\KH.svg",
        "\\\\\\\\there\\\\KH.svg",
        "NUL.svg",
        "more/con.svg",
        "KH.svg:stream.svg",
    ],
)
def test_no_name_leads_out_of_the_folder_on_any_system(folder: Path, name: str) -> None:
    """Also names that only lead away on another system: sets are passed on."""
    (folder / "manifest.toml").write_text(f'{HEAD}[faces]\nAS = "{name}"\n', encoding="utf-8")
    refused(folder, "outside")


def test_a_very_long_name_is_told(folder: Path) -> None:
    (folder / "manifest.toml").write_text(f'{HEAD}[faces]\nAS = "{"x" * 236}.svg"\n', encoding="utf-8")
    refused(folder, "is not there")
    (folder / "manifest.toml").write_text(f'{HEAD}[faces]\nAS = "{"x" * 237}.svg"\n', encoding="utf-8")
    refused(folder, "names no file")


def test_only_so_many_sets(folder: Path) -> None:
    for number in range(MOST_SETS):
        copy = folder.parent / f"set-{number:03}"
        copy.mkdir()
        for one in folder.iterdir():
            (copy / one.name).write_bytes(one.read_bytes())
    found, wrong = sets_in(folder.parent)
    assert (len(found), wrong) == (MOST_SETS, ())
