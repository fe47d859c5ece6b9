"""Offers the newer version of a pack inside a session that began with an earlier one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRect

from gattai_desktop.board.plate_look import PlateLook, primary_plate
from gattai_desktop.board.speech import content, fill, said, speak
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.games.register import table_place_of
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

if TYPE_CHECKING:
    from gattai_desktop.content.own_pack import OwnPack
    from gattai_desktop.content.pack_update import UpdateStep

_TOLD: Final = 14
"""Changes that are told on the sheet."""
_LONGEST: Final = 60


class PackOffer(QObject):
    """What the menu of a table offers of its packs. Nothing changes but by a person's press, by moves in the log."""

    def __init__(self, model: GameModel, setup: Callable[[], Any], packs: Path, sheet: Sheet, parent: QObject) -> None:
        """setup: returns the session's set-up. packs: where the packs of this computer are."""
        super().__init__(parent)
        self._model, self._setup, self._packs, self._sheet = model, setup, packs, sheet

    def choices(self, room: Callable[[], QRect]) -> tuple[SheetChoice, ...]:
        """Return a plate for each pack of the session of which this computer has another version."""
        return tuple(
            SheetChoice(
                ("pack", one.id),
                PlateLook(
                    speak("packs", "A newer {name}", name=content(one.title)),
                    speak("packs", "what it would change"),
                    judgement="price",
                    arrangement="line",
                ),
                then=lambda one=one: self._offer(one.id, room()),  # type: ignore[misc]
            )
            for one in self._setup().packs
            if self._is_other(one)
        )

    def _is_other(self, kept: Any) -> bool:  # noqa: ANN401 - a PackCopy
        """Whether this computer has another version of a pack; only its files are looked at."""
        folder = self._packs / self._model.game / kept.id
        try:
            # As the bytes stand: the lines of some editors end otherwise, and that is no other version.
            here = {one.name: one.read_bytes().decode("utf-8-sig") for one in folder.glob("*.toml")}
        except (OSError, UnicodeDecodeError):
            return False
        return bool(here) and here != dict(kept.files)

    def _newer(self, pack: str) -> OwnPack | None:
        from gattai_desktop.content.pack_shelf import PackShelf

        return PackShelf(self._packs).read().by_id(pack)

    def _offer(self, pack: str, room: QRect) -> None:
        from gattai_desktop.content.faults import UnusablePack
        from gattai_desktop.content.pack_update import update_steps

        newer = self._newer(pack)
        try:
            steps = () if newer is None else update_steps(self._setup(), newer, self._model.sight(), self._model.seat)
        except UnusablePack:
            steps = ()
        judged = [(one, self._against(one)) for one in steps]
        possible = [one for one, against in judged if not against]
        # What can be taken stands first: that is what the plate is for.
        named = [_line(one, against) for one, against in sorted(judged, key=lambda it: bool(it[1])) if one.name]
        lines = named[:_TOLD]
        if len(named) > _TOLD:
            lines.append(speak("packs", "And {count} more.", count=len(named) - _TOLD))
        if others := len(judged) - len(named):
            words = "✗ Other changes: {number}. A table that has begun keeps these things as they are."
            lines.append(speak("packs", words, number=others))
        if not judged:
            lines = [speak("packs", "It changes nothing that this table could take over.")]
        lines.append(
            speak("packs", "The session keeps the version with which it began; the next one begins with the new one.")
        )
        take = speak("packs", "Take {count} changes", count=len(possible))
        choices = (SheetChoice("take", primary_plate(take)),) if possible else ()
        title = "" if newer is None else content(newer.title)
        look = SheetLook(title, tuple(lines), choices=choices, columns=1, edge="price")
        self._sheet.ask(look, lambda _key, _texts: self._take(possible), room)

    def _against(self, step: UpdateStep) -> str:
        """Why this table cannot take a change; "" where it can."""
        from gattai_desktop.content.pack_update import CAME

        if step.against == CAME and table_place_of(self._model) is not None:
            return speak("packs", "It is new in the pack: at the desk, At this table brings it into play.")
        if step.move is None:
            return said(step.against)
        if step.after_others:  # it is judged when it is its turn
            return ""
        verdict = self._model.judge(step.move)
        return "" if verdict.allowed else " ".join(said(one.text) for one in verdict.reasons)

    def _take(self, steps: list[UpdateStep]) -> None:
        """Take the changes one after the other, each as a move; what is refused says why."""
        for one in steps:
            if one.move is not None and not self._model.attempt(one.move):
                return


def _line(step: UpdateStep, against: str) -> str:
    if step.was or step.now:
        words = speak("packs", "{name}: {was}, now {now}")
        told = fill(words, name=step.name, was=_short(step.was), now=_short(step.now))
    else:
        told = fill("{name}", name=step.name)
    return f"✗ {told}. {against}" if against else f"✓ {told}"


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST].rstrip()}…"
