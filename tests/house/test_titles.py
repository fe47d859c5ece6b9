"""Every kind of move of every game can be read on a plate, in a list and in a refusal, in each language."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import match
from gattai_desktop.content.virtual_machine.fight_forms import fight
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.tables import dealt


def _bots() -> GameModel:
    played = box("rumblebots")
    return GameModel(played.game, MemoryJournal(played.begin(match({"red": "Ren", "blue": "Ida"}))), seeded(1))


def _fight() -> GameModel:
    played = box("virtual-machine")
    return GameModel(played.game, MemoryJournal(played.begin(fight("f1", {"sable": "Ren", "teo": "Ida"}))), seeded(1))


TABLES = {"gattai": dealt, "rumblebots": _bots, "virtual-machine": _fight}


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[str]:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert speak_language(request.param) == request.param
    yield request.param
    speak_language("en")


def one_of(played: Box, kind: type[Move]) -> Move:
    """A move of a kind, with something in each of its fields."""
    hints = get_type_hints(kind)
    given = {one.name: _value(played, hints[one.name], one.name) for one in fields(kind)}
    return kind(**given)


def _value(played: Box, hint: Any, name: str) -> object:
    if get_origin(hint) is tuple:
        return (_value(played, get_args(hint)[0], name),)
    if hint is Card:
        return next(iter(played.game.cards.values()))
    return {int: 2, bool: True, Quoted: Quoted("the storm broke")}.get(hint, "red")


@pytest.mark.parametrize("key", TABLES)
def test_no_kind_of_move_stands_on_a_plate_without_a_word(key: str, language: str) -> None:
    model, played = TABLES[key](), box(key)
    for kind in played.game.phrases.kinds:
        words = plate_words(model, one_of(played, kind))
        assert any(letter.isalnum() for letter in words.title), kind
        assert words.words, kind
        assert "{" not in words.title, kind


@pytest.mark.parametrize("key", TABLES)
def test_a_plate_for_several_moves_of_a_kind_says_which_kind(key: str, language: str) -> None:
    """Where a title is nothing but what it names, a single move of the kind is all that is ever offered on a plate."""
    for kind in box(key).game.phrases.kinds:
        assert kind_title(kind), kind


@pytest.mark.parametrize("key", TABLES)
def test_what_a_move_says_stands_in_its_own_fields(key: str) -> None:
    for kind in box(key).game.phrases.kinds:
        names = {one.name for one in fields(kind)}
        told = (kind.told.line, kind.told.wished, kind.told.unseen, kind.shown.title, kind.shown.line)
        for text in told:
            assert set(_in_braces(text)) <= names, (kind, text)
        assert not kind.told.words or kind.told.words in names


@pytest.mark.parametrize("key", TABLES)
def test_the_list_of_keys_names_every_letter_of_a_move(key: str) -> None:
    listed = {one.usual for one in box(key).keys}
    assert {kind.shown.letter for kind in box(key).game.phrases.kinds} - {""} <= listed
    assert len(listed) == len(box(key).keys)


def _in_braces(text: str) -> Iterator[str]:
    yield from (part.partition("}")[0] for part in text.split("{")[1:])
