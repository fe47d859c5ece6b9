"""The pictures of something to play, each above the plate that chooses it; a person's own comes last."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message, speak
from gattai_desktop.content.folder_writing import not_written
from gattai_desktop.content.pack_pictures import keep_picture, place_of_picture
from gattai_desktop.content.picture_file import NoPicture
from gattai_desktop.file_kinds import ends_in
from gattai_desktop.games.kind_of_picture import NO_PICTURE, is_own_picture
from gattai_desktop.games.kinds import Held, Kind
from gattai_desktop.games.kinds_of_many import Field
from gattai_desktop.windows.desk.chosen_control import ChosenControl
from gattai_desktop.windows.kit.file_dialogs import file_to_open
from gattai_desktop.windows.kit.own_pictures import ENDINGS, fit_for_pack
from gattai_desktop.windows.kit.plate_rows import row_measures
from gattai_desktop.windows.kit.scene_picture import paint_scene

OWN: Final = "own"
"""What the place of a person's own picture is called among the others."""
_WIDE: Final = 120.0
"""How wide a picture is at least, drawing pixels."""


class PicturedControl(ChosenControl):
    """Shows all pictures that may be chosen, since a name alone tells nobody what one looks like.

    Signals:
        refused(str): why an image file was not taken.
    """

    refused = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget, field: Field, kind: Kind, name: str, folder: Path) -> None:
        """folder: that of the pack, into which a person's own picture is written."""
        super().__init__(paint, parent, field, kind, name)
        self.pictures: dict[Held, QRect] = {}
        """Where each picture is."""
        self._pressed: Held = None
        self._folder = folder
        self._own = ""
        """The file that is chosen; "" for none."""
        self._names[OWN] = speak("desk", "Own picture")
        self.plates[OWN] = PlateButton(paint, outline_plate(self._names[OWN]), self, self.ask)
        self.setAcceptDrops(True)

    def show_value(self, value: Held) -> None:
        self._own = value if isinstance(value, str) and is_own_picture(value) else ""
        super().show_value(OWN if self._own else value)
        self.update()

    def ask(self) -> None:
        """Let a person choose an image file."""
        kinds = speak("desk", "Pictures ({endings})", endings=" ".join(f"*{one}" for one in ENDINGS))
        file = file_to_open(self.window(), speak("desk", "Choose a picture"), kinds)
        if file is not None:
            self.bring(file)

    def bring(self, file: Path) -> None:
        """Take an image file into the pack, or say why not."""
        try:
            name = keep_picture(self._folder, file.stem, fit_for_pack(file), "jpg")
        except NoPicture as wrong:
            self._refuse(file, wrong)
        except OSError as wrong:
            self._refuse(file, not_written(self._folder, wrong))
        else:
            self.wrote.emit(name, False)

    def _refuse(self, file: Path, why: Exception) -> None:
        self.refused.emit(speak("desk", "{name} was not taken. {why}", name=file.name, why=message(why)))

    def lay(self, wide: int) -> None:
        gap, high = row_measures(self.paint)
        least = max(round(self.paint.px(_WIDE)), *(plate.sizeHint().width() for plate in self.plates.values()))
        columns = max(1, (wide + gap) // (least + gap))
        each = (wide - gap * (columns - 1)) // columns
        tall = round(each * 9 / 16)
        for place, (value, plate) in enumerate(self.plates.items()):
            row, column = divmod(place, columns)
            self.pictures[value] = picture = QRect(
                column * (each + gap), row * (tall + high + 2 * gap), each, tall
            )  # fmt: skip
            plate.setGeometry(picture.x(), picture.bottom() + 1 + gap, each, high)
        self.resize(wide, max(plate.geometry().bottom() + 1 for plate in self.plates.values()))
        self.update()

    def draw(self, draw: Drawing) -> None:
        unit = draw.unit
        for value, box in self.pictures.items():
            place = draw.within(box.x() / unit, box.y() / unit, box.width() / unit, box.height() / unit)
            if value == NO_PICTURE:
                place.plate(fill="well", edge="line", cut=12, both=False, inset=1.5)
            elif value != OWN:
                paint_scene(place, str(value), 12)
            elif self._own:
                paint_scene(place, place_of_picture(self._folder.absolute(), self._own), 12)
            else:
                self._draw_place(place)

    def _draw_place(self, draw: Drawing) -> None:
        """Draw that a file may be dropped here."""
        draw.plate(fill="well", edge="soft", cut=12, both=False, inset=1.5, dashes=(7, 5))
        words, told, size = plain(13), speak("desk", "or drop it"), draw.high * 0.36
        fits = draw.width(told, words) <= draw.wide - 8
        draw.sign("bring", (draw.wide - size) / 2, (draw.high - size) / 2 - draw.high * 0.16 * fits, size, "soft")
        if fits:
            draw.text(draw.wide / 2, draw.high * 0.8, told, words, "soft", align="middle")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take an image file; anything else is left to the window."""
        event.setAccepted(_among(event) is not None)

    def dropEvent(self, event: QDropEvent) -> None:
        file = _among(event)
        event.setAccepted(file is not None)
        if file is not None:
            self.bring(file)

    def _at(self, event: QMouseEvent) -> Held:
        place = event.position().toPoint()
        return next((value for value, box in self.pictures.items() if box.contains(place)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._at(event) if event.button() == Qt.MouseButton.LeftButton else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the plate of a picture on which a press began and ended."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._at(event) == pressed:
            self.plates[pressed].click()


def _among(event: QDropEvent) -> Path | None:
    """Return the image file among what is held or dropped."""
    files = (Path(one.toLocalFile()) for one in event.mimeData().urls() if one.isLocalFile())
    return next((one for one in files if ends_in(one, *ENDINGS)), None)
