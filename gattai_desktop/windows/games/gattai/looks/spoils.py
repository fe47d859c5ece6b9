"""Works out the choice of Spoils in an Outcome: what each is, whether it can be taken, who may receive it."""

from typing import Final

from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.outcome import outcome, spoil_table
from gattai_desktop.games.gattai.outcome.spoil_table import Spoil, spoils_of
from gattai_desktop.games.gattai.outcome.spoils import PutBack, TakeNoMore, TakeSpoil, left, taken, takes_as
from gattai_desktop.games.gattai.telling.after_spoils import after_spoils
from gattai_desktop.games.gattai.telling.what_it_does import what_it_does
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.trigger_words import as_written, in_words
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView

# Each Spoil by its key: sign, name, what it does in a line.
_WORDS: Final = {
    "chargeup": ("charge", "Charges", "one Pilot full, or each +1"),
    "favor": ("hand", "Favor", "a card, or an Offense less"),
    "fortify": ("buffer", "Buffers", "one full, or each +1"),
    "purge": ("trash", "Purge", "one loses all Charges"),
    "recover": ("undo", "Recover", "a lost point comes back"),
    "replenish": ("crew", "Replenish", "one Resource, +1"),
    "schism": ("triangle", "Schism", "1 for the other Team"),
    "trauma": ("jag", "Trauma", "one point of the other side"),
    "wave": ("wave", "Wave", "a Threat's Wave"),
    "story": ("story", "Story", "one small turn for the better"),
    "chargeup-team": ("charge", "Team Charges", "everybody full"),
    "fortify-team": ("buffer", "Team Buffers", "everybody full"),
    "rally": ("star", "Rally", "Harmony rises"),
    "rebuild": ("building-standing", "Rebuild", "a Location stands again"),
    "ruin": ("building-standing", "Ruin", "a Location is damaged"),
    "recover-all": ("undo", "Recover all", "every lost point of one"),
    "replenish-full": ("crew", "Replenish in full", "one Resource, full"),
    "storm": ("storm", "Storm", "a Threat's Storm"),
    "several-basic": ("stairs", "Basic Spoils", "several instead of this"),
}


@frozen
class SpoilLook:
    """One Spoil. receivers: who may get it now; taken: who has it on the list; refused: why it cannot be taken."""

    key: str
    level: str
    sign: str
    name: str
    words: str
    line: str
    receivers: tuple[Seat, ...] = ()
    taken: tuple[Seat, ...] = ()
    refused: str = ""
    does: tuple[str, ...] = ()
    """What it does for each of the receivers, or for the side, after those taken before it, in a sentence."""
    vain: bool = False
    """Whether it would give nothing to anybody now."""
    spent: bool = False
    """Whether it is refused only because as many are chosen as there are to choose, which stands above all of them."""

    def spoken(self) -> str:
        times = speak("SpoilPlate", "taken {count} times", count=len(self.taken)) if self.taken else ""
        return ", ".join(part for part in (self.name, self.refused or self.words, times) if part)


@frozen
class TakenSpoil:
    """A Spoil on the list, and who receives it."""

    sign: str
    name: str
    receiver: Seat


@frozen
class SpoilsLook:
    """All Spoils that a side chooses from."""

    side: Seat
    seat: Seat
    basic: tuple[SpoilLook, ...]
    ultimate: tuple[SpoilLook, ...]
    basic_left: int
    ultimate_left: int
    order: tuple[TakenSpoil, ...] = ()
    """The taken Spoils, in the order in which they will happen."""

    @property
    def rest(self) -> int:
        """How many Spoils may still be taken."""
        return self.basic_left + self.ultimate_left


def spoil_words(key: str) -> tuple[str, str, str]:
    """Return sign, name and line of a Spoil."""
    sign, name, words = _WORDS.get(key, ("star", key.replace("-", " ").capitalize(), ""))
    return sign, called(name), called(words)


