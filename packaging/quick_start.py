"""Tells Qt where its plugins are in a built program; PyInstaller runs this before the program.

PyInstaller's own pieces for that (`SLOW_HOOKS` in gattai-desktop.spec) import Qt, multiprocessing and more before the
program has begun, which took half as long as the whole start, and undid what `board/toolkit.py` saves.
"""

import os
import sys

_FOLDERS = ("PySide6",) if sys.platform == "win32" else ("PySide6", "Qt")
os.environ["QT_PLUGIN_PATH"] = os.path.join(sys._MEIPASS, *_FOLDERS, "plugins")  # noqa: PTH118, SLF001 (pathlib is slower)
