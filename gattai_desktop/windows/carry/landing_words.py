"""Says what a drop at a place would do, in the words that stand there while a card is carried."""

from collections.abc import Iterable

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import said
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.questions import Offer
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.preview import bubble_of, judged
from gattai_desktop.windows.kit.seat_view import SeatView


def landing_of(pane: Pane, view: SeatView, place: Place, name: str, offers: list[Offer]) -> Landing:
    """Return a place where a card may be laid, with what is meant there first, what it does and what follows."""
    order = pane.settle(tuple(one.move for one in offers if one.allowed), alt=False)
    meant = tuple(sorted(offers, key=lambda one: one.move not in order))
    previews = [offer.preview for offer in meant if offer.preview is not None]
    if not previews:
        return Landing(place, name, "refused", said(offers[0].verdict.reasons[0].text), meant)
    price = all(judged(view, preview).price for preview in previews)
    look = told_of(pane, view, meant)
    return Landing(place, name, "price" if price else "legal", look.title, meant, look.lines)


def told_of(pane: Pane, view: SeatView, offers: Iterable[Offer]) -> BubbleLook:
    """Return what an allowed drop does; of several moves of one kind the kind alone, since it is asked which."""
    allowed = [one for one in offers if one.preview is not None]
    meant = pane.settle(tuple(one.move for one in allowed), alt=False)
    look = bubble_of(view, next(one.preview for one in allowed if one.preview is not None))
    titles = {kind_title(type(move)) for move in meant}
    if len(titles) == 1 < len(meant):
        return evolve(look, title=titles.pop(), lines=(), note="")
    return look
