"""Shows the tale of an evening before it is kept: its sentences can be changed, and it is kept or printed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.speech import message, speak
from gattai_desktop.games.tale_words import MOST_SENTENCES
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.tale import Tale
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.windows.forms.background_task import BackgroundTask, Outcome
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.file_dialogs import file_to_write, folder_to_write
from gattai_desktop.windows.kit.paper import HIGH, WIDE, pictures_of, printed
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.tale.kept_tale import PAGE, PDF, free_place, keep_tale, tale_in, with_suffix
from gattai_desktop.windows.tale.spoken_tale import SpokenTale, spoken_tale, with_sentences
from gattai_desktop.windows.tale.tale_page import told_of
from gattai_desktop.windows.tale.tale_paper import lay_tale

_SHOWN: Final = 232.0
"""Width of the sheet that is shown before it is kept, drawing pixels."""
_SHARE: Final = 0.3
"""How much of the window's height it takes at most."""
_LOW: Final = 900
"""Height of a window up to which it is left out: it would push what can be done out of sight."""


class SheetBefore(PaintedReading):
    """The first sheet of a tale, small, as it would be printed."""

    def __init__(self, paint: Paint, parent: QWidget, tale: SpokenTale) -> None:
        super().__init__(paint, parent)
        self._tale = tale
        self._image: QImage | None = None
        self.setAccessibleName(speak("tale", "The first sheet, as it will be printed"))
        self.setAccessibleDescription(told_of(tale))

    def sizeHint(self) -> QSize:
        # In a low window the sentences need the room.
        if self.window().height() <= _LOW:
            return QSize(0, 0)
        high = min(self.paint.px(_SHOWN) * HIGH / WIDE, self.window().height() * _SHARE)
        return QSize(round(high * WIDE / HIGH), round(high))

    def draw(self, draw: Drawing) -> None:
        ratio, size = self.devicePixelRatioF(), self.sizeHint()
        if size.isEmpty():
            return
        if self._image is None or self._image.width() != round(size.width() * ratio):
            self._image = pictures_of(
                lambda paper: lay_tale(paper, self._tale, self.paint), round(size.width() * ratio)
            )[0]
            self._image.setDevicePixelRatio(ratio)
        draw.pen.drawImage((self.width() - size.width()) // 2, 0, self._image)


class TaleSheet(QObject):
    """Tells an evening of a session on the sheet of a window."""

    def __init__(self, sheet: Sheet, room: Callable[[], QRect], paint: Callable[[], Paint], parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet, self._room, self._paint, self._parent = sheet, room, paint, parent
        self.work = BackgroundTask(sheet, room, self)
        self.open_file: Callable[[Path], object] = lambda path: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        """Shows a file in the program that is for it."""

    def tell(self, path: Path, evening: int = -1) -> None:
        """Read a session, -1: its last evening, and show the tale of it."""
        self._sheet.set_paint(self._paint())
        title = speak("tale", "Reading {name}", name=path.stem)
        self.work.run(title, lambda _told: tale_in(path, evening), lambda found: self._read(found, path))

    def _read(self, found: Outcome[Tale], path: Path) -> None:
        try:
            tale = found.found()
        except (SessionError, UnreadableRecord, OSError) as wrong:
            self._say(speak("tale", "The evening cannot be told"), *message(wrong).splitlines()[:12])
            return
        self._show(spoken_tale(tale), tale, path)

    def _show(self, spoken: SpokenTale, tale: Tale, path: Path) -> None:
        fields = tuple(
            SheetField(
                f"sentence {place}",
                speak("tale", "Sentence {number}", number=place + 1),
                spoken.sentences[place] if place < len(spoken.sentences) else "",
                speak("tale", "left out"),
                wraps=True,
            )
            for place in range(MOST_SENTENCES)
        )
        others = (
            *(("before",) if tale.evening > 1 else ()),
            *(("after",) if tale.evening < tale.evenings else ()),
        )
        names = {"before": speak("tale", "The evening before"), "after": speak("tale", "The evening after")}
        choices = (
            SheetChoice("page", primary_plate(speak("tale", "Save as a page")), closes=False),
            SheetChoice("pdf", outline_plate(speak("tale", "Save as PDF")), closes=False),
            SheetChoice("print", outline_plate(speak("tale", "Print")), closes=False),
            *(SheetChoice(one, PlateLook(names[one], arrangement="line")) for one in others),
        )
        look = SheetLook(
            speak("tale", "The tale of {name}", name=spoken.title),
            lines=(speak("tale", "It holds what everybody saw. Change a sentence, and yours is kept."),),
            fields=fields,
            choices=choices,
            columns=3,
            aside=lambda paint, parent: SheetBefore(paint, parent, spoken),
        )

        def answered(key: object, texts: dict[str, str]) -> None:
            mine = with_sentences(spoken, [texts.get(one.key, "") for one in fields])
            if key in names:
                self.tell(path, tale.evening + (1 if key == "after" else -1))
            elif key == "print":
                printed(mine.title, lambda paper: lay_tale(paper, mine, self._paint()), self._parent)
            else:
                self._keep(mine, path, PDF if key == "pdf" else PAGE)

        self._sheet.ask(look, answered, self._room())

    def _keep(self, spoken: SpokenTale, path: Path, suffix: str) -> None:
        """Write it where somebody says; until it is kept, the sheet stays, with the sentences as they were changed."""
        kinds = {
            PAGE: speak("tale", "Pages (*.html)"),
            PDF: speak("tale", "PDF files (*.pdf)"),
        }
        title = speak("tale", "Save the tale")
        chosen = file_to_write(
            self._parent, title, free_place(folder_to_write() / path.name, suffix).name, kinds[suffix]
        )
        if chosen is None:
            return
        try:
            kept = keep_tale(spoken, with_suffix(chosen, suffix), self._paint())
        except SessionError as wrong:
            self._say(speak("tale", "The tale was not saved"), message(wrong), over=True)
            return
        self._sheet.dismiss()
        look = SheetLook(
            speak("tale", "The tale is saved"),
            lines=(str(kept),),
            choices=(SheetChoice("open", primary_plate(speak("tale", "Look at it"))),),
            columns=1,
        )

        def look_at_it(_key: object, _texts: dict[str, str]) -> None:
            if not self.open_file(kept):
                self._say(speak("tale", "No program was found that shows it"), str(kept))

        self._sheet.ask(look, look_at_it, self._room())

    def _say(self, title: str, *lines: str, over: bool = False) -> None:
        go_on = SheetChoice("on", outline_plate(speak("tale", "Go on")))
        look = SheetLook(title, lines=lines, choices=(go_on,), columns=1, edge="price", can_close=False)
        self._sheet.ask(look, lambda _key, _texts: None, self._room(), over=over)
