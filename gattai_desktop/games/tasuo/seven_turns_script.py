"""The script of the guided first showdown, "Seven turns": stacked decks and dice, and each move in its turn (3k).

Each line stands under the turn and the step in which it is made, in the order in which it is made. An answer names the
card that it answers, so that it is not proposed to anything else.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import DesignSet
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, DRAW, END, LESSON, PLAY, START

SCENARIO: Final = "seven-turns"
SLAG, TIDE = "slag-court", "tide-court"

_STACK: Final[Mapping[Seat, tuple[str, tuple[str, ...]]]] = {
    zones.RED: (SLAG, (
        "Cinder Page", "Ember Jab", "Bracer Guard", "Meteor Heave", "Crucible Hold",
        "Ashen Duelist", "Tripwire Flash", "Salamander Glaive", "Backdraft", "Coal Shot", "Forge Sister", "Smoke Roll",
        "Spark Runner", "The Slagworks", "Fury Stoke", "Cartwheel Flare", "Kiln Breaker", "Ember Jab.2", "Heat Sink",
    )),
    zones.BLUE: (TIDE, (
        "Reef Novice", "Shoal Binder", "Shell Block", "Sudden Fog", "Riptide Clinch",
        "Heel of the Wave", "Slipstream", "Ripple Palm", "Glacier Monk", "Whirlpool Toss", "Driftling", "Pearl Diver",
        "Heel of the Wave.2", "Deep Breath", "Reef Novice.2",
    )),
}  # fmt: skip
"""The ready deck of each player, and its cards on top in the order in which they are drawn."""
_DICE: Final = (3, 2, 4, 2, 5, 4, 6, 2, 4, 3, 6, 3, 5, 1, 3, 3)
"""What is rolled, two by two."""


@frozen
class ScriptLine:
    """A move of the script, as a record writes it. words: which lesson it is; "" for the program's own moves.

    at: the name of the card that an answer answers. goes_on: the lesson when it goes on with a combo.
    """

    line: str
    words: str = ""
    at: str = ""
    goes_on: str = ""

    @property
    def seat(self) -> Seat:
        return self.line.partition(" ")[0].lower()


def _red(line: str, words: str, at: str = "", goes_on: str = "") -> ScriptLine:
    return ScriptLine(f"Red {line}", words, at, goes_on)


def _blue(line: str, at: str = "") -> ScriptLine:
    return ScriptLine(f"Blue {line}", at=at)


_DRAWS: Final = _blue("draws two")
_ENDS_PLAY, _BLUE_ENDS_PLAY = _red("ends play", "end play"), _blue("ends play")
_ENDS_CHARGE, _BLUE_CHARGES = _red("ends charge", "end charge"), (_blue("charges kao"), _blue("ends charge"))
_ROLLS, _BLUE_ROLLS = _red("rolls", "roll"), _blue("rolls")
_ENDS, _BLUE_ENDS = _red("ends the turn", "end"), _blue("ends the turn")
_GLAIVE: Final = "with Ashen Duelist by Salamander Glaive"

SCRIPT: Final[Mapping[tuple[int, str], tuple[ScriptLine, ...]]] = {
    (0, START): (
        _red("goes first", "first"),
        _red("puts Meteor Heave Crucible Hold back", "mulligan"),
        _red("keeps the hand", "keep"),
        _blue("keeps the first hand"),
        _blue("keeps the hand"),
    ),
    (1, DRAW): (_red("draws two", "draw first"),),
    (1, PLAY): (
        _red("calls Ashen Duelist to kao", "call first"),
        _red("calls Cinder Page to ka", "call second"),
        _red("lays Salamander Glaive", "lay weapon"),
        _red("sets Tripwire Flash", "set"),
        _ENDS_PLAY,
    ),
    (1, CHARGE): (
        _red("equips Salamander Glaive to Ashen Duelist", "equip"),
        _red("charges kao", "charge first"),
        _red("ends the turn", "end first"),
    ),
    (2, DRAW): (_DRAWS,),
    (2, PLAY): (
        _red("passes", "pass call", at="Shoal Binder"),
        _red("passes", "pass call", at="Reef Novice"),
        _red("passes", "pass first"),
        _blue("calls Shoal Binder to kio"),
        _blue("calls Reef Novice to ka"),
        _blue("sets Sudden Fog"),
        _BLUE_ENDS_PLAY,
    ),
    (2, CHARGE): _BLUE_CHARGES,
    (2, CLASH): (
        _blue("attacks Cinder Page with Shoal Binder"),
        _red("answers with Tripwire Flash", "answer", at="Shoal Binder"),
        _red("passes", "let through", at="Reef Novice"),
        _BLUE_ROLLS,
        _blue("attacks Ashen Duelist with Reef Novice"),
        _BLUE_ENDS,
    ),
    (3, DRAW): (_red("draws two", "draw"),),
    (3, PLAY): (_red("calls Forge Sister to kio", "call paid"), _red("declines", "no weapon"), _ENDS_PLAY),
    (3, CHARGE): (_red("charges kao", "charge"), _ENDS_CHARGE),
    (3, CLASH): (
        _red(f"attacks Reef Novice {_GLAIVE}", "attack armed", goes_on="attack again"),
        _ROLLS,
        _red("attacks Shoal Binder with Cinder Page by Ember Jab", "attack card"),
        _red("attacks Shoal Binder with Forge Sister", "attack printed"),
        _blue("stops it with Shell Block", at="Forge Sister"),
        _ENDS,
    ),
    (4, DRAW): (_DRAWS,),
    (4, PLAY): (_blue("calls Glacier Monk to ka"), _BLUE_ENDS_PLAY),
    (4, CHARGE): _BLUE_CHARGES,
    (4, CLASH): (
        _blue("attacks Cinder Page with Shoal Binder by Heel of the Wave"),
        _red("stops it with Bracer Guard", "stop", at="Shoal Binder"),
        _red("passes", "stand it", at="Glacier Monk"),
        _blue("attacks Ashen Duelist with Glacier Monk"),
        _BLUE_ROLLS,
        _BLUE_ENDS,
    ),
    (5, DRAW): (_red("draws two", "draw"),),
    (5, PLAY): (
        _red("lays The Slagworks", "lay arena"),
        _blue("answers with Sudden Fog", at="The Slagworks"),
        _ENDS_PLAY,
    ),
    (5, CHARGE): (_red("charges kao", "charge"), _ENDS_CHARGE),
    (5, CLASH): (
        _red("attacks Glacier Monk with Forge Sister", "attack to draw out"),
        _blue("stops it with Slipstream", at="Forge Sister"),
        _blue("declines"),
        _red(f"attacks Shoal Binder {_GLAIVE} with hatsubai v1", "attack with drive"),
        _ROLLS,
        _red(f"attacks Glacier Monk {_GLAIVE}", "attack armed", goes_on="attack another"),
        _red("attacks Glacier Monk with Cinder Page", "attack free"),
        _ENDS,
    ),
    (6, DRAW): (_DRAWS,),
    (6, PLAY): (_blue("calls Pearl Diver to kio"), _blue("declines"), _BLUE_ENDS_PLAY),
    (6, CHARGE): _BLUE_CHARGES,
    (6, CLASH): (
        _blue("attacks Ashen Duelist with Glacier Monk"),
        _red("stops it with Backdraft", "counter", at="Glacier Monk"),
        _BLUE_ENDS,
    ),
    (6, END): (_BLUE_ENDS,),
    (7, DRAW): (_red("draws two", "draw"),),
    (7, PLAY): (_red("enters Tasuo Mode with Duelist Unquenched on Ashen Duelist", "mode"), _ENDS_PLAY),
    (7, CHARGE): (_red("charges kao", "charge last"), _ENDS_CHARGE),
    (7, CLASH): (_red("attacks Glacier Monk with Duelist Unquenched", "attack last"),),
}
"""Every move by its turn and step, in its order."""


def seven_turns(designs: DesignSet, names: Mapping[Seat, str]) -> ShowdownSetup:
    """Return the set-up of the guided first showdown. names: who plays, by seat; the program plays the other one."""
    stacked = {zones.deck(seat): tuple(_stacked(designs, seat)) for seat in _STACK}
    values: dict[str, Value] = {LESSON: SCENARIO, "dice": _DICE, "agenda": (("first", zones.RED),)}
    return ShowdownSetup(
        name="Seven turns",
        scenario=SCENARIO,
        players=(DuelistSetup(zones.RED, names.get(zones.RED, ""), SLAG), _foe(names.get(zones.BLUE))),
        values=values,
        zones=stacked,
    )


def _foe(name: str | None) -> DuelistSetup:
    """Return the player of the other seat: the program, where nobody sits there."""
    return DuelistSetup(zones.BLUE, name or "", TIDE, program="lesson" if name is None else "")


def _stacked(designs: DesignSet, seat: Seat) -> Iterator[Lying]:
    deck, top = _STACK[seat]
    drawn = [designs.card(name, seat) for name in top]
    rest = [card for card in designs.dealt(seat, designs.decks[deck].cards) if card not in drawn]
    # A list is written from the top, a deck lies from the bottom.
    yield from (Lying(card, False) for card in reversed((*drawn, *rest)))
