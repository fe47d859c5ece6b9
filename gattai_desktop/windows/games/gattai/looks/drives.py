"""Works out the plates of the Drives: each with the cards for it, or why there are none."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import fill, rank_aloud, speak
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, Sign, WordsPiece
from gattai_desktop.cards.card import DECK_CARDS, Back, Card
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import Judged
from gattai_desktop.games.verdict import Reason
from gattai_desktop.windows.games.gattai.looks.short_reasons import WHATEVER_THE_CARD, in_short, refused_plate
from gattai_desktop.windows.games.gattai.looks.throwdown import is_team, side_name
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.preview import judged, mark
from gattai_desktop.windows.kit.seat_view import SeatView

DRIVES: Final[tuple[type[Move], ...]] = (Counter, Block, Escalate, InitiateRumble, Concede)
_ANY_CARD: Final = DECK_CARDS["pilots"][0]
_WITH_CARD: Final[tuple[type[Counter | Block | Escalate | InitiateRumble], ...]] = (
    Counter, Block, Escalate, InitiateRumble,
)  # fmt: skip


def serving(seen: SeatView, kind: type[Move]) -> tuple[tuple[Move, Judged], ...]:
    """Return the allowed moves of one Drive and how the rules judge each; Resonant first, those with a price last.

    Alike ones stand from the lowest card up, however the hand was drawn.
    """
    found = [(move, judged(seen, seen.model.preview(move))) for move in seen.options_of(kind)]
    return tuple(sorted(found, key=lambda one: (one[1].price, not one[1].sign, _strength(one[0]))))


def _strength(move: Move) -> tuple[int, int]:
    """Return the strength of the card that a move plays; of a move without one nothing."""
    card = getattr(move, "card", None)
    return card.strength if isinstance(card, Card) else (0, 0)


def drive_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return the plates of the Drives: each with tick or cross, its letter, and the cards for it or the reason."""
    played = (kind for kind in DRIVES if kind is not InitiateRumble or "rumble" not in seen.absent)
    return tuple(_drive_plate(kind, drive_look(seen, kind)) for kind in played)


def _drive_plate(kind: type[Move], look: PlateLook) -> RowPlate:
    flow = kind.shown.flow
    return RowPlate(kind.phrase, look, serves=kind) if flow == "card" else RowPlate(kind.phrase, look, flow=flow)


def drive_look(seen: SeatView, kind: type[Move]) -> PlateLook:
    """Return the plate of one Drive."""
    title, key = kind_title(kind), kind.shown.letter
    moves = serving(seen, kind)
    if not moves:
        return _refused(seen, kind, title, key)
    if kind is Concede:
        short = speak("table", "{name}: {more} to {less}")
        move = moves[0][0]
        return PlateLook(title, _concede_words(seen, move), key, "legal", short=_score_after(seen, move, short))
    price = all(came.price for _, came in moves)
    if seen.model.covered:  # the cards that serve are not named while their faces are hidden
        cards = len({getattr(move, "card", None) for move, _ in moves})
        may = speak("table", "One card may do it") if cards == 1 else speak("table", "Several cards may do it")
        return PlateLook(title, may, key, "price" if price else "legal")
    return PlateLook(title, _minis(moves), key, "price" if price else "legal")


def _minis(moves: tuple[tuple[Move, Judged], ...]) -> DrawnWords:
    words: list[WordsPiece] = []
    shown_sign: CardMark | None = None
    shown: set[Card] = set()
    for move, came in moves:
        card = getattr(move, "card", None)
        if not isinstance(card, Card) or card in shown:
            continue
        shown.add(card)
        sign = mark(move, came)
        if sign != shown_sign:
            words.extend((PlainText("  "),) if words else ())
            words.append(Sign(sign.sign, sign.token))
            shown_sign = sign
        words.extend((PlainText(" "), Mini(face(card))))
    return tuple(words)


