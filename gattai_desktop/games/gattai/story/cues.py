"""Coach's cues: what pleases and hurts a Faction, when a Pilot learns or falls out, the Team's ritual (PILOT-18).

The words come from the Faction's entry, from the sheet of a Pilot's colour and from the Team's entry:
`faction.<key>.pleased_by`, `.hurt_by`, `pilot.<seat>.cue.lesson`, `.cue.schism`, `team.ritual`. When it has happened in
the story, the Coach gives the cue.
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.gattai.events.recipients import leading_pilot
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

RITUAL: Final = "team.ritual"
"""Where the words of the Team's ritual before a battle stand."""
MOST_LESSONS: Final = 7
"""Lessons that stand open on a sheet at most."""


@frozen
class _Cue(Move):
    """Coach reads out words that were prepared for a moment of the story; `name` says for which."""

    steps = ("story",)
    step_rule = "STORY-1"
    offered_to = "coach"
    name: ClassVar[str] = ""

    def path(self) -> str:
        """Where its words stand."""
        raise NotImplementedError

    def reads(self, table: Table) -> str:
        return table.text(self.path())

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("STORY-1", "Coach gives the cues.")
        elif not state.values.get(self.path()):
            yield refusal("STORY-1", "No cue of that kind is written there.")

    def play(self, ledger: Ledger) -> None:
        """Say the words, and let what follows happen."""
        words = ledger.table.values.get(self.path())
        if not words:
            raise Impossible(say("No cue of that kind is written there."))
        cause = ledger.announce("cue", rule="STORY-1", text=str(words))
        with ledger.because(cause):
            self.follows(ledger)

    def follows(self, ledger: Ledger) -> None:
        """Let happen what the cue is for."""
        raise NotImplementedError


@frozen
class _OfAFaction(_Cue):
    """Words that were prepared for a Faction."""

    faction: str
    event: ClassVar[str] = ""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["_OfAFaction"]:
        keys = state.listed("factions")
        yield from (cls(seat, key) for key in keys if state.values.get(f"faction.{key}.{cls.name}"))

    def path(self) -> str:
        return f"faction.{self.faction}.{self.name}"

    def follows(self, ledger: Ledger) -> None:
        item: Item = ("fire", self.event, f"faction.{self.faction}", 1, leading_pilot(ledger.table), "cue")
        ledger.next(item)


@wish("cues what pleases {faction}")
class CuePleased(_OfAFaction):
    """Wish: say that what pleases a Faction has happened: a Favor."""

    name = "pleased_by"
    offers_depend_on = ("factions", "faction.*.pleased_by")
    event = "Favor"
    shown = Shown("{faction} is pleased", kind="A Faction is pleased", line="It brings a Favor")


@wish("cues what hurts {faction}")
class CueHurt(_OfAFaction):
    """Wish: say that what hurts a Faction has happened: a Disfavor."""

    name = "hurt_by"
    offers_depend_on = ("factions", "faction.*.hurt_by")
    event = "Disfavor"
    shown = Shown("{faction} is hurt", kind="A Faction is hurt", line="It brings a Disfavor")


@frozen
class _OfAPilot(_Cue):
    """Words that were prepared for a Pilot."""

    pilot: Seat = field(converter=seat_named)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["_OfAPilot"]:
        yield from (cls(seat, one) for one in pilot_seats(state) if state.values.get(f"pilot.{one}.cue.{cls.name}"))

    def path(self) -> str:
        return f"pilot.{self.pilot}.cue.{self.name}"


@wish("cues a Schism of {pilot}")
class CueSchism(_OfAPilot):
    """Wish: say that a Pilot has fallen out with her Team as her colour does: a Schism that she brings about."""

    name = "schism"
    offers_depend_on = ("seats", "pilot.*.schism")
    shown = Shown("{pilot}: a Schism", kind="A Pilot falls out", line="As her colour does: a Schism of hers")

    def follows(self, ledger: Ledger) -> None:
        ledger.next(("fire", "Schism", "Self", 1, self.pilot, "cue"))


@wish("cues a Lesson of {pilot}")
class CueLesson(_OfAPilot):
    """Wish: say that a Pilot could learn from what has happened: a Lesson more stands on her sheet (PILOT-18)."""

    name = "lesson"
    offers_depend_on = ("seats", "pilot.*.lesson", "pilot.*.lessons")
    shown = Shown("{pilot}: a Lesson", kind="A Pilot could learn", line="A Lesson more stands on her sheet")

    def judge(self, state: State) -> Iterator[Reason]:
        yield from _Cue.judge(self, state)
        if state.number(f"pilot.{self.pilot}.lessons") >= MOST_LESSONS:
            yield refusal("PILOT-18", "At most {most} Lessons stand open on a sheet.", most=MOST_LESSONS)

    def follows(self, ledger: Ledger) -> None:
        path = f"pilot.{self.pilot}.lessons"
        ledger.set(path, min(MOST_LESSONS, ledger.number(path) + 1), rule="PILOT-18")


@frozen
class _OfTheRitual(_Cue):
    """What the Team does before every battle (make.ritual)."""

    offers_depend_on = (RITUAL,)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["_OfTheRitual"]:
        if state.values.get(RITUAL):
            yield cls(seat)

    def path(self) -> str:
        return RITUAL


@wish("cues that the ritual is played out")
class CueRitual(_OfTheRitual):
    """Wish: say that the Team has played its ritual out before a battle: a Rally."""

    shown = Shown("The ritual is played out", line="It brings a Rally")

    def follows(self, ledger: Ledger) -> None:
        ledger.next(("fire", "Rally", "Self", 1, COACH_SEAT, "cue"))


@wish("cues that the ritual is neglected")
class CueNeglect(_OfTheRitual):
    """Wish: say that the Team has gone into a battle without its ritual: a Schism of the Team."""

    shown = Shown("The ritual is neglected", line="It brings a Schism")

    def follows(self, ledger: Ledger) -> None:
        ledger.next(("fire", "Schism", "Self", 1, COACH_SEAT, "cue"))


MOVES = (CueRitual, CueNeglect, CuePleased, CueHurt, CueSchism, CueLesson)
