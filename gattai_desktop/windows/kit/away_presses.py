"""Tells presses on plates that lead away from what has ended from those that were still meant for what stood before."""

from PySide6.QtCore import QPointF

from gattai_desktop.board.presses import IN_RHYTHM, TOO_LATE, Presses


class AwayPresses:
    """Remembers how somebody came to the plates that lead away: from plates of play, or by a key from an end read."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses
        self._played = False
        """Whether plates were shown with which somebody plays, before those that lead away."""
        self._before: tuple[tuple[QPointF, int], int] | None = None
        """Where and when the last press was before such plates came, and when they came; None for no such plates."""
        self._led_on: int | None = None
        """When a key was last pressed on the way from an end that was read; None for no such way."""
        self._chosen = False
        """Whether an arrow led to them, which nobody presses for what stood there before."""

    def shown(self, *, any_plate: bool, leads_away: bool) -> None:
        """Note that plates are shown from now on. leads_away: some of them lead away from what has ended."""
        if not leads_away:
            self._before, self._led_on, self._played = None, None, self._played or any_plate
            self._chosen = False
        elif self._played and self._before is None:
            self._before = self._presses.last, self._presses.now()

    def led_on(self) -> None:
        """Note that a key led here from an end that was read."""
        self._led_on = self._presses.now()

    def chosen(self) -> None:
        """Note that an arrow led here."""
        self._chosen = True

    def is_meant(self) -> bool:
        """Whether a press on a plate that leads away, made now, is meant for it; tell it each such press once."""
        return self._chosen or not (self._is_in_rhythm() or self._is_late())

    def _is_late(self) -> bool:
        """Whether a press may have been meant for a plate that has gone: too soon, or where the pointer still rests."""
        if self._before is None:
            return False
        (last, came), presses = self._before, self._presses
        return presses.now() - came < (IN_RHYTHM if presses.rests_since(last) else TOO_LATE)

    def _is_in_rhythm(self) -> bool:
        """Whether a press follows too soon on the one that led here, or on another that did nothing for that reason."""
        last, self._led_on = self._led_on, self._presses.now()
        if last is not None and self._led_on - last < TOO_LATE:
            return True
        self._led_on = None
        return False
