"""Works out from a sight what the pane of a Throwdown shows: score, ladder, Piles, Strike scale."""

from collections.abc import Hashable, Iterator
from typing import Final

from gattai_desktop.board.pile_view import PileCard
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import Mini, PlainText, WordsPiece
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.reach import reaches
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.zones import PILE
from gattai_desktop.windows.games.gattai.looks.rails import strike_of
from gattai_desktop.windows.games.gattai.parts.ladder import WORTH, LadderLook, Side
from gattai_desktop.windows.games.gattai.parts.strike_scale import StrikeScaleLook
from gattai_desktop.windows.kit.faces import face, lying_face
from gattai_desktop.windows.kit.seat_view import SeatView

_RANKS: Final = "23456789TJQKA"


def left_side(seen: SeatView) -> Seat:
    """Return the side on the left: the Pilots'; between Pilots the challenger's."""
    both = throwdown.sides(seen.sight)
    return next((side for side in both if side != COACH_SEAT), both[0] if both else "")


def token_of(seen: SeatView, side: Seat) -> Side:
    """Return the place of a side: "pilots" is left, "coach" right."""
    return "pilots" if side == left_side(seen) else "coach"


def side_name(seen: SeatView, side: Seat) -> str:
    """Return the name of a side: Coach, the Pilots, or its Commander where Pilots fight Pilots."""
    if side == COACH_SEAT:
        return speak("table", "Coach")
    if throwdown.pilots_only(seen.sight):
        return seen.name(throwdown.commander(seen.sight, side))
    return speak("table", "Pilots")


def ladder_look(seen: SeatView) -> LadderLook:
    """Return score, steps and whose turn it is."""
    both = throwdown.sides(seen.sight)
    left = left_side(seen)
    right = next((side for side in both if side != left), COACH_SEAT)
    won: list[Side] = [""] * len(stages.STAGES)
    for stage, side, _points, undone in stages.events(seen.sight):
        if not undone:
            won[stage - 1] = token_of(seen, side)
    number = seen.number(stages.STAGE)
    turn = seen.text(throwdown.TURN) if seen.step == "throwdown.turn" else ""
    return LadderLook(
        stages.score_of(seen.sight, left),
        stages.score_of(seen.sight, right),
        0 if seen.moment == "outcome" else number,
        tuple(won),
        turn=token_of(seen, turn) if turn else "",
        words=stage_words(seen, number),
        turn_words=_turn_words(seen, turn) if turn else "",
        worth=WORTH[:3] if "rumble" in seen.absent else WORTH,
        seats=(stands_for(seen, left), stands_for(seen, right)),
        names=(side_name(seen, left), side_name(seen, right)),
    )


def stands_for(seen: SeatView, side: Seat) -> str:
    """Return the seat whose colour and sign a side has: where Pilots fight Pilots, its Commander."""
    return throwdown.commander(seen.sight, side) if throwdown.pilots_only(seen.sight) else token_of(seen, side)


def is_team(seen: SeatView, side: Seat) -> bool:
    """Whether a side is called by its Team, in the plural: the Pilots."""
    return side != COACH_SEAT and not throwdown.pilots_only(seen.sight)


def _turn_words(seen: SeatView, side: Seat) -> str:
    if is_team(seen, side):
        return speak("table", "Pilots' turn")
    return speak("table", "{name}'s turn", name=side_name(seen, side))


_BEFORE: Final = {
    "throwdown.answer": "{name} is challenged: a card accepts",
    "throwdown.sides": "Before stage 1: who fights on which side?",
    "": "Before stage 1: both initiative cards lie face-down",
}
"""What is being settled before the first stage, in each step."""


def stage_words(seen: SeatView, number: int) -> str:
    """Return the stage in one line; before the first, what is being settled."""
    stage = stages.STAGES.get(number)
    if stage is None:
        challenged = throwdown.commander(seen.sight, throwdown.sides(seen.sight)[1])
        return speak("table", _BEFORE[seen.step if seen.step in _BEFORE else ""], name=seen.name(challenged))
    words = "Stage {number}, {name}: worth {points}"
    return speak("table", words, number=number, name=stage.name, points=stage.points)


# ---------------------------------------------------------------------- Piles


def pile_key(place: int, lying: Lying) -> Hashable:
    """Return the key of a card in the Pile: the card where it is visible, its place where it is not."""
    return ("hidden", place) if isinstance(lying.card, Back) else lying.card.key


def pile_look(seen: SeatView) -> tuple[PileCard, ...]:
    """Return the Pile, the oldest card first; a Wild card shows what it counts as (RULES INFO-10)."""
    lying = seen.sight.zones.get(PILE, ())
    if not throwdown.going_on(seen.sight):
        return tuple(PileCard(pile_key(i, one), lying_face(one), "") for i, one in enumerate(lying))
    entries = throwdown.pile_entries(seen.sight)
    counting = throwdown.pile(seen.sight)
    return tuple(
        PileCard(
            pile_key(place, one),
            face(counts) if entry[2] else lying_face(one),
            entry[0],
            description=_entry_words(seen, entry),
        )
        for place, (one, entry, counts) in enumerate(zip(lying, entries, counting, strict=True))
    )


def _entry_words(seen: SeatView, entry: throwdown.PileEntry) -> str:
    seat, kind, wild = entry
    said = f"{called(kind)}, {seen.name(seat)}" if seat else called(kind)
    return speak("table", "{what}, Wild", what=said) if wild else said


def earlier_piles(seen: SeatView) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the stages whose Piles were pushed aside, the newest first, each with its faces."""
    for stage in sorted(stages.STAGES, reverse=True):
        lying = seen.sight.zones.get(f"pile.{stage}", ())
        if lying:
            yield stage, tuple(lying_face(one) for one in lying)


# ---------------------------------------------------------------------- the Strike scale


def scale_look(seen: SeatView, seat: Seat, card: Card | None, *, short: bool) -> StrikeScaleLook | None:
    """Return the Strike scale of a player; card: the focused one, whose rank is marked; short: without a name."""
    found = reaches(seen.sight, seat)
    if found is None:
        return None
    turn = turn_now(seen.sight)
    top = turn.reference
    reach = strike_of(seen, seat)
    hard = speak("table", ", hard") if seat == COACH_SEAT and not short else ""
    over = speak("table", "over ") if short else speak("table", "{name} over ", name=seen.name(seat))
    label: tuple[WordsPiece, ...] = (PlainText(over),)
    if top is not None:
        label = (*label, Mini(face(top)))
    line = speak("table", "Strike {number}", number=reach) + hard
    mark = _RANKS[card.rank - 2] if card is not None and not isinstance(card, Back) and card.rank else ""
    return StrikeScaleLook(found, label, line, mark)
