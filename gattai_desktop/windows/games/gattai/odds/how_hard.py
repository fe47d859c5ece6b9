"""Shows how hard a fight would be where one decides on it: how many of a hundred go to the Pilots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Seat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.fight import Fight, prepared, prospect_of
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import Fought
from gattai_desktop.players.gattai.rehearsal import Rehearsal
from gattai_desktop.players.rehearsal import CannotFight, Running, cores

FIGHTS: Final = 1_000
"""How often the fight is played: enough for a share with few hundredths of error."""
_SURE: Final = 0.15
"""The widest margin with which a share is told while fights are played on: a wider one would change as it is read."""
_AFTER: Final = 500
"""Milliseconds until fights are played: who knows what to press does not wait for them."""
_LOOK: Final = 200
"""Milliseconds between two reads of what was played."""


def how_hard(
    model: GameModel, paint: Paint, parent: QWidget, leader: Seat = "", threats: Iterable[str] = ()
) -> HowHard | None:
    """Return the plate for a fight of the whole Team, rehearsed from what the seat knows; None where it may not."""
    try:
        fight = prepared(model.sight(), (), threats).fight
        if leader in fight.pilots:
            fight = evolve(fight, pilots=(leader, *(seat for seat in fight.pilots if seat != leader)))
        prospect_of(fight)
    except CannotFight:
        return None
    return HowHard(fight, paint, parent)


class HowHard(PaintedReading):
    """Plays one fight many times in another process while it is seen; hidden, it stops and forgets."""

    def __init__(self, fight: Fight, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.fight = fight
        self.odds = Odds("careful")
        self._company: Rehearsal | None = None
        self._running: Running[Fought] | None = None
        self._clock = QTimer(self, interval=_AFTER)
        self._clock.timeout.connect(self._look)
        self._clock.start()
        self._say()

    @property
    def playing(self) -> bool:
        """Whether fights are being played now."""
        return self._running is not None

    def _look(self) -> None:
        """Begin to play, or count what was played since the last time."""
        if self._company is None:
            self._company = Rehearsal(max(1, cores() // 2))
            self._running = self._company.begin(self.fight, "careful", FIGHTS)
            self._clock.setInterval(_LOOK)
            return
        if self._running is None:
            return
        try:
            self.odds.count(self._running.fetch())
        except CannotFight:
            self.stop()
            return
        if self._running.over:
            self.stop()
        self._say()

    def stop(self) -> None:
        """Stop playing; what was counted stays."""
        self._clock.stop()
        if self._running is not None:
            self._running.cancel()
            self._running = None
        if self._company is not None:
            self._company.end()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():  # a window that is minimised comes back
            self.stop()
        super().hideEvent(event)

    def _say(self) -> None:
        self.setAccessibleName(f"{speak('odds', 'How hard')}: {self._number()} {self._below()}")
        self.update()

    @property
    def tells(self) -> bool:
        """Whether a share is shown: once it is sure enough, or no more fights are played."""
        return self.odds.fights > 0 and (not self.playing or self.odds.give_or_take <= _SURE)

    def _number(self) -> str:
        if not self.tells:
            return ""
        return speak("odds", "{number} in 100 go to the Pilots", number=round(100 * self.odds.pilots))

    def _below(self) -> str:
        if not self.tells:
            return speak("odds", "This fight is being played many times")
        error = max(1, round(100 * self.odds.give_or_take))
        return speak("odds", "Steady players, give or take {number}", number=error)

    def sizeHint(self) -> QSize:
        return self.paint.size((560, 112), small=(560, 104))

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="well", edge="line", cut=14, inset=1)
        draw.text(16, 26, speak("odds", "How hard"), caps(12), "soft")
        draw.sign("closed", draw.wide - 36, 12, 18, "soft")
        foot = draw.high - 16
        draw.text(16, foot, self._below(), plain(14), "soft", room=draw.wide - 32, fit=True)
        if self.tells:
            self._draw_share(draw)

    def _draw_share(self, draw: Drawing) -> None:
        """Draw the number with its words, and both shares as one bar with a mark at the half."""
        number = round(100 * self.odds.pilots)
        x = 16 + draw.letters(16, 38, number, 34, "pilots") + 14
        words, style = speak("odds", "in 100 go to the Pilots"), plain(16)
        draw.text(x, 62, words, style, room=draw.wide * 0.52 - x, fit=True)
        left, wide, gap = draw.wide * 0.54, draw.wide * 0.46 - 16, 2.0
        split = (wide - gap) * self.odds.pilots
        draw.fill(left, 46, split, 16, "pilots")
        draw.fill(left + split + gap, 46, wide - split - gap, 16, "coach")
        draw.fill(left + wide / 2 - 1.5, 42, 3, 24, "text")