def refused_drive(seen: SeatView, kind: type[Move]) -> Move | None:
    """Return a refused move of that Drive, with the hand's nearest card for it; None without any card."""
    seat = seen.seat
    if kind is Concede:
        return Concede(seat)
    cards = [one.card for one in seen.hand if not isinstance(one.card, Back)]
    maker = next((one for one in _WITH_CARD if one is kind), None)
    if not cards or maker is None:
        return None
    if kind is Block:
        return Block(seat, next((card for card in cards if _has_rank_of_top(seen, card)), cards[0]))
    if kind is not Counter:
        return maker(seat, cards[0])
    # A card that is high enough and lies too far is nearer to a Counter than the highest of those that beat nothing.
    judged_so = [(seen.model.judge(maker(seat, card)).reasons, card) for card in cards]
    too_far = [card for reasons, card in judged_so if reasons and reasons[0].rule == "STRIKE-9"]
    best = min(too_far, key=lambda card: card.strength) if too_far else max(cards, key=lambda card: card.strength)
    return maker(seat, best)


def _refused(seen: SeatView, kind: type[Move], title: str, key: str) -> PlateLook:
    """Return the plate of a Drive that is not possible, with the reason in one line."""
    top = throwdown.pile(seen.sight)[-1:] if throwdown.going_on(seen.sight) else ()
    wish = refused_drive(seen, kind)
    reasons = seen.model.judge(wish).reasons if wish is not None else ()
    words, short = speak("table", "No card in hand"), ""
    if seen.model.covered and seen.hand and kind is not Concede:
        openly = _against_any_card(seen, kind)
        if openly is not None:
            return refused_plate(title, key, openly)
        words = speak("table", "Your cards are covered")
    elif isinstance(wish, Block) and top and reasons and not _has_rank_of_top(seen, wish.card) and _of_rank(reasons):
        words = speak("table", "No {rank} in hand", rank=rank_aloud(top[0]))
    elif kind is Counter and top and reasons and reasons[0].rule in ("THROW-29", "CARD-9"):
        words = speak("table", "Nothing in hand beats {card}", card=str(top[0]))
        short = in_short(reasons[0])
    elif reasons:
        return refused_plate(title, key, reasons[0])
    return PlateLook(title, words, key, "refused", short=short)


def _against_any_card(seen: SeatView, kind: type[Move]) -> Reason | None:
    """Return what everybody may know against such a Drive, whatever card it is made with; None for nothing."""
    maker = next((one for one in _WITH_CARD if one is kind), None)
    reasons = seen.model.judge(maker(seen.seat, _ANY_CARD)).reasons if maker is not None else ()
    return next((one for one in reasons if one.text.template in WHATEVER_THE_CARD), None)


def _of_rank(reasons: Sequence[Reason]) -> bool:
    """Say whether the last reason against a Block is that its card has another rank."""
    return reasons[-1].rule == "THROW-32" and not reasons[-1].ruling


def _has_rank_of_top(seen: SeatView, card: Card) -> bool:
    """Say whether a card has the rank of the one that would be Blocked."""
    return any(card.rank == top.rank for top in throwdown.pile(seen.sight)[-1:])


def _concede_words(seen: SeatView, move: Move) -> str:
    """Return who would win, and by how much."""
    side = throwdown.side_of(seen.sight, move.seat)
    many = side is not None and is_team(seen, throwdown.opponent(seen.sight, side))
    words = "{name} win, {more} to {less}" if many else "{name} wins, {more} to {less}"
    return _score_after(seen, move, speak("table", words))


def _score_after(seen: SeatView, move: Move, words: str) -> str:
    """Return the score after a side has conceded; "" for a seat on no side."""
    side = throwdown.side_of(seen.sight, move.seat)
    if side is None:
        return ""
    other = throwdown.opponent(seen.sight, side)
    number = seen.number(stages.STAGE)
    points = stages.STAGES[number].points if number in stages.STAGES else 0
    return fill(
        words,
        name=side_name(seen, other),
        more=stages.score_of(seen.sight, other) + points,
        less=stages.score_of(seen.sight, side),
    )
