"""Story Mode: Fiat and notes, Ripples, conversions, scenes and the phases of a session (RULES 2.8, SESSION-1)."""

from collections.abc import Iterable, Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, cached, presence
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.by_hand_values import WriteNote
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import limits, listening, modifiers
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.pilots import bases, robos
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS, path_of
from gattai_desktop.games.gattai.rumble.final_form import LOCATION
from gattai_desktop.games.gattai.story import begun
from gattai_desktop.games.gattai.story.prepared import SCENE_HERE, SCENE_TEXT, SCENE_TITLE
from gattai_desktop.games.gattai.values_of_play import PHASES
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import deck_zone, pilot_seats, trash_zone
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class OfTheCoach(Move):
    """A move of the Coach's in Story Mode."""

    steps = ("story",)
    step_rule = "STORY-1"

    def judge(self, state: State) -> Iterable[Reason]:
        """The Coach alone makes it."""
        return self.not_the_coach()

    def not_the_coach(self) -> tuple[Reason, ...]:
        """Refuse every other seat: only the Coach does it."""
        return () if self.seat == COACH_SEAT else (refusal("STORY-1", "This is for Coach to do."),)


# ---------------------------------------------------------------------- words


@wish("notes {text}")
class Note(WriteNote):
    """Wish: write a line into the log; every seat may, at any time (RULES ED-7)."""

    told = LogWords("{seat}", words="text")

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT and self.seat not in pilot_seats(state):
            yield refusal("ED-7", "Nobody called {seat} sits here.", seat=self.seat)
        yield from self.impossible(state)

    def impossible(self, state: State) -> Iterator[Reason]:
        if not self.text.strip():
            yield refusal("ED-7", "Write something first.")

    def do(self, ledger: Ledger) -> None:
        ledger.announce("note", rule="ED-7", who=self.seat, text=self.text)


@wish("settles by Fiat {text}")
class Fiat(Move):
    """Wish: what was contested stands as told, without cards (RULES STORY-1, STORY-2)."""

    text: Quoted
    shown = Shown("Decide without cards", line="It stands as you tell it (Fiat)")
    told = LogWords("{seat} settles it by Fiat", words="text")
    steps = ("story",)
    step_rule = "STORY-2"
    offers_depend_on = ("seats",)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Fiat"]:
        """Every seat may tell how it ends; the words are still to be written."""
        yield cls(seat, Quoted(""))

    def play(self, ledger: Ledger) -> None:
        ledger.announce("fiat", rule="STORY-2", who=self.seat, text=self.text)


# ---------------------------------------------------------------------- cards and points


@wish("makes a Ripple")
class Ripple(OfTheCoach):
    """Wish: discard the top card of the Coach's Deck, for all to see (RULES STORY-5)."""

    shown = Shown("Turn up Coach's top card", line="It goes to the Trash, for all to see (Ripple)")
    step_rule = "STORY-5"
    anywhere = True
    offered_to = "coach"
    offers_depend_on = (presence(deck_zone(COACH_SEAT)), presence(trash_zone(COACH_SEAT)))
    offered_as_it_is = True
    elsewhere = say("A Ripple is made in Story Mode, outside a conflict.")

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        if not state.has_cards(deck_zone(COACH_SEAT)) and not state.has_cards(trash_zone(COACH_SEAT)):
            yield refusal("DECK-12", "Coach's Deck is empty.")

    def play(self, ledger: Ledger) -> None:
        ledger.announce("ripple", rule="STORY-5")
        decks.take(ledger, COACH_SEAT, trash_zone(COACH_SEAT), rule="STORY-5", up=True)


@wish("converts {source} into {target}")
class Convert(OfTheCoach):
    """Wish: 2 points of one Resource become 1 of another (RULES STORY-6)."""

    source: str
    target: str
    shown = Shown("2 {source} become 1 {target}", kind="Exchange Resources", line="2 points of one are 1 of another")
    anywhere = True
    offered_to = "coach"
    needs_part = "resources"
    offers_depend_on = (*(f"team.{one}" for one in RESOURCES), "location", "entries")
    depends_on_all_with = "entries"
    always_allowed = True

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Convert"]:
        """From each Resource that has 2 points to every other, where nothing keeps them as they are."""
        free = [one for one in RESOURCES if not bases.cut_off(state, one)]
        rich = [one for one in free if cast("int", state.values[f"team.{one}"]) >= 2]
        for source in rich:
            for target in free:
                if source != target:
                    yield cls.made(seat, source, target)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        if self.source not in RESOURCES or self.target not in RESOURCES or self.source == self.target:
            yield refusal("STORY-6", "Name two of {resources}.", resources=", ".join(RESOURCES))
        else:
            for resource in (self.source, self.target):
                yield from bases.not_to_be_touched(state, resource)
            if cast("int", state.values[f"team.{self.source}"]) < 2:
                yield refusal("STORY-6", "2 points of {source} are needed.", source=RESOURCES[self.source])

    def play(self, ledger: Ledger) -> None:
        if self.source not in RESOURCES or self.target not in RESOURCES:
            raise Impossible(say("There is no such Resource."))
        ledger.set(f"team.{self.source}", max(0, ledger.number(f"team.{self.source}") - 2), rule="STORY-6")
        ledger.set(f"team.{self.target}", ledger.number(f"team.{self.target}") + 1, rule="STORY-6")
        ledger.next(*listening.grown(ledger.table, self.target, 1, self.seat))


