"""Every wish of the game stands readably on a plate."""

import re

import pytest

from gattai_desktop.board.speech import translated
from gattai_desktop.board.words import PlainText, spoken
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.pilots.using_gear import SacrificeGear
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import AboutWhom, imperative
from gattai_desktop.windows.kit.about_whom import before_words
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from tests.windows.tables import dealt
from tests.windows.test_nothing_is_cut import speaking

KINDS = GATTAI.game.phrases.kinds


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_kind_of_wish_is_a_command_with_a_leftover_s(kind: type[Move]) -> None:
    first = imperative(kind.phrase).split(" ")[0]
    assert first[0].isupper() or first[0] == "{"
    assert not re.search(r"[^s]s$", first), first


def test_whatever_may_be_done_after_the_deal_has_a_title() -> None:
    model = dealt()
    for seat in ("coach", "red"):
        model.pass_to(seat)
        model.take_seat()
        for move in model.options():
            assert plate_words(model, move).title


def test_what_is_still_to_be_written_leaves_no_hole_in_a_title() -> None:
    """GEAR-1, PILOT-15: Gear that has no name yet and an adjective to come stand on their plates in whole words."""
    model = dealt()
    for wish in ("Coach sets pilot.red.evolutions to 5", "Coach sets pilot.red.evolved to 2"):
        assert model.attempt(model._game.phrases.read(wish))
    model.pass_to("red")
    model.take_seat()
    titles = [plate_words(model, move).title for move in model.options()]
    assert "Check out Gear: tool, Tier 1" in titles
    assert "Evolve her Solo" in titles
    assert not [title for title in titles if "  " in title or title.endswith(" about")]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", KEYS)
def test_no_line_of_a_plate_says_what_its_title_says(monkeypatch: pytest.MonkeyPatch, game: str, language: str) -> None:
    """In German "Reveal" and its line both were "Aufdecken": "Die Karten aufdecken"."""
    with speaking(language, monkeypatch):
        said = [(kind_title(kind), translated(kind.shown.line)) for kind in box(game).game.phrases.kinds]
    assert [one for one in said if _says_the_same(*one)] == []


_SMALL = set(re.findall(r"\w+", "a an the and to der die das den dem des ein eine einen einer und zu"))


def _says_the_same(title: str, line: str) -> bool:
    """Whether one of them has all words of the other, and hardly any more."""
    one, two = (set(re.findall(r"[^\W\d_]+", text.lower())) - _SMALL for text in (title, line))
    return bool(one and two) and (two <= one or (one <= two and len(two) <= len(one) + 2))


@pytest.mark.usefixtures("qapp")
def test_where_a_verb_comes_last_the_title_for_several_moves_is_more_than_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kind_title(CallOn) == "Call on …"
    with speaking("de", monkeypatch):
        assert [kind_title(kind) for kind in (CallOn, SacrificeGear)] == ["… einsetzen", "… opfern"]


def test_the_sign_before_a_threats_name_is_not_read_as_a_word() -> None:
    threat = AboutWhom("coach", "storm")
    assert spoken((*before_words(threat), PlainText("The Bell"))) == "The Bell"
