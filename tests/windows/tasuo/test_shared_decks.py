"""Decks given away and taken in as packs, with the cards of a person's own that they need (RULES TS, 3j; LOOK 30)."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.faces import paint_card
from gattai_desktop.board.paint import make_paint
from gattai_desktop.content.pack_file import files_in, packed
from gattai_desktop.content.tasuo.card_packs import built_in_cards, know_cards
from gattai_desktop.games.tasuo.decks import list_of, written_deck
from gattai_desktop.sessions.own_decks import DeckNotKept, DeckOrigin, OwnDecks
from gattai_desktop.windows.desk.deck_room import DeckRoom
from gattai_desktop.windows.games.register import workshop_of
from gattai_desktop.windows.settings.language import speak_language

HEAD = """[pack]
id = "ren"
title = "Ren's cards"
format = 1
game = "tasuo"
needs = ["tasuo"]

[pack.attribution]
work = "Ren's cards"
author = "Ren"
licence = "CC0-1.0"
licence_url = "https://creativecommons.org/publicdomain/zero/1.0/"
changes = "None."
notice = "Ren's cards are by Ren."
"""
CLASSES = """[[class]]
id = "nightwatch"
name = "Nightwatch"
"""
CARDS = """[[card]]
id = "ren01"
name = "Lamp Keeper"
kind = "warrior"
class = "nightwatch"
life = 7.5
attack = "K2 fire c"

