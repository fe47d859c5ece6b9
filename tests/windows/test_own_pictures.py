"""Pictures of a person's own at the desk, and wherever what can be played is shown by its picture."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QMimeData, QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QColorSpace, QDragEnterEvent, QDropEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.pack_pictures import FOLDER, MAX_PICTURE, picture_header
from gattai_desktop.content.picture_file import NoPicture, PictureHeader
from gattai_desktop.games.gattai.by_hand.bringing_scenes import BringScene
from gattai_desktop.games.gattai.by_hand.changing_threats import RemoveThreat
from gattai_desktop.games.gattai.by_hand.coachs_hand import RevealHidden
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.story import NextScene
from gattai_desktop.games.gattai.zones import PRETENDERS
from gattai_desktop.games.kind_of_picture import NO_PICTURE
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.pictured_control import OWN, PicturedControl
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.games.gattai.pilot.sheet import PilotSheet
from gattai_desktop.windows.kit import own_pictures
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.own_pictures import fit_for_pack, own_image
from gattai_desktop.windows.kit.paper import pictures_of
from gattai_desktop.windows.kit.scene_picture import paint_scene
from gattai_desktop.windows.program.wall_keeper import WallKeeper
from gattai_desktop.windows.program.wall_parts import PICTURE
from gattai_desktop.windows.settings.settings import OFF, WINDOW
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.tale.kept_tale import tale_in
from gattai_desktop.windows.tale.spoken_tale import spoken_tale
from gattai_desktop.windows.tale.tale_page import page_of
from gattai_desktop.windows.tale.tale_paper import lay_tale
from gattai_desktop.windows.tale.tale_pictures import OWN as EMBEDDED
from tests.content.coach_packs import LOCATIONS, SCENES, THREATS
from tests.content.test_pack_pictures import SCENARIO as PICTURED
from tests.content.test_pack_pictures import chunk, pack_in, png
from tests.windows.test_pack_desk import kept
from tests.windows.written_desks import opened, shelf_window

SCENARIO = f"{PICTURE}scenario"
HIDES_CELLAR = PICTURED.replace('locations = ["place.quay"]', 'locations = ["place.quay", "place.cellar"]').replace(
    'hidden = ["faction.moths"]', 'hidden = ["faction.moths", "place.cellar"]'
)
TWO_PLACES = (
    LOCATIONS
    + 'picture = "quay.png"\n'
    + LOCATIONS.replace("quay", "cellar").replace("Long Quay", "Cellar")
    + 'picture = "cellar.png"\n'
)
RED, BLUE = QColor(200, 30, 40), QColor(30, 60, 200)


def photograph(file: Path, wide: int = 400, high: int = 300, turn: int = 0, kind: str = "jpeg") -> Path:
    """Write a picture that is red at its left and blue at its right, as a camera that was held upright does.

    turn: what its EXIF says of that, 0 for no EXIF.
    """
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.setText("Description", "Grandmother's house")
    image.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    painter = QPainter(image)
    painter.fillRect(0, 0, wide // 2, high, RED)
    painter.fillRect(wide // 2, 0, wide, high, BLUE)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind, 90)
    data = bytes(buffer.data().data())
    if turn:
        tiff = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0" + bytes((turn,)) + bytes(6)
        data = data[:2] + b"\xff\xe1" + (8 + len(tiff)).to_bytes(2, "big") + b"Exif\0\0" + tiff + data[2:]
    file.write_bytes(data)
    return file


def near(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[operator]


def painted(picture: str, ratio: float = 1.0) -> QImage:
    whole = QImage(QSize(320, 180) * ratio, QImage.Format.Format_RGB32)
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.black)
    painter = QPainter(whole)
    paint_scene(Drawing(make_paint(), QRectF(0, 0, 320, 180), painter), picture, 0)
    painter.end()
    return whole


@pytest.fixture
def desk(window: ShelfWindow) -> PackDesk:
    desk = opened(window)
    desk.open_entry("scenario", desk.evening.id, "picture")
    return desk


def control_of(desk: PackDesk) -> PicturedControl:
    assert isinstance(desk.page, EntryForm)
    control = desk.page.controls["picture",]
    assert isinstance(control, PicturedControl)
    return control


def picture(desk: PackDesk) -> str:
    return str(kept(desk).values("scenario", desk.evening.id)["picture"])


def seen(control: PicturedControl) -> QImage:
    """What stands in the place of her own picture."""
    return control.grab().toImage().copy(control.pictures[OWN])


def test_a_photograph_is_taken_from_the_desk_and_back_with_one_undo(
    desk: PackDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    control, before, house = control_of(desk), picture(desk), photograph(tmp_path / "Old House.JPG")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_given: (str(house), ""))
    empty = seen(control)
    QTest.mouseClick(control, Qt.MouseButton.LeftButton, pos=control.pictures[OWN].center())
    name = picture(desk)
    assert name.startswith("old-house-")
    assert control.plates[OWN].look.fill == "live"
    shown = seen(control)
    assert near(shown.pixelColor(shown.width() // 4, shown.height() // 2), RED)
    assert near(shown.pixelColor(shown.width() * 3 // 4, shown.height() // 2), BLUE)
    desk.draft.undo()
    assert picture(desk) == before
    assert control.plates[OWN].look.fill == ""
    assert seen(control) == empty
    desk.draft.redo()
    assert picture(desk) == name
    assert seen(control) == shown
    assert desk.draft.own_pack is not None


def test_an_image_file_is_dropped_on_the_field(desk: PackDesk, tmp_path: Path) -> None:
    control = control_of(desk)
    data = QMimeData()
    data.setUrls(
        [QUrl.fromLocalFile(str(tmp_path / "notes.txt")), QUrl.fromLocalFile(str(photograph(tmp_path / "a.jpg")))]
    )
    place, copy = QPointF(10, 10), Qt.DropAction.CopyAction
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place.toPoint(), copy, data, button, none)
    control.dragEnterEvent(enter)
    assert enter.isAccepted()
    control.dropEvent(QDropEvent(place, copy, data, button, none))
    assert picture(desk).startswith("a-")
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "evening.gattai"))])
    other = QDragEnterEvent(place.toPoint(), copy, data, button, none)
    control.dragEnterEvent(other)
    assert not other.isAccepted(), "the window takes sessions and packs"


@pytest.mark.parametrize("damage", ["no picture", "moves", "gone", "broken inside"])
def test_a_file_that_is_no_picture_is_refused_with_its_name_and_changes_nothing(
    desk: PackDesk, tmp_path: Path, damage: str
) -> None:
    control, before, told = control_of(desk), picture(desk), list[str]()
    control.refused.connect(told.append)
    file = tmp_path / "strange.png"
    data = {"no picture": b"x", "moves": png(8, 8, chunk(b"acTL", bytes(8))), "broken inside": png(2000, 2000)}
    if damage in data:
        file.write_bytes(data[damage])
    control.bring(file)
    assert len(told) == 1
    assert told[0].startswith("strange.png was not taken. ")
    assert picture(desk) == before
    assert not (desk.draft.folder / FOLDER).exists()
    assert desk.draft.undoes == ""


def test_a_picture_is_turned_right_made_small_and_stripped(qapp: object, tmp_path: Path) -> None:
    """Given a large photograph of a camera that was held upright: it says where it was taken, and whose it is."""
    data = fit_for_pack(photograph(tmp_path / "large.jpg", 4000, 3000, turn=6))
    assert picture_header(data) == PictureHeader("jpeg", 810, 1080)
    image = QImage.fromData(QByteArray(data))
    assert near(image.pixelColor(400, 100), RED)
    assert near(image.pixelColor(400, 1000), BLUE)
    for said in (b"Exif", b"Grandmother", b"ICC_PROFILE"):
        assert said not in data


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp"])
def test_each_format_is_read_by_what_it_is_and_not_by_its_name(qapp: object, tmp_path: Path, kind: str) -> None:
    image = QImage.fromData(QByteArray(fit_for_pack(photograph(tmp_path / "any.png", kind=kind))))
    assert image.size() == QSize(400, 300)
    assert near(image.pixelColor(50, 150), RED)


def test_a_picture_of_noise_still_fits_into_a_pack(qapp: object, tmp_path: Path) -> None:
    import random

    noise = random.Random(3).randbytes(1920 * 1080 * 4)
    QImage(noise, 1920, 1080, QImage.Format.Format_RGB32).save(str(tmp_path / "noise.png"))
    assert len(fit_for_pack(tmp_path / "noise.png")) <= MAX_PICTURE


def test_what_a_file_says_is_looked_at_before_it_is_decoded(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decoded(*_given: object) -> QImage:
        raise AssertionError("It was decoded.")

    monkeypatch.setattr(own_pictures, "_image", decoded)
    huge = tmp_path / "huge.png"
    huge.write_bytes(png(19_000, 19_000))
    with pytest.raises(NoPicture, match="19000 x 19000"):
        fit_for_pack(huge)
    assert own_image(str(huge), QSize(100, 100)).isNull()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_it_is_painted_over_the_whole_part_as_sharp_as_the_screen(qapp: object, tmp_path: Path, ratio: float) -> None:
    house = photograph(tmp_path / "house.jpg", 1600, 400)
    found = painted(str(house), ratio)
    edge, foot = found.width() - 1, found.height() - 1
    for x, y in ((0, 90), (20, 0), (20, foot)):
        assert near(found.pixelColor(x, y), RED)
        assert near(found.pixelColor(edge - x, y), BLUE)
    middle = found.width() // 2
    assert near(found.pixelColor(middle - round(6 * ratio), 50), RED), "the middle stays in the middle"
    assert near(found.pixelColor(middle + round(6 * ratio), 50), BLUE)


@pytest.mark.parametrize("damage", ["gone", "broken inside", "another"])
def test_where_a_picture_is_not_there_the_drawn_one_is(qapp: object, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "house.png"
    if damage == "broken inside":
        file.write_bytes(png(2000, 2000))
    elif damage == "another":
        file.write_bytes(b"<svg/>")
    assert painted(str(file)) == painted("empty")


def test_a_picture_is_decoded_once_and_again_when_it_has_changed(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, decode = list[int](), own_pictures._image

    def counting(data: bytes, header: PictureHeader) -> QImage:
        counted.append(len(data))
        return decode(data, header)

    monkeypatch.setattr(own_pictures, "_image", counting)
    house = photograph(tmp_path / "house.jpg")
    for ratio in (1.0, 2.0, 1.0):
        painted(str(house), ratio)
    assert len(counted) == 1
    before = house.stat().st_mtime_ns
    photograph(house, 300, 400)
    import os

    os.utime(house, ns=(before + 10**9, before + 10**9))
    painted(str(house))
    assert len(counted) == 2


def test_a_scenario_is_chosen_by_its_own_picture(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a pack whose scenario has a picture of its own, when a table is begun, then its card shows that."""
    place = tmp_path / "packs" / "gattai" / "dark-quay"
    pack_in(place)
    photograph(place / FOLDER / "quay.png", kind="png")
    window = shelf_window(qtbot, tmp_path)
    window.packs.show()
    qtbot.waitUntil(lambda: any(near_in(window.grab().toImage(), one) > 400 for one in (RED,)))
    assert near_in(window.grab().toImage(), BLUE) > 400


