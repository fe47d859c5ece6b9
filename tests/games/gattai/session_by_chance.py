"""A session that is played by chance, and everything that must be true of it, looked at after every move."""

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import attrs
from attrs import define, field

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.scenarios import built_in, laid_out, scenario
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.book.rule_book import RULE_BOOK
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import FactionSetup, PilotSetup, Setup
from gattai_desktop.games.move import Impossible, Move, Quoted, field_types, write
from gattai_desktop.games.table_rulings import Refused
from gattai_desktop.players.soundness import unsound
from gattai_desktop.records.reader import read
from gattai_desktop.records.record import Entry
from gattai_desktop.records.replay import replay
from gattai_desktop.records.writer import write_record
from tests.games.gattai.test_overruled import field_of, wish_of
from tests.games.gattai.test_whole_tables import plain

GAME = GATTAI.game
COLOURS: Final = ("red", "green", "blue", "pink", "yellow")
TECHS: Final = {
    "red": ("red.inspiring:3", "red.hero.strike", "red.hero.charges"),
    "green": ("green.got_this:3", "green.found_it:2"),
    "blue": ("blue.foresight:2", "blue.failsafe:2"),
    "pink": ("pink.we_can:3", "pink.friendship:1"),
    "yellow": ("yellow.fortify:3", "yellow.shield", "yellow.shield.a", "yellow.shield.d"),
}
ROBOS: Final = ("lion", "eagle", "trex", "rhino", "spider")
MONSTERS: Final = ("threat.romog", "threat.vaarmokk", "threat.croninu")
FOES: Final = ("threat.swarm", "threat.manatee", "threat.skunkboi")
PLACES: Final = ("loc.hangar", "loc.bunker", "loc.barracks", "loc.monument", "loc.lava")

LONGEST: Final = 220
"""Moves after which a conflict that has not ended is taken for one that never will."""
TIRED: Final = 70
"""Moves after which the sides have had enough and Concede where they can."""

# What may be done at any time is done seldom, so that a session comes to its fights.
SELDOM: Final = frozenset(
    {
        "SpendOmen",
        "SkipAhead",
        "SetHandsRight",
        "Convert",
        "NextPhase",
        "ReturnToStory",
        "CallOff",
        "EndScenario",
        "Note",
        "Fiat",
        "MarkPresence",
        "CheckOut",
    }
)
GROWING: Final = frozenset(
    {
        "EvolveTech",
        "EvolveUniversal",
        "EvolveRobo",
        "EvolveCommitment",
        "AdvanceClass",
        "RestorePoint",
        "Shift",
        "CheckOut",
    }
)
# The machine has rules of its own for these.
BY_HAND_ELSEWHERE: Final = frozenset(
    f"{name}{ending}" for name in ("Rule", "ChangeEdition", "SwitchGuide") for ending in ("", "Because")
)
# Kinds of moves with numbers or lists of cards that are not all offered.
OPEN_WISHES: Final = frozenset({""})


def table_of(dice: random.Random, world: str, edition: str, pilots: int, rulings: dict[str, str]) -> Setup:
    """A table in one of the worlds: a scenario of the packs, or everything that the core pack holds."""
    seats = COLOURS[:pilots]
    if world != "everything":
        made = scenario(world, seats, edition=edition)
        return attrs.evolve(made, rulings={**made.rulings, **rulings})
    core = next(pack for pack in built_in() if pack.id == "fusion-core")
    found = laid_out(*dice.sample(FOES, 2), dice.choice(MONSTERS), *PLACES, *(one.id for one in core.of(RuleEntry)))
    return Setup(
        edition=edition,
        pilots=tuple(
            PilotSetup(seat, tech=TECHS[seat], rides=robo, robo=robo.capitalize(), specialty="climbing")
            for seat, robo in zip(seats, dice.sample(ROBOS, pilots), strict=True)
        ),
        threats=tuple(piece.thing for piece in found if piece.field == "threats"),
        factions=(FactionSetup("crew", "The Crew", 3), FactionSetup("gate", "The Gate", 2, revealed=False)),
        locations=tuple(piece.thing for piece in found if piece.field == "locations"),
        entries=tuple(piece.thing for piece in found if piece.field == "entries"),
        rulings=rulings,
        values={
            "team.pit_crew": 6,
            "team.harmony": dice.randint(1, 7),
            "scene.location": "monument",
            "crisis.bgm_attacks": dice.random() < 0.5 or None,
            **{f"pilot.{seat}.robo.present": True for seat in seats},
            "pilot.red.evolutions": 4,
            "gear": ("scarf",),
            "gear.scarf.name": "Scarf",
            "gear.scarf.type": "accessory",
            "gear.scarf.tier": 1,
            "gear.scarf.holder": "red",
        },
    )


@frozen
class Played:
    """One move of the session, and the table before it."""

    move: Move
    before: State
    facts: tuple[Fact, ...]
    against: tuple[str, ...]


