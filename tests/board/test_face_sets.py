"""Cards of one's own: a folder with a manifest, read as other people's files are read."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.face_sets import NAMES, FaceSetRefused, read_set, sets_in
from gattai_desktop.board.faces import Faces
from gattai_desktop.resources import resource

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><path d="M0 0H250V350H0Z" fill="{colour}"/></svg>'
GREEN, USUAL = "#00ff00", "K"


@pytest.fixture
def folder(qapp: QApplication, tmp_path: Path) -> Path:
    """A set with one green King."""
    del qapp
    made = tmp_path / "our-cards"
    made.mkdir()
    (made / "manifest.toml").write_text('version = 1\nname = "Our cards"\n', encoding="utf-8")
    (made / "KH.svg").write_text(SVG.format(colour=GREEN), encoding="utf-8")
    return made


def colour_of(faces: Faces, face: str) -> str:
    """The colour in the middle of a card's picture."""
    image = faces.picture(face, 140, 1.0).pixmap.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


def test_what_a_set_has_is_shown_and_the_rest_is_the_programs_own(folder: Path) -> None:
    found = read_set(folder)
    assert found.name == "Our cards"
    assert set(found.files) == {"KH"}
    faces = Faces(own=found)
    assert colour_of(faces, "KH") == GREEN
    assert colour_of(faces, "KS") == colour_of(Faces(), "KS")
    corner = faces.picture("KH", 140, 1.0).pixmap.toImage()
    assert corner.pixelColor(corner.width() - 1, 0).alpha() == 0, "the corner is cut as on every card"


def test_the_programs_own_pictures_would_do_as_a_set(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    made = tmp_path / "copied"
    made.mkdir()
    (made / "manifest.toml").write_text('version = 1\nname = "Copied"\n', encoding="utf-8")
    for path in resource("cards/four-colours/KH.svg").parent.glob("*.svg"):
        (made / path.name).write_bytes(path.read_bytes())
    assert set(read_set(made).files) == NAMES


def test_pixels_do_as_well(folder: Path) -> None:
    image = QImage(250, 350, QImage.Format.Format_RGB32)
    image.fill(QColor("#0000ff"))
    assert image.save(str(folder / "back-pilots.png"))
    assert colour_of(Faces(own=read_set(folder)), "back-pilots") == "#0000ff"


def test_a_file_may_have_another_name(folder: Path) -> None:
    (folder / "more").mkdir()
    (folder / "more" / "ace.svg").write_text(SVG.format(colour="#ff0000"), encoding="utf-8")
    with (folder / "manifest.toml").open("a", encoding="utf-8") as file:
        file.write('[faces]\nAS = "more/ace.svg"\n')
    assert colour_of(Faces(own=read_set(folder)), "AS") == "#ff0000"


def test_a_picture_that_goes_while_the_program_runs_leaves_the_usual_one(folder: Path) -> None:
    faces = Faces(own=read_set(folder))
    (folder / "KH.svg").unlink()
    assert colour_of(faces, "KH") == colour_of(Faces(), "KH")


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<image href="file:///etc/hostname" width="9" height="9"/>',
        '<use href="#a"/>',
        "<text>Ren</text>",
        '<rect fill="url(https://example.org/x)"/>',
        '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="https://example.org"/>',
        '<rect onload="x()"/>',
        "<style>@import 'x'</style>",
    ],
)
def test_nothing_that_reaches_beyond_a_picture(folder: Path, inside: str) -> None:
    (folder / "KH.svg").write_text(SVG.format(colour=GREEN).replace("</svg>", f"{inside}</svg>"), encoding="utf-8")
    with pytest.raises(FaceSetRefused, match="KH may not hold"):
        read_set(folder)


def test_no_entities_that_grow(folder: Path) -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' + SVG.format(colour=GREEN)
    (folder / "KH.svg").write_text(bomb, encoding="utf-8")
    with pytest.raises(FaceSetRefused, match="may not hold"):
        read_set(folder)


