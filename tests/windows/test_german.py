"""No English stands in the German windows: `test_every_surface.py` reads every window in German.

English is what the English texts say and no German text ever does. Names that stay as they are in every language are
no English: those that people typed, and those of a pack that the German file leaves alone.
"""

import importlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.speech import called, said, speak
from gattai_desktop.cards.facts import CardsMoved
from gattai_desktop.cards.words import say, wording
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.content.pack import read_pack
from gattai_desktop.content.rumblebots.matches import built_in_bots
from gattai_desktop.games.gattai.names import owned
from gattai_desktop.games.gattai.pilots.evolution import CATEGORIES, UNIVERSAL
from gattai_desktop.games.gattai.pilots.evolving import EvolveRobo
from gattai_desktop.games.gattai.story.first_contact import absent
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.story.score import FAILED
from gattai_desktop.games.gattai.telling.of_cards import _pushed
from gattai_desktop.games.gattai.telling.sentence import Now
from gattai_desktop.games.rumblebots.bots import BotCard
from gattai_desktop.windows.games.gattai.looks.rails import pilot_looks
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTrayLook
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import pilot_sheet_look
from gattai_desktop.windows.games.rumblebots.draft import weight_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.shelf.pack_telling import about
from tests.content.test_effects import HEAD, TECH
from tests.house.house import ROOT
from tests.windows.tables import dealt, given
from tests.windows.test_every_word import _DATE, _FILE, _KEYS, _RULE, _TRIGGER, _TYPED, _names, painted, whole

__all__ = ["painted"]

ENGLISH: Final = frozenset(
    {"the", "and", "of", "your", "you", "with", "is", "are", "from", "this", "that", "which", "who", "whose", "not"}
    | {"nothing", "every", "each", "draws", "plays", "takes", "gives", "loses", "gains", "cards", "their", "there"}
)
"""Words of English sentences that are no German words."""
_STOPS: Final = ".,:;!?)"
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def _words(text: str) -> Iterator[str]:
    return (word.casefold() for word in _WORD.findall(re.sub(r"\{\w+\}|%n", " ", text)))


@pytest.fixture(scope="module")
def texts() -> dict[str, set[str]]:
    """What German says for each English text."""
    return _texts()


@cache
def _entries() -> dict[tuple[str, str], tuple[str, ...]]:
    """German forms by where an English text is said, and by that."""
    import sys

    sys.path.insert(0, str(ROOT / "packaging"))
    return dict(importlib.import_module("words").read("de"))


@cache
def _texts() -> dict[str, set[str]]:
    """German forms by their English text."""
    found: dict[str, set[str]] = {}
    for (_, source), forms in _entries().items():
        found.setdefault(source, set()).update(forms)
    return found


def test_what_is_called_with_an_article_needs_no_case(texts: dict[str, set[str]]) -> None:
    """A name such as "Der Feind" stays as it is: whoever does something to it is told before a colon, or after it."""
    done_to = re.compile(r"^\{(seat|name|who)\}.*[^:] \{(threat|faction)\}")
    beside = re.compile(r"\b(auf|in|von|bei|mit|für) \{(threat|faction)\}", re.IGNORECASE)
    forms = {form for forms in texts.values() for form in forms}
    bent = {form for form in forms if done_to.search(form) or beside.search(form)}
    # Those of the bot battle have no article.
    assert {form for form in bent if "Bot" not in form} <= {"{seat} behält {faction}"}


@pytest.fixture(scope="module")
def english(texts: dict[str, set[str]]) -> frozenset[str]:
    """Every word that only English texts have."""
    return frozenset(word for source in texts for word in _words(source)) - _german() | ENGLISH


@cache
def _german() -> frozenset[str]:
    """Every word of a German text."""
    return frozenset(word for forms in _texts().values() for form in forms for word in _words(form))


def _ends_at_spaces(names: Iterable[str], part: Callable[[str, int], str]) -> Iterator[str]:
    """Return a part of each name for each space in it."""
    return (part(name, at) for name in names for at, letter in enumerate(name) if letter == " ")


