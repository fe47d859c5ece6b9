"""Shows a row of plates of one height: the Drives in a Throwdown, or what may be started in Story."""

from collections.abc import Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.side_by_side import agree
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.away_presses import AwayPresses
from gattai_desktop.windows.kit.focus_groups import was_pointed_at
from gattai_desktop.windows.kit.left_out import LeftOutTip

NARROW: Final = 0.6
WIDEST: Final = 420
"""Largest width of a plate, drawing pixels."""


@frozen
class RowPlate:
    """One plate of a row. key: its name in the row. narrow: it takes half the room of the others.

    still: it only tells something and cannot be pressed now. move, serves and flow: what a press means (`Pane`).
    ends: it ends what is played now, and stands at the right end of the row. leaves: the keyboard goes to where play
    goes on once it is hatched. away: it leads away from what has just ended, and takes no press that was meant for what
    stood there before. undoes: it takes back what was just done, so that the keyboard begins at another plate.
    """

    key: Hashable
    look: PlateLook
    narrow: bool = False
    still: bool = False
    ends: bool = False
    leaves: bool = False
    away: bool = False
    undoes: bool = False
    move: Move | None = None
    """The move that a press plays; of a refused plate the one that the rules refuse."""
    serves: type[Move] | None = None
    """The kind of move for which a press lifts a card of the hand."""
    flow: str = ""
    """The name of what a press opens; "" for the key, where that is a name."""


def shelf_plate() -> RowPlate:
    """Return the plate that leads back to the shelf, for a game that is over."""
    look = drive_plate(speak("table", "Back to the shelf"), speak("table", "all is saved"), "", "")
    return RowPlate("leave", look, away=True)


