"""One Throwdown as it might go: the Coach's Threats against some of the Team, played to its end by automatic players.

Nothing of it happens at the table: it starts from a copy in which everything that Coach cannot see is dealt anew.
"""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, cast

from attrs import Factory, define

from gattai_desktop.cards.deck54 import DECKS
from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.cards.hands import SetHandsRight
from gattai_desktop.games.gattai.outcome.outcome import WINNER
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Accept, AcceptBlind, Challenge
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join
from gattai_desktop.games.gattai.throwdown.prospect import Prospect, prospect
from gattai_desktop.games.gattai.zones import hand_zone, omen_zone, pilot_seats
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.players.gattai.dealing import dealt_anew, unseen
from gattai_desktop.players.gattai.lookahead_player import Sensible
from gattai_desktop.players.gattai.simple_player import UNDOES, Habitual
from gattai_desktop.players.player import Player

Level = Literal["plain", "careful"]
LEVELS: Final[tuple[Level, ...]] = ("plain", "careful")
"""How the automatic players play: by simple habits, or thinking one move ahead."""

MOST_MOVES: Final = 600
"""Moves after which a fight is given up as one that does not end."""
_STORY: Final = "story"
_ATTEMPTS: Final = 8
"""Tables that are dealt, at most, until the challenger and the challenged have a card to fight with."""


_UNFIT: Final = wording("The rules cannot work with this table: some of its values do not fit together.")
_LONGEST: Final = 300
"""Characters of names that are told: a table may come from a stranger."""


Watch = Callable[[Move, tuple[Fact, ...], State, State], object]
"""Is told of a move of a fight: the move, what happened, and the table before and after it."""


class CannotFight(Exception):
    """The fight cannot take place; the message says what is missing, for a person."""


@frozen
class Fight:
    """Who would fight whom, at which table.

    `table` is a table of this game in Story; `pilots` the seats that fight, their Commander first; `threats` the keys
    of Coach's Threats; `attacker` who challenges: "coach", or "pilots" for their Commander. `dealt`: what Coach holds
    is what he holds at the table; where no Hands have been dealt there yet, each fight deals his as well.
    """

    table: State
    pilots: tuple[Seat, ...]
    threats: tuple[str, ...]
    attacker: Literal["coach", "pilots"] = "coach"
    dealt: bool = True

    @property
    def commander(self) -> Seat:
        """Who leads the Pilots."""
        return self.pilots[0]


@frozen
class Fought:
    """How one fight went, in the game's units.

    `winner` is "pilots" or "coach", `margin` the winner's score less the loser's (0 to 127), `stage` the last one that
    was reached, 1 to 7. Losses are points of what it says, Trauma by seat in Stats and by Threat in TR. With `seed` the
    same fight is played again.
    """

    winner: Literal["pilots", "coach"]
    margin: int
    stage: int
    harmony_lost: int
    trauma: Mapping[str, int]
    buffers_spent: int
    omens: int
    rumble: bool
    rout: bool
    death: bool
    seed: int = 0


def fight_of(
    table: State,
    pilots: Iterable[Seat] = (),
    threats: Iterable[str] = (),
    attacker: Literal["coach", "pilots"] = "coach",
) -> Fight:
    """Return a fight at a table: these Pilots or all who can, against these Threats or the strongest one.

    A table that is not set up yet is set up first. Raises CannotFight with what is missing.
    """
    ready, able, active = _ready(table)
    chosen = tuple(dict.fromkeys(pilots)) or able
    against = tuple(dict.fromkeys(threats)) or tuple(sorted(active, key=lambda key: -_number(ready, key))[:1])
    strangers = [seat for seat in chosen if seat not in able]
    if strangers:
        raise CannotFight(
            wording(
                "Nobody who can fight sits at {seats}. Ready: {able}.",
                seats=", ".join(strangers)[:_LONGEST],
                able=", ".join(able) or wording("nobody"),
            )
        )
    unknown = [key for key in against if key not in active]
    if unknown:
        raise CannotFight(
            wording(
                "No Threat in play is called {threats}. In play: {active}.",
                threats=", ".join(unknown)[:_LONGEST],
                active=", ".join(active) or wording("none"),
            )
        )
    if not chosen or not against:
        raise CannotFight(
            wording("A fight needs a Pilot and a Threat; this table has no Pilot or no Threat that can fight.")
        )
    return Fight(ready, chosen, against, attacker, dealt=_is_dealt(table))


def _ready(table: State) -> tuple[State, tuple[Seat, ...], tuple[str, ...]]:
    """The table in Story, with who can fight there: Pilots and Threats."""
    try:
        ready = set_up(table)
        active = (key for key in _listed(ready, "threats") if ready.values.get(f"threat.{key}.status") == "active")
        return ready, tuple(throwdown.able_pilots(ready)), tuple(active)
    except CannotFight:
        raise
    except Exception as wrong:
        # A session that was made up on purpose may hold values that no table has.
        raise CannotFight(_UNFIT) from wrong


