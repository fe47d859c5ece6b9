"""What Pilots can be given of the pack at the desk: a plate for each piece, and of the chosen one for each Pilot."""

from collections.abc import Callable

from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.desk.table_acts import plate_of, reasons
from gattai_desktop.windows.games.gattai.looks.could_be_given import Gift, could_be_given, plate_for
from gattai_desktop.windows.kit.desk_page import DeskPage

Do = Callable[[Move, str], None]
"""Makes a move at the table, or says what the rules have against it."""


class GivingPart:
    """The plates, on the page that they are a part of; it lays them out and says who has the keyboard."""

    def __init__(self, page: DeskPage, model: GameModel, do: Do, again: Callable[[], None]) -> None:
        self._page, self._model, self._do, self._again = page, model, do, again
        self.gifts: dict[str, Gift] = {}
        self.plates: dict[str, PlateButton] = {}
        self.pilots: dict[Seat, PlateButton] = {}
        self.chosen = ""
        """The id of the piece that a Pilot is to be given."""

    def show(self, pack: Pack | None) -> None:
        """Show what the pack has now; a piece that the table knows otherwise is changed first."""
        sight = self._model.sight()
        self.gifts = {} if pack is None else {one.piece.key: one for one in could_be_given(pack, sight)}
        gift = self.gifts.get(self.chosen)
        if gift is None or gift.changed:
            self.chosen, gift = "", None
        self.plates = one_for_each(self.plates, self.gifts, self._plate)
        for key, plate in self.plates.items():
            plate.set_look(self._look_of(self.gifts[key]))
            plate.set_lit(on=key == self.chosen)
        self.pilots = one_for_each(self.pilots, () if gift is None else pilot_seats(sight), self._pilot)
        if gift is not None:
            for seat, plate in self.pilots.items():
                plate.set_look(plate_for(gift, seat, self._model))

    def _look_of(self, gift: Gift) -> PlateLook:
        if gift.changed:
            words = speak("desk", "It differs from your pack; what it has lost stays lost")
            title = speak("desk", "Change {name} as written", name=gift.name)
            return plate_of(title, words, reasons(self._model, gift.rewritten()))
        return PlateLook(speak("desk", "Give {name}", name=gift.name), gift.words)

    def _plate(self, key: str) -> PlateButton:
        plate = PlateButton(self._page.paint, PlateLook(""), self._page)
        plate.chosen.connect(lambda: self._pressed(key))
        plate.reasonAsked.connect(self._page.told)
        return plate

    def _pressed(self, key: str) -> None:
        gift = self.gifts[key]
        if gift.changed:
            self._do(gift.rewritten(), reasons(self._model, gift.rewritten()))
            return
        self.chosen = "" if key == self.chosen else key
        self._again()
        if self.pilots:
            next(iter(self.pilots.values())).setFocus()

    def _pilot(self, seat: Seat) -> PlateButton:
        plate = PlateButton(self._page.paint, PlateLook(""), self._page)
        plate.chosen.connect(lambda: self._give(seat))
        plate.reasonAsked.connect(self._page.told)
        return plate

    def _give(self, seat: Seat) -> None:
        move = self.gifts[self.chosen].given_to(seat)
        self._do(move, reasons(self._model, move))
