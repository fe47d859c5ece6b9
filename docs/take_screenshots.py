"""Takes pictures of the real windows, offscreen, before tables that records set up.

`make screenshots` takes the six pictures of the documents anew: dark, 1920 pixels wide, small enough to be tracked.
`make gallery` takes these scenes at four sizes in three themes into build/gallery/, beside all windows of the
tests. Names after the command take only those.
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
from pictured import SHOTS, Shot, settle

from gattai_desktop.board.fonts import register_fonts
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.windows.program.pictures import SIZES, PictureSize, picture_of
from gattai_desktop.windows.settings.language import speak_language

DOCS: Final = Path(__file__).resolve().parent
GALLERY: Final = DOCS.parent / "build" / "gallery"
IN_DOCS: Final = ("table", "projector", "refused", "gambit", "projector-omen", "bot-battle")
DOCS_SIZE: Final = PictureSize(1920, 1080)
EVERY_SIZE: Final = (PictureSize(1024, 600), *SIZES)
_QUALITY: Final = 60
"""Of a picture, from 0 to 100: they are there to be looked at and not to be measured."""


def take(name: str, shot: Shot, theme: ThemeName, size: PictureSize, path: Path) -> None:
    """Take one picture and say which."""
    with shot(make_paint(theme, speed=0), size) as window:
        settle()
        kept = picture_of(window, size).save(str(path), quality=_QUALITY)
    if not kept:
        raise SystemExit(f"{path} could not be written.")
    print(f"{name}: {path.relative_to(DOCS.parent)}", flush=True)


def main(arguments: list[str]) -> int:
    """Take the pictures of the documents, or with `--gallery` those of everything, and say which."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    register_fonts()
    speak_language("en")
    gallery = "--gallery" in arguments
    names = [name for name in arguments if name != "--gallery"] or [*(SHOTS if gallery else IN_DOCS)]
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        raise SystemExit(f"Nothing is pictured as {', '.join(unknown)}. There are: {', '.join(SHOTS)}.")
    GALLERY.mkdir(parents=True, exist_ok=True)
    for name in names:
        shot = SHOTS[name]
        if not gallery:
            take(name, shot, "dark", DOCS_SIZE, DOCS / f"{name}.webp")
            continue
        for size in EVERY_SIZE:
            for theme in THEMES:
                take(name, shot, theme, size, GALLERY / f"{name}-{size}-{theme}.webp")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