def wall_of(program: app.Program, place: Path) -> WallKeeper:
    """Open the wall of an evening of a pack that lies there, with Coach at the computer."""
    session = program.shelf_window.shelf.free_path("Friday")
    asked = ("new", "--pack", str(place), "--scenario", "dark-quay", "--no-window", "--file", str(session))
    assert main(list(asked)) == FINE
    program.open_session(session)
    assert program._laid is not None
    keeper = program._laid.keeper
    keeper.choose(evolve(program.settings, wall=WINDOW), program.paint)
    keeper.parts._table.model.pass_to("coach")
    keeper.parts._table.model.take_seat()
    return keeper


def place_of_pack(program: app.Program) -> Path:
    return program.shelf_window.shelf.folder.parent / "packs" / "gattai" / "dark-quay"


def offered(keeper: WallKeeper) -> list[tuple[str, str]]:
    """The pictures of somebody's own that the wall can show, by their names and words."""
    look = keeper.parts.choices()
    assert look is not None
    return [(str(one.key), one.look.title) for one in look.choices if str(one.key).startswith(PICTURE)]


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600)])
def test_coach_shows_the_picture_large_on_the_wall_and_takes_it_away(
    program: app.Program, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Given an evening of a pack with a picture, when W is pressed, then it can be shown, and W shows play again."""
    place = pack_in(place_of_pack(program))
    photograph(place / FOLDER / "quay.png", kind="png")
    keeper = wall_of(program, place)
    assert keeper.wall is not None
    keeper.wall.resize(*size)
    assert offered(keeper) == [(SCENARIO, "The picture of The Dark Quay")]
    keeper.show_part(SCENARIO)
    shown, (wide, high) = keeper.wall.grab().toImage(), size
    whole = high * 4 / 3  # all of it is seen, in the middle
    for x, colour in ((wide / 2 - whole / 2 + 4, RED), (wide / 2 - 4, RED), (wide / 2 + whole / 2 - 4, BLUE)):
        for y in (2, high - 3):
            assert near(shown.pixelColor(round(x), y), colour), (x, y)
    assert near(shown.pixelColor(4, high // 2), program.paint.theme.well)
    assert keeper.part == SCENARIO
    keeper.push()
    assert keeper.part == ""
    assert near_in(keeper.wall.grab().toImage(), BLUE) < 100
    (place / FOLDER / "quay.png").unlink()
    assert offered(keeper) == []


def test_a_location_is_shown_on_the_wall_once_everybody_knows_of_it(program: app.Program) -> None:
    """Given two Locations with pictures, one face-down, then only the other is offered until Coach turns it up."""
    place = pack_in(place_of_pack(program), scenario=HIDES_CELLAR)
    (place / "locations.toml").write_text(TWO_PLACES, encoding="utf-8")
    photograph(place / FOLDER / "quay.png", kind="png")
    photograph(place / FOLDER / "cellar.png", kind="png")
    keeper = wall_of(program, place)
    model = keeper.parts._table.model
    quay, cellar = (f"{PICTURE}location.{key}" for key in ("quay", "cellar"))
    assert offered(keeper) == [(quay, "The picture of The Long Quay"), (SCENARIO, "The picture of The Dark Quay")]
    keeper.show_part(cellar)
    assert keeper.part == ""
    assert keeper.wall is not None
    assert near_in(keeper.wall.grab().toImage(), BLUE) < 100
    model.attempt(RevealHidden("coach", "location.cellar"))
    assert offered(keeper)[:-1] == [(quay, "The picture of The Long Quay"), (cellar, "The picture of The Cellar")]
    keeper.show_part(cellar)
    assert near_in(keeper.wall.grab().toImage(), BLUE) > 400
    model.pass_to("red")
    model.take_seat()
    assert offered(keeper) == [], "what the wall shows is Coach's to choose"


def test_a_threat_is_shown_on_the_wall_while_it_is_in_play(program: app.Program) -> None:
    """Given a Threat in play and one that pretends to be a Faction, then the wall offers the first one's picture."""
    place = pack_in(place_of_pack(program))
    eater, wick = THREATS.split("\n\n")
    masked = 'mask = "The Lamp Friends"\npowers = ["power.pretender"]\npicture = "quay.png"\n'
    (place / "threats.toml").write_text(f'{eater}\npicture = "quay.png"\n\n{wick}{masked}', encoding="utf-8")
    keeper = wall_of(program, place)
    model = keeper.parts._table.model
    assert model.sight("coach").listed(PRETENDERS) == ("wick",)
    assert offered(keeper)[:-1] == [(f"{PICTURE}threat.lamp_eater", "The picture of The Lamp Eater")]
    assert keeper.parts.part(f"{PICTURE}threat.wick") is None
    model.attempt(RemoveThreat("coach", "lamp_eater"))
    assert offered(keeper)[:-1] == []


def with_scenes(place: Path) -> Path:
    """A pack of which the scenario and the first of two scenes have a picture, red at its left, and the other blue."""
    pack_in(place)
    pictured = SCENES.replace('author = "Jo"', 'picture = "quay.png"\nauthor = "Jo"')
    (place / "scenes.toml").write_text(pictured, encoding="utf-8")
    photograph(place / FOLDER / "quay.png", kind="png")
    return place


def test_a_scene_is_shown_on_the_wall_from_when_it_opens_until_another_does(program: app.Program) -> None:
    keeper = wall_of(program, with_scenes(place_of_pack(program)))
    model = keeper.parts._table.model
    lamp, dark = (f"{PICTURE}scene.{key}" for key in ("second_lamp", "dark"))
    assert offered(keeper)[:-1] == []
    model.attempt(OpenScene("coach", "second_lamp"))
    assert offered(keeper)[:-1] == [(lamp, "The picture of The second lamp")]
    keeper.show_part(lamp)
    assert keeper.wall is not None
    assert near_in(keeper.wall.grab().toImage(), BLUE) > 400
    model.attempt(OpenScene("coach", "dark"))
    assert offered(keeper)[:-1] == [(dark, "The picture of All lamps are out")]
    model.attempt(NextScene("coach"))
    assert offered(keeper)[:-1] == []


def test_a_scene_that_was_written_since_it_began_has_its_picture_on_the_wall_and_in_the_tale(
    program: app.Program,
) -> None:
    place = with_scenes(place_of_pack(program))
    (place / "scenes.toml").rename(place.parent / "later")
    scenario = (place / "scenarios.toml").read_text(encoding="utf-8")
    (place / "scenarios.toml").write_text(scenario.replace("scenes =", "# scenes ="), encoding="utf-8")
    table = (keeper := wall_of(program, place)).parts._table
    (place.parent / "later").rename(place / "scenes.toml")
    table.model.attempt(BringScene("coach", Quoted("All lamps are out"), "dark", ()))
    table.model.attempt(OpenScene("coach", "dark"))
    assert offered(keeper)[:-1] == [(f"{PICTURE}scene.dark", "The picture of All lamps are out")]
    table.close()
    session = program.shelf_window.shelf.folder / "Friday.gattai"
    assert [bool(one.file) for one in tale_in(session, packs=place.parent.parent).points] == [True]


def test_a_scene_gets_its_picture_at_the_desk(desk: PackDesk, tmp_path: Path) -> None:
    (scene,) = [str(one["id"]) for one in desk.draft.entries("scene")][:1]
    desk.open_entry("scene", scene, "picture")
    control_of(desk).bring(photograph(tmp_path / "Lamp.jpg"))
    assert str(kept(desk).values("scene", scene)["picture"]).startswith("lamp-")


def test_the_tale_shows_what_was_played_and_scenes_as_they_opened(program: app.Program) -> None:
    """Given a scene that was taken back and one that was played, then the page holds the picture of the latter."""
    place = with_scenes(place_of_pack(program))
    table = wall_of(program, place).parts._table
    session = program.shelf_window.shelf.folder / "Friday.gattai"
    table.model.attempt(OpenScene("coach", "dark"))
    assert table.model.take_back(table.model.entry)
    table.model.attempt(OpenScene("coach", "second_lamp"))
    table.close()
    tale = spoken_tale(tale_in(session, packs=place.parent.parent))
    page = page_of(tale, make_paint())
    assert [(one.title, one.picture_words) for one in tale.points if one.point.file] == [
        ("The second lamp", "The picture of The second lamp")
    ]
    assert page.count(EMBEDDED) == 2
    assert "img-src data:" in page
    assert not re.search(r"https?:|file:|url\(", re.sub(r"http://www\.w3\.org/[a-z0-9/]+", "", page))
    assert len(page) < 200_000
    sheet = pictures_of(lambda paper: lay_tale(paper, tale, make_paint()), 800)[0]
    head, below = (near_in(sheet.copy(0, top, 800, high), BLUE) for top, high in ((0, 180), (200, 900)))
    assert head > 1000
    assert below > 1000
    (place / FOLDER / "quay.png").unlink()
    assert EMBEDDED not in page_of(tale, make_paint()), "what is drawn anyway is shown"
    assert not any(one.point.file for one in spoken_tale(tale_in(session, packs=place.parent.parent)).points)


def test_a_threat_gets_its_picture_at_the_desk(desk: PackDesk, tmp_path: Path) -> None:
    desk.open_entry("threat", "threat.lamp_eater", "picture")
    assert isinstance(desk.page, ThreatEditor)
    control = desk.page.picture
    assert isinstance(control, PicturedControl)
    assert desk.page.show_field("picture") in control.stops()
    assert set(control.stops()) <= set(desk.page.stops())
    control.bring(photograph(tmp_path / "Eater.jpg"))
    assert str(kept(desk).values("threat", "threat.lamp_eater")["picture"]).startswith("eater-")
    assert control.plates[OWN].look.fill == "live"
    desk.draft.undo()
    assert kept(desk).values("threat", "threat.lamp_eater")["picture"] == NO_PICTURE


def test_nothing_is_offered_for_a_wall_that_is_not_there(program: app.Program) -> None:
    """Given the score and a Pilot's sheet, then only an open wall is named on them."""
    keeper = wall_of(program, pack_in(place_of_pack(program)))
    table = keeper.parts._table
    found = []
    for wall in (WINDOW, OFF):
        keeper.choose(evolve(program.settings, wall=wall), program.paint)
        table.requests.open("score")
        plates = [one.look.title for one in table.sheet.look.choices]
        table.overlays.hide(Level.SHEETS)
        table.requests.open("pilot.red")
        sheet = next(iter(table.findChildren(PilotSheet)))
        found.append(("To the wall" in plates, [one.look.title for one in sheet.corner()]))
        sheet.leave()
    assert found == [(True, ["Back", "To the wall"]), (False, ["Back"])]


def near_in(image: QImage, colour: QColor) -> int:
    """How many of some pixels have that colour."""
    return sum(
        near(image.pixelColor(x, y), colour) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    )
