"""Whom the program can be in a fight, by strength, and what a demo plays: fight after fight of two to six MCs."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from attrs import define

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.games.virtual_machine.any_moment import AnyMoment, InterruptCount, LetCountGoOn
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST
from gattai_desktop.games.virtual_machine.interrupts import interrupter
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, OVER, of
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.players.contest import Contest
from gattai_desktop.players.evening import Evening
from gattai_desktop.players.habits import Erring, Habits, reason_of
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.programme import DemoOptions, MakePlayer, Programme
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.odds import no_such_fight
from gattai_desktop.players.virtual_machine.reasons import OF_ANYBODY, REASONS, less_in_fight
from gattai_desktop.players.virtual_machine.sharp import sharp

_ERRS: Final = 0.35


def steady(seat: Seat) -> Habits:
    """Return the program at a seat, as the rules describe it (part 1i)."""
    return Habits(CpuFighter() if seat == CPU else McFighter(), REASONS)


OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    GENTLE: lambda seat: Erring(steady(seat), _ERRS),
    STEADY: steady,
    SHARP: sharp,
}
"""Each player by the name that a table keeps for its seat."""


ALL: Final = "all"
"""In place of a fight: each in its turn."""
_SECOND_THOUGHTS: Final = 0.01
_CARELESS: Final = 0.2
"""How often somebody plays at random."""
_WILD_ROUNDS: Final = 5
"""For this number of rounds; a fight of such players alone would hardly end."""
_HARD: Final = 0.5
"""How often the CPU is the hard one."""
_MOST_MOVES: Final = 4_000
"""Moves after which a fight that has not ended is taken for one that never will."""


def _setup(options: DemoOptions, table: int, dice: random.Random) -> Any:  # noqa: ANN401 - as the game's box says
    world = built_in_world().world
    every = tuple(world.fights)
    scenario = options.scenario if options.scenario not in ("", ALL) else every[(table - 1) % len(every)]
    if scenario not in world.fights:
        raise NoSuchScenario(no_such_fight(scenario, every))
    mcs = world.fights[scenario].mcs
    if not mcs or options.seats:
        mcs = tuple(dice.sample(tuple(world.mcs), options.seats or dice.randint(FEWEST, MOST)))
    return FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in mcs))


@define
class Careless:
    """Plays at random; it stops the count to do something, and lets it go on when that is done."""

    dice: RandomPlayer
    _has_something_in_mind: bool = False

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        doing = [one for one in options if isinstance(one, AnyMoment)]
        idle: tuple[type[Move], ...] = () if doing else (InterruptCount,)
        if self._has_something_in_mind and doing:
            idle = (InterruptCount, LetCountGoOn)
        found = self.dice.choose(sight, [one for one in options if not isinstance(one, idle)] or options)
        self._has_something_in_mind = isinstance(found, InterruptCount)
        return found


@define
class _Anybody:
    """Plays whatever seat it is asked for, the CPU's or that of a main character; some rounds perhaps at random."""

    cpu: CpuFighter
    mc: McFighter
    wild: Player | None

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        if self.wild is not None and sight.number("round") <= _WILD_ROUNDS:
            return self.wild.choose(sight, options)
        return (self.cpu if options[0].seat == CPU else self.mc).choose(sight, options)

    def off_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """What it does while play waits for somebody else."""
        if self.wild is not None or not options:
            return None
        return (self.cpu if options[0].seat == CPU else self.mc).off_turn(sight, options)


def _player(_game: Game, dice: random.Random) -> Player:
    wild = Careless(RandomPlayer(dice.randrange(2**32))) if dice.random() < _CARELESS else None
    return _Anybody(CpuFighter(hard=dice.random() < _HARD), McFighter(), wild)


class FightEvening(Evening):
    """An evening at which whoever has a full meter pays for an Interrupt at any moment that the rules allow."""

    def interrupts(self) -> bool:
        """Ask everybody with a full meter whom play does not wait for, MCs first (RULES VM-55)."""
        seen, waited = self.table.sight(PUBLIC), self.table.next_seat()
        for seat in self.table.seats:
            who = interrupter(seen, seat)
            if seat == waited or not who or seen.number(of(who, "meter")) < MOST_CHARGES:
                continue
            player, options = self.players[seat], self.table.options(seat)
            found = player.off_turn(self.table.sight(seat), options) if isinstance(player, _Anybody) else None
            if found is not None:
                self.seated(seat)
                self.make(found)
                return True
        return False


def play_fight(evening: Evening) -> None:
    """Play a fight to its end. Raises CannotGoOn."""
    evening.play_to(OVER, "fight", second_thoughts=_SECOND_THOUGHTS, most=_MOST_MOVES)


def _contest() -> Contest:
    from gattai_desktop.players.virtual_machine.contest import FIGHT_CONTEST

    return FIGHT_CONTEST


FIGHTS: Final = Programme(
    key=KEY,
    setup=_setup,
    sitting=lambda setup: len(setup.players) + 1,
    player=_player,
    play=lambda *at: play_fight(FightEvening(*at)),
    pictured=frozenset(),
    people="main characters",
    fewest=FEWEST,
    most=MOST,
    opponents=OPPONENTS,
    why=partial(reason_of, OF_ANYBODY),
    less=less_in_fight,
    chance_words=say("how the fight stands at the end of the round, of 100"),
    contest=_contest,
)