def spoils_look(seen: SeatView, ask: Ask) -> SpoilsLook | None:
    """Return what the asked side may take; None where the question is another, or another seat's."""
    if ask.kind != "spoils" or not ask.options:
        return None
    both = (seen.text(outcome.WINNER), seen.text(outcome.LOSER))
    owed = (side for side in both if left_any(seen, side) and outcome.speaker(seen.sight, side) == ask.seat)
    side = next(owed, both[0])
    then = after_spoils(seen.sight, side)
    looks: dict[str, list[SpoilLook]] = {"basic": [], "ultimate": []}
    for spoil in spoils_of(seen.sight).values():
        line = spoil.line(takes_as(seen.sight, side))
        is_there = _offered(ask, spoil.key) if spoil.final_only else line or spoil.told
        if is_there:
            looks[spoil.level].append(_spoil_look(seen, ask, side, spoil, then))
    return SpoilsLook(
        side,
        ask.seat,
        tuple(looks["basic"]),
        tuple(looks["ultimate"]),
        max(0, left(seen.sight, side, "basic")),
        max(0, left(seen.sight, side, "ultimate")),
        tuple(_taken(key, seat, looks) for key, seat in taken(seen.sight, side)),
    )


def _spoil_look(seen: SeatView, ask: Ask, side: Seat, spoil: Spoil, then: Sight) -> SpoilLook:
    """Return one Spoil as this side may take it now, or may not. then: the table after the Spoils taken already."""
    line, order = spoil.line(takes_as(seen.sight, side)), taken(seen.sight, side)
    places = [place for place, (key, _) in enumerate(order) if key == spoil.key]
    has, receivers = tuple(order[place][1] for place in places), _offered(ask, spoil.key)
    refused = "" if receivers or has else _why_not(seen, ask.seat, spoil.key)
    sign, name, words = spoil_words(spoil.key)
    vain = _all_full(then, line, receivers)
    if vain:
        words = speak("table", "all are full already")
    does = tuple(in_words(then, line, one, spoil_table.target) for one in receivers or (() if has else (ask.seat,)))
    if not receivers:
        befores = (after_spoils(seen.sight, side, place) for place in places)
        does += tuple(in_words(one, line, who, spoil_table.target) for one, who in zip(befores, has, strict=True))
    return SpoilLook(
        key=spoil.key,
        level=spoil.level,
        sign=sign,
        name=spoil.name or name,
        words=words or in_words(then, line, ask.seat, spoil_table.target),
        line=as_written(seen, line),
        receivers=receivers,
        taken=has,
        refused=refused,
        does=does,
        vain=vain,
        spent=bool(refused) and left(seen.sight, side, spoil.level) <= 0,
    )


def _all_full(then: Sight, line: str, receivers: tuple[Seat, ...]) -> bool:
    """Whether a Spoil would give nothing to any of its receivers once those before it have happened."""
    does = [one for seat in receivers for one in what_it_does(then, line, seat, spoil_table.target)]
    gives = "Purge" not in line and all(one.gauges and len(one.gauges) == len(one.reaches) for one in does)
    return bool(does) and gives and all(have == then for one in does for _, have, then in one.gauges)


def _taken(key: str, receiver: Seat, looks: dict[str, list[SpoilLook]]) -> TakenSpoil:
    known = {one.key: one.name for level in looks.values() for one in level}
    sign, name, _ = spoil_words(key)
    return TakenSpoil(sign, known.get(key, name), receiver)


def left_any(seen: SeatView, side: Seat) -> bool:
    """Return whether a side is owed anything."""
    return bool(seen.value(outcome.basic_path(side)) or seen.value(outcome.ultimate_path(side)))


def _offered(ask: Ask, key: str) -> tuple[Seat, ...]:
    return tuple(move.receiver for move in ask.options if isinstance(move, TakeSpoil) and move.spoil == key)


def _why_not(seen: SeatView, seat: Seat, key: str) -> str:
    reasons = seen.model.judge(TakeSpoil(seat, key, seat)).reasons
    return "".join(getattr(piece, "words", "") for piece in drawn(reasons[0].text)) if reasons else ""


def take(ask: Ask, key: str, receiver: Seat) -> Move | None:
    """Return the answer that takes a Spoil for a receiver."""
    return next((m for m in ask.options if isinstance(m, TakeSpoil) and (m.spoil, m.receiver) == (key, receiver)), None)


def put_back(ask: Ask, key: str) -> Move | None:
    """Return the answer that puts a Spoil back."""
    return next((m for m in ask.options if isinstance(m, PutBack) and m.spoil == key), None)


def done(ask: Ask) -> Move | None:
    """Return the answer that ends the choice."""
    return next((m for m in ask.options if isinstance(m, TakeNoMore)), None)