def test_only_files_of_the_folder(folder: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.svg"
    secret.write_text(SVG.format(colour=GREEN), encoding="utf-8")
    (folder / "manifest.toml").write_text('version = 1\nname = "x"\n[faces]\nAS = "../secret.svg"\n', encoding="utf-8")
    with pytest.raises(FaceSetRefused, match="lies outside"):
        read_set(folder)
    (folder / "manifest.toml").write_text('version = 1\nname = "x"\n', encoding="utf-8")
    (folder / "AS.svg").symlink_to(secret)
    with pytest.raises(FaceSetRefused, match="lies outside"):
        read_set(folder)


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        ("", "version = 1"),
        ("version = 2\nname = 'x'", "version = 1"),
        ("version = 1", "must give a name"),
        (f"version = 1\nname = '{'x' * 80}'", "must give a name"),
        ("version = 1\nname = 'x'\nby = 3", "by must name"),
        ("version = 1\nname = 'x'\n[faces]\nZZ = 'a.svg'", "no card is called ZZ"),
        ("version = 1\nname = 'x'\nfaces = 1", "must name pictures"),
        ("version = 1\nname = 'x'\n[faces]\nKH = 'gone.svg'", "is not there"),
        ("version = 1\nname = 'x'\n[faces]\nKH = 'manifest.toml'", "must be SVG or PNG"),
        ("not toml at all [", "cannot be read"),
    ],
)
def test_what_is_wrong_with_a_manifest_is_said(folder: Path, manifest: str, said: str) -> None:
    (folder / "manifest.toml").write_text(manifest, encoding="utf-8")
    with pytest.raises(FaceSetRefused, match=said) as refused:
        read_set(folder)
    assert str(refused.value).startswith("The cards in our-cards are not used: ")


def test_what_is_wrong_with_a_picture_is_said(folder: Path) -> None:
    (folder / "KH.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(FaceSetRefused, match="no SVG that can be drawn"):
        read_set(folder)
    (folder / "KH.svg").write_text(SVG.format(colour=GREEN).replace("0 0 250 350", "0 0 350 250"), encoding="utf-8")
    with pytest.raises(FaceSetRefused, match="not 5 wide by 7 high"):
        read_set(folder)
    (folder / "KH.svg").write_text(SVG.format(colour=GREEN) + " " * 600_000, encoding="utf-8")
    with pytest.raises(FaceSetRefused, match="larger than 512 KB"):
        read_set(folder)
    (folder / "KH.svg").unlink()
    (folder / "KH.png").write_bytes(b"\x89PNG\r\n\x1a\n nonsense")
    with pytest.raises(FaceSetRefused, match="must be a PNG"):
        read_set(folder)


def test_a_bad_folder_does_not_take_the_good_one_along(folder: Path) -> None:
    bad = folder.parent / "bad"
    bad.mkdir()
    found, wrong = sets_in(folder.parent)
    assert set(found) == {"our-cards"}
    assert wrong == ("The cards in bad are not used: it has no manifest.toml.",)
    assert sets_in(folder.parent / "nowhere") == ({}, ())


@pytest.mark.parametrize("four", [True, False])
def test_a_large_index_is_larger_and_backs_stay(qapp: QApplication, four: bool) -> None:
    del qapp
    usual, large = Faces(four), Faces(four, large=True)
    for face in ("TD", "AS", "8C", "KH"):
        ink = [_dark(faces, face) for faces in (usual, large)]
        assert ink[1] > ink[0] * 1.2
    assert _dark(usual, "back-coach") == _dark(large, "back-coach")


def _dark(faces: Faces, face: str) -> int:
    """How many pixels of the upper left part, which a covered card shows, are not those of the ground."""
    image = faces.picture(face, 350, 1.0).pixmap.toImage()
    ground = QColor("#FAF7F0").rgb()
    return sum(image.pixel(x, y) != ground for x in range(8, 90) for y in range(8, 150))
