"""A new Pilot joins the Team while an evening is played (RULES U-9, ED-4).

The whole sheet of a new one is in the move (`world/brought_lines.py`), so that the session never needs a pack for it:

    "solo 4" "sync 2" "role The Brains" "tech blue.planner:2" "gear gear.rope" "recurring armory 1" "notice By Jo."

What she knows, rides and carries is named; the table has to know it. `player Kim` says who plays her: she joins and
somebody sits down in one entry, which is taken back as one.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import evolve, field
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import WithSheet, note_whose_work, set_if_new
from gattai_desktop.games.gattai.by_hand.joining_late import RULE, JoinsTeam, cannot_come, nameless, take_part
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.pilots import evolution, gear, learnable
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.learnable import FRAME, MOD, ROBO, TECH
from gattai_desktop.games.gattai.pilots.pieces import family_at
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_MAXIMUM, COMMITMENTS, STATS
from gattai_desktop.games.gattai.setup import PilotSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.next_evening import at_home
from gattai_desktop.games.gattai.story.session_setup import fill_charges
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world.brought_lines import SheetFault, SheetRead, SheetWords
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

_MODIFIERS: Final = {f"{one}-modifier": f"{one}_modifier" for one in ("charge", "buffer", "strike")}
_PLAYER: Final = "player"
"""Who plays her, where people are called by their names."""
_STORY: Final = {
    **{one: one for one in ("role", "who", "why", "goal", "note", "palette")},
    "lesson": "cue.lesson",
    "schism": "cue.schism",
}
"""What is told of her, by the word of its line, and the name of its value."""
PAIRED: Final = {"concept": "concept", "gave-up": "sacrifices", "answer": "answers"}
"""What is told of her in pairs of a name and a text, each in a line of its own: "concept food | noodles"."""
PILOT_LINES: Final = SheetWords(
    family="pilot",
    numbers={**{stat: stat for stat in STATS}, "hand": "max_hand"},
    changes=_MODIFIERS,
    texts={"specialty": "specialty", "robo": "robo", _PLAYER: _PLAYER, **_STORY},
    lists={"tech": "tech", "gear": "gear", "adjective": "adjectives", "recurring": "recurring", **PAIRED},
)
_SET_UP: Final = ("max_hand", "specialty", *_MODIFIERS.values())
"""What of a sheet a table sets a Pilot up with, beside her Stats."""
_RECURRING: Final = ("harmony", "fan_club", "armory", "pit_crew", "resource")
_IN_THE_BOX: Final = frozenset({"tech", "robo", "gear", "recurring"})
"""What of a sheet First Contact does not play with (FC-1)."""
_MOST: Final[Mapping[str, range]] = {
    **dict.fromkeys(STATS, range(COMMITMENT_MAXIMUM + 1)),
    "max_hand": range(10),
    **dict.fromkeys(_MODIFIERS.values(), range(-12, 13)),
}


@wish("brings in the Pilot {name} as {whom} with {sheet}")
class BringPilot(JoinsTeam, WithSheet):
    """Wish: a Pilot who was not of the Team joins it, by her sheet: "solo 4" "sync 2". Harmony and Resources stay."""

    name: Quoted
    whom: Seat = field(converter=seat_named)
    sheet: tuple[Quoted, ...]
    rule = RULE
    told = LogWords("{name} joins")

    def impossible(self, state: State) -> Iterator[Reason]:
        """A free seat, between conflicts, and a sheet that can be read and names nothing that is unknown here."""
        yield from cannot_come(state, self.whom)
        yield from self.has_room(self.name)
        if self.whom in at_home(state):
            yield refusal(RULE, "Whoever plays in that colour is at home, and can come as she is.")
        try:
            said = PILOT_LINES.read(self.sheet)
        except SheetFault as fault:
            yield refusal(RULE, "{fault}", fault=fault.words)
            return
        yield from _unfit(said)
        yield from nameless(said.given.get(_PLAYER))
        if not first_contact.is_on(state):
            yield from _unknown(state, said)
        elif not _IN_THE_BOX.isdisjoint(said.given):
            yield refusal("FC-1", "First Contact has no Techs, Robos, Gear or Resources.")

    def do(self, ledger: Ledger) -> None:
        """Lay all that she is, then what she knows, rides and carries."""
        seat, said = self.whom, PILOT_LINES.read(self.sheet)
        given = said.given
        stats = {stat: given[stat] for stat in STATS if stat in given}
        own = {name: given[name] for name in _SET_UP if name in given}
        setup, led = PilotSetup(seat, self.name, stats, **own), {}
        if first_contact.is_on(ledger.table):
            setup, led = first_contact.in_threes(setup), first_contact.beginning(seat)
        told = {f"pilot.{seat}.{name}": value for name, value in _told(given)}
        for path, value in {**VALUES.starting("pilot", seat, setup), **led, **told}.items():
            set_if_new(ledger, path, value, RULE)
        note_whose_work(ledger, said.notices)
        for one in given.get("tech", ()):
            key, rank = entries.split(one)
            learnable.come_to_know(ledger, key)
            learnable.carry(ledger, seat, {**learnable.ranks(ledger.table, seat), key: rank})
        robo = learnable.named(ledger.table, given.get("robo", ""))
        if robo is not None:
            learnable.add_robo(ledger, seat, robo)
        for key in given.get("gear", ()):
            kind, tier = ledger.table.text(f"entry.{key}.kind"), ledger.table.number(f"entry.{key}.tier")
            gear.equip(ledger, seat, entries.name_of(ledger.table, key), kind, tier, key)
        fill_charges(ledger, seat)
        take_part(ledger, seat, given.get(_PLAYER, ""))

    def played_by(self, player: str) -> "BringPilot":
        return evolve(self, sheet=(*self.sheet, Quoted(f"{_PLAYER} {player}"))) if player else self

    @property
    def player(self) -> str:
        """Who plays her; "" where her sheet does not say it."""
        return next((line.partition(" ")[2].strip() for line in self.sheet if line.startswith(f"{_PLAYER} ")), "")

    def told_now(self) -> LogWords:
        return LogWords("{name} joins, played by {player}") if self.player else self.told


def _unfit(said: SheetRead) -> Iterator[Reason]:
    """Say which numbers of a sheet are none that a Pilot can have."""
    given = said.given
    for name, most in _MOST.items():
        if name in given and given[name] not in most:
            word = name.replace("_", " ")
            yield refusal("PILOT-1", "{name} is {low} to {high}.", name=word, low=most[0], high=most[-1])
    for left, right in COMMITMENTS.values():
        if given.get(left, 3) + given.get(right, 3) != COMMITMENT_MAXIMUM:
            words = "{left} and {right} are {most} together."
            yield refusal("PILOT-2", words, left=left, right=right, most=COMMITMENT_MAXIMUM)
    for line in given.get("recurring", ()):
        if _change(line) is None:
            yield refusal("SETUP-6", "'{line}' is no change of a Resource or of Harmony.", line=line[:60])
    for word, name in PAIRED.items():
        if any(" | " not in line for line in given.get(name, ())):
            yield refusal(RULE, "A line '{word}' has a name, then | and a text.", word=word)
    if said.entries:
        yield refusal(RULE, "What she knows or carries is named alone: give her what this table does not know later.")


def _unknown(table: Table, said: SheetRead) -> Iterator[Reason]:
    """Say what a sheet names that this table does not know."""
    given = said.given
    techs = tuple(entries.split(one)[0] for one in given.get("tech", ()))
    robos = (given["robo"],) if "robo" in given else ()
    for keys, families, rule in (
        (techs, {TECH, FRAME, MOD}, "PILOT-14"),
        (robos, {ROBO}, "PILOT-13"),
        (given.get("gear", ()), {GEAR}, "GEAR-1"),
    ):
        for key in keys:
            if family_at(table, key) not in families:
                yield refusal(rule, "This table does not know {name}.", name=key)
    for key in given.get("gear", ()):
        if family_at(table, key) == GEAR and table.text(f"entry.{key}.kind") not in evolution.GEAR_TYPES:
            yield refusal("GEAR-1", "Gear is {types}.", types=", ".join(evolution.GEAR_TYPES))
    owner = learnable.owners(table).get(given.get("robo", "-"))
    if owner is not None:
        name, whose = learnable.name_of(table, given["robo"]), seat_name(table, owner)
        yield refusal("PILOT-13", "{name} belongs to {pilot}.", name=name, pilot=whose)
    for key, rank in map(entries.split, given.get("tech", ())):
        found = learnable.named(table, key)
        if found is not None and not 1 <= rank <= found.most:
            yield refusal("PILOT-14", "{name} has Rank 1 to {most}.", name=found.name, most=found.most)


def _change(line: str) -> tuple[str, int] | None:
    """Read "armory 1" or "harmony -1"; None for what says no such thing."""
    name, _, number = line.partition(" ")
    digits = number.removeprefix("-")
    return (name, int(number)) if name in _RECURRING and len(digits) == 1 and digits.isdecimal() else None


def _told(given: Mapping[str, Any]) -> Iterator[tuple[str, Value]]:
    """Yield what else her values say: her story, and what she changes in later scenarios."""
    for name in (*_STORY.values(), "adjectives"):
        if name in given:
            yield name, given[name]
    for name in PAIRED.values():
        if name in given:
            yield name, tuple(tuple(line.split(" | ", 1)) for line in given[name])
    for line in given.get("recurring", ()):
        name, change = cast("tuple[str, int]", _change(line))
        yield f"recurring.{name}", change


MOVES = with_reason(BringPilot)