class SameInGerman:
    """Names that stay: what people typed, and what packs call their people, Techs and Bots."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = sorted(names, key=len, reverse=True)
        self.pattern = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in self.names))
        # Some hundred names, and each line is looked for in all of them: in one text, and among all their ends.
        self.together = "\0".join(self.names)
        self.begins = frozenset(_ends_at_spaces(self.names, lambda name, space: name[:space]))
        tidy = [name.rstrip(_STOPS) for name in self.names]
        self.ends = frozenset(_ends_at_spaces(tidy, lambda name, space: name[space + 1 :]))
        # The same lines stand in many windows.
        self.left_out = cache(self._left_out)

    def _left_out(self, text: str) -> str:
        """A line without names; one that goes on in the next line, or comes from the one before, stands at an edge."""
        if " " in text.strip() and text.strip() in self.together:  # a line of a long one
            return ""
        some = self.pattern.sub(" ", text).split()
        if f" {' '.join(some)} " in self.together:  # the middle of a name in three lines
            return ""
        begun = (number for number in range(len(some), 0, -1) if self._begins(some[-number:]))
        some = some[: len(some) - next(begun, 0)]
        ended = (number for number in range(len(some), 0, -1) if self._ends(some[:number]))
        return " ".join(some[next(ended, 0) :])

    def _begins(self, some: list[str]) -> bool:
        return " ".join(some) in self.begins

    def _ends(self, some: list[str]) -> bool:
        return " ".join(some).rstrip(_STOPS) in self.ends


@pytest.fixture(scope="module")
def same_in_german(texts: dict[str, set[str]]) -> SameInGerman:
    """Names that stay."""
    packs = sorted((ROOT / "resources" / "packs").rglob("*.toml"))
    named = {name for pack in packs for name in _names(tomllib.loads(pack.read_text(encoding="utf-8")))}
    return SameInGerman({*_TYPED, *(name for name in named if texts.get(name, {name}) == {name})})


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The windows speak German."""
    assert speak_language("de") == "de"
    yield
    speak_language("en")


def left_english(text: str, english: frozenset[str], names: SameInGerman) -> bool:
    """Say whether a text holds an English word; a word that was cut for want of room is of no language."""
    text = names.left_out(_TRIGGER.sub(" ", _FILE.sub(" ", whole(text))))
    for pattern in (_DATE, _KEYS, _RULE):
        text = pattern.sub(" ", text)
    return any(word in english for word in _words(text))


def _goes_on(line: str, begun: Iterable[str], english: frozenset[str], names: SameInGerman) -> bool:
    """Say whether a line begins with the end of a German word that was torn, as "hung." is that of "Drohung."."""
    end, _, rest = line.partition(" ")
    [tail, *_] = _WORD.findall(end) or [""]
    torn = tail.islower() and any(f"{head}{tail}".casefold() in _german() for head in begun)
    return torn and not left_english(rest, english, names)


def no_english_stands_there(lines: Iterable[str], english: frozenset[str], same_in_german: SameInGerman) -> None:
    """What a German window shows and tells holds no English; a file keeps its name."""
    lines = set(lines)
    begun = {line.split()[-1][:-1] for line in lines if line.endswith("-")}
    shown = {line for line in lines if not line.endswith(".gattai") and left_english(line, english, same_in_german)}
    shown = {line for line in shown if not _goes_on(line, begun, english, same_in_german)}
    assert not shown, "\n".join(sorted(shown))


def test_english_is_found(english: frozenset[str], same_in_german: SameInGerman) -> None:
    """The net has no hole: English does not pass, names and German do."""
    for line in ("Kite Wharf", "draws 3 cards", "Your turn", "Standing", "The Slag Court loses", "Hold the attack"):
        assert left_english(line, english, same_in_german), line
    for line in (
        "Drachenkai",
        "Ren: Strike 5",
        "Power Strike",
        "zieht 3 Karten",
        "SkunkBoi",
        "Offensive · The Slag",
        " Hold",
    ):
        assert not left_english(line, english, same_in_german), line


def test_the_end_of_a_torn_word_is_no_english(english: frozenset[str], same_in_german: SameInGerman) -> None:
    no_english_stands_there(("eine Bedro-", "hung."), english | {"hung"}, same_in_german)
    for apart in (("eine Bedro-", "hung and lost"), ("eine Dro", "hung.")):
        with pytest.raises(AssertionError):
            no_english_stands_there(apart, english | {"hung"}, same_in_german)


def test_values_and_goals_are_german_inside_sentences(german: None) -> None:
    """A value that is put into a sentence is looked up as it was written, never in parts."""
    assert DeckTrayLook("pilots", 0, locked=True).deck() == "Pilotinnendeck: aufgebraucht"
    assert said(say("Salute: the players greet each other")) == "Begrüßung: Alle am Tisch begrüßen einander"
    assert called(FAILED) == "gescheitert"
    table = dealt("first-contact")
    assert table.attempt(StartAct("coach", 2))
    told = guide(table.sight("coach"))
    assert told is not None
    assert said(told.why).startswith("Zwei Ziele kreuzen sich. Vass: Die Tresortüren für immer versiegeln. ")