[[card]]
id = "ren02"
name = "Keeper of All Lamps"
kind = "tasuo-mode"
onto = "ren01"
life = 10
attack = "K4 fire"
"""
DECKS = """[[deck]]
id = "lamps"
name = "Lamps"
cards = [{ card = "ren01", copies = 4 }, { card = "sl01", copies = 4 }]
ultra = ["ren02"]
"""
FILES = {"pack.toml": HEAD, "classes.toml": CLASSES, "cards.toml": CARDS, "decks.toml": DECKS}
Open = Callable[[Path], DeckRoom]


@pytest.fixture
def open_room(qtbot: QtBot) -> Iterator[Open]:
    windows: list[QWidget] = []

    def opened(home: Path) -> DeckRoom:
        window = QWidget()
        qtbot.addWidget(window)
        for before in windows:
            before.hide()  # one person's room is open at a time: its cards are known all over the program
        windows.append(window)
        window.resize(1366, 768)
        workshop = workshop_of("tasuo", home / "packs")
        assert workshop is not None
        kept = OwnDecks(home / "decks", "tasuo")
        room = DeckRoom(make_paint(speed=0), window, workshop, kept, lambda cards: cards)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        room.enter(window.rect())
        return room

    yield opened
    know_cards(())


def _file(folder: Path, files: dict[str, str]) -> Path:
    path = folder / "lamps.gattai-pack"
    path.write_bytes(packed(files))
    return path


def _told(room: DeckRoom) -> str:
    return room.name.accessibleDescription()


def _drop(room: DeckRoom, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    room.dropEvent(QDropEvent(QPointF(100, 100), copy, data, left, none))


def test_a_deck_goes_out_as_a_pack_and_comes_in_elsewhere(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ida")
    file = tmp_path / "fire.gattai-pack"
    room.sharing.save_pack(file)
    assert _told(room) == "Say who made it first."
    assert not file.exists()
    room.sharing.author.setText("Ida")
    room.sharing.licences["CC0-1.0"].click()
    room.sharing.save_pack(tmp_path / "fire")
    assert _told(room) == f"Saved: {file}"
    head = files_in(file)["pack.toml"].decode()
    assert 'author = "Ida"' in head
    assert 'licence = "CC0-1.0"' in head
    assert sorted(files_in(file)) == ["decks.toml", "pack.toml"]
    other = open_room(tmp_path / "ren")
    _drop(other, file)
    assert (other.draft.name, other.draft.own) == ("The Slag Court 2", True)
    assert other.draft.text.replace("#\n", "") == room.draft.text
    assert _told(other) == "Brought in: The Slag Court 2."
    assert other.side.check.report is not None
    assert other.side.check.report.playable


def test_whose_work_a_deck_is_goes_on_with_it(open_room: Open, tmp_path: Path) -> None:
    """Ren changes a deck that came from Ida and gives it away: her name and her licence stand there already."""
    room, licence = open_room(tmp_path / "ida"), "CC0-1.0"
    room.sharing.author.setText("Ida")
    room.sharing.licences[licence].click()
    room.sharing.save_pack(tmp_path / "fire")
    other = open_room(tmp_path / "ren")
    _drop(other, tmp_path / "fire.gattai-pack")
    brought = other.draft.name
    other.set_copies("Spark Runner", 1)
    other.take_ready("Ready", "4 Cinder Page\n")
    assert (other.sharing.author.text(), other.sharing.licence) == ("", "CC-BY-SA-4.0")
    again = open_room(tmp_path / "ren")
    assert again.draft.name == brought
    assert (again.sharing.author.text(), again.sharing.licence) == ("Ida", licence)
    again.sharing.save_pack(tmp_path / "further")
    head = files_in(tmp_path / "further.gattai-pack")["pack.toml"].decode()
    assert 'author = "Ida"' in head
    assert f'licence = "{licence}"' in head
    again.sharing.author.setText("Ida, Ren")
    again.set_copies("Spark Runner", 2)
    assert again.sharing.author.text() == "Ida, Ren"
    again.sharing.save_pack(tmp_path / "third")
    assert open_room(tmp_path / "ren").draft.origin.author == "Ida, Ren"


def test_cards_of_ones_own_come_with_a_pack_and_go_with_the_deck(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    room.sharing.bring_pack(_file(tmp_path, FILES))
    assert room.draft.name == "Lamps"
    assert room.laid.stacks["Lamp Keeper"].copies == 4
    assert room.laid.stacks["Keeper of All Lamps"].copies == 1
    assert "Nightwatch" in room.list.rows["Lamp Keeper"].card.spoken
    room.sharing.author.setText("Ida")
    file = tmp_path / "out.gattai-pack"
    room.sharing.save_pack(file)
    files = {name: text.decode() for name, text in files_in(file).items()}
    assert sorted(files) == ["cards.toml", "classes.toml", "decks.toml", "pack.toml"]
    assert "Ren's cards are by Ren." in files["pack.toml"]
    other = open_room(tmp_path / "ida")
    assert "Lamp Keeper" not in other.list.rows
    other.sharing.bring_pack(file)
    assert other.laid.stacks["Lamp Keeper"].copies == 4
    again = open_room(tmp_path / "ida")
    assert "Keeper of All Lamps" in again.list.rows  # they are here the next time, too
    again.sharing.bring_pack(_file(tmp_path, FILES))
    assert _told(again) == "Brought in: Lamps 2."  # the same cards under another pack are no clash


def test_a_deck_with_cards_of_ones_own_may_be_played(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    room.sharing.bring_pack(_file(tmp_path, FILES))
    designs = built_in_cards().cards
    room.take_ready("Court", written_deck(list_of(designs.decks["slag-court"], designs)))
    room.set_copies("Cinder Page", 0)
    room.set_copies("Lamp Keeper", 4)
    report = room.side.check.report
    assert report is not None
    assert report.playable


def test_a_card_without_a_picture_of_its_own_is_drawn_from_its_row(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    room.sharing.bring_pack(_file(tmp_path, FILES))
    drawn = []
    for name in ("Lamp Keeper", "Keeper of All Lamps", "Cinder Page"):
        picture = QImage(250, 350, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_card(painter, room.paint.faces, room.paint.theme, room.list.rows[name].card.face, 0, 0, 350)
        painter.end()
        drawn.append(picture)
        assert len({picture.pixel(x, y) for x in range(20, 230, 6) for y in range(20, 330, 6)}) > 6, name
    assert drawn[0] != drawn[1]
    assert drawn[0] != drawn[2]


def test_a_pack_with_faults_is_refused_whole_with_file_line_and_field(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    wrong = FILES | {"cards.toml": CARDS.replace("life = 7.5", 'life = "much"'), "decks.toml": DECKS + "colour = 1\n"}
    room.sharing.bring_pack(_file(tmp_path, wrong))
    told = [plate.accessibleName() for plate in room.sharing.faults]
    assert any("cards.toml, line 6, ren01, life" in one for one in told)
    assert any("decks.toml, line 6, lamps, colour" in one for one in told)
    assert not room.sharing_pane.isHidden()
    assert "was not brought in" in _told(room)
    assert list(tmp_path.rglob("decks/**/*.deck")) == []
    assert not (tmp_path / "ren" / "packs").exists()
    assert "Lamp Keeper" not in room.list.rows


def test_the_faults_of_a_pack_are_told_in_the_language_of_the_windows(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    speak_language("de")
    try:
        cards = CARDS.replace("life = 7.5", 'life = "much"').replace("K2 fire c", "K2 fier c")
        room.sharing.bring_pack(_file(tmp_path, FILES | {"cards.toml": cards, "decks.toml": DECKS + "nmae = 1\n"}))
        told = " ".join(plate.accessibleName() for plate in room.sharing.faults)
    finally:
        speak_language("en")
    assert "cards.toml, Zeile 6, ren01, life" in told
    assert "'much' ist keine Zahl. Schreib 0 bis 49,5, in Halben." in told
    assert "„fier“ ist nicht bekannt (Element). Ist „fire“ gemeint?" in told
    assert "Dieses Feld ist nicht bekannt. Ist „name“ gemeint?" in told


def test_a_clash_with_cards_that_are_here_is_named(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")

    def told(files: dict[str, str]) -> str:
        room.sharing.bring_pack(_file(tmp_path, files))
        return " ".join(plate.accessibleName() for plate in room.sharing.faults)

    of_the_program = {name: text.replace("ren02", "ul01") for name, text in FILES.items()}
    assert "Four courts, on which this pack builds, has another entry with this id" in told(of_the_program)
    assert told(FILES) == ""
    other = {name: text.replace('"ren', '"ida').replace("life = 7.5", "life = 5") for name, text in FILES.items()}
    assert "The pack 'Ren's cards' has another card with this name. Change one." in told(other)


def test_a_pack_of_which_one_deck_cannot_be_kept_leaves_none_of_its_decks(
    open_room: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = open_room(tmp_path / "ren")
    before = room.draft.name
    keep = OwnDecks.keep

    def keep_but_one(decks: OwnDecks, name: str, text: str, origin: DeckOrigin) -> None:
        if name == "More lamps":
            raise DeckNotKept("The deck {name} was not saved: it is too long for a deck.", name=name)
        keep(decks, name, text, origin)

    monkeypatch.setattr(OwnDecks, "keep", keep_but_one)
    more = DECKS + DECKS.replace('"lamps"', '"more-lamps"').replace('"Lamps"', '"More lamps"')
    room.sharing.bring_pack(_file(tmp_path, FILES | {"decks.toml": more}))
    told = "The deck More lamps was not saved: it is too long for a deck."
    assert _told(room) == f"{told} None of the decks in lamps.gattai-pack was taken."
    assert list((tmp_path / "ren" / "decks" / "tasuo").iterdir()) == []
    assert room.draft.name == before


def test_of_several_packs_one_is_taken_and_the_others_are_named(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    _drop(room, tmp_path / "a.txt", _file(tmp_path, FILES), tmp_path / "b.gattai-pack", tmp_path / "c.gattai-pack")
    assert _told(room) == "Brought in: Lamps. One pack at a time. Not taken: b.gattai-pack, c.gattai-pack."


def test_a_file_that_is_no_pack_is_refused_in_words(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    path = tmp_path / "lamps.gattai-pack"
    path.write_bytes(b"PK and no more")
    _drop(room, path)
    assert _told(room).startswith("lamps.gattai-pack is damaged, or no pack. If it came from somebody, ask")


def test_a_pack_that_was_damaged_later_is_told_and_the_rest_goes_on(open_room: Open, tmp_path: Path) -> None:
    open_room(tmp_path / "ren").sharing.bring_pack(_file(tmp_path, FILES))
    (tmp_path / "ren" / "packs" / "tasuo" / "ren" / "cards.toml").write_text("[[card")
    room = open_room(tmp_path / "ren")
    assert _told(room).startswith("ren: cards.toml") or "cards.toml" in _told(room)
    assert "Lamp Keeper" not in room.list.rows
    assert "Cinder Page" in room.list.rows


def test_a_deck_that_no_pack_can_hold_says_why(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    room.sharing.author.setText("Ida")
    room.take_ready("Odd", "5 Cinder Page\n")
    room.sharing.save_pack(tmp_path / "odd.gattai-pack")
    assert _told(room) == "It cannot be a pack: 5 copies of Cinder Page, at most 4."


def test_a_file_is_proposed_that_can_be_made_whatever_the_deck_is_called(
    open_room: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (proposed.append(asked[2]), ("", ""))[1])
    room = open_room(tmp_path)
    room.draft.take_ready("Fire/Water: ../two", "4 Cinder Page")
    room.sharing.author.setText("Ida")
    room.sharing.ask_where()
    assert [Path(one).name for one in proposed] == ["Fire Water .. two.gattai-pack"]


def test_whoever_made_a_deck_is_asked_before_a_file_is(open_room: Open, tmp_path: Path) -> None:
    room = open_room(tmp_path / "ren")
    room.sharing.ask_where()
    assert room.sharing.author.hasFocus()
    assert _told(room) == "Say first who made it."
