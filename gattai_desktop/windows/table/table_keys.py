"""Does what the keys of a table mean: Tab goes from group to group; `?` lists the others."""

from collections.abc import Callable, Mapping
from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import drawn_key, pressed_key
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import box
from gattai_desktop.games.ask import Ask
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.carry.fit_cards import begins_with, fit_cards
from gattai_desktop.windows.kit.focus_groups import FocusGroup, go
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.plate_row import PlateRow
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.overlays.overlays import Overlays
from gattai_desktop.windows.table.table_scene import TableScene

HINT = "F2"
"""What would the program do?"""
Actions = Mapping[str, Callable[[], object]]
"""What the keys of every table do, by their usual names; `key_help` lists each of them.

One that can do nothing now returns why, in a short sentence, which is said at the foot of the window.
"""


@frozen
class ComingHome:
    """How the table stood when the keyboard came home, to tell the next time what has changed."""

    seat: str = ""
    asked: bool = False
    """Whether something was asked: with the answer the keyboard has lost its place."""
    offered: bool = False
    """Whether the guide offered to do the next act for who sits alone."""
    led: bool = False
    """Whether that act is done with no card of the hand."""
    chosen: Ask | None = None
    """The question that cards of the hand were chosen for."""
    beside: Card | None = None
    """The card of the pane at which the turn begins."""

    def leads_on_from(self, before: "ComingHome") -> bool:
        """Whether a question or an offer of the guide came or went: play goes on elsewhere now."""
        return before.asked or self.asked or (self.offered and not before.offered) or (self.led and not before.led)


