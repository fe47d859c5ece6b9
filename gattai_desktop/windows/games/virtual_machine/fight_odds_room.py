"""Counts for the CPU's seat how hard the fight is and shows it: who wins, in how many rounds, how many MCs are down."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QLocale, QObject, QRect, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.keys import COUNTED
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, message, speak
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.rehearsal import CannotFight
from gattai_desktop.players.virtual_machine.odds import FightCompany, FightOdds, FightToTry, fight_to_try
from gattai_desktop.windows.kit.counting import Counting
from gattai_desktop.windows.kit.over_table import OverTable

FIGHTS = 400
"""How often a fight is played for the odds: enough for a share with few hundredths of error."""


class FightCounting(Counting):
    """Plays the fight that stands on the table many times over."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._model = model
        self.fight: FightToTry | None = None
        self.odds: FightOdds | None = None
        self.wanted = 0
        self.seed = 0

    @property
    def tally(self) -> FightOdds | None:
        return self.odds

    def begin(self) -> None:
        """Play the fight as it stands now; earlier results are dropped, and each time it has another seed."""
        self.stop()
        try:
            self.fight = fight_to_try(self._model.sight())
        except CannotFight as wrong:
            self.fight, self.odds = None, None
            self.failed.emit(message(wrong))
            return
        self.odds, self.stale = FightOdds(), False
        self.wanted, self.seed = FIGHTS, self.seed + 1
        company = self._company = FightCompany()
        self._running = [(self.odds, company.begin(self.fight, FIGHTS, self.seed))]
        self._clock.start()
        self.counted.emit()


_MARGIN: Final = 48.0
_WIDE: Final = 1200.0
"""Greatest width of the page, in drawing pixels."""
_HIGH: Final = 780.0
"""Height that the room needs, in drawing pixels: it is enlarged no further."""


def _title() -> str:
    return speak("fight", "How hard is this fight?")


def _share(counting: FightCounting) -> int:
    return round(100 * counting.odds.won) if counting.odds is not None else 0


def _lines(counting: FightCounting) -> Iterator[str]:
    """Yield what is said beneath the share, a line each."""
    odds = counting.odds
    if odds is None:
        return
    yield speak("fight", "Give or take {number} in 100", number=max(1, round(100 * odds.give_or_take)))
    yield speak("fight", "Half of the fights are over by round {number}", number=odds.median)
    if odds.victories:
        down = QLocale().toString(odds.down_at_victory, "f", 1)
        yield speak("fight", "MCs down when they have won: {number} on average", number=down)


def _progress(counting: FightCounting) -> str:
    if counting.odds is None:
        return ""
    fights, wanted = counting.odds.fights, counting.wanted
    return speak("fight", "{fights} of {wanted} fights, seed {seed}", fights=fights, wanted=wanted, seed=counting.seed)


def _how() -> str:
    return speak(
        "fight",
        "The program plays both sides; people do better and worse. What the MCs hold and have picked, and the order of "
        "the decks, are dealt anew for each fight: this tells nothing of a hidden card.",
    )


