"""Says beside the card why a move was refused, and lets the Coach allow it."""

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board import speech
from gattai_desktop.board.bubble import ReasonLook, VerdictCard, VerdictLook
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import fill, said
from gattai_desktop.board.words import DrawnWords, PlainText, as_words
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Reason
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, Refusal
from gattai_desktop.windows.kit.faces import drawn, face
from gattai_desktop.windows.kit.focus_groups import FocusGroup, FocusRestorer, first_child
from gattai_desktop.windows.kit.log_lines import allowed_words
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.kit.preview import bubble, is_told_in_a_sentence
from gattai_desktop.windows.kit.rule_words import rule_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot


class Refusals(Overlay):
    """Shows refusals one at a time.

    Signals:
        takenBack(): the player takes the card back. alwaysAsked(ruling, why): this ruling, which forbids it, shall be
            changed; why: what the Coach has written so far.
        passAsked(seat): the Coach is to be asked at the computer, or the seat that asked him is to go on.
        rulingAsked(name): the ruling behind a reason is to be read.
        insteadChosen(Move): the card shall do what it may at another place.
    """

    takenBack = Signal()
    alwaysAsked = Signal(str, str)
    passAsked = Signal(str)
    rulingAsked = Signal(str)
    insteadChosen = Signal(object)

    level = Level.REFUSAL
    keyboard = Keyboard.FIRST

    def __init__(self, model: GameModel, root: TableRoot, light: Callable[[type[Move] | None], None]) -> None:
        """light: frames the plate for moves of a kind that is offered instead; None for no plate."""
        super().__init__(root)
        self._light = light
        paint = root.paint
        self._model = model
        self._root = root
        self._paint = paint
        self._move: Move | None = None
        self._instead: Move | None = None
        self._refusal: Refusal | None = None
        self._plays_then = False
        """Whether the ruling behind it is being changed, so that the move is made once nothing speaks against it."""
        self._asked_by: Seat = ""
        """The seat for which the Coach is asked at the computer; "" while he is not asked."""
        self._keyboard = FocusRestorer()
        self._reasons: tuple[Reason, ...] = ()
        self._place = QRect()
        self.beside = QRect()
        """Where a card was dropped while its meaning is asked for: a refusal is shown there, else over the middle."""
        model.moveRefused.connect(self._move_refused)
        model.factsHappened.connect(self._happened)
        self.card = VerdictCard(paint, root)
        self.why = NameField(paint, self.tr("Coach's reason, for the log"), root, letters=14)
        self.why.setPlaceholderText(self.tr("Why? One word for the log."))
        self.why.setMaxLength(200)
        self.why.hide()
        self.why.installEventFilter(self)
        # The table is shown to him first: what it asks would take the focus.
        model.curtainChanged.connect(self._ask_coach_soon)
        model.curtainChanged.connect(self._keep_secret)
        root.resized.connect(self._stand_soon)
        self.card.room = root.above_foot
        self.card.allow.chosen.connect(self._allow)
        self.card.takenBack.connect(self.take_back)
        self.card.ruling.chosen.connect(lambda: self.rulingAsked.emit(self._ruling))
        self.card.always.chosen.connect(lambda: self._allow(for_good=True))
        self.card.insteadChosen.connect(self._do_instead)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Allow the move with Enter in the field; Qt would also send Enter to the table, which passes the computer."""
        pressed = watched is self.why and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if not pressed or cast("QKeyEvent", event).key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        self._allow()
        return True

    def widgets(self) -> Sequence[QWidget]:
        return (self.card, self.why)

    @property
    def shown(self) -> bool:
        return self.card.isVisible()

    def close(self) -> None:
        self.take_back()

    def hide(self) -> None:
        """Hide the refusal without an answer."""
        if self.shown:
            self._leave()

    def make_way(self) -> None:
        """Leave for a card that is lifted now; the keyboard stays with whoever lifts it."""
        if self.shown:
            now = cast("QWidget | None", self._root.window().focusWidget())
            self._leave()
            if now is not None and now.isVisible():
                now.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.card, first_child(self.card)), FocusGroup(self.why, self.why.setFocus))

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        self._paint = paint
        self.card.set_paint(paint)
        self.why.set_paint(paint)
        self._stand_soon()

    def _happened(self, happened: Happened) -> None:
        self.beside = QRect()  # what was dropped there is done
        move = happened.move(happened.seat)
        if self.shown and move is not None and not isinstance(move, ByHand):
            self._leave()  # another move was made; what the Coach sets by hand may just be what forbade it

    def _usual_place(self) -> QRect:
        return self._root.sheet_room() if self.beside.isNull() else self.beside

    def explain(self, move: Move, button: QWidget) -> None:
        """Show beside a refused plate why the rules refuse what it stands for."""
        self.judge(move, QRect(button.mapTo(self._root, QPoint(0, 0)), button.size()))

    def tell(self, title: str, words: DrawnWords | str, button: QWidget) -> None:
        """Show the words of a refused plate that stands for no move, beside it; there is nothing to allow."""
        if not self.card.isVisible():
            self._keyboard.borrow_in(self._root.window())
        self._move = self._instead = self._refusal = None
        self._reasons, self._place = (), QRect(button.mapTo(self._root, QPoint(0, 0)), button.size())
        self.opened.emit()
        reason = ReasonLook(as_words(words))
        title = fill(self.tr("Not possible: {what}"), what=title)
        self.card.below = 0
        self.card.show_beside(VerdictLook(title, (reason,), overrule=False, back=self.tr("Back")), self._place)
        self._show_why(offered=False)

    def judge(self, move: Move, place: QRect, instead: Move | None = None) -> None:
        """Show beside a place of the window why the rules refuse a move, and what may be done instead."""
        verdict = self._model.judge(move)
        if not verdict.allowed:
            self.refuse(self._model.refused(move, verdict), place, instead)

    def _move_refused(self, refusal: Refusal) -> None:
        self.refuse(refusal, self._usual_place())

    def refuse(self, refusal: Refusal, place: QRect, instead: Move | None = None) -> None:
        """Show a refusal beside a place of the window, and what may be done instead."""
        if not self.card.isVisible():
            self._keyboard.borrow_in(self._root.window())
        self._move, self._instead, self._reasons = refusal.move, instead, refusal.reasons
        self._refusal = refusal
        self._light(None if instead is None else type(instead))
        self.why.clear()
        self.opened.emit()
        self._show(place, by_coach=self._is_coach)

    def _show(self, place: QRect, *, by_coach: bool) -> None:
        """Show the refusal; by_coach: he can allow it now, and write why."""
        refusal, self._place = self._refusal, place
        if refusal is None:
            return
        offered = refusal.can_be_allowed and by_coach
        self.card.below = self._why_high() + round(self._paint.px(8)) if offered else 0
        self.card.show_beside(self._look(refusal, by_coach=by_coach), place)
        self._show_why(offered=offered)

    @property
    def _is_coach(self) -> bool:
        """Whether the Coach is at the computer, or nobody is the Coach."""
        return self._model.seat == COACH_SEAT or not self._model.coached

    def _keep_secret(self) -> None:
        """Take back a refusal that names a card of a Hand which nobody sees any more: nothing is lost by that.

        What another seat asks the Coach stays until he has answered.
        """
        names_card = isinstance(getattr(self._move, "card", None), Card)
        hidden = self._model.covered or self._model.curtain_down
        if names_card and self.shown and hidden and not self._asked_by:
            self.take_back()

    def _ask_coach_soon(self) -> None:
        QTimer.singleShot(0, self, self._ask_coach)

    def _ask_coach(self) -> None:
        """Ask the Coach, who has sat down for it, what the rules refuse to the seat that waits."""
        waits, refusal = self._asked_by, self._refusal
        if not waits or refusal is None or self._model.curtain_down or self.shown:
            return
        if self._is_coach:
            self.refuse(refusal, self._usual_place())
        else:
            self._asked_by, self._refusal = "", None

    def take_back(self) -> None:
        """Close the refusal; the table is as it was, and the seat that asked the Coach goes on."""
        waits, self._asked_by = self._asked_by, ""
        self._leave()
        self.takenBack.emit()
        if waits:
            self.passAsked.emit(waits)

    @property
    def _ruling(self) -> str:
        """The name of the ruling behind the first reason that has one; "" for none."""
        return next((reason.ruling for reason in self._reasons if reason.ruling), "")

    def show_view(self, view: SeatView) -> None:
        """Go once a ruling was changed so that nothing speaks against the move; make it where that was asked for."""
        refusal, plays = self._refusal, self._plays_then
        if refusal is None or not self._reasons or view.model.curtain_down:
            return
        move, verdict = refusal.move, view.model.judge(refusal.move)
        if not verdict.allowed:
            self._reasons, self._refusal = verdict.reasons, evolve(refusal, verdict=verdict)
            self._show(self._place, by_coach=not self.why.isHidden())
            return
        self._asked_by = ""
        self._leave()
        if plays:
            QTimer.singleShot(0, self, lambda: self._model.attempt(move))

    def _look(self, refusal: Refusal, *, by_coach: bool) -> VerdictLook:
        shown = refusal.move.shown_now()
        title = fill(self.tr("Not possible: {what}"), what=plate_words(self._model, refusal.move).title)
        named = speech.translated(shown.refused) if shown.refused else title
        headings = [said(one.heading) for one in refusal.reasons[:1] if one.heading.template]
        reasons = tuple(self._reason(one) for one in refusal.reasons)
        if self._instead is not None and not self._leads:
            # What to play is said by the plate: instead of the rule it says that nothing was played.
            nothing = fill(
                self.tr("Nothing has happened; the card is still {name}'s."), name=self._model.name(refusal.move.seat)
            )
            reasons = (evolve(reasons[0], hint=nothing), *reasons[1:])
        if refusal.impossible is not None:
            reasons = (ReasonLook(drawn(refusal.impossible)), *reasons)
        held = getattr(refusal.move, "card", None)
        ruling = "" if refusal.for_good else self._ruling_words()
        return VerdictLook(
            headings[0] if headings else named,
            reasons,
            face(held) if isinstance(held, Card) else "",
            refusal.can_be_allowed,
            allowed_words(self._model) if by_coach else self._asking_words(),
            self.tr("Back"),
            ruling,
            self.tr("Always at this table") if refusal.can_be_allowed and ruling else "",
            self._instead_plate(),
        )

    def _asking_words(self) -> str:
        """Return the label of the button that asks the Coach, from another seat."""
        return self.tr("Coach says so") if self._model.sitting.openly else self.tr("Ask Coach for it")

    @property
    def _leads(self) -> bool:
        """Whether what is offered leads to where the move belongs, and may be made there."""
        kind = self._move.led_to_by(self._model.sight()) if self._move is not None else None
        return kind is not None and isinstance(self._instead, kind)

    def _instead_plate(self) -> PlateLook | None:
        """Return the plate that plays the card at another place: what it comes to, at what price, and its key."""
        move = self._instead
        if move is None:
            return None
        view = SeatView.of(self._model)
        look = bubble(view, move)
        safe = look.token == "legal"  # noqa: S105 (a colour token)
        # The sum behind a judgement stands first; what follows from it counts here.
        lines = look.lines if safe else look.lines[1:]
        words: DrawnWords = (PlainText(self.tr("safe") if safe else look.title),)
        if self._leads:  # it only goes on, with nothing to be judged but what is given up
            words, lines = as_words(look.lines[0]) if look.lines else (), ()
        elif safe and is_told_in_a_sentence(view, move):
            words, lines = as_words(lines[0]), ()
        for line in lines[:2]:
            words = (*words, PlainText("; "), *as_words(line))
        title = kind_title(type(move))
        return PlateLook(
            fill(self.tr("{title} first") if self._leads else self.tr("{title} instead"), title=title),
            words,
            move.shown.letter,
            brief=title,
            edge=look.token,
            signs=(CardMark(move.shown.sign or look.sign, look.token),),
        )

    def _ruling_words(self) -> str:
        """Return the label of the button that opens that ruling; "" where no ruling is behind it."""
        return self.tr("How this table rules it") if self._ruling else ""

    def _reason(self, reason: Reason) -> ReasonLook:
        return ReasonLook(drawn(reason.text), rule_words(self._model, reason.rule), reason.rule)

    def _why_high(self) -> int:
        return max(32, round(self._paint.px(38)))

    def _show_why(self, *, offered: bool) -> None:
        if not offered:
            self.why.hide()
            return
        self._stand_why()
        self.why.raise_()
        self.why.show()

    def _stand_soon(self) -> None:
        if self.card.isVisible():
            QTimer.singleShot(0, self, self._stand)

    def _stand(self) -> None:
        """Keep the refusal inside the window, which has another size."""
        if self.card.isVisible():
            self.card.stand()
            self._stand_why()

    def _stand_why(self) -> None:
        px = self._paint.px
        box, high = self.card.plate_box(), self._why_high()
        top = min(box.bottom() + round(px(8)), self._root.above_foot().bottom() - high - 1)
        self.why.setGeometry(box.x(), top, box.width(), high)

    def _do_instead(self) -> None:
        move = self._instead
        self._leave()
        if move is not None:
            self.insteadChosen.emit(move)

    def _allow(self, *, for_good: bool = False) -> None:
        """Allow it, as the Coach, or for good by the ruling behind it; from another seat ask him first."""
        if not (self._is_coach or self._model.sitting.openly):
            refusal = self._refusal
            self._leave()
            self._refusal, self._asked_by = refusal, self._model.seat
            self.passAsked.emit(COACH_SEAT)
        elif for_good:
            self._plays_then = True
            self.alwaysAsked.emit(self._ruling, self.why.text().strip())
        elif self._is_coach or not self.why.isHidden():
            self._allow_now()
        else:
            self._show(self.card.plate_box(), by_coach=True)
            self.why.setFocus(Qt.FocusReason.PopupFocusReason)

    def _allow_now(self) -> None:
        self._asked_by = ""
        move, why = self._move, self.why.text().strip()
        self._leave()
        if move is not None:
            self._model.allow(move, why)

    def _leave(self) -> None:
        self.card.hide()
        self.why.hide()
        self.why.clear()
        self._move = self._instead = self._refusal = None
        self._plays_then = False
        self._light(None)
        self._keyboard.give_back()
