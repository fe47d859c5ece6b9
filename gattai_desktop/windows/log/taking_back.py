"""Asks whether to take moves back, or to bring them back: shows what would change, and does it after consent."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import fill
from gattai_desktop.board.words import PlainText
from gattai_desktop.games.hints import TakeHint
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.log_lines import brought_back
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_LONG: Final = 1_000
"""Number of entries that take so long to take back that the person must be told to wait."""


class TakingBack(QObject):
    """Shows the proposal to take back, and carries it out after consent.

    Signals:
        proposed(BubbleLook | None): what the wall may show of it while it is talked about; None when it is decided.
    """

    proposed = Signal(object)

    def __init__(self, model: GameModel, sheet: Sheet, room: Callable[[], QRect], parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._sheet = sheet
        self._room = room
        self._open = False
        sheet.closed.connect(self._decided)
        model.curtainChanged.connect(self._put_away)

    def last(self, begun_with: Callable[[int], int] = lambda entry: entry) -> str | None:
        """Propose to take back the last move that was not undone, or return that there is none.

        Pressed again it goes on to the move before. begun_with: returns the entry with which the gesture began that
        ended with one: what was one act goes as one. What the program did since would only be done again: it goes
        together with what a person did before.
        """
        model = self._model
        still = (one for one in range(model.entry, 0, -1) if not model.is_taken_back(one))
        entry = next((one for one in still if any(map(self._is_a_persons_move, model.log(one, one)))), None)
        if entry is None and model.program_players and not all(map(model.is_taken_back, range(1, model.entry + 1))):
            return self.tr("The program plays those seats. A double click on a line of the log takes back to there.")
        if entry is None:
            return self.tr("Nothing has happened that could be taken back.")
        self.to_before(begun_with(entry))
        return None

    def again(self) -> str | None:
        """Propose to bring back what was taken back last, or return that there is nothing; pressed again, what before.

        Where something was played since, that would go: its line in the log still offers it.
        """
        entry = self.taken_back_last()
        if entry is None:
            return self.tr("Nothing was taken back since the last move.")
        self.to_before(entry)
        return None

    def taken_back_last(self) -> int | None:
        """Return the entry that took back what would be brought back now; None where there is nothing."""
        model, entry = self._model, self._model.entry
        while (found := self._happened(entry)) is not None:
            if found.back_to is not None and not brought_back(found, model):
                return entry
            if found.back_to is not None:
                entry = found.back_to  # it brought something back: the table stands as it did then
            elif _is_a_hint(found):
                entry -= 1  # which changed nothing
            else:
                break
        return None

    def _happened(self, entry: int) -> Happened | None:
        return next(iter(self._model.log(entry, entry)), None) if entry else None

    def _is_a_persons_move(self, found: Happened) -> bool:
        return found.back_to is None and found.seat not in self._model.program_players and not _is_a_hint(found)

    def to_before(self, entry: int) -> None:
        """Propose to take back an entry and all that followed it; several entries undone together stay together.

        Where others sit at the table it is for them to agree, and the keyboard begins at what keeps everything.
        """
        from gattai_desktop.windows.log.taken_back import proposal, wall_look

        model = self._model
        entry = model.way_back(entry)[0]
        found = proposal(model, entry)
        title = self.tr("Take this back?")
        if found.brings_back:
            title = self.tr("Bring this back?")
        elif found.count > 1:
            title = self.tr("Take all of this back?")
        against = model.against_taking_back()
        lines = found.lines()
        if against is not None:
            lines = (*lines, (*drawn(against.text), PlainText(f" ({against.rule})")))
        act = self.tr("Bring it back") if found.brings_back else self.tr("Take it back")
        take = self._coachs(act) if against is not None else PlateLook(act, "", judgement="price")
        keep = self.tr("Leave it so") if found.brings_back else self.tr("Keep it")
        choices = (
            SheetChoice("keep", PlateLook(keep, "", key="Esc", fill="", edge="edge")),
            SheetChoice("back", take),
        )
        reason = SheetField("because", self.tr("Why, for the log (optional)"))
        # Who sits there with the program alone asks nobody: what she pressed for is what Enter does.
        alone = len(model.people) == 1 and (against is None or not model.coached)
        look = SheetLook(title, lines, (reason,), choices, can_close=False, first="back" if alone else "keep")
        self._sheet.ask(look, lambda key, texts: self._answered(key, entry, texts.get("because", "")), self._room())
        self._open = True
        self.proposed.emit(wall_look(model, entry))

    def _coachs(self, act: str) -> PlateLook:
        """Return the plate where the edition lets a played card lie, so that only the Coach may take it back.

        Where the program is the Coach, it leaves that to whoever plays: it refuses nobody what a Coach may allow.
        """
        if not self._model.coached:
            words = self.tr("The program is Coach: you decide.")
            return PlateLook(act, words, judgement="price")
        if self._model.seat_shown == self._model.seats[-1]:
            return PlateLook(self.tr("Coach allows it"), self.tr("and it is taken back"), fill="coach", edge="")
        return PlateLook(act, self.tr("Coach alone may do that here."), judgement="refused")

    def _answered(self, key: Hashable, entry: int, because: str) -> None:
        if key != "back":
            return
        changed = self._model.going(entry)
        count = max(changed.gone, changed.again)
        if count < _LONG:
            self._model.take_back(entry, because)
            return
        words = fill(self.tr("Going back over {count} moves"), count=count)
        look = SheetLook(words, (self.tr("This takes a moment."),), can_close=False)  # it cannot be stopped half-way
        self._sheet.ask(look, lambda _key, _texts: None, self._room())
        self._sheet.window().repaint()  # no window is painted until it is done
        self._model.take_back(entry, because)
        if self._sheet.asks(words):
            self._sheet.hide()

    def _put_away(self) -> None:
        """Propose nothing any more where a curtain has fallen over it."""
        if self._model.curtain_down:
            self._decided()

    def _decided(self) -> None:
        if self._open:
            self._open = False
            self.proposed.emit(None)


def _is_a_hint(found: Happened) -> bool:
    """Whether an entry only tells that a player took a hint, which changed nothing."""
    return isinstance(found.move(found.seat), TakeHint)
