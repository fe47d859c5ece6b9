"""Asks how a ruling that refuses something shall be from now on. `rulings_room.py` shows all rulings."""

from collections.abc import Hashable

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import ruling
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.by_hand_values import SetRuling
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.rulings.ruling_looks import rulings_at


class RulingFlow(Flow):
    """Asks for a ruling and its new option."""

    def of(self, name: str, why: str = "") -> None:
        """Show the options of a ruling. why: what was written already of the reason for changing it."""
        row = next((one for one in rulings_at(self.model) if one.name == name), None)
        ruled = self.model.by_hand(SetRuling)
        if row is None or ruled is None:
            return
        now = row.now
        reason = SheetField("why", self.tr("Why, for the log (optional)"), why)
        choices = tuple(
            SheetChoice(option, PlateLook(ruling(meaning), edge="live" if option == now else "edge"))
            for option, meaning in row.options.items()
        )
        title = f"{row.id}  {ruling(row.title)}"
        lines = (self.tr("How shall it be at this table from now on?"), ruling(row.question))
        look = SheetLook(title, lines, (reason,), choices, columns=1, edge="coach", first=now, now=now)

        def chosen(key: Hashable, texts: dict[str, str]) -> None:
            if key != now:
                seat = COACH_SEAT if COACH_SEAT in self.model.seats else self.model.seat
                self.requests.play(because(ruled(seat, row.name, str(key)), texts.get("why", "")))

        self.requests.ask(look, chosen)