def prospect_of(fight: Fight) -> Prospect:
    """Return what the fight would begin with. Raises CannotFight where the rules cannot work with its table."""
    challenger = COACH_SEAT if fight.attacker == COACH_SEAT else fight.commander
    try:
        return prospect(fight.table, fight.pilots, fight.threats, challenger)
    except Exception as wrong:
        raise CannotFight(_UNFIT) from wrong


def set_up(table: State) -> State:
    """Return the table as it stands in Story with its Hands dealt. Raises CannotFight in the midst of a conflict."""
    game = GATTAI.game
    if table.values.get("game") != GATTAI.key:
        raise CannotFight(wording("Only a table of Gattaibushido:FUSION! has such fights."))
    if table.values.get("step") != _STORY or game.asks(table):
        raise CannotFight(wording("A conflict is going on. Finish it or call it off, then ask again."))
    if _is_dealt(table):
        return table
    ready = table
    for seed in range(_ATTEMPTS):
        ready = table
        for kind in (SetUpSession, SetHandsRight):
            ready = _made(game, ready, kind(COACH_SEAT), seed)
        # An Omen that turned up by chance here would weigh upon every fight.
        if not any(ready.count(omen_zone(deck)) for deck in DECKS):
            break
    return ready


def _is_dealt(table: State) -> bool:
    return any(table.count(hand_zone(seat)) for seat in (*pilot_seats(table), COACH_SEAT))


def _made(game: Game, table: State, move: Move, seed: int = 0) -> State:
    """Make a move where it is allowed, and answer what it asks as costs least. Raises CannotFight."""
    shuffle = seeded(seed)
    if not game.judge(table, move).allowed:
        return table
    for _ in range(MOST_MOVES):
        table, _facts = _played(game, table, move, shuffle)
        ask = game.first_ask(table)
        if ask is None:
            return table
        move = ask.options[0]
    raise CannotFight(_UNFIT)


def _played(game: Game, table: State, move: Move, shuffle: Shuffle) -> tuple[State, tuple[Fact, ...]]:
    """Play a move that the rules allow. Raises CannotFight where it cannot be made on this table all the same."""
    try:
        return game.play(table, move, shuffle)
    except Impossible as wrong:
        raise CannotFight(_UNFIT) from wrong


def play_fight(fight: Fight, level: Level, seed: int, watch: Watch | None = None) -> Fought:
    """Play the fight once. The same seed and level give the same fight; `watch` is told of each move.

    Raises CannotFight where nobody has a card to fight with, or where it does not end.
    """
    dice = random.Random(seed)
    for _ in range(_ATTEMPTS):
        table = dealt_anew(GATTAI.game, _known(fight), dice)
        table = table if _armed(fight, table) else _made(GATTAI.game, table, SetHandsRight(COACH_SEAT))
        if _armed(fight, table):
            return _Rehearsal(fight, table, _players(fight, level, dice), seed, watch).play()
    raise CannotFight(
        "Coach and the Pilots' Commander each need a card in Hand to fight with. Set the Hands right first."
    )


def _known(fight: Fight) -> Sight:
    """What stays the same in every fight: what Coach sees."""
    sight = GATTAI.game.sight(fight.table, COACH_SEAT)
    if fight.dealt:
        return sight
    return unseen(sight, (hand_zone(COACH_SEAT), *(f"threat.{key}" for key in _listed(fight.table, "threats"))))


def _armed(fight: Fight, table: State) -> bool:
    return all(table.count(hand_zone(seat)) for seat in (COACH_SEAT, fight.commander))


def _players(fight: Fight, level: Level, dice: random.Random) -> dict[Seat, Player]:
    seats = (*pilot_seats(fight.table), COACH_SEAT)
    if level == "plain":
        return dict.fromkeys(seats, Habitual())
    return {seat: Sensible(GATTAI.game, dice.randrange(2**32)) for seat in seats}


