"""The windows speak the language of the system or the one that was chosen; numbers, plurals and cards by its rule."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import resources
from gattai_desktop.app import Program
from gattai_desktop.board import speech, words
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.card import card
from gattai_desktop.cards.words import AsWritten, Words, say
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.games.gattai.effects.costs import how_much
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.kinds import Text
from gattai_desktop.games.kinds_of_many import ListOf
from gattai_desktop.games.told import Strong
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings.language import LANGUAGES, VARIABLE, language_of, speak_language
from gattai_desktop.windows.settings.settings import Settings, read_settings
from tests.windows.surfaces import SURFACES
from tests.windows.tables import FIGHT, given


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test spoke, the next one hears what it expects."""
    monkeypatch.delenv(VARIABLE, raising=False)
    before = QLocale()
    yield
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language("en")
    QLocale.setDefault(before)


def test_the_choice_goes_before_the_system_and_the_evening_before_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [language_of(key) for key in LANGUAGES] == list(LANGUAGES)
    assert language_of("system") in LANGUAGES
    assert language_of("xx") in LANGUAGES
    monkeypatch.setenv(VARIABLE, "de")
    assert language_of("en") == "de"


def test_a_text_is_looked_up_once_until_another_language_is_spoken(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window asks for hundreds at each step, and Qt looks through all that it knows for each."""
    asked: list[tuple[str, str]] = []
    translate = QCoreApplication.translate

    def noted(context: str, text: str, *more: object) -> str:
        asked.append((context, text))
        return translate(context, text, *more)

    monkeypatch.setattr(speech.QCoreApplication, "translate", noted)
    for key, king in (("de", "Karo-König"), ("en", "King of diamonds"), ("de", "Karo-König")):
        speak_language(key)
        asked.clear()
        assert [card_name("KD"), card_name("KD")] == [king] * 2
        assert len(asked) == len(set(asked))


@pytest.mark.parametrize("key", LANGUAGES)
def test_a_language_that_was_not_built_is_told_and_english_is_spoken(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """As in a clone whose files nobody has made yet."""
    (tmp_path / "words").mkdir()
    (tmp_path / "tokens.toml").touch()
    monkeypatch.setattr(resources, "resource_folder", lambda: tmp_path)
    told: list[str] = []
    assert speak_language(key, told.append) == "en"
    assert [LANGUAGES[key] in line and "make words" in line for line in told] == [True]
    assert speech.card_aloud(card("3♦P")) == "Three of diamonds"


def test_a_language_that_was_not_built_yet_is_read_from_what_translators_edit(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a checkout in which no words were built, then one card is one card, and German is German."""
    monkeypatch.setattr("gattai_desktop.windows.settings.language.is_built", lambda _key: False)
    told: list[str] = []
    assert speak_language("en", told.append) == "en"
    assert [speech.speak("board", "{count} cards", count=count) for count in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]
    assert speak_language("de", told.append) == "de"
    assert [speech.speak("board", "{count} cards", count=count) for count in (1, 2)] == ["1 Karte", "2 Karten"]
    assert card_name("8H") == "Herz-Acht"
    assert speech.speak("board", "A text that nobody has translated") == "A text that nobody has translated"
    assert told == []


def test_a_sentence_of_the_rules_its_cards_and_places_are_german(qapp: QApplication) -> None:
    speak_language("de")
    sight = given(FIGHT).sight()
    assert speech.card_aloud(card("3♦P")) == "Karo-Drei"
    assert card_name("JS") == "Pik-Bube"
    assert speech.called(zone_name(sight, "trash.pilots")) == "Ablage der Pilotinnen"
    assert speech.called(zone_name(sight, "hand.red")) == "Hand von Ren"
    beaten = say("{card} does not beat {top}. Play {what}, Block, Escalate or Concede.", card=card("4♠P"),
                 top=card("7♦C"), what="a higher rank")  # fmt: skip
    assert speech.said(beaten) == "4♠ schlägt 7♦ nicht. Spiel einen höheren Rang, blocke, eskaliere oder gib auf."


def test_one_and_many_are_spoken_of_by_the_rule_of_the_language(qapp: QApplication) -> None:
    cards = [(1, "1 card", "1 Karte"), (3, "3 cards", "3 Karten")]
    for key, place in (("en", 1), ("de", 2)):
        speak_language(key)
        assert [speech.speak("board", "{count} cards", count=row[0]) for row in cards] == [row[place] for row in cards]
        given_back = say("Give {name} {count} cards back.", name="Ren", count=Strong(2))
        assert speech.said(given_back) == ("Give Ren 2 cards back.", "Gib Ren 2 Karten zurück.")[place - 1]


def test_a_price_of_one_is_one_charge_and_one_card(qapp: QApplication) -> None:
    prices = {
        "charge": ("1 Charge", "1 Ladung"),
        "rumble_charge": ("1 Rumble Charge", "1 Rumble-Ladung"),
        "buffer": ("1 Buffer", "1 Puffer"),
        "discard": ("1 card", "1 Karte"),
        "resource": ("1 Resource", "1 Vorrat"),
        "crew": ("1 Pit Crew", "1 Boxencrew"),
        "pool.spark": ("1 Spark", "1 Spark"),
    }
    many = {"charge": ("2 Charges", "2 Ladungen"), "discard": ("3 cards", "3 Karten")}
    for place, key in enumerate(("en", "de")):
        speak_language(key)
        assert {kind: speech.called(how_much(kind, 1)) for kind in prices} == {
            kind: words[place] for kind, words in prices.items()
        }
        told = {kind: speech.called(how_much(kind, int(words[0][0]))) for kind, words in many.items()}
        assert told == {kind: words[place] for kind, words in many.items()}
        assert speech.called(how_much("charge", "X")) == ("X Charges", "X Ladungen")[place]


def test_one_threat_faction_and_location_are_told_as_one(qapp: QApplication) -> None:
    (told,) = {form.line for form in packs_of("gattai").forms() if form.key == "neon-harbour"}
    one = say(told.template, **{**told.by_name, **{key: one_of(words) for key, words in told.values}})
    speak_language("en")
    assert speech.said(one) == "1 Threat, 1 Faction, 1 Location"
    speak_language("de")
    assert speech.said(one) == "1 Bedrohung, 1 Fraktion, 1 Ort"


def test_a_list_of_one_that_wants_two_is_told_as_one(qapp: QApplication) -> None:
    told = FaultList()
    ListOf(Text(9), least=2).read(["a"], PlaceInFile(told, "scenarios.toml"))
    for key, wanted in (("en", "1 is too few: 2 at least."), ("de", "1 ist zu wenig: mindestens 2.")):
        speak_language(key)
        assert [speech.called(one.text) for one in told.faults] == [wanted]


def one_of(words: object) -> Words:
    assert isinstance(words, Words)
    return say(words.template, count=1)


def test_numbers_and_lists_follow_the_language(qapp: QApplication) -> None:
    speak_language("de")
    assert speech.shown(12_345) == "12.345"
    assert speech.listed(["Ren", "Momo", "Tam"]) == "Ren, Momo und Tam"


def test_a_list_ends_with_and_where_the_system_has_no_language(qapp: QApplication) -> None:
    speak_language("en")
    assert QLocale().language() == QLocale.Language.C
    assert speech.listed(["Ren", "Momo", "Tam"]) == "Ren, Momo and Tam"


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_number_below_zero_has_the_minus_sign_of_people(language: str, qapp: QApplication) -> None:
    """Wherever it comes from: a gauge in a sentence of the log, a figure of a plate, a number of halves."""
    speak_language(language)
    assert speech.said(say("HP {before} → {after}", before=46, after=Strong(-54))).endswith("→ −54")
    assert speech.fill("{number}, {half}", number=-2, half=-2.5).startswith("−2, −2")
    assert speech.translated("-7.5")[:2] == "−7"
    assert speech.called(AsWritten("-5")) == "-5"


def test_a_name_that_people_typed_stays_what_it_is(qapp: QApplication) -> None:
    """A Pilot called Jack, Red or Ace is no card and no colour."""
    speak_language("de")
    assert [speech.called(name) for name in ("Jack", "Red", "Ace", "{count} cards")] == [
        "Jack", "Red", "Ace", "{count} cards"
    ]  # fmt: skip
    assert speech.said(say("{who} has seen a card that goes back.", who="Red")).startswith("Red ")


def test_a_session_that_nobody_named_has_its_name_in_the_language_of_the_day(qapp: QApplication) -> None:
    forms = [form for key in KEYS for form in packs_of(key).forms()]
    named = [speech.said(form.session) for form in forms]
    speak_language("de")
    assert [speech.called(name) for name in named] == [speech.said(form.session) for form in forms]


def test_the_language_is_chosen_on_the_first_screen_kept_and_spoken_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    program = Program(Shelf(tmp_path / "sessions"), settings)
    program.show_shelf()
    qtbot.addWidget(program.shelf_window)
    room = program.shelf_window.first_run
    for _ in range(len(LANGUAGES)):
        room = program.shelf_window.first_run
        room.language.setFocus(Qt.FocusReason.OtherFocusReason)
        QTest.keyClick(room.language, Qt.Key.Key_Space)
    room = program.shelf_window.first_run
    qtbot.addWidget(program.shelf_window)
    assert read_settings(settings) == Settings(language="de")
    assert room.language.accessibleName() == "Sprache: Deutsch"
    assert room.language.hasFocus() or program.shelf_window.focusWidget() is room.language
    program.end()


TIGHT = (
    "first screen", "new table", "story, pilot", "gambit, coach", "throwdown, small", "throwdown, asked",
    "rumble, pilot", "outcome", "free table", "bots, clash",
)  # fmt: skip


@pytest.mark.parametrize("name", TIGHT)
def test_german_is_cut_nowhere_where_english_is_not(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """At 1024 x 600, the smallest window; where a line has no room in either language, it ends in an ellipsis."""
    cut: dict[str, dict[str, str]] = {"en": {}, "de": {}}
    shortened = words.shortened
    now = ""

    def watched(font: QFont, line: str, room: float) -> str:
        found = shortened(font, line, room)
        if found != line and now:
            frame = sys._getframe(1)
            while frame.f_code.co_name in ("paint_text", "paint_words", "wrapped") and frame.f_back is not None:
                frame = frame.f_back
            cut[now].setdefault(f"{Path(frame.f_code.co_filename).name} {frame.f_code.co_name}", line)
        return found

    monkeypatch.setattr(words, "shortened", watched)
    for key in ("en", "de"):
        now = ""
        speak_language(key)
        (tmp_path / key).mkdir()
        window = SURFACES[name](qtbot, tmp_path / key)
        window.resize(1024, 600)
        for _ in range(3):
            QApplication.processEvents()
        now = key
        for widget in (window, *window.findChildren(QWidget)):
            widget.update()
        window.grab()
        window.hide()
    assert {place: line for place, line in cut["de"].items() if place not in cut["en"]} == {}
