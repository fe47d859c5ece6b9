"""Finds what each of the thirteen ranks would do to the target in focus: the test of an attack, or of a hack."""

from collections.abc import Iterator
from typing import Final, Literal

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, said, speak
from gattai_desktop.board.words import rank_word
from gattai_desktop.cards.card import ACE, RANK_LETTERS, NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import shown
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast, targets_in
from gattai_desktop.games.virtual_machine.blows import strike, succeeds
from gattai_desktop.games.virtual_machine.ending import out_before_end
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.hacking import CardHack, FlipBit, Probe
from gattai_desktop.games.virtual_machine.ladder import written
from gattai_desktop.games.virtual_machine.status_byte import BLIND, bit_at, place_named
from gattai_desktop.games.virtual_machine.striking import sends_back
from gattai_desktop.games.virtual_machine.team_hands import boot_now
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import actor, name_of, rank_of, seat_of
from gattai_desktop.windows.kit.seat_view import SeatView

Meets = Literal["miss", "hit", "dodged", "back"]
SPOKEN: Final[dict[Meets, str]] = {
    "miss": "misses", "hit": "hits", "dodged": "is dodged", "back": "is dodged and comes back",
}  # fmt: skip
HACKED: Final[dict[Meets, str]] = {
    "miss": "fails", "hit": "succeeds", "dodged": "is resisted", "back": "is resisted and comes back",
}  # fmt: skip
RANKS: Final = tuple(range(2, ACE + 1))
_MOST_CAUSES: Final = 2
"""How many lines of what came of a hack stand beside each other."""


@frozen
class RankMeets:
    """What one rank does. place: of the byte that it names, for a hack; sign: of the bit there, once it is known."""

    rank: int
    how: Meets
    place: int = 0
    sign: str = ""


@frozen
class RankStripLook:
    """The thirteen ranks against one target. label: who at whom; line: the figures that are compared.

    mark: the rank of the card that is played. hack: whether it is a hack. at_price: why the attacker aims worse now.
    """

    ranks: tuple[RankMeets, ...] = ()
    label: str = ""
    line: str = ""
    mark: int = 0
    hack: bool = False
    at_price: str = ""
    label_short: str = ""
    line_short: str = ""
    """The same in few words, for a small table."""

    def spoken(self) -> str:
        """Return what a screen reader says: runs of ranks and what they do."""
        words = HACKED if self.hack else SPOKEN
        runs: list[list[RankMeets]] = []
        for one in self.ranks:
            if runs and runs[-1][-1].how == one.how:
                runs[-1].append(one)
            else:
                runs.append([one])
        meets = [_run(run, speak("fight", words[run[0].how])) for run in runs]
        return sentences((self.label, self.line, self.at_price, ", ".join(meets)))


def _run(run: list[RankMeets], does: str) -> str:
    first, last = (rank_word(_letter(one.rank)) for one in (run[0], run[-1]))
    if first == last:
        return speak("fight", "{rank} {does}", rank=first, does=does)
    return speak("fight", "{rank} to {last} {does}", rank=first, last=last, does=does)


def _letter(rank: int) -> str:
    return "T" if rank == 10 else RANK_LETTERS[rank]


def strip_look(view: SeatView, move: Move | None) -> RankStripLook:
    """Return the strip for what is considered; without anything what came of a hack, or the first target there is."""
    table, who = view.sight, actor(view.sight)
    out = out_before_end(table)
    if not who:
        return RankStripLook() if out is None else RankStripLook(label=said(out), line=round_ends_it())
    if move is None and (hacked := _came_of_hack(view)) is not None:
        return hacked
    if isinstance(move, Probe):
        label = speak("fight", "{name} probes a place of the byte", name=called(name_of(table, who)))
        line = speak("fight", "1 Move Point: everybody learns which status stands there")
        return RankStripLook(label=label, line=line)
    move = next((one for one in (move, *_attacks(view)) if _aims(one) and _target(table, who, one)), None)
    target = _target(table, who, move)
    if move is None or not target:
        if out is not None:
            return RankStripLook(label=said(out), line=round_ends_it())
        # Of somebody else's turn nothing is known before the attack: whom it could reach, her own seat is told.
        line = speak("fight", "no enemy within reach" if seat_of(table, who) == view.seat else "acts")
        if view.value("turn.attacked"):
            line = speak("fight", "has used this card")
        return RankStripLook(label=called(name_of(table, who)), line=line)
    card = turn_card(table)
    mark = rank_of(table, card) if card is not None else 0
    label = speak(
        "fight", "{name} at {target}", name=called(name_of(table, who)), target=called(name_of(table, target))
    )
    if isinstance(move, CardHack):
        return _of_hack(table, who, target, move, label, mark)
    struck = [strike(table, who, target, rank, boot_now(table)) for rank in RANKS]
    back: Meets = "back" if sends_back(table, who, target) else "dodged"
    found: dict[str, Meets] = {"miss": "miss", "hit": "hit", "dodged": back}
    ranks = tuple(RankMeets(rank, found[one.outcome]) for rank, one in zip(RANKS, struck, strict=True))
    figures = {"accuracy": called(written(struck[0].accuracy)), "evade": called(written(struck[0].evade))}
    line = speak("fight", "Accuracy {accuracy}, Evade {evade}", **figures)
    short = speak("fight", "Acc. {accuracy}, Evade {evade}", **figures)
    worse = struck[0].accuracy > process(table, who).accuracy and BLIND not in process(table, who).bits
    price = speak("fight", "as Blind, in the Dark") if worse else ""
    return RankStripLook(ranks, label, line, mark, at_price=price, label_short=_at(table, target), line_short=short)


