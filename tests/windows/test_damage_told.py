"""What is wrong inside a made-up file, whose checksums are all right, is told in the language of the windows."""

import json
import re
import zlib
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.speech import called, message
from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.content import boxes
from gattai_desktop.content.boxes import NoSuchGame, box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import SessionDamaged, in_words
from gattai_desktop.sessions.file_format import EntryRow, RowDamaged, entry_of, unpacked
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json, setup_to_json
from gattai_desktop.windows.settings.language import speak_language

CARDS = GATTAI.game.cards
ENGLISH = frozenset(
    {"and", "at", "cannot", "card", "cards", "does", "entry", "expected", "fact", "found", "game", "is", "list"}
    | {"most", "no", "not", "of", "or", "places", "played", "read", "table", "that", "the", "to", "with"}
)


@pytest.fixture(autouse=True)
def _german(qapp: QApplication) -> Iterator[None]:
    del qapp
    before = QLocale()
    speak_language("de")
    yield
    speak_language("en")
    QLocale.setDefault(before)


def in_german(wrong: Exception) -> str:
    """The message, wrapped as the shelf tells it."""
    told = message(SessionDamaged("{name} is damaged: {what} It was not touched.", name="Friday", what=in_words(wrong)))
    words = set(re.findall(r"[a-z]+", re.sub(r"'[^']*'|\"[^\"]*\"", "", told.lower())))
    assert not words & ENGLISH, told
    return told


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ("{}", "Eintrag 5, gefunden '{}', erwartet: eine Liste von höchstens 30000 Fakten."),
        ("[[", "Eintrag 5, kein lesbares JSON."),
        ('[["f","",-1,"pile"],["x","",-1,"pile"]]', "Eintrag 5, Faktum 1: gefunden"),
        ('[["f","",-1,"pile","more"]]', "erwartet: 4 Teile in einem Faktum „f“."),
        ('[["f","",-2,"pile"]]', "Faktum 0: cause: gefunden '-2', erwartet: eine Zahl von −1 bis 29999."),
        ('[["f",7,-1,"pile"]]', "rule: gefunden '7', erwartet: ein Text von höchstens 200 Zeichen."),
        ('[["t","",-1,"pile",[0],"99X"]]', "gefunden '99X', erwartet: der Schlüssel einer Karte dieses Spiels."),
        ('[["t","",-1,"pile",[0,1],"9DP"]]', "erwartet: so viele Stellen: 1."),
        ('[["v","",-1,"x",null,1.5]]', "'1.5' ist kein Wert: möglich sind null, true, false,"),
    ],
)
def test_facts(facts: str, told: str) -> None:
    row = EntryRow(5, 0, "", '{"by":"coach"}', None, facts, 0)
    with pytest.raises(RowDamaged) as wrong:
        entry_of((5, 0, "", '{"by":"coach"}', None, facts, row.summed), CARDS)
    assert told in in_german(wrong.value)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (b"[]", "Der Tisch nach Eintrag 64: gefunden '[]', erwartet: Zonen und Werte."),
        (b'{"zones":{"pile":7},"values":{}}', "64: pile: gefunden '7', erwartet: Schlüssel von Karten"),
        (b'{"zones":{},"values":{"team.harmony":[1.5]}}', "team.harmony: '1.5' ist kein Wert"),
        (b"\xff", "Der Tisch nach Eintrag 64 lässt sich nicht auspacken."),
    ],
)
def test_a_table(table: bytes, told: str) -> None:
    data = zlib.compress(table)
    with pytest.raises(RowDamaged) as wrong:
        unpacked(data, zlib.crc32(data), CARDS, 64)
    assert told in in_german(wrong.value)


def test_facts_that_do_not_fit() -> None:
    state = GATTAI.begin(scenario("neon-harbour", ("red",)))
    for facts, told in (
        ('[["v","",-1,"team.harmony",77,1]]', "team.harmony ist"),
        ('[["t","",-1,"pile",[3],"9DP"]]', "9♦P liegt nicht an Stelle 3 von pile."),
        ('[["s","",-1,"pile","9DP","9DP"]]', "In pile liegen nicht die Karten, die gemischt wurden."),
    ):
        row = EntryRow(5, 0, "", '{"by":"coach"}', None, facts, 0)
        entry = entry_of((5, 0, "", '{"by":"coach"}', None, facts, row.summed), CARDS)
        with pytest.raises(FactDoesNotFit) as wrong:
            state.after(entry.facts)
        assert told in in_german(wrong.value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"name": 0}, "setup.name: gefunden '0', erwartet: ein Text."),
        ({"nobody": 1, "knows": 2}, "knows, nobody ist hier nicht bekannt."),
        ({"pilots": [{}]}, "seat fehlt."),
        ({"values": {"team.harmony": 1.5}}, "'1.5' ist kein Wert"),
        ({"pilots": [{"seat": 1}] * 20}, "mehr."),
    ],
)
def test_a_set_up(change: dict[str, object], told: str) -> None:
    said = json.loads(setup_to_json(scenario("neon-harbour", ("red",))))
    with pytest.raises(UnreadableSetup) as wrong:
        setup_from_json(json.dumps({**said, **change}), GATTAI)
    assert told in in_german(wrong.value)


def test_no_set_up_and_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "_ADDED", {})  # games that other tests have added have English names
    with pytest.raises(UnreadableSetup) as wrong:
        setup_from_json("[]", GATTAI)
    assert "Der Text, der es sagt (Sitze, Namen, Packs), ist verdorben" in in_german(wrong.value)
    with pytest.raises(NoSuchGame) as none:
        box("chess")
    assert "Kein Spiel heißt „chess“." in in_german(none.value)
    assert called(none.value.args[0]) == message(none.value)