@define
class Session:
    """A session in the making."""

    setup: Setup
    state: State = field(init=False)
    played: list[Played] = field(init=False, factory=list)
    refused: int = field(init=False, default=0)
    overruled: int = field(init=False, default=0)

    def __attrs_post_init__(self) -> None:
        self.state = begin(self.setup)

    @property
    def in_the_story(self) -> bool:
        """Whether no conflict goes on and nobody is asked."""
        return self.state.values["step"] == "story" and not self.state.values.get("agenda")

    # ------------------------------------------------------------------ moves

    def make(self, move: Move, dice: random.Random, *, allowed: bool = False) -> None:
        """Make a move, and look at everything."""
        before = self.state
        against = tuple(f"{one.rule}: {one.text}" for one in GAME.judge(before, move).reasons) if allowed else ()
        after, facts = GAME.play(before, move, seeded(dice.randrange(2**32)), allowed=allowed)
        assert len(facts) < 900, f"{move} never ends"
        for number, fact in enumerate(facts):
            assert fact.rule in RULE_BOOK, f"{self._where(move)}: {fact} says no rule."
            assert -1 <= fact.cause < number, f"{self._where(move)}: {fact} is caused by what comes after it."
        wrong = list(unsound(GAME, before, facts, after))
        assert not wrong, f"{self._where(move)}: {wrong}"
        if not against and not move.by_hand and dice.random() < 0.25:
            self._was_foretold(move, facts, dice)
        self.state = after
        self.played.append(Played(move, before, facts, against))
        if not move.by_hand:
            assert GAME.phrases.read(write(move)) == move
        self._goes_on(move)
        if dice.random() < 0.15:
            self._offers_what_is_allowed(dice)

    def offered(self) -> dict[str, list[Move]]:
        """Every move that somebody may make now, by its kind."""
        kinds: dict[str, list[Move]] = defaultdict(list)
        for seat in GAME.seats(self.state):
            for move in GAME.options(self.state, seat):
                kinds[type(move).__name__].append(move)
        return kinds

    def somebody_moves(self, dice: random.Random, tastes: Sequence[str] = ()) -> None:
        """Make one of the moves that the rules offer, of these kinds where they are among them."""
        kinds = self.offered()
        assert kinds, f"Nobody can do anything in {self.state.values['step']}: {GAME.asks(self.state)}"
        wanted = [name for name in tastes if name in kinds]
        often = sorted(kinds.keys() - SELDOM) or sorted(kinds)
        name = (
            wanted[0]
            if wanted and dice.random() < 0.8
            else dice.choice(often if dice.random() < 0.95 else sorted(kinds))
        )
        if name == "Concede" and len(often) > 1 and "Concede" not in tastes and dice.random() < 0.9:
            often.remove(name)
            name = dice.choice(often)
        self.make(dice.choice(kinds[name]), dice)

    def conflict(self, dice: random.Random, tastes: Sequence[str], begins: Sequence[str]) -> bool:
        """Begin a conflict of one of these kinds and play it to its end; returns whether there could be one."""
        kinds = self.offered()
        wanted = [name for name in begins if name in kinds]
        if not wanted:
            return False
        self.make(dice.choice(kinds[dice.choice(wanted)]), dice)
        for number in range(LONGEST):
            if self.in_the_story:
                return True
            tired = number > TIRED
            self.somebody_moves(dice, ("Concede", "ReturnToStory", "TakeNoMore", *tastes) if tired else tastes)
        raise AssertionError(f"{LONGEST} moves did not end it; the table is in {self.state.values['step']}.")

    def wish(self, dice: random.Random) -> Move | None:
        """Wish for anything; returns the wish where the rules refuse it: with their ids, and nothing changes."""
        move = wish_of(dice, self.state)
        known = dict(self.state.values), dict(self.state.zones)
        verdict = GAME.judge(self.state, move)
        if verdict.allowed:
            return None
        for reason in verdict.reasons:
            assert reason.rule in RULE_BOOK, f"{move} is refused by {reason.rule}, which is no rule."
            assert str(reason.text).strip(), f"{move} is refused without a word."
        try:
            GAME.play(self.state, move, seeded(1))
        except Refused as refused:
            assert [one.rule for one in refused.verdict.reasons] == [one.rule for one in verdict.reasons]
        else:
            raise AssertionError(f"{move} is refused and played all the same.")
        assert (dict(self.state.values), dict(self.state.zones)) == known, f"{move} was refused and changed something."
        self.refused += 1
        return move

    def coach_allows(self, move: Move, dice: random.Random) -> bool:
        """Let the Coach allow a refused wish (ED-4); returns False where it cannot be done at all."""
        try:
            GAME.play(self.state, move, seeded(1), allowed=True)
        except Impossible as impossible:
            assert str(impossible).endswith((".", "?", "!")), f"{move}: {impossible}"
            return False
        self.make(move, dice, allowed=True)
        self.overruled += 1
        return True

    def by_hand(self, dice: random.Random) -> None:
        """The Coach does something by hand, whatever the rules say of it."""
        kinds = [kind for kind in GAME.phrases.kinds if kind.by_hand and kind.__name__ not in BY_HAND_ELSEWHERE]
        for _ in range(20):
            kind = dice.choice(kinds)
            fields = [one.name for one in attrs.fields(kind) if one.name != "seat"]
            hints = field_types(kind)
            move = kind(COACH_SEAT, *(field_of(dice, self.state, hints[name], name) for name in fields))
            if GAME.judge(self.state, move).allowed:
                self.make(move, dice)
                return

    def evening_ends(self, dice: random.Random) -> None:
        """The scenario is closed: the score, the vote on Lessons, Evolutions; another one begins."""
        for wish in (
            "Coach moves on to debriefing",
            f"Coach ends the scenario as {dice.choice(('won', 'failed'))}",
            "Coach opens the vote on Lessons",
            "Coach moves on to breakdown",
            "Coach begins the next scenario",
            "Coach sets up the session",
        ):
            move = GAME.phrases.read(wish)
            if GAME.judge(self.state, move).allowed:
                self.make(move, dice)
            for _ in range(LONGEST):
                if self.in_the_story:
                    break
                self.somebody_moves(dice)
            growing = [move for move in self.all_offered() if type(move).__name__ in GROWING]
            for move in dice.sample(growing, min(2, len(growing))):
                if GAME.judge(self.state, move).allowed:
                    self.make(move, dice)

    def all_offered(self) -> list[Move]:
        """Every move that somebody may make now."""
        return [move for moves in self.offered().values() for move in moves]

    def take_back(self) -> None:
        """Take the last move back: the facts, turned around, give the table before it."""
        last = self.played.pop()
        assert self.state.before(last.facts) == last.before
        self.state = last.before

    # ------------------------------------------------------------------ what must be true

    def _where(self, move: Move) -> str:
        values = self.state.values
        return f"{move} in {values['step']} ({values['edition']})"

    def _goes_on(self, move: Move) -> None:
        """Somebody can go on, and the table says who (ED-4: a table without the guide is played by hand)."""
        if self.state.values.get("guide") is False:
            return
        able = [seat for seat in GAME.seats(self.state) if GAME.options(self.state, seat)]
        assert able, f"After {self._where(move)} nobody can do anything: {GAME.asks(self.state)}"
        if not self.in_the_story:
            waits = GAME.waits_for(self.state)
            assert waits, f"After {self._where(move)} nobody is waited for."
            assert GAME.options(self.state, waits[0]), (
                f"After {self._where(move)} {waits[0]} is waited for and has no move."
            )

    def _was_foretold(self, move: Move, facts: tuple[Fact, ...], dice: random.Random) -> None:
        """What a preview told, as far as it goes, is what happened as that seat sees it."""
        seat = dice.choice((move.seat, COACH_SEAT, PUBLIC, *GAME.seats(self.state)))
        preview = GAME.preview(self.state, move, seat)
        if not preview.verdict.allowed:
            assert seat != move.seat, f"{self._where(move)} was allowed, and its preview says it is not."
            return
        seen = [fact for _, fact in GAME.sight_of_facts(self.state, facts, seat)]
        told = [fact for _, fact in preview.facts]
        for foretold, happened in zip(told, seen, strict=False):
            same = plain(foretold, like=foretold) == plain(happened, like=foretold)
            assert same, f"{self._where(move)}, as {seat}: {foretold} was told, and {happened} happened."
        assert len(told) <= len(seen), f"{self._where(move)}, as {seat}: more was told than happened."
        assert not preview.complete or len(told) == len(seen), f"{self._where(move)}, as {seat}: not all was told."

    def _offers_what_is_allowed(self, dice: random.Random) -> None:
        """Whatever is offered is allowed, and of what is wished for nothing is allowed that is not offered."""
        if self.state.values.get("guide") is False:
            return
        state = State(self.state.zones, self.state.values)  # one that remembers of no move that it was offered
        offered = {seat: GAME.options(self.state, seat) for seat in GAME.seats(state)}
        for seat, moves in offered.items():
            for move in dice.sample(moves, min(6, len(moves))):
                assert move.seat == seat
                assert GAME.judge(state, move).allowed, f"{self._where(move)} is offered and refused."
        for _ in range(12):
            move = wish_of(dice, state)
            if not move.by_hand and not is_open(move) and GAME.judge(state, move).allowed:
                assert move in offered[move.seat], f"{self._where(move)} is allowed and not offered."

    # ------------------------------------------------------------------ afterwards

    def plays_again(self) -> None:
        """Written as a record and read again, the session is the same to its last fact."""
        entries = [
            Entry(number=number, move=write(one.move), facts=one.facts, by=one.move.seat, against=one.against)
            for number, one in enumerate(self.played, 1)
        ]
        text = write_record(GATTAI, self.setup, entries, "A session by chance")
        again = replay(read(text, "by-chance.record"))
        assert not again.unmet, [str(one) for one in again.unmet[:3]]
        assert again.state == self.state, "Played again, it comes to another table."
        assert [entry.facts for entry in again.entries] == [one.facts for one in self.played]
        added = begin(self.setup)
        for one in self.played:
            added = added.after(one.facts)
        assert added == self.state


def is_open(move: Move) -> bool:
    """Whether a wish holds words or numbers that anybody may think of: without end they could not be offered."""
    return type(move).__name__ in OPEN_WISHES or any(hint is Quoted for hint in field_types(type(move)).values())