def _came_of_hack(view: SeatView) -> RankStripLook | None:
    """Return what came of the hack that was made last: on the map nothing tells it of Move, cards and areas."""
    newest = view.newest
    move = newest.move(view.seat) if newest is not None else None
    if newest is None or not isinstance(move, CardHack):
        return None
    told = box(view.model.game).tell(newest.before(view.seat), move, newest.facts(view.seat), newest.seat)
    words = [said(line.words) for line in shown(told, "moves")]
    return RankStripLook(label=words[0], line="; ".join(words[1 : 1 + _MOST_CAUSES])) if words[1:] else None


def round_ends_it() -> str:
    """Return why a fight goes on although a side is out; the same at the table and on the wall (RULES VM-57)."""
    return speak("fight", "A fight ends only with its round")


def _at(table: Table, target: str) -> str:
    return speak("fight", "at {target}", target=called(name_of(table, target)))


def would_hit(table: Table, move: Move) -> bool:
    """Return whether the card of this turn would hit anybody with this attack; True where that is no question."""
    who, card = actor(table), turn_card(table)
    if not isinstance(move, Attack | Blast) or card is None:
        return True
    targets = targets_in(table, who, move.area) if isinstance(move, Blast) else (move.target,)
    rank, boot = rank_of(table, card), boot_now(table)
    return any(strike(table, who, one, rank, boot).outcome == "hit" for one in targets)


def targets_hit(table: Table, moves: tuple[Move, ...]) -> str:
    """Return at how many an attack could be, and how many of them it would hit where it would not hit all."""
    hit = sum(would_hit(table, move) for move in moves)
    words = speak("fight", "at {count} targets", count=len(moves))
    if hit == len(moves):
        return words
    return speak("fight", "{words}, hits {number}", words=words, number=hit) if hit else speak("fight", "hits nobody")


def _aims(move: Move | None) -> bool:
    return isinstance(move, Attack | Blast | CardHack)


def _attacks(view: SeatView) -> Iterator[Move]:
    yield from (move for move in view.options if isinstance(move, Attack | Blast))


def _target(table: Table, who: str, move: Move | None) -> str:
    """Return whom a move is aimed at; of a blast the first whom it tests."""
    if isinstance(move, Blast):
        return next(iter(targets_in(table, who, move.area)), "")
    return str(getattr(move, "target", ""))


def _of_hack(table: Table, who: str, target: str, move: CardHack, label: str, mark: int) -> RankStripLook:
    maker, one = process(table, who), process(table, target)
    back: Meets = "back" if sends_back(table, who, target) else "dodged"
    found: dict[str, Meets] = {"fails": "miss", "succeeds": "hit", "resisted": back}
    names = isinstance(move, FlipBit)
    ranks = tuple(
        RankMeets(
            rank,
            found[succeeds(table, who, target, rank)],
            place_named(rank) if names else 0,
            _sign(table, place_named(rank)) if names else "",
        )
        for rank in RANKS
    )
    connect = called(written(maker.connect))
    line = short = speak("fight", "Connect {connect}", connect=connect)
    if maker.side != one.side:
        resist = called(written(one.resist))
        line = speak("fight", "Connect {connect}, Resist {resist}", connect=connect, resist=resist)
        short = speak("fight", "Con. {connect}, Resist {resist}", connect=connect, resist=resist)
    at = _at(table, target)
    return RankStripLook(ranks, label, line, mark, hack=True, label_short=at, line_short=short)


def _sign(table: Table, place: int) -> str:
    """Return the sign of the bit at a place; "" where the seat does not know it."""
    try:
        return f"vm{bit_at(table, place).capitalize()}"
    except NotKnown:
        return ""
