"""How hard a fight is: played to its end many times by the program's players, counted, and told as text and data.

A fight is played as it stands, or from its beginning. It is prepared from what the CPU sees, whose seat prepares
fights; what is hidden from it is dealt anew each time (`dealing`).
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from attrs import define, field

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import AsWritten, Called, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.game import Game
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER, PLACING, START, able
from gattai_desktop.games.virtual_machine.world import KEY, World, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.player import Player
from gattai_desktop.players.rehearsal import CannotFight, Company, Running, in_hundred, margin, text_bar
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.dealing import fight_dealt_anew, rules_of, rules_with
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.sessions.file_format import packed, unpacked

_MOST_MOVES: Final = 5_000
USUAL: Final = ("sable", "teo", "ixa", "halcyon")
"""The MCs who fight where nobody names others."""
_BATCH: Final = 2
"""Fights that a worker plays before it says how they went: about a second."""
_UNFIT: Final = wording("The rules cannot work with this table: some of its values do not fit together.")


@frozen
class FightResult:
    """How one fight ended: who has won ("" for nobody), in how many rounds, and how many MCs were down."""

    winner: str
    rounds: int
    down: int


@frozen
class FightToTry:
    """A fight as the CPU may take it to be; its table is plain data, for another process."""

    table: bytes
    checksum: int
    name: str
    mcs: tuple[str, ...]
    """The names of the MCs."""
    world: World | None = None
    """That of the table; None for the one that comes with the program."""


def fight_to_try(sight: Sight) -> FightToTry:
    """Return the fight that goes on at a table. Raises CannotFight with what is missing, or where others ask."""
    if sight.values.get("game") != KEY:
        raise CannotFight(wording("Only a table of Virtual Machine has such fights."))
    if sight.seat != CPU:
        raise CannotFight(wording("Only the CPU may ask how hard a fight is."))
    if sight.values.get("step") == OVER:
        raise CannotFight(wording("This fight is over. Ask again when the next one is set up."))
    try:
        game, world = rules_of(sight), world_of(sight)
        table = fight_dealt_anew(game, sight, random.Random(0))
        stands = table.text("step") in (START, PLACING) or _anybody_stands(table)
        name = world.fights[table.text("fight")].name
        own = None if world is built_in_world().world else world
        fight = FightToTry(*packed(table), name, tuple(game.name(table, one) for one in table.listed(MCS)), own)
    except Exception as wrong:
        # A session that was made up on purpose may hold values that no table has.
        raise CannotFight(_UNFIT) from wrong
    if not stands:
        raise CannotFight(_UNFIT)
    return fight


def _anybody_stands(table: Table) -> bool:
    """Whether anybody who can fight stands in an area of the map: of a session that was made up, maybe nobody does."""
    areas = table.listed("areas")
    return any(process(table, who).area in areas for side in (MCS, CPU) for who in able(table, side))


def fight_at(table: State) -> FightToTry:
    """Return the fight that goes on at a table, as its CPU may take it to be. Raises CannotFight."""
    try:
        sight = rules_of(table).sight(table, CPU)
    except Exception as wrong:
        raise CannotFight(_UNFIT) from wrong
    return fight_to_try(sight)


def no_such_fight(name: str, known: Iterable[str]) -> Called:
    """Return what to tell where no fight has this name."""
    words = "No fight is called '{name}'. There are: {fights}."
    return wording(words, name=AsWritten(name[:40]), fights=AsWritten(", ".join(known)))


def fight_from_start(scenario: str, seats: int = 0) -> FightToTry:
    """Return a fight that has not begun, for this number of MCs; 0 for those of the fight. Raises CannotFight."""
    world = built_in_world().world
    if scenario not in world.fights:
        raise CannotFight(no_such_fight(scenario, world.fights))
    if seats and not FEWEST <= seats <= MOST:
        raise CannotFight(wording("A fight has {least} to {most} MCs (--seats).", least=FEWEST, most=MOST))
    mcs = world.fights[scenario].mcs or USUAL
    if seats:
        mcs = tuple(dict.fromkeys((*mcs, *USUAL, *world.mcs)))[:seats]
    return fight_at(box(KEY).begin(FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in mcs))))


def play_out(game: Game, table: State, players: Mapping[Seat, Player], shuffle: Shuffle) -> FightResult:
    """Play a fight from this table to its end. Raises RuntimeError for one that does not end."""
    last, mcs = table, table.listed(MCS)
    for _ in range(_MOST_MOVES):
        if table.text("step") == OVER:
            return FightResult(table.text("winner"), table.number("round"), len(mcs) - len(able(last, MCS)))
        seat = game.waits_for(table)[0]
        move = players[seat].choose(game.sight(table, seat), game.options(table, seat))
        last, (table, _) = table, game.play(table, move, shuffle)
    raise RuntimeError(f"A fight of {table.text('scenario')} did not end.")


def play_once(fight: FightToTry, seed: int) -> FightResult:
    """Play the fight to its end. The same seed gives the same fight. Raises CannotFight where it does not end."""
    try:
        game = rules_with(fight.world or built_in_world().world)
        table = _laid(fight.table, fight.checksum, game)
        dealt = fight_dealt_anew(game, game.sight(table, CPU), random.Random(seed))
        players = {**{seat: McFighter() for seat in dealt.listed(MCS)}, CPU: CpuFighter()}
        return play_out(game, dealt, players, seeded(seed))
    except Exception as wrong:
        raise CannotFight(_UNFIT) from wrong


@lru_cache(maxsize=2)
def _laid(data: bytes, checksum: int, game: Game) -> State:
    return unpacked(data, checksum, game.cards, 0)


class FightCompany(Company):
    """A company of workers that plays fights of Virtual Machine."""

    def begin(self, fight: FightToTry, fights: int, seed: int = 1) -> Running[FightResult]:
        """Begin this number of fights."""
        return self.order(play_once, (fight,), fights, seed, _BATCH)[0]


@define
class FightOdds:
    """The tally of a fight that is played many times; it grows while it is played."""

    fights: int = 0
    victories: int = 0
    rounds: Counter[int] = field(factory=Counter)
    """Fights by the round in which they ended."""
    down: Counter[int] = field(factory=Counter)
    """Fights that the MCs have won, by how many of them were down."""

    def count(self, fought: Iterable[FightResult]) -> None:
        """Add fights to the tally."""
        for one in fought:
            self.fights += 1
            self.rounds[one.rounds] += 1
            if one.winner == MCS:
                self.victories += 1
                self.down[one.down] += 1

    @property
    def won(self) -> float:
        """The share of fights that the MCs win, 0 to 1."""
        return self.victories / self.fights if self.fights else 0.0

    @property
    def give_or_take(self) -> float:
        """The margin of error of that share, 0 to 1: 95 of 100 such countings lie within it."""
        return margin(self.won, self.fights)

    @property
    def median(self) -> int:
        """The round by whose end half of the fights are over; 0 where none has been played."""
        seen = 0
        for ended, many in sorted(self.rounds.items()):
            seen += many
            if 2 * seen >= self.fights:
                return ended
        return 0

    @property
    def down_at_victory(self) -> float:
        """How many MCs are down when they have won, on average."""
        return sum(down * many for down, many in self.down.items()) / max(self.victories, 1)


def odds_in_words(odds: FightOdds, fight: FightToTry, seed: int, spoken: Callable[[object], str]) -> str:
    """Return the odds as a page of text; `spoken` turns a wording or a number into the text of a language."""
    return "\n".join(_lines(odds, fight, seed, spoken))


def _lines(odds: FightOdds, fight: FightToTry, seed: int, spoken: Callable[[object], str]) -> Iterator[str]:
    yield spoken(wording("{fight}: {mcs} against the CPU.", fight=fight.name, mcs=fight.mcs))
    points = max(1, round(100 * odds.give_or_take))
    share = in_hundred(odds.won)
    yield spoken(wording("{share} in 100 go to the MCs, give or take {points}.", share=share, points=points))
    yield ""
    yield f"  {text_bar(odds.won)} {spoken(share)} : {spoken(in_hundred(1 - odds.won))}"
    yield ""
    yield f"  {spoken(wording('rounds (median)')):<32}{odds.median}"
    if odds.victories:
        yield f"  {spoken(wording('MCs down at a victory')):<32}{spoken(odds.down_at_victory)}"
        for down, many in sorted(odds.down.items()):
            part = many / odds.victories
            words = spoken(wording("{number} down", number=down))
            yield f"    {words:<22}{text_bar(part, 24)} {spoken(in_hundred(part))}"
    yield ""
    counted = "{count} fights, seed {seed}. The program plays both sides; people do better and worse."
    yield spoken(wording(counted, count=odds.fights, seed=AsWritten(seed)))


def odds_as_json(odds: FightOdds, fight: FightToTry, seed: int) -> Mapping[str, Any]:
    """Return a tally as plain data, shares from 0 to 1."""
    return {
        "fight": fight.name,
        "mcs": list(fight.mcs),
        "fights": odds.fights,
        "seed": seed,
        "mcs_win": round(odds.won, 4),
        "give_or_take": round(odds.give_or_take, 4),
        "rounds_median": odds.median,
        "rounds": {str(ended): many / odds.fights for ended, many in sorted(odds.rounds.items())},
        "down_at_victory": round(odds.down_at_victory, 3),
        "down": {str(down): many / odds.victories for down, many in sorted(odds.down.items())},
    }