def test_an_earlier_pile_that_comes_back_is_german_too(german: None) -> None:
    """A sentence that begins with the name of a place keeps it as words, which have a translation."""
    moved = CardsMoved(cards=(), origin="pile.4", places=(), was_up=(), target="pile", lands=(), up=())
    [told] = _pushed(Now(dealt("neon-harbour").sight("coach").values, {}), moved)
    assert str(told.words) == "The Pile of stage 4 comes back"
    assert said(told.words) == "Der Pile der Stufe 4 kommt zurück"


def test_an_entry_is_never_counted_as_a_turn(texts: dict[str, set[str]]) -> None:
    """In a showdown of seven turns a card said "Clash Phase, Zug 54": "Zug" is a move and a turn as well."""
    counted = {form for forms in texts.values() for form in forms if "{entry}" in form}
    assert counted
    assert {form for form in counted if re.search(r"\bZug \{entry\}", form)} == set()


def test_ranks_have_the_letters_that_stand_on_the_cards(texts: dict[str, set[str]]) -> None:
    """The cards show J and Q in every language: "B oder D" would be looked for in vain."""
    lettered = {source: forms for source, forms in texts.items() if re.search(r"\bJ, Q\b", source)}
    assert lettered
    assert [form for forms in lettered.values() for form in forms if re.search(r"\bB, D\b", form)] == []


def test_what_a_robo_does_is_not_called_as_if_it_were_a_thing(texts: dict[str, set[str]]) -> None:
    assert texts["What it does"] == {"Wirkung"}


def test_german_is_spelled_with_its_own_letters(texts: dict[str, set[str]]) -> None:
    """ß and umlauts: "Grüße", never "Gruesse" or "Gruss"."""
    spelled = re.compile(
        r"\b(gruss|gross\w*|heiss\w*|weiss\w*|strasse\w*|schliess\w*|ausser\w*|fuss\w*|mass|spass|gemaess|dreissig|"
        r"\w*(?:fuer|ueber|koenn|muess|waehl|spaet|naechst|zurueck|moegl|hoech|aender|loesch|oeffn)\w*)\b",
        re.IGNORECASE,
    )
    wrong = [form for forms in texts.values() for form in forms if spelled.search(form)]
    assert wrong == []


def test_only_the_glossary_gives_the_forms_of_a_word_beside_each_other() -> None:
    """It finds them in what is written; anywhere else they would stand there as they are."""
    wrong = {
        (where, form)
        for (where, source), forms in _entries().items()
        for form in forms
        if where != "glossary" and " / " in form and " / " not in source
    }
    assert wrong == set()


def test_german_quotes_with_its_own_marks(texts: dict[str, set[str]]) -> None:
    wrong = {form for forms in texts.values() for form in forms if "”" in form or form.count("„") != form.count("“")}
    assert wrong == set()
    assert texts["“{words}”"] == {"„{words}“"}, "it is a text, although it has no letters"
    bare = (Path(one) for one in (ROOT / "gattai_desktop" / "windows").rglob("*.py"))
    in_code = [str(one) for one in bare if re.search(r'f"[^"\n]*“\{', one.read_text(encoding="utf-8"))]
    assert in_code == [], "no language could set its own there"


def test_keys_are_called_as_german_keyboards_and_texts_call_them(german: None) -> None:
    assert drawn_key("Ctrl+Shift+Z") == "Strg Umschalt Z"
    assert (drawn_key("PgUp"), drawn_key("PgDown")) == ("Bild auf", "Bild ab")
    assert [drawn_key(key) for key in ("Del", "Space", "Shift+Space", "Ctrl++", "Ctrl+-", "Esc", "+")] == [
        "Entf",
        "Leertaste",
        "Umschalt Leertaste",
        "Strg Plus",
        "Strg Minus",
        "Esc",
        "+",
    ]


def test_a_pilot_without_a_name_of_her_own_is_called_by_her_colour(german: None) -> None:
    model = given('\ngiven   pilot red "Red"; pilot yellow "Yellow"\n        Red: hand K♥P\n')
    sight = model.sight(PUBLIC)
    seen = SeatView(model, sight, PUBLIC, (), model.zones(), model.asks(), absent(sight))
    assert [one.name for one in pilot_looks(seen)] == ["Rot", "Gelb"]
    assert [pilot_sheet_look(seen, seat).name for seat in ("red", "yellow")] == ["Rot", "Gelb"]


@pytest.mark.parametrize("kept", [0, 1, 3])
def test_how_heavy_the_choice_of_a_draft_is_stands_in_german(german: None, kept: int) -> None:
    """The number of tiers is said of however many Bots are kept, of none and of several as of one."""
    bots = [bot for bot in built_in_bots().bots.bots.values() if bot.tier == 1][:kept]
    chosen = [BotCard(f"{place}", bot) for place, bot in enumerate(bots)]
    assert weight_words(chosen, free=False) == f"{kept} von 8 Bots, {kept} von 15 Stufen"


