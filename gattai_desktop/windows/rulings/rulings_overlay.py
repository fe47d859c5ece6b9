"""Opens the rulings' room of this table, and changes rulings for the Coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gattai_desktop.board.keys import RULINGS as RULED
from gattai_desktop.content.boxes import box
from gattai_desktop.games.by_hand import because
from gattai_desktop.windows.kit.page_overlay import PageOverlay
from gattai_desktop.windows.kit.seat_view import SeatView

if TYPE_CHECKING:
    from gattai_desktop.windows.rulings.ruling_looks import RulingLook
    from gattai_desktop.windows.rulings.rulings_room import RulingsRoom


class RulingsOverlay(PageOverlay["RulingsRoom"]):
    """The rulings' room of a table as an overlay."""

    name = "rulings"
    place = RULED

    def make(self) -> RulingsRoom:
        from gattai_desktop.windows.rulings.rulings_room import RulingsRoom

        page = RulingsRoom(self.root.paint, self.root, box(self.requests.view.model.game).rulings.chapters())
        page.ruled.connect(self._rule)
        page.editionAsked.connect(lambda: self.requests.open("edition"))
        return page

    def can_open(self, about: str) -> bool:
        from gattai_desktop.windows.rulings.ruling_looks import rulings_at

        model = self.requests.view.model
        names = [row.name for row in rulings_at(model)]
        return bool(names) and not model.curtain_down and (not about or about in names)

    def open(self, about: str) -> None:
        """Show the rulings, with this one in full."""
        view = self.requests.view
        self.page.enter(*self._shown_now(), self.root.below_header(), about, open_to_seat=view.sets_by_hand)

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down:
            self.page.hide()
        else:
            self.page.show_looks(*self._shown_now(), open_to_seat=view.sets_by_hand)

    def _shown_now(self) -> tuple[tuple[RulingLook, ...], str]:
        """Return the present rulings, and the edition that is played; "" in a game that has only one."""
        from gattai_desktop.windows.rulings.ruling_looks import changes_in, ruling_looks, rulings_at

        model = self.requests.view.model
        return ruling_looks(model, changes_in(model)), next((row.edition for row in rulings_at(model)), "")

    def _rule(self, name: str, option: str, why: str) -> None:
        from gattai_desktop.games.by_hand_values import SetRuling

        model = self.requests.view.model
        ruled = model.by_hand(SetRuling)
        if ruled is not None:
            self.requests.play(because(ruled(model.seat, name, option), why), as_is=True)
