"""Says what the plate of a hint shows of what a player weighed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from gattai_desktop.board.speech import called, fill, first_large, speak
from gattai_desktop.board.words import DrawnWords, PlainText, spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve, fields
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.hints import hints_allowed
from gattai_desktop.games.move import Move, free_words
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.faces import drawn, face
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.table.hint_plate import HintLook, HintRow

if TYPE_CHECKING:
    from gattai_desktop.players.weighing import Weighed, Weighing

_MOST: Final = 4
"""Moves that stand on the plate."""
_LEADS: Final = 2
"""Lines about what the best move does at once."""
_ONE_FIELD: Final = re.compile(r"{\w+}")
"""A title that is only a name, which a plate among others of its kind can be."""
_TAUGHT: Final = say("The guide asks for it now, to show how it is played.")


def why_no_hint(model: GameModel) -> str:
    """Return why there is no hint now; "" where there is one."""
    if model.curtain_down:
        return speak("hint", "A hint is for the seat at the computer: somebody has to sit down first.")
    if not hints_allowed(model.sight()):
        return speak("hint", "This table plays without hints.")
    if model.covered:
        return speak("hint", "The hand is covered. A hint would tell what it holds.")
    if box(model.game).landmarks().ended(model.sight(PUBLIC).values) and not model.on_turn():
        return speak("hint", "The evening is over: there is nothing to decide now.")
    if not model.decides:
        other = model.on_turn()
        if other in ("", model.seat):
            return speak("hint", "There is nothing to decide now.")
        words = speak("hint", "{name} has nothing to decide now: {other} decides.")
        return fill(words, name=called(model.name(model.seat)), other=called(model.name(other)))
    return ""


def with_guide(weighing: Weighing, taught: Move) -> Weighing:
    """Put the move first that the guide teaches now, so that a beginner hears one advice and not two."""
    from gattai_desktop.players.weighing import Weighed

    if taught == weighing.best.move:
        return weighing
    found = next((one for one in weighing.moves if one.move == taught), Weighed(taught, weighing.best.worth))
    others = tuple(one for one in weighing.moves if one.move != taught)
    return evolve(weighing, moves=(evolve(found, why=_TAUGHT), *others))


def hint_look(
    seen: SeatView,
    sight: Sight,
    weighing: Weighing,
    *,
    thinks: bool,
    answers: Mapping[Move, DrawnWords | str] | None = None,
) -> HintLook:
    """Return what the plate shows.

    sight: what the player was handed, who is advised. thinks: more is tried out. answers: what stands on the plates of
    a question, which a hint calls the same.
    """
    from gattai_desktop.players.wording import chance_words, worded

    game, best = seen.model.game, worded(seen.model.game, sight, weighing.best)
    taught = weighing.best.why == _TAUGHT  # it came first for another reason than what it is worth
    behind = {one.move: say("") if taught else _behind(game, sight, weighing, one) for one in weighing.moves[1:]}
    named = _of_each_reason(weighing.moves[1:], behind)
    rows = tuple(
        HintRow(
            _named(seen.model, sight, one.move, best.move, (answers or {}).get(one.move, ""))
            + _lies_in(seen, one.move),
            one.chance if one.tried else None,
            drawn(behind.get(one.move, say(""))),
        )
        for one in [weighing.best, *named][:_MOST]
    )
    preview = seen.model.preview(best.move)
    told = box(game).foretell(seen.sight, preview)
    told = told[: min(_LEADS, max(0, len(told) - len(preview.asks)))]
    foot, counted = "", sum(one.tried for one in weighing.moves)
    if counted:
        what = first_large(spoken(drawn(chance_words(game))))
        foot = speak("hint", "{what} · {tries} tried", what=what, tries=counted)
    who = _who(called(seen.model.name(seen.seat)), thinks=thinks)
    follows = drawn(best.follows) if best.follows.template else ()
    return HintLook(who, rows, tuple(map(drawn, told)), drawn(best.why), follows, foot, thinks)


def titles(model: GameModel, question: AskLook) -> dict[Move, DrawnWords | str]:
    """Return what stands on the plates of the question that is asked now, for each answer."""
    ask = next(iter(model.asks()), None)
    said = {one.id: one.title for one in question.answers}
    return {option: said[place] for place, option in enumerate(ask.options) if place in said} if ask else {}


def _named(model: GameModel, sight: Sight, move: Move, best: Move, asked: DrawnWords | str) -> DrawnWords:
    """Return how a move is called: with the cards that its title leaves out, of another than the best what differs.

    asked: what stands on its plate of a question. A title that tells little away from its sheet or its row has the
    kind before it, or the log's sentence in its place.
    """
    from gattai_desktop.players.weighing import Weighed
    from gattai_desktop.players.wording import worded

    words, cards = plate_words(model, move).words, tuple[Card, ...](getattr(move, "cards", ()))
    if asked and not cards:
        return (PlainText(asked),) if isinstance(asked, str) else asked
    if move.shown.kind and _ONE_FIELD.fullmatch(move.title()):
        return (PlainText(f"{kind_title(type(move))}: "), *words)
    chosen = {one.name for one in fields(type(move))} - {"seat", *free_words(type(move))}
    if move.shown.flow and chosen and "{card" not in move.title():
        return drawn(worded(model.game, sight, Weighed(move, 0.0)).what)
    if not cards or "{cards}" in move.title():
        return words
    others = tuple[Card, ...](getattr(best, "cards", ())) if type(move) is type(best) else ()
    more, less = _beyond(cards, others), _beyond(others, cards)
    if more and less:
        return drawn(say("With {more} instead of {less}", more=more, less=less))
    return (*words, PlainText(": "), *drawn(say("{cards}", cards=cards)))


def _lies_in(seen: SeatView, move: Move) -> DrawnWords:
    """Return where the card lies that a move takes, if not in the hand from which such a move takes others."""
    card, hand = move.taken_up, seen.model.hand_rules
    if card is None or hand is None or seen.holds(card):
        return ()
    alike = (one.taken_up for one in seen.options if type(one) is type(move))
    if not any(one is not None and seen.holds(one) for one in alike):
        return ()
    zone = next((key for key in seen.sight.zones if card in seen.sight.cards(key)), "")
    return (PlainText(f" · {called(hand.names.zone(seen.sight, zone))}"),) if zone else ()


def _beyond(cards: Iterable[Card], others: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of which there are no copies among others."""
    left, found = Counter(map(face, others)), []
    for card in cards:
        left[face(card)] -= 1
        if left[face(card)] < 0:
            found.append(card)
    return tuple(found)


def _of_each_reason(moves: Iterable[Weighed], behind: Mapping[Move, Words]) -> Iterator[Weighed]:
    """Yield what has its row: all that was tried out, and of what habit weighed the first move of each reason."""
    said = set[str]()
    for one in moves:
        template = behind[one.move].template
        if one.tried or (template and template not in said):
            said.add(template)
            yield one


def _behind(game: str, sight: Sight, weighing: Weighing, other: Weighed) -> Words:
    """Return why a move stands below the best: of what was tried out, else of what habit weighed."""
    from gattai_desktop.players.wording import behind_best, less_by_habit

    said = behind_best(weighing.best, other)
    return said if said.template else less_by_habit(game, sight, weighing.best, other)


def _who(name: str, *, thinks: bool) -> str:
    """Return whose advice it is and what it knows, which is no more than the seat does."""
    if thinks:
        return speak("hint", "The program's first thought, from what {name} knows. It tries more out.", name=name)
    return speak("hint", "What the program would do, from what {name} knows.", name=name)
