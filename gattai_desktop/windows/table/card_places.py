"""Says where things lie at a table: where what is carried may go, on a page or a question too; what is asked for."""

from PySide6.QtCore import QPoint, QRectF

from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import QUESTION, Place
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.asking.card_on_question import CardOnQuestion
from gattai_desktop.windows.carry.on_question import name_of_question
from gattai_desktop.windows.kit.asked_things import AskedThing
from gattai_desktop.windows.overlays.overlays import Overlays
from gattai_desktop.windows.table.table_scene import TableScene


class CardPlaces:
    """All places of one table window."""

    def __init__(self, scene: TableScene, answers: Answers, overlays: Overlays) -> None:
        self._scene = scene
        self._overlays = overlays
        self._answers = answers
        self.question = CardOnQuestion(answers)

    def rect_of(self, place: Place, *, closed: bool = True) -> QRectF | None:
        """Return where one is, in global coordinates; None where it is not shown. closed: also in a closed drawer."""
        asked = self.question.place() if place == QUESTION else None
        return asked or self._overlays.rect_of(place) or self._scene.rect_of(place, closed=closed)

    def of_thing(self, thing: AskedThing) -> QRectF | None:
        """Return where what can be asked for lies in sight, in global coordinates; None where it does not."""
        scene = self._scene
        if isinstance(thing, Card):
            return scene.pane.rect_of_card(thing) or self._seen_in_hand(thing)
        if isinstance(thing, Place):
            return scene.rect_of(thing, closed=False) if scene.pane.in_sight(thing) else None
        seat = scene.rect_of(Place(spot=f"seat.{thing.rpartition('.')[2]}"), closed=False)
        found = seat or self._of_named(thing)
        is_zone = thing in self._answers.table_passing.requests.view.zones  # "kio" alone is a zone of neither player
        return found or (scene.rect_of(Place(zone=thing), closed=False) if is_zone else None)

    def of_asked(self, thing: AskedThing) -> QRectF | None:
        """Return the same of what the plate of a question asks for; None for a card that is taken up by a press.

        It is laid on the question then.
        """
        if not isinstance(thing, Card):
            return self.of_thing(thing)
        pane = self._scene.pane
        return None if pane.lift_of(thing) is not None else pane.rect_of_card(thing)

    def reach(self) -> int:
        """Return how far the brackets of a mark may stand off a thing, device-independent pixels."""
        return self._scene.pane.mark_reach

    def _seen_in_hand(self, card: Card) -> QRectF | None:
        """Return where a card of the hand is seen: the next one lies over the rest of it."""
        box = self._scene.rect_in_hand((card,))
        if box is None:
            return None
        others = (self._scene.rect_in_hand((one.card,)) for one in self._answers.table_passing.requests.view.hand)
        beyond = [one.left() for one in others if one is not None and one.left() > box.left()]
        box.setRight(min((box.right(), *beyond)))
        return box

    def _of_named(self, name: str) -> QRectF | None:
        """Return where the part is that shows a value of whoever or whatever has this name; None where none does."""
        values = self._answers.table_passing.requests.view.sight.values
        paths = (path for path in values if f".{name}." in f".{path}")
        parts = (self._scene.part_of(path) for path in paths)
        part = next((one for one in parts if one is not None and one.isVisible()), None)
        return QRectF(part.mapToGlobal(QPoint(0, 0)), part.size()) if part is not None else None

    def name_of(self, place: Place) -> str:
        """Return the spoken name of one."""
        if place == QUESTION:
            return name_of_question()
        return self._overlays.name_of(place) or self._scene.name_of(place)

    def choose(self, card: Card) -> None:
        """Choose a card that was dropped where it is only chosen, or choose it no more."""
        if self._answers.choosing:
            self._answers.toggle(card, self._answers.table_passing.requests.view)
        else:
            self._scene.take(card)