class PlateRow(PaintedGroup):
    """Shows plates side by side. Arrows go through them, Tab leaves them.

    Signals, the first two with the plate's key:
        chosen: pressed and possible. refused: pressed although refused; carries the plate's button too.
        pressed(RowPlate): the same as chosen, with all that the plate carries.
    """

    chosen = Signal(object)
    refused = Signal(object, object)
    pressed = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._plates: tuple[RowPlate, ...] = ()
        self._buttons: dict[Hashable, PlateButton] = {}
        self.ends_from = 1.0
        """From which part of its width on only plates that end something stand, where the others have room before."""
        self._lit: frozenset[Hashable] = frozenset()
        self._guided: frozenset[Hashable] = frozenset()
        self._hatched: Hashable = None
        """The plate that became hatched while the keyboard stood on it."""
        self._island = ArrowGroup(self)
        self._away = AwayPresses(paint.presses)
        self._only: Hashable = None
        """The plate that was focused because nothing else could be pressed; None where a person chose, or nothing."""
        self.setAccessibleName(self.tr("What may be done"))

    def set_plates(self, plates: tuple[RowPlate, ...]) -> None:
        """Show these plates. Those that stay keep their focus."""
        before, self._plates = self._plates, plates
        self._away.shown(any_plate=bool(plates), leads_away=any(plate.away for plate in plates))
        self._keep_buttons()
        if [plate.key for plate in plates] != [plate.key for plate in before]:
            for button in self._buttons.values():
                button.raise_()  # so that they are spoken from left to right, however late one came
            self._island.set_members([self._buttons[plate.key] for plate in plates if not plate.still])
            goes_on = next((plate.key for plate in plates if not (plate.still or plate.undoes)), None)
            if goes_on is not None:
                self._island.stop_at(self._buttons[goes_on])
        if self._only is not None and self._only in self._buttons and self._buttons[self._only].hasFocus():
            self.focus()
        self._show_lit()
        if plates != before:
            self.rescale()

    def _keep_buttons(self) -> None:
        """Have a button for each plate, each as it now looks."""
        shown = {plate.key: plate for plate in self._plates}
        if any(button.hasFocus() for key, button in self._buttons.items() if key not in shown):
            # Once the pressed plate is gone, Qt would move the focus to whatever comes next, as if a person had gone
            # there. The window knows where play goes on.
            self.window().setFocus(Qt.FocusReason.OtherFocusReason)
        self._buttons = one_for_each(self._buttons, shown, lambda key: self._new(shown[key]))
        for key, button in self._buttons.items():
            if button.hasFocus() and shown[key].look.refused and not button.look.refused:
                self._hatched = key
            if button.look != shown[key].look:
                button.set_look(shown[key].look)

    def holds(self, plates: tuple[RowPlate, ...]) -> bool:
        """Say whether titles and lines of these plates would have room side by side, each title on one line."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return True
        measured = PlateButton(self.paint, PlateLook(""))
        needed = self._gap * (len(plates) - 1)
        for plate in plates:
            measured.look = plate.look
            needed += measured.speaker(self.height()).least(self.height(), measured.letters(self.height())[0])
        return needed <= self.width()

    @property
    def _gap(self) -> float:
        return self.paint.px(8 if self.paint.scale.small else 14)

    def button(self, key: Hashable) -> PlateButton | None:
        return self._buttons.get(key)

    def plates_in_sight(self) -> Iterator[tuple[RowPlate, PlateButton]]:
        """Yield the plates that may be pressed now or say why not, each with its button."""
        if self.isVisible():
            yield from ((one, self._buttons[one.key]) for one in self._plates if not one.still)

    def move_of(self, key: Hashable) -> Move | None:
        """Return the move that a plate plays; None for other plates."""
        return next((plate.move for plate in self._plates if plate.key == key), None)

    def focus(self) -> None:
        """Focus the one plate that can be pressed; where there are several, the one at which Tab stopped.

        Nobody stopped at one that was focused because it was the only one, nor at one that the pointer pressed: then it
        is the first.
        """
        possible = [plate.key for plate in self._plates if not (plate.still or plate.look.refused)]
        only, self._only = self._only, possible[0] if len(possible) == 1 else None
        pointed = any(button.hasFocus() and was_pointed_at(button) for button in self._buttons.values())
        if len(possible) == 1 or (possible and (pointed or only is not None)):
            self._buttons[possible[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._island.focus()

    def lead_on(self) -> None:
        """Focus the plates that lead away from an end that was read; none takes the same key in the same rhythm."""
        self._away.led_on()
        self.focus()

    def come_to(self) -> None:
        """Focus them by a key that means no plate: whoever presses it has looked at the end."""
        self._away.chosen()
        self.focus()

    def stop_at(self, button: PlateButton) -> None:
        """Let the keyboard begin at this plate when it next comes to the row."""
        self._island.stop_at(button)

    def press(self, letter: str) -> bool:
        """Press the plate with this letter on its cap; say whether there is one."""
        plate = next((one for one in self._plates if one.look.key == letter), None)
        if plate is not None:
            button = self._buttons[plate.key]
            # Where a card is lifted, the one in focus goes before others; nobody goes on from what is refused.
            if plate.serves is None and not plate.look.refused:
                button.setFocus()
            button.click()
        return plate is not None

    def light(self, kind: type[Move] | None, leads: Hashable = None, move: Move | None = None) -> None:
        """Frame the plate that stands for this kind of move; None: none. leads: the plate to it, where none does.

        move: the very one that is meant, where several plates stand for its kind.
        """
        stands = {one.key for one in self._plates if kind is not None and kind in (one.serves, type(one.move))}
        others = {one.key for one in self._plates if move is not None and one.move not in (None, move)}
        self._lit = frozenset(stands - others or {leads})
        self._show_lit()

    def guide_to(self, keys: frozenset[Hashable]) -> None:
        """Frame the plates that do what a guide speaks of; from a plate that became hatched the keyboard goes there."""
        self._guided = keys
        self._show_lit()
        self.leave_hatched()

    def leave_hatched(self) -> None:
        """Let the keyboard go from a plate that became hatched under it: to what a guide means, or home if it may."""
        hatched, meant = self._buttons.get(self._hatched), [one.key for one in self._plates if one.key in self._guided]
        if hatched is None or not hatched.hasFocus() or not hatched.look.refused:
            return
        if meant or any(one.leaves for one in self._plates if one.key == self._hatched):
            (self._buttons[meant[0]] if meant else self.window()).setFocus(Qt.FocusReason.OtherFocusReason)
            self._hatched = None

    @property
    def guides(self) -> bool:
        """Whether a guide speaks of a plate of this row."""
        return any(key in self._guided for key in self._buttons)

    def _show_lit(self) -> None:
        for key, button in self._buttons.items():
            button.set_lit(on=key in self._lit | self._guided)

    def letters(self) -> frozenset[str]:
        return frozenset(plate.look.key for plate in self._plates if plate.look.key)

    def opens(self, letter: str) -> bool:
        """Whether a plate in sight does what it says by this letter."""
        return self.isVisible() and any(one.look.key == letter and not one.look.refused for one in self._plates)

    def rescale(self) -> None:
        if not self._plates or not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return  # nothing to share before it has a place
        gap = self._gap
        x, widths = 0.0, self._widths(self.width() - gap * (len(self._plates) - 1))
        end = self.width() + gap - sum(w + gap for plate, w in zip(self._plates, widths, strict=True) if plate.ends)
        for plate, wide in zip(self._plates, widths, strict=True):
            if plate.ends:
                x = max(x, end)
            self._buttons[plate.key].free = gap - 1  # places are rounded
            self._buttons[plate.key].setGeometry(QRect(round(x), 0, round(wide), self.height()))
            x += wide + gap
        outcomes = [one for one in self._buttons.values() if one.look.arrangement == "outcome"]
        wraps = any(len(one.outcome_words()) > 1 for one in outcomes)
        for one in outcomes:
            one.stack(wraps)

    def _widths(self, room: float) -> list[float]:
        """Divide the width: equally, but plates with more words take room from those that have some to spare.

        A plate that ends something is as wide as its words, so that it stands in the same place again.
        """
        needs, titles = self._needs(room)
        ending = [need if plate.ends else 0.0 for plate, need in zip(self._plates, needs, strict=True)]
        parts = [0.0 if plate.ends else NARROW if plate.narrow else 1.0 for plate in self._plates]
        others = sum(need for plate, need in zip(self._plates, needs, strict=True) if not plate.ends)
        left = min(room - sum(ending), max(others, room * self.ends_from))
        one = min(left / max(1.0, sum(parts)), self.paint.px(WIDEST))
        alike = [end or one * part for end, part in zip(ending, parts, strict=True)]
        if sum(needs) > room:
            # Before a title is cut, the words below all of them are.
            beyond = sum(needs) - sum(titles)
            spare = max(0.0, room - sum(titles)) / beyond if beyond else 0.0
            few = min(1.0, room / sum(titles))
            return [title * few + (need - title) * spare for need, title in zip(needs, titles, strict=True)]
        lacking = sum(max(0.0, need - wide) for need, wide in zip(needs, alike, strict=True))
        spare = sum(max(0.0, wide - need) for need, wide in zip(needs, alike, strict=True))
        if lacking > spare:
            return list(needs)
        taken = lacking / spare if spare else 0.0
        return [max(need, wide + (need - wide) * taken) for need, wide in zip(needs, alike, strict=True)]

    def _needs(self, room: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return the least width of each plate, and that for its title alone, once all agree on their lines."""
        buttons = [self._buttons[plate.key] for plate in self._plates]
        drives = [button for button in buttons if button.look.arrangement == "drive"]
        high = self.height()
        letters = (drives or buttons)[0].letters(high)
        speakers = tuple(button.speaker(high) for button in buttons)
        lines, needs = agree(speakers, room, high, *letters)
        for button, agreed in zip(buttons, lines, strict=True):
            button.agree(agreed)
        if any(agreed.folded for agreed in lines):
            return needs, tuple(speaker.folded for speaker in speakers)
        capped = any(agreed.capped for agreed in lines)
        return needs, tuple(speaker.title if capped else speaker.capless for speaker in speakers)

    def _press(self, key: Hashable) -> None:
        plate = next((one for one in self._plates if one.key == key), None)
        if plate is not None and plate.away and not self._away.is_meant():
            return
        self.chosen.emit(key)
        if plate is not None:
            self.pressed.emit(plate)

    def _new(self, plate: RowPlate) -> PlateButton:
        button, key = PlateButton(self.paint, plate.look, self), plate.key
        button.resize(0, 0)  # until it has its place the pointer is on none of them
        LeftOutTip(button)
        button.chosen.connect(lambda: self._press(key))
        button.reasonAsked.connect(lambda _words: self.refused.emit(key, self._buttons[key]))
        if plate.still:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return button