@pytest.mark.parametrize(
    ("kept", "free", "words"),
    [
        (9, False, "9 Bots, 1 zu viel, 9 von 15 Stufen"),
        (16, False, "16 Bots, 8 zu viele, 16 Stufen, höchstens 15"),
        (16, True, "16 Bots, 8 zu viele, 16 Stufen"),
    ],
)
def test_of_more_bots_than_a_deck_has_it_is_said_how_many_are_too_many(
    german: None, kept: int, free: bool, words: str
) -> None:
    """It said "9 of 8 Bots", and "16 of 15 tiers"."""
    light = next(bot for bot in built_in_bots().bots.bots.values() if bot.tier == 1)
    assert weight_words([BotCard(f"{place}", light) for place in range(kept)], free=free) == words


def test_a_value_is_named_before_whose_it_is(german: None) -> None:
    model = given('\ngiven   pilot red "Ren"\n        Red: hand K♥P\n')
    rules = model.hand_rules
    assert rules is not None
    assert called(rules.names.value(model.sight("red"), "pilot.red.charges")) == "Ladungen von Ren"
    assert called(owned("Pilots", "score")) == "Punkte der Pilotinnen"


def test_a_place_of_virtual_machine_is_named_before_whose_it_is(german: None) -> None:
    whose = wording("{name}'s", name="Teo")
    assert called(wording("{whose} hand", whose=whose)) == "Hand von Teo"
    assert called(wording("{whose} Team Hand", whose=whose)) == "Teamhand von Teo"
    assert called(wording("{whose} play area", whose=whose)) == "Spielbereich von Teo"


def test_whose_work_a_pack_of_ones_own_is_stands_in_german(german: None, tmp_path: Path) -> None:
    pack = new_draft(tmp_path, CONTENTS, title="Dunkler Kai", author="Jo").pack
    assert pack is not None
    assert about(pack)[1] == (
        "Enthält Material aus Gattaibushido:FUSION! von Nathanael Cole, CC BY-SA 4.0, verändert. Neue Einträge: Jo."
    )


EVERYTHING_WRONG: Final = """
when = "asist"
if = "rezonant"
cost = { chrge = 1 }
limit = { uses = 1, per = "sene" }
target = { from = "pilot", up_to = 1 }
let = { X = "2*", "1" = 2 }
event = "+Schim"
else = ["note", "nope"]
do = ["+Traum:Choice(1)", "drw:Self(1)", "draw:Slef(1)", "draw:Self(1) @trn", "draw:Self(1,2)", "forbid(esclate)"]
choose = [["draw", "draw:Self(1); draw:Self(1)"]]
mod = [{ what = "strik", by = "+1" }, { what = "strike" }]
pick = { name = "1", from = 1, up_to = "Rank" }
"""
FAULTY: Final = (
    EVERYTHING_WRONG,
    'when = "assist"\ndo = ["draw:Self(n)"]\n',
    'when = "event.fire"\ndo = ["prevent"]\n',
    'when = "assist"\ndo = ["+Trauma:Choice(1)"]\nverdict = "auto"\n',
    'do = ["draw:Self(1)"]\n',
    'when = "drive.declare"\nif = "resonant"\ndo = ["draw:Self(1)", "times(strik)"]\n',
    'when = "always"\nmod = [{ what = "strike", times = "x" }, { what = "strike", times = "0" }]\n',
)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("written", FAULTY, ids=range(len(FAULTY)))
def test_what_is_wrong_with_an_effect_is_said_in_german(tmp_path: Path, written: str) -> None:
    (tmp_path / "pack.toml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "techs.toml").write_text(TECH + written, encoding="utf-8")
    with pytest.raises(UnusablePack) as refused:
        read_pack(tmp_path, CONTENTS, built_in())
    for fault in refused.value.faults:
        told = called(fault.text)
        assert told != str(fault.text), told
        written_so = re.sub(r"\{.*\}", "", told)  # what stands in a file is the same in every language
        assert not ENGLISH & set(_words(written_so)), told


def test_what_an_evolution_raised_is_told_by_its_german_name(german: None) -> None:
    """ "Ren entwickelt die universelle Tech: buffer" named it by the word of a record."""
    told = {one: called(one) for one in (*CATEGORIES, *UNIVERSAL, *EvolveRobo.among)}
    assert not [f"{one}: {name}" for one, name in told.items() if one == name]
    assert (told["buffer"], told["endurance"]) == ("Puffer", "Ausdauer")


@pytest.mark.usefixtures("german")
def test_what_stops_is_not_called_as_what_holds_the_program() -> None:
    """Two plates of one table said "Anhalten"."""
    holds = speak("program_seats", "Hold")
    assert holds not in (speak("bots", "Stop"), said(say("Stop")))