@define
class _Rehearsal:
    fight: Fight
    table: State
    players: Mapping[Seat, Player]
    seed: int
    watch: Watch | None
    seen: Fought = Factory(lambda: Fought("coach", 0, 1, 0, {}, 0, 0, rumble=False, rout=False, death=False))
    winner: str = ""

    def play(self) -> Fought:
        game, shuffle = GATTAI.game, seeded(self.seed)
        before = self.table
        challenger, challenged = COACH_SEAT, self.fight.commander
        if self.fight.attacker == "pilots":
            challenger, challenged = challenged, challenger
        move = self._chosen(challenger, lambda one: isinstance(one, Challenge) and one.opponent == challenged)
        for _ in range(MOST_MOVES):
            stood = self.table
            self.table, facts = _played(game, stood, move, shuffle)
            self._look(facts)
            if self.watch is not None:
                self.watch(move, facts, stood, self.table)
            if self.table.values["step"] == _STORY and not game.asks(self.table):
                return self._fought(before)
            move = self._next()
        raise CannotFight(f"A fight did not end after {MOST_MOVES} moves (seed {self.seed}).")

    # ------------------------------------------------------------------ who does what

    def _next(self) -> Move:
        game = GATTAI.game
        asked = game.first_ask(self.table)
        step = self.table.values["step"]
        if asked is None and step == "throwdown.answer":
            return self._chosen(str(self.table.values[throwdown.CHALLENGED]), _accepts)
        if asked is None and step == "throwdown.sides":
            return self._siding()
        for seat in game.waits_for(self.table):
            if not game.options(self.table, seat):
                continue
            return self._chosen(seat, _part_of_it if asked is None else _anything)
        raise CannotFight(f"Nobody can go on with the fight in {step} (seed {self.seed}).")

    def _siding(self) -> Move:
        """Bring in who was to fight; whoever has no room on the side stays out."""
        for key in self.fight.threats:
            if key not in throwdown.threats(self.table):
                return BringIn(COACH_SEAT, key)
        for seat in self.fight.pilots:
            joining = Join(seat, self.fight.commander)
            if throwdown.side_of(self.table, seat) is None and GATTAI.game.judge(self.table, joining).allowed:
                return joining
        return CloseSides(COACH_SEAT)

    def _chosen(self, seat: Seat, wanted: Callable[[Move], bool]) -> Move:
        game = GATTAI.game
        every = game.options(self.table, seat)
        options = [move for move in every if wanted(move) and not isinstance(move, UNDOES)] or every
        if not options:
            raise CannotFight(f"{game.name(self.table, seat)} has no move in the fight (seed {self.seed}).")
        return self.players[seat].choose(game.sight(self.table, seat), options)

    # ------------------------------------------------------------------ what came of it

    def _look(self, facts: Iterable[Fact]) -> None:
        said = [fact.words for fact in facts if isinstance(fact, Announced)]
        stage = self.table.values.get("throwdown.stage")
        self.seen = evolve(
            self.seen,
            stage=max(self.seen.stage, stage if isinstance(stage, int) else 0),
            omens=self.seen.omens + said.count("omen"),
            rumble=self.seen.rumble or "rumble" in said,
            rout=self.seen.rout or "rout" in said,
            death=self.seen.death or "commitment_dead" in said,
        )
        won = self.table.values.get(WINNER)
        if won and not self.winner:
            self.winner = str(won)
            side, other = (str(won), throwdown.opponent(self.table, str(won)))
            margin = stages.score_of(self.table, side) - stages.score_of(self.table, other)
            self.seen = evolve(self.seen, margin=max(0, margin))

    def _fought(self, before: State) -> Fought:
        seats = (*self.fight.pilots, *(f"threat.{key}" for key in self.fight.threats))
        return evolve(
            self.seen,
            seed=self.seed,
            winner="coach" if self.winner in {"", COACH_SEAT} else "pilots",
            harmony_lost=_at(before, "team.harmony") - _at(self.table, "team.harmony"),
            trauma={one: max(0, _strength(before, one) - _strength(self.table, one)) for one in seats},
            buffers_spent=max(0, _buffers(before, seats) - _buffers(self.table, seats)),
        )


def _accepts(move: Move) -> bool:
    return isinstance(move, Accept | AcceptBlind)


def _part_of_it(move: Move) -> bool:
    """Leave aside what may be done at any time."""
    return bool(move.steps)


def _anything(_move: Move) -> bool:
    return True


# ---------------------------------------------------------------------- reading a table


def _listed(table: State, path: str) -> tuple[str, ...]:
    return cast("tuple[str, ...]", table.values.get(path) or ())


def _number(table: State, key: str) -> int:
    return _at(table, f"threat.{key}.tr")


def _at(table: State, path: str) -> int:
    value = table.values.get(path)
    return value if isinstance(value, int) else 0


def _strength(table: State, who: str) -> int:
    """The Stats of a Pilot together, or the TR of a Threat."""
    if "." in who:
        return _at(table, f"{who}.tr")
    return sum(_at(table, f"pilot.{who}.{stat}") for stat in (*STATS, "stat"))


def _buffers(table: State, sides: Iterable[str]) -> int:
    return sum(_at(table, f"{one if '.' in one else f'pilot.{one}'}.buffers") for one in sides)
