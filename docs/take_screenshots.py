"""Takes the pictures in this folder anew: the real windows, offscreen, before tables that records set up.

`make screenshots` runs this. The pictures of the documents are taken in the dark theme at three sizes, and then every
window and state at four sizes in three themes, for `docs/gallery/`. Names after the command take only those.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The same words in every picture, whatever this computer speaks.
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = "C.UTF-8"

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent))
from pictured import MAIN, MORE, Shot, settle

from gattai_desktop.board.fonts import register_fonts
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.windows.program.pictures import SIZES, PictureSize, picture_of

HERE = Path(__file__).resolve().parent
GALLERY: Final = HERE / "gallery"
EVERY_SIZE: Final = (PictureSize(1024, 600), *SIZES)
_QUALITY: Final = 60
"""Of a picture in the gallery, which is there to be looked at and not to be measured."""


def take(name: str, shot: Shot, theme: ThemeName, size: PictureSize, path: Path) -> None:
    """Take one picture and say which."""
    with shot(make_paint(theme, speed=0), size) as window:
        settle()
        kept = picture_of(window, size).save(str(path), quality=_QUALITY if path.suffix == ".webp" else -1)
    if not kept:
        raise SystemExit(f"{path} could not be written.")
    print(f"{name}: {path.relative_to(HERE.parent)}", flush=True)


def main(names: list[str]) -> int:
    """Take them all, or these, and say which."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    register_fonts()
    GALLERY.mkdir(exist_ok=True)
    every = {**MAIN, **MORE}
    unknown = [name for name in names if name not in every]
    if unknown:
        raise SystemExit(f"Nothing is pictured as {', '.join(unknown)}. There are: {', '.join(every)}.")
    for name, shot in every.items():
        if names and name not in names:
            continue
        if name in MAIN:
            for size in SIZES:
                take(name, shot, "dark", size, HERE / f"{name}-{size}.png")
        for size in EVERY_SIZE:
            for theme in THEMES:
                take(name, shot, theme, size, GALLERY / f"{name}-{size}-{theme}.webp")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