class FightOddsPage(PaintedReading):
    """The odds of the fight, which change while they are counted."""

    def __init__(self, paint: Paint, counting: FightCounting, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._counting = counting
        self.trouble = ""
        """What is missing for a fight."""

    def refresh(self) -> None:
        """Show and say what has been counted since."""
        self.setAccessibleName(" ".join((_title(), *self._words())))
        self.update()

    def _words(self) -> Iterator[str]:
        odds = self._counting.odds
        if self.trouble:
            yield self.trouble
        elif odds is not None:
            yield f"{self._before()}."
            if odds.fights:
                yield speak("fight", "{number} in 100 go to the MCs.", number=_share(self._counting))
                yield from (f"{line}." for line in _lines(self._counting))
            yield f"{_progress(self._counting)}."
            yield _how()

    def _before(self) -> str:
        """Say which fight it is, or that the table is another one by now."""
        fight = self._counting.fight
        if self._counting.stale:
            return speak("fight", "The table has changed since: play the fights again")
        if fight is None:
            return ""
        return speak("fight", "{fight}, as it stands: {names}", fight=content(fight.name), names=", ".join(fight.mcs))

    def draw(self, draw: Drawing) -> None:
        y = draw.least(46, 30)
        draw.text(0, y, _title(), title(36), room=draw.wide, fit=True)
        if self.trouble:
            draw.paragraph(0, y + draw.least(56, 36), self.trouble, plain(20), room=draw.wide, most=6)
        elif self._counting.odds is not None:
            self._draw_odds(draw, y)

    def _draw_odds(self, draw: Drawing, y: float) -> None:
        odds, step = self._counting.odds, draw.least(40, 28)
        assert odds is not None
        y += step
        draw.text(0, y, self._before(), plain(20), "soft", room=draw.wide, fit=True)
        y += draw.least(36, 18)
        if odds.fights:
            cap = draw.least(96, 54)
            x = draw.letters(0, y, _share(self._counting), cap, "soft" if self._counting.stale else "pilots") + 28
            words = speak("fight", "in 100 go to the MCs")
            draw.text(x, y + cap * 0.9, words, title(26), room=draw.wide - x, fit=True)
            y += cap + draw.least(28, 16)
            self._draw_bar(draw, y, draw.least(40, 22))
            y += draw.least(40, 22) + step
            for line in _lines(self._counting):
                draw.text(0, y, line, strong(22), room=draw.wide, fit=True)
                y += step
        else:
            draw.text(0, y + step, speak("fight", "This fight is being played many times"), plain(22), room=draw.wide)
            y += 2 * step
        y += draw.least(16, 4)
        draw.text(0, y, _progress(self._counting), caps(14), "soft", room=draw.wide, fit=True)
        y += draw.least(16, 10)
        done = odds.fights / max(self._counting.wanted, 1)
        draw.bar(0, y, draw.wide, 6, done, "soft")
        size = draw.least(30, 18)
        draw.paragraph(0, y + size + 14, _how(), plain(17), "soft", room=draw.wide, most=6, step=draw.least(26, 16))

    def _draw_bar(self, draw: Drawing, y: float, high: float) -> None:
        """Draw both shares as one bar, with a mark at the half."""
        odds, gap = self._counting.odds, 3.0
        assert odds is not None
        split = (draw.wide - gap) * odds.won
        ours, theirs = ("soft", "edge") if self._counting.stale else ("pilots", "coach")
        draw.fill(0, y, split, high, ours)
        draw.fill(split + gap, y, draw.wide - split - gap, high, theirs)
        draw.fill(draw.wide / 2 - 1.5, y - 6, 3, high + 12, "text")


class FightOddsRoom(OverTable):
    """The room, which covers the whole table below the header."""

    least_wide = 1060.0

    def __init__(self, paint: Paint, counting: FightCounting, parent: QWidget) -> None:
        super().__init__(paint, parent, COUNTED)
        self._counting = counting
        self.page = FightOddsPage(paint, counting, self)
        self.again = PlateButton(paint, outline_plate(speak("fight", "Play again"), key="F5"), self)
        self.again.chosen.connect(self._again_or_stop)
        self.back = PlateButton(paint, outline_plate(speak("fight", "Back to the table"), key="Esc"), self, self.leave)
        self.setAccessibleName(_title())
        for news in (counting.counted, counting.ended, counting.staled):
            news.connect(self.refresh)
        counting.failed.connect(self._fail)
        self.closed.connect(counting.stop)
        self.hide()

    def enter(self, room: QRect) -> None:
        """Show the odds of the fight as it stands, and begin to count them."""
        self.lie_over(room)
        self.again.setFocus()
        self._begin()

    def _begin(self) -> None:
        self.page.trouble = ""
        self._counting.begin()
        self.refresh()

    def _fail(self, trouble: str) -> None:
        self.page.trouble = trouble
        self.refresh()

    def refresh(self) -> None:
        """Show what has been counted since."""
        if self._counting.playing:
            look = outline_plate(speak("fight", "Stop"), key="F5")
        elif self._counting.stale:
            look = primary_plate(speak("fight", "Play again"), key="F5")
        else:
            look = outline_plate(speak("fight", "Play again"), key="F5")
        self.again.set_look(look)
        self.page.refresh()

    def _again_or_stop(self) -> None:
        if self._counting.playing:
            self._counting.stop()
        else:
            self._begin()

    def arrange(self) -> None:
        draw = Drawing(self.paint, QRectF(self.rect()))
        wide, button = min(_WIDE, draw.wide - 2 * _MARGIN), draw.least(52, 36)
        left, foot = (draw.wide - wide) / 2, draw.high - button - 20
        self.page.setGeometry(draw.rect(left, 20, wide, foot - 32).toRect())
        half = min(wide / 2 - 8, draw.least(360, 220))
        self.again.setGeometry(draw.rect(left, foot, half, button).toRect())
        self.back.setGeometry(draw.rect(left + half + 16, foot, half, button).toRect())

    def draw(self, draw: Drawing) -> None:
        draw.fill(0, 0, draw.wide, draw.high, "table")

    def shown_zoom(self) -> float:
        return min(super().shown_zoom(), max(1.0, self.height() / _HIGH / self.usual_unit()))

    def stops(self) -> list[QWidget]:
        return [self.again, self.back]

    def press(self, usual: str, written: str) -> None:
        if usual == "F5":
            self._again_or_stop()
