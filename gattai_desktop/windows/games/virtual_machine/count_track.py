"""Shows the Count in words: how far it has come, who acts, and which cards stand on it (VM-12)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import drawing, plain, title
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, WordsPiece, spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.counting import stands_at
from gattai_desktop.games.virtual_machine.values import actor, name_of, number
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.seat_view import SeatView

NAMES = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "»")
"""What a count is called, from the low Ace to the turns without a card."""


class CountTrack(FightPart):
    """The count of this round, and whose cards are still to come."""

    _lines: tuple[DrawnWords, ...] = ()

    def show_view(self, view: SeatView) -> None:
        count, acts = number(view.sight, "count"), actor(view.sight)
        head = speak("fight", "Round {number}", number=number(view.sight, "round"))
        if count:
            head = speak("fight", "{head}, count {count}", head=head, count=NAMES[count])
        if acts:
            head = speak("fight", "{head}: {name} acts", head=head, name=name_of(view.sight, acts))
        self._lines = ((PlainText(head),), tuple(self._to_come(view)))
        self.setAccessibleName(". ".join(spoken(line) for line in self._lines if line))
        self.update()

    def _to_come(self, view: SeatView) -> Iterator[WordsPiece]:
        """Yield every card that stands on the count, in order, each after the name of who plays it."""
        found = [
            (stands_at(view.sight, one.card), seat, one.card)
            for seat in view.keys("seats")
            for one in view.sight.zones.get(zones.play(seat), ())
            if not isinstance(one.card, Back)
        ]
        for count, seat, card in sorted(found, key=lambda one: one[0]):
            yield PlainText(f"{NAMES[count]}: {name_of(view.sight, seat)} ")
            yield Mini(face(card))
            yield PlainText("   ")

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            for row, line in enumerate(self._lines):
                style = plain(15) if row else title(24)
                draw.text(0, 34 + row * 34, line, style, room=draw.wide)
