"""Players of a game measured against each other: every deal is played twice, with the sides changed.

What the cards gave to one side they give to the other player the second time. A share has a margin, within which 95 of
100 such countings lie; it is reckoned from whole deals, since the two bouts of a deal belong together.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from statistics import median
from typing import Final

from attrs import define, field

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.strengths import STRENGTHS
from gattai_desktop.players.contest import BoutStalled, Contest, play_bout
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.programme import MakePlayer
from gattai_desktop.players.programmes import programme
from gattai_desktop.players.rehearsal import SURE, Company, Running, margin
from gattai_desktop.players.soundness import unsound
from gattai_desktop.players.weighing import Budget, Thinker

FIRST: Final = 0
SECOND: Final = 1
NOBODY: Final = -1
RANDOM: Final = "random"
"""Who throws dice, in every game."""


class NoContest(Exception):
    """These players cannot be measured. The message says why."""


@frozen
class Meeting:
    """Two players of a game, by name, who meet many times; plain data, for another process.

    budget: how much each of them may think, where it can be bounded. sound: whether the table is looked at after every
    move, and each bout played beyond the victory to its very end. table: which tables of the game; "" for the usual.
    """

    game: str
    players: tuple[str, str]
    budget: Budget = Budget()
    sound: bool = False
    table: str = ""


@frozen
class BoutPlayed:
    """The result of one bout of a meeting.

    side: the side of the player that is named first. won: FIRST, SECOND or NOBODY. fault: why it did not end, or what
    was wrong with its table; "" where all is well. seconds: processor time of each choice, by player.
    """

    side: str
    won: int
    moves: int
    fault: str
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


DealPlayed = tuple[BoutPlayed, BoutPlayed]
"""The two bouts of one deal: as named, and with the sides changed."""


def contest_of(game: str, table: str = "") -> Contest:
    """Return how the players of a game are measured, at these tables of it. Raises NoContest, NoSuchGame."""
    opens = programme(game).contest
    if opens is None:
        raise NoContest(
            wording("The players of '{game}' cannot be measured: it has no two sides.", game=AsWritten(game))
        )
    contest = opens()
    if table and table not in contest.beside:
        words = "{game} has no tables '{table}'. Beside the usual ones: {others}."
        others = AsWritten(", ".join(contest.beside)) or wording("none")
        raise NoContest(wording(words, game=AsWritten(game), table=AsWritten(table[:40]), others=others))
    return contest.beside[table] if table else contest


def measured_players(game: str) -> Mapping[str, MakePlayer]:
    """Return everybody in a game who can be measured, by name. Raises NoContest, NoSuchGame."""
    return {RANDOM: lambda _seat: RandomPlayer(), **contest_of(game).others, **programme(game).opponents}


def meetings(
    game: str, only: str = "", budget: Budget | None = None, *, sound: bool = False, table: str = ""
) -> tuple[Meeting, ...]:
    """Return each strength of a game against each; `only` names others: "sharp:steady,steady:gentle".

    Raises NoContest with what is missing, NoSuchGame.
    """
    contest_of(game, table)
    there = measured_players(game)
    named = {"game": AsWritten(game), "names": AsWritten(", ".join(there))}
    pairs = [tuple(pair.strip().split(":")) for pair in only.split(",") if pair.strip()]
    if not only:
        pairs = list(combinations([one for one in reversed(STRENGTHS) if one in there], 2))
    for pair in pairs:
        if len(pair) != len((FIRST, SECOND)) or any(one not in there for one in pair):
            words = "'{pair}' is no pair of players. Of {game} there are: {names}."
            raise NoContest(wording(words, pair=AsWritten(":".join(pair)[:60]), **named))
    if not pairs:
        raise NoContest(wording("{game} has no two strengths. Name who plays (--only); there are: {names}.", **named))
    return tuple(Meeting(game, (pair[0], pair[1]), budget or Budget(), sound, table) for pair in pairs)


def play_deal(meeting: Meeting, seed: int) -> DealPlayed:
    """Play the deal of that seed twice."""
    return _play_one(meeting, seed, FIRST), _play_one(meeting, seed, SECOND)


def _play_one(meeting: Meeting, seed: int, on_first_side: int) -> BoutPlayed:
    contest = contest_of(meeting.game, meeting.table)
    bout = contest.deal(seed)
    spent: tuple[list[float], list[float]] = ([], [])
    who = {}
    for place, seats in enumerate(bout.sides.values()):
        who.update(dict.fromkeys(seats, place ^ on_first_side))
    players = {seat: _player(meeting, one, seat) for seat, one in who.items()}
    sides = tuple(bout.sides)

    def look(before: State, facts: tuple[Fact, ...], after: State) -> None:
        for fault in unsound(contest.game, before, facts, after):
            raise BoutStalled(fault)

    try:
        ended = play_bout(
            contest,
            bout,
            players,
            seed,
            seen=lambda seat, _sight, _options, _move, took: spent[who[seat]].append(took),
            watched=look if meeting.sound else None,
            whole=meeting.sound,
        )
        won = sides.index(ended.won) ^ on_first_side if ended.won else NOBODY
        moves, fault = ended.moves, ""
    except Exception as wrong:  # noqa: BLE001 - whatever a player does wrong is counted, and told with its seed
        won, moves, fault = NOBODY, 0, f"{str(wrong) or repr(wrong)} ({':'.join(meeting.players)}, deal {seed})"
    return BoutPlayed(sides[on_first_side], won, moves, fault, (tuple(spent[FIRST]), tuple(spent[SECOND])))


def _player(meeting: Meeting, which: int, seat: str) -> Player:
    player = measured_players(meeting.game)[meeting.players[which]](seat)
    if meeting.budget != Budget() and isinstance(player, Thinker):
        return player.with_budget(meeting.budget)
    return player


class RoundRobin(Company):
    """A company of workers that lets players meet."""

    def begin(self, each: Sequence[Meeting], deals: int, seed: int = 1) -> tuple[Running[DealPlayed], ...]:
        """Begin to play this number of deals of each meeting; the same seed gives every meeting the same deals."""
        return self.order(play_deal, each, deals, seed, 1)


@define
class Standing:
    """The tally of a meeting; it grows while it is played."""

    meeting: Meeting
    fights: int = 0
    """Deals, each of which was played twice."""
    bouts: int = 0
    moves: int = 0
    """Of all bouts that ended."""
    scores: list[float] = field(factory=list)
    """The share of the first player in each deal of which both bouts ended."""
    by_side: dict[str, list[float]] = field(factory=lambda: defaultdict(list))
    """What the first player got of each bout that ended, by the side that it played."""
    faults: list[str] = field(factory=list)
    seconds: tuple[list[float], list[float]] = field(factory=lambda: ([], []))

    def count(self, fought: Iterable[DealPlayed]) -> None:
        """Add deals to the tally."""
        for deal in fought:
            self.fights += 1
            for bout in deal:
                self.bouts += 1
                for which in (FIRST, SECOND):
                    self.seconds[which].extend(bout.seconds[which])
                if bout.fault:
                    self.faults.append(bout.fault)
                else:
                    self.moves += bout.moves
                    self.by_side[bout.side].append(_score(bout))
            if not any(bout.fault for bout in deal):
                self.scores.append(sum(map(_score, deal)) / len(deal))

    @property
    def share(self) -> float:
        """The share of bouts that the first player wins, 0 to 1; where nobody wins, half of it."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def give_or_take(self) -> float:
        """The margin of error of the share, 0 to 1."""
        count = len(self.scores)
        if not count:
            return 1.0
        spread = sum((one - self.share) ** 2 for one in self.scores) / count
        return min(1.0, SURE * sqrt(max(spread, 1 / count) / count))

    def side_share(self, side: str) -> tuple[float, float]:
        """What the first player wins from a side, and the margin of that."""
        got = self.by_side[side]
        share = sum(got) / len(got) if got else 0.0
        return share, margin(share, len(got))

    def thought(self, which: int) -> tuple[float, float]:
        """The median and the longest processor time of a choice, in seconds."""
        spent = self.seconds[which]
        return (median(spent), max(spent)) if spent else (0.0, 0.0)


def _score(bout: BoutPlayed) -> float:
    return {FIRST: 1.0, SECOND: 0.0}.get(bout.won, 0.5)
