"""How Pilots see a Threat: its plate on the table, what they know from the start, and how hard it is alone."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.drawing import Drawing, caps
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.value import as_names
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.gattai.threat_choices import GIANT
from gattai_desktop.games.gattai.world.threats import SHOWN_AT_START, threat_sign
from gattai_desktop.windows.games.gattai.parts.threat_plate import ThreatLook, ThreatPlate, ThreatValue
from gattai_desktop.windows.kit.told_plate import ToldPlate

_EYES: Final = SHOWN_AT_START


class ThreatSeen(PaintedGroup):
    """The plate with one switch for each eye, and below how a fight of this Threat alone would go.

    Signals:
        told(str): why something was not kept. grew(): it needs another height.
    """

    told = Signal(str)
    grew = Signal()

    def __init__(
        self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str, table: Callable[[], Sight]
    ) -> None:
        super().__init__(paint, parent)
        self.draft, self.entry_id, self._table = draft, entry_id, table
        self.setAccessibleName(speak("desk", "As Pilots see it"))
        self.plate = ThreatPlate(paint, ThreatLook(""), self)
        self.eyes = {name: self._eye(name) for name in _EYES}
        self.giant = ToldPlate(paint, PlateLook(""), self)
        self.giant.chosen.connect(self._switch_giant)
        self.reckon = ToldPlate(paint, PlateLook(""), self)
        self.reckon.chosen.connect(self._reckon)
        self.hard: QWidget | None = None
        self._why = ""
        self._captions: list[tuple[int, str]] = []

    def _eye(self, name: str) -> PlateButton:
        return PlateButton(self.paint, PlateLook(""), self, lambda: self._switch(name))

    # ------------------------------------------------------------------ values
    def _known(self) -> tuple[str, ...]:
        return as_names(self.draft.values("threat", self.entry_id)["revealed"])

    def show_values(self) -> None:
        """Show what the draft holds now."""
        values, known = self.draft.values("threat", self.entry_id), self._known()
        rating = values["tr"] if isinstance(values["tr"], int) else 1
        key = self.entry_id.rpartition(".")[2]

        def figure(name: str, label: str) -> ThreatValue:
            return ThreatValue(label, rating if name in known else None)

        self.plate.set_look(
            ThreatLook(
                str(values["name"] or ""),
                str(values["agenda"] or "") if "note" in known else "",
                threat_sign(self._table().values, key),
                (
                    figure("tr", speak("desk", "TR")),
                    figure("strike", speak("desk", "Strike")),
                    figure("buffers", speak("desk", "Buffers")),
                ),
            )
        )
        for name, button in self.eyes.items():
            self._show_eye(button, name, known=name in known)
        bgm = values["bgm"] is True
        words = speak("desk", "It stays as it is")
        if bgm:
            words = speak("desk", "It grows to full size, and a Rumble begins")
        self.giant.set_look(
            PlateLook(speak("desk", "Big Giant Monster"), words, judgement="legal" if bgm else "",
                      name=f"{speak('desk', 'Big Giant Monster')}: {words}")
        )  # fmt: skip
        self._forget()

    def _show_eye(self, button: PlateButton, name: str, *, known: bool) -> None:
        labels = {
            "note": speak("desk", "Agenda"),
            "tr": speak("desk", "Threat Rating"),
            "strike": speak("desk", "Strike"),
            "buffers": speak("desk", "Buffers"),
            "defeat": speak("desk", "Defeat Conditions"),
            "wave": speak("desk", "Wave"),
            "storm": speak("desk", "Storm"),
        }
        words = speak("desk", "Pilots know it from the start") if known else speak("desk", "until somebody finds out")
        mark = CardMark("eye" if known else "closed", "table" if known else "soft")
        fill, edge = ("live", "") if known else ("", "edge")
        look = PlateLook(labels[name], words, fill=fill, edge=edge, signs=(mark,), arrangement="line")
        button.set_look(look)

    def _write(self, **values: object) -> None:
        try:
            self.draft.change("threat", self.entry_id, **values)  # type: ignore[arg-type]
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))

    def _switch(self, name: str) -> None:
        known = self._known()
        now = tuple(one for one in _EYES if (one in known) != (one == name))
        self._write(revealed=now)

    def _switch_giant(self) -> None:
        """Let it become a Big Giant Monster, or not; then the power of that name goes too."""
        values = self.draft.values("threat", self.entry_id)
        giant, powers = values["bgm"] is not True, as_names(values["powers"])
        if giant or GIANT not in powers:
            self._write(bgm=giant)
        else:
            self._write(bgm=giant, powers=tuple(one for one in powers if one != GIANT))

    # ------------------------------------------------------------------ how hard
    def _forget(self) -> None:
        """Drop what was reckoned: the Threat is another one now."""
        if self.hard is not None:
            take_away(self.hard)
            self.hard = None
        words = self._why or speak("desk", "Plays it a thousand times against the Pilots of today")
        self.reckon.set_look(PlateLook(speak("desk", "How hard, if it fights alone?"), words))
        self._why = ""

    def _reckon(self) -> None:
        # Whoever does not ask needs no automatic players.
        from gattai_desktop.players.gattai.fight import prepared
        from gattai_desktop.players.rehearsal import CannotFight
        from gattai_desktop.windows.games.gattai.odds.how_hard import HowHard

        key = self.entry_id.rpartition(".")[2]
        try:
            fight = prepared(self._table(), (), (key,)).fight
        except CannotFight as wrong:
            self._why = message(wrong)
            self._forget()
            return
        if self.hard is not None:
            take_away(self.hard)
        self.hard = HowHard(fight, self.paint, self)
        self.hard.show()
        self.grew.emit()

    # ------------------------------------------------------------------ layout
    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops."""
        return [*self.eyes.values(), self.giant, self.reckon]

    def lay(self, box: QRect) -> int:
        """Stand there, as high as needed; return that height, pixels of the screen."""
        px, wide = self.paint.px, box.width()
        pad, gap = round(px(16)), round(px(8))
        self._captions = [(round(px(8)), speak("desk", "As Pilots see it"))]
        y = round(px(38))
        high = self.plate.sizeHint().height()
        self.plate.setGeometry(pad, y, wide - 2 * pad, high)
        y += high + gap
        self._captions.append((y, speak("desk", "What they know")))
        y += round(px(28))
        for button in (*self.eyes.values(), self.giant):
            row = max(36, round(px(46)))
            if isinstance(button, ToldPlate):
                row = max(row, round(button.needed(wide - 2 * pad)))
            button.setGeometry(pad, y, wide - 2 * pad, row)
            y += row + gap
        y += gap
        high = max(52, round(self.reckon.needed(wide - 2 * pad)))
        self.reckon.setGeometry(pad, y, wide - 2 * pad, high)
        y += high + gap
        if self.hard is not None:
            high = self.hard.sizeHint().height()
            self.hard.setGeometry(pad, y, wide - 2 * pad, high)
            y += high + gap
        self.setGeometry(box.x(), box.y(), wide, y + gap)
        self.update()
        return y + gap

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="rail", cut=16)
        for y, words in self._captions:
            draw.text(16, draw.base(y / draw.unit + 14, caps(12)), words, caps(12), "soft", room=draw.wide - 32)
