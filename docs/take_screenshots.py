"""Takes the pictures in this folder anew: a game of First Contact plays itself and is stopped where it shows most.

`make screenshots` runs this. The seed decides which game is played, so the same program takes the same pictures.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The moment that the demo calls a Throwdown, as its pictures are named, and what they are called here.
PICTURES = {"throwdown-table": "table", "throwdown-wall": "projector"}
SIZES = ("1366x768", "1920x1080", "3840x2160")


def main(seed: str) -> int:
    """Take them and say which."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gattai_desktop", "demo", "--offscreen", "--seed", seed, "--out", folder]
        played = subprocess.run(command, check=False).returncode
        if played:
            return played
        for moment, name in PICTURES.items():
            for size in SIZES:
                (taken,) = Path(folder).glob(f"*{moment}-{size}.png")
                print(shutil.copy(taken, HERE / f"{name}-{size}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["1"])))