# ---------------------------------------------------------------------- scenes, phases, who is here


@wish("opens the next scene")
class NextScene(OfTheCoach):
    """Wish: a new scene; what counts once per scene counts anew (RULES STORY-4, THREAT-5)."""

    shown = Shown("Open a new scene", line="What counts once a scene counts anew")
    offered_to = "coach"
    offers_depend_on = ("seats",)
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        begin_scene(ledger)


def begin_scene(ledger: Ledger) -> int:
    """Let a new scene begin, in which nothing is told yet; return the fact from which all else follows."""
    cause = ledger.set("scene", ledger.number("scene") + 1, rule="STORY-4")
    with ledger.because(cause):
        begun.scene(ledger)
        limits.over(ledger, "scene")
        modifiers.over(ledger, "scene")
        threats.back_for_the_scene(ledger)
        ledger.set(LOCATION, None, rule="LOC-6")
        for path in (SCENE_TITLE, SCENE_TEXT, SCENE_HERE):
            if ledger.table.values.get(path):
                ledger.set(path, None, rule="STORY-4")
        for seat in pilot_seats(ledger.table):
            if robos.robo(ledger.table, seat).present:
                ledger.set(f"{robos.path(seat)}.present", False, rule="PILOT-13")
    return cause


_COMES_TO: Final = {
    "set-up": Shown(line="A new session is prepared"),
    "salute": Shown(line="The players greet each other"),
    "briefing": Shown(line="What has happened, and what is to be done"),
    "play": Shown(line="The story begins"),
    "debriefing": Shown(line="What was learned tonight"),
    "breakdown": Shown(line="Time to pack up"),
}
"""What is done in each phase."""


@wish("moves on to {phase}")
class MoveOn(OfTheCoach):
    """Wish: another phase of the session; from the last one the next session begins (RULES SESSION-1)."""

    phase: str
    offered_to = "coach"
    offers_depend_on = ("phase",)

    def shown_now(self) -> Shown:
        return _COMES_TO.get(self.phase, self.shown)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["MoveOn"]:
        now = state.values["phase"]
        if now in PHASES:
            yield cls(seat, PHASES[(PHASES.index(now) + 1) % len(PHASES)])

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        if self.phase not in PHASES:
            yield refusal("SESSION-1", "The phases are {phases}.", phases=", ".join(PHASES))
        elif self.phase == state.values["phase"]:
            yield refusal("SESSION-1", "This is the phase {phase}.", phase=self.phase)

    def play(self, ledger: Ledger) -> None:
        """Set it; going back to the set-up from play begins a new session."""
        if self.phase not in PHASES:
            raise Impossible(say("No phase is called {phase}.", phase=self.phase))
        if self.phase == PHASES[0]:
            ledger.set("session", ledger.number("session") + 1, rule="SESSION-1")
        ledger.set("phase", self.phase, rule="SESSION-1")


@wish("marks {pilot} {presence}")
class MarkPresent(OfTheCoach):
    """Wish: a Pilot is `present` in this session, or `away`; the Coach's Hand counts those present (RULES DECK-17)."""

    pilot: str
    presence: str
    shown = Shown(kind="Who is here", line="Coach's Hand counts who is here")
    offered_to = "coach"
    offers_depend_on = ("seats", "pilot.*.present")
    always_allowed = True

    def shown_now(self) -> Shown:
        return evolve(self.shown, title="{pilot} is away today" if self.presence == "away" else "{pilot} is here again")

    def told_now(self) -> LogWords:
        return LogWords("{pilot} is away today" if self.presence == "away" else "{pilot} is here again")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["MarkPresent"]:
        """Each Pilot, the other way round; but not the last one away."""
        seats = pilot_seats(state)
        here = [_present(state, one) for one in seats]
        for one, is_here in zip(seats, here, strict=True):
            if not is_here or here.count(True) > 1:
                yield cls.made(seat, one, "away" if is_here else "present")

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        if self.pilot not in pilot_seats(state):
            yield refusal("DECK-17", "No Pilot sits at {seat}.", seat=self.pilot)
        elif self.presence not in {"present", "away"}:
            yield refusal("DECK-17", "A Pilot is present or away.")
        elif (self.presence == "present") == _present(state, self.pilot):
            yield refusal("DECK-17", "She is {presence} already.", presence=self.presence)
        elif self.presence == "away" and _here(state) == 1:
            yield refusal("DECK-17", "One Pilot at least stays.")

    def play(self, ledger: Ledger) -> None:
        if self.pilot not in pilot_seats(ledger.table):
            raise Impossible(say("No Pilot sits at {seat}.", seat=self.pilot))
        ledger.set(f"pilot.{self.pilot}.present", self.presence == "present", rule="DECK-17")
        count_hand_of_the_coach(ledger)


def count_hand_of_the_coach(ledger: Ledger) -> None:
    """Let the Coach's Hand be as large as there are Pilots in this session (DECK-17)."""
    ledger.set(f"hand_size.{COACH_SEAT}", _here(ledger.table), rule="DECK-17")


@cached(depends_on=OF_PILOTS)
def _here(state: State) -> int:
    """How many Pilots are in this session."""
    return sum(_present(state, one) for one in pilot_seats(state))


def _present(state: State, seat: Seat) -> bool:
    return state.values.get(path_of(seat, "present")) is not False


MOVES = (Note, Fiat, Ripple, Convert, NextScene, MoveOn, MarkPresent)
