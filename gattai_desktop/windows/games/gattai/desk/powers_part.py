"""The powers on the page of a Threat: a plate for each that it has, and while one is chosen for each that it could."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.value import as_names
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.gattai.threat_choices import ThreatCount
from gattai_desktop.windows.games.gattai.desk.evening_cards import new_name
from gattai_desktop.windows.games.gattai.desk.own_things import add_power
from gattai_desktop.windows.games.gattai.desk.threat_powers import free_attack, power_plates
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.told_plate import ToldPlate


class PowersPart:
    """The plates of powers, on the page that they are a part of; it says where they begin and who has the keyboard."""

    def __init__(self, page: DeskPage, keep: Callable[[tuple[str, ...]], None]) -> None:
        """keep: writes which powers the Threat has."""
        self._page, self._keep = page, keep
        self._choosing = False
        self.plates = [ToldPlate(page.paint, free_attack(), page)]
        self._offered: dict[str, ToldPlate] = {}
        """The plates of powers that are taken or could be, by their ids."""
        self.more = PlateButton(page.paint, PlateLook(""), page, self.choose)
        look = outline_plate(new_name("power"))
        self.fresh = PlateButton(page.paint, look, page, self._add_new)

    def _named(self) -> tuple[str, ...]:
        return as_names(self._page.draft.values("threat", self._page.entry_id)["powers"])

    def show(self, count: ThreatCount) -> None:
        """Show the powers that the Threat has now, and those to choose from."""
        looks = dict(power_plates(self._page.draft, self._named(), count.powers, choosing=self._choosing))
        if [*looks] != [*self._offered]:
            self._make(looks)
        for name, look in looks.items():
            self._offered[name].set_look(look)
        words = speak("desk", "No more powers") if self._choosing else speak("desk", "Add a power")
        self.more.set_look(outline_plate(words))

    def _make(self, looks: Mapping[str, PlateLook]) -> None:
        """Make a plate for each of these powers, beside that of the free Attack."""
        if any(one.hasFocus() for one in self._offered.values()):
            self.more.setFocus(Qt.FocusReason.OtherFocusReason)
        take_away(*self._offered.values())
        self._offered = {name: ToldPlate(self._page.paint, look, self._page) for name, look in looks.items()}
        for name, button in self._offered.items():
            button.chosen.connect(partial(self._switch, name))
            button.show()
        self.plates[1:] = self._offered.values()

    def _switch(self, name: str) -> None:
        there = self._named()
        self._keep(tuple(one for one in there if one != name) if name in there else (*there, name))

    def _add_new(self) -> None:
        """Make a power of her own, which the Threat has at once, and lead to where it is written."""
        threat = self._page.draft.values("threat", self._page.entry_id)["id"]
        try:
            made = add_power(self._page.draft, str(threat), self._named())
        except DraftNotKept as wrong:
            self._page.told.emit(message(wrong))
            return
        self._page.asked.emit("power", made, "name")

    def choose(self) -> None:
        """Show the powers to choose from, or put them away again."""
        self._choosing = not self._choosing
        self._page.show_values()
        first = next((one for name, one in self._offered.items() if name not in self._named()), None)
        if self._choosing and first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        """Put the powers to choose from away; say whether they were there."""
        if was_open := self._choosing:
            self.choose()
        return was_open

    def lay(self, x: float, y: float, room: float) -> float:
        """Place the plates from there on, at that width; return where they end. All in drawing pixels."""
        page, unit = self._page, self._page.paint.px(1.0)
        columns = 2 if room > 460 else 1
        apart = RING_ROOM / unit + 1
        wide = (room - apart * (columns - 1)) / columns
        for first in range(0, len(self.plates), columns):
            row = self.plates[first : first + columns]
            high = max(page.high_enough(58), *(one.needed(wide * unit) / unit for one in row))
            for column, button in enumerate(row):
                button.setGeometry(page.box(x + column * (wide + apart), y, wide, high))
            y += high + apart
        half, high = min((room - apart) / 2, 260), page.high_enough(38)
        self.more.setGeometry(page.box(x, y, half, high))
        self.fresh.setGeometry(page.box(x + half + apart, y, half, high))
        return y + high