class TableKeys(QObject):
    """The keys of a table and their actions."""

    def __init__(
        self,
        room: GameRoom,
        requests: Requests,
        root: TableRoot,
        overlays: Overlays,
        scene: TableScene,
        answers: Answers,
        actions: Actions,
        say: Callable[[str], object],
    ) -> None:
        super().__init__(root)
        self._room, self._requests, self._root = room, requests, root
        self._overlays, self._scene, self._answers = overlays, scene, answers
        self.actions, self._say = actions, say
        self.marked: Callable[[], tuple[FocusGroup, ...]] = tuple
        """Returns the group of what lies on the table and is asked for."""
        self.last: Callable[[], tuple[FocusGroup, ...]] = tuple
        """Returns the groups at the foot of the table, at which Tab stops last."""
        self._came = ComingHome()
        """How the table stood when the keyboard last came home."""
        if scene.hand is not None:
            scene.hand.means_more = self._opens

    # ------------------------------------------------------------------ Tab
    def groups(self) -> tuple[FocusGroup, ...]:
        """Return every group in Tab's order: overlays, or the question, the table and the header."""
        question, *rest = self._of_table()
        return self._overlays.focus_groups() or (question, *self.marked(), *rest)

    def _of_table(self) -> tuple[FocusGroup, ...]:
        question = FocusGroup(self._answers.plate, self._answers.plate.focus)
        return (question, *self._scene.focus_groups(), *self.last())

    def go(self, step: int) -> bool:
        """Go to the next group, or the one before."""
        return go(self.groups(), step)

    def home(self, *, stays: bool = True) -> None:
        """Focus where play goes on: the question, or the hand, or what may be started.

        stays: a focus that a person has moved in the pane, the log, or a hand that plays on, stays there.
        """
        if self._is_elsewhere():
            return
        before, self._came = self._came, self._coming()
        hand = self._scene.hand
        if self._came.chosen not in (None, before.chosen) and hand is not None:
            hand.begin()
        if stays and self._stays(before):
            return
        for group in () if self._watches() else (*self._where_to_begin(), *self._scene.focus_around()):
            if group.ground.isVisible():
                group.focus()
                if group.holds(self._root.focusWidget()):
                    return
        self._root.setFocus()

    def _is_elsewhere(self) -> bool:
        """Whether the keyboard is needed where it is: in what lies over the table, or behind a curtain."""
        overlays = self._overlays
        read = overlays.reads_or_writes or overlays.shown(Level.REFUSAL, Level.REFUSAL)
        return overlays.take_keys or bool(read) or self._requests.view.model.curtain_down

    def _coming(self) -> ComingHome:
        seen, guide = self._requests.view, self._scene.guide
        offered = seen.alone and guide.offers
        return ComingHome(
            seat=seen.seat,
            asked=not self._answers.plate.isHidden(),
            offered=offered,
            led=offered and guide.proposed is None,
            chosen=seen.ask if self._answers.choosing else None,
            beside=self._card_beside(),
        )

    def _stays(self, before: ComingHome) -> bool:
        """Whether the keyboard stays where a person has moved it: in the pane, the log, or a hand that plays on."""
        now = cast("QWidget | None", self._root.focusWidget())  # none before anything had the keyboard
        if now is None or not (self._root.isAncestorOf(now) and now.isVisible()):
            return False
        came, hand = self._came, self._scene.hand
        if came.seat != before.seat or came.leads_on_from(before):
            return False
        begins_beside = came.beside not in (None, before.beside) and hand is not None and hand.card_led_to() is None
        stays = hand if self._hand_plays() and not begins_beside else None
        parts: tuple[QWidget | None, ...] = (stays, self._scene.pane, self._scene.log)
        return any(part is not None and part.isAncestorOf(now) for part in parts)

    def _watches(self) -> bool:
        """Whether the program plays on and nothing is waited for, so that nothing is framed.

        What may be done all the same is walked to: at the menu or the log the frame would stand as if play went on
        there, and Return must do nothing by chance.
        """
        seen = self._requests.view
        waits = not seen.model.decides or self._scene.guide.waits
        return bool(seen.model.program_next) and waits and not self._came.asked

    def _where_to_begin(self) -> tuple[FocusGroup, ...]:
        """Yield what to focus: the question, or the hand whose cards answer it, or the hand where it can be played.

        For who sits alone the offer of the guide to do the next act comes first where it is not her turn to play, or
        where she plays no card of her hand for it.
        """
        groups = self._overlays.focus_groups() or self._of_table()
        question, started, hand, *_ = (*groups, *groups)
        if self._answers.choosing:
            return (hand, question, started)
        seen = self._requests.view
        if self._came.led or (self._came.offered and not (seen.on_turn == seen.seat and self._hand_plays())):
            return (question, self._scene.guide.offer, started, hand)
        beside = self._came.beside
        lift = self._scene.pane.lift_of(beside) if beside is not None else None
        if lift is not None:
            return (question, FocusGroup(lift.widget, lift.widget.setFocus), hand, started)
        return (question, hand, started) if self._hand_plays() else (question, started, hand)

    def _card_beside(self) -> Card | None:
        """Return the card of the pane, as of a Faction, with which a turn begins; None where the hand has as good."""
        view, hand = self._requests.view, self._scene.hand
        if view.ask is not None or view.model.covered or not self._room.marks_hand(view):
            return None
        if hand is not None and hand.proposed is not None:
            return None
        found = begins_with(fit_cards(view, view.options, self._scene.pane))
        return found.card if found is not None and not found.held else None

    def _hand_plays(self) -> bool:
        """Return whether play goes on with a card of the hand now; one that lies covered is shown first."""
        view = self._requests.view
        if not self._room.plays_from_hand(view):
            return False
        held = (card for move in view.options for card in (getattr(move, "card", None), *getattr(move, "cards", ())))
        return any(view.model.covered or view.holds(card) for card in held if isinstance(card, Card))

    # ------------------------------------------------------------------ letters
    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; say whether it means anything."""
        pressed = pressed_key(event)
        usual = self._root.paint.keys.meant(pressed)
        if usual == HINT and self._requests.view.model.curtain_down:
            self.do(usual)  # it says why not
            return True
        if not usual or self._requests.view.model.curtain_down:
            return False
        if self._overlays.take_keys:
            if usual == "?":
                self._requests.open("keys")
            return usual == "?"
        if usual == "Esc":
            return self._escape()
        if usual in ("Return", "Enter") and self._answers.passing and self._overlays.top() is None:
            if not (self._answers.plate.is_new or event.isAutoRepeat()):
                self._answers.pass_on()
            return True
        if usual.startswith("Shift+") and usual not in self.actions:
            return self._scene.pane.press(usual) or self._go_to(usual) or self._open(usual)
        letter = usual if usual != pressed or len(usual) == 1 else event.text().upper() or usual
        return self._letter(letter, usual, event)

    def _letter(self, letter: str, usual: str, event: QKeyEvent) -> bool:
        plate, pane = self._answers.plate, self._scene.pane
        if plate.isVisible() and self._overlays.top() is None and plate.press(letter, event):
            return True
        # A letter that stands on a plate in sight counts before what it does at every table.
        stands = plate.isHidden() and pane.shows(letter)
        if usual in self.actions and not stands:
            self.do(usual)
            return True
        if (plate.isHidden() or pane.shows(letter)) and pane.press(letter):
            return True
        return self._go_to(letter) or self._open(usual) or self._to_rank(letter) or self._does_nothing(usual)

    def do(self, usual: str) -> None:
        """Do what a key means at every table, or say why not now."""
        said = self.actions[usual]()
        if isinstance(said, str):
            self._say(said)

    def _go_to(self, letter: str) -> bool:
        """Go to the place of the pane with this key, or say why not now; say whether it is a key of places."""
        found = self._scene.pane.go_to(letter) if self._overlays.top() is None else False
        if isinstance(found, str):
            self._say(found)
        return bool(found)

    def _opens(self, letter: str) -> bool:
        """Whether a plate of the pane does what it says by this letter."""
        return any(row.opens(letter) for row in self._scene.pane.findChildren(PlateRow))

    def _to_rank(self, letter: str) -> bool:
        """Go from elsewhere to a card of the hand by its rank, while cards are played; say whether one is held."""
        hand = self._scene.hand
        plays = self._overlays.top() is None and self._answers.plate.isHidden() and self._hand_plays()
        return hand is not None and plays and not self._requests.view.model.covered and hand.go_to_rank(letter)

    def _does_nothing(self, usual: str) -> bool:
        """Say that a key of this game has nothing to do now; say whether it is one."""
        known = any(one.usual == usual for one in box(self._room.key).keys)
        if known:
            self._say(fill(self.tr("{key} does nothing now."), key=drawn_key(self._root.paint.keys.shown(usual))))
        return known

    def _open(self, usual: str) -> bool:
        """Open what only this game opens by a key; say whether there is such a thing."""
        opened = self._room.opened_by(self._requests.view, usual)
        if opened:
            self._requests.open(opened)
        return bool(opened)

    def _escape(self) -> bool:
        """Close the highest overlay, or a page of the pane; go from the question to the hand; close a drawer."""
        if self._overlays.close_top() or self._scene.pane.press("Esc"):
            return True
        hand = self._scene.hand
        if hand is not None and not self._answers.plate.isHidden():
            hand.focus()
            return True
        return self._scene.open_drawer("")
