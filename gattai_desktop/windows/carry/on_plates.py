"""Finds what a card means that is dragged onto a plate of play, and says where cards go if it means nothing there."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QPoint, QRectF

from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import speak
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.questions import Offer
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.plate_row import PlateRow
from gattai_desktop.windows.kit.seat_view import SeatView


def caught_on_plates(
    pane: Pane, offers: Iterable[Offer], landings: Callable[[Iterable[Offer]], tuple[Landing, ...]]
) -> Iterator[tuple[Landing, QRectF]]:
    """Yield what such a plate does with the card, as a press that lifts it would, and where it is, globally.

    A plate that can mean several moves at several places does not choose one of them.
    """
    every = tuple(offers)
    for plate, button in (one for row in pane.findChildren(PlateRow) for one in row.plates_in_sight()):
        if (kind := plate.serves) is not None:
            found = landings(offer for offer in every if isinstance(offer.move, kind))
            meant = [one for one in found if one.allowed] or found[:1]
            if len(meant) == 1 or len({offer.move for one in meant for offer in one.offers}) == 1:
                yield meant[0], button.globally()


def plates_in_sight(pane: Pane) -> Iterator[QRectF]:
    """Yield where each plate of play is, in global coordinates, whatever it does with a card."""
    for _, button in (one for row in pane.findChildren(PlateRow) for one in row.plates_in_sight()):
        yield button.globally()


def leading_to(model: GameModel, move: Move) -> Move | None:
    """Return what a player may do that leads to where a move belongs, which is refused now; None where nothing does."""
    view = SeatView.of(model)
    kind = move.led_to_by(view.sight)
    return next((one for one in view.options if kind is not None and isinstance(one, kind)), None)


def tell_missed(pane: Pane, at: QPoint) -> None:
    """Say why a card that was dropped on a plate, at this global place, did nothing: as its press does, if refused."""
    for row, plate, button in ((own, *one) for own in pane.findChildren(PlateRow) for one in own.plates_in_sight()):
        if not button.rect().contains(button.mapFromGlobal(at)):
            continue
        if plate.look.refused:
            row.refused.emit(plate.key, button)
        else:
            what = speak("carry", "a card on “{plate}”", plate=plate.look.title)
            words = speak("carry", "No card is laid on this plate: each place where it may go lights up.")
            pane.requests.tell(what, words, button)
        return
