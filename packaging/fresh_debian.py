"""A fresh Debian in a folder, with a screen and somebody who sits at it: what an installer is tried in.

Roots are made by mmdebstrap and kept packed in build/tried/ for the next time. Needs root, since /proc is mounted.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "tried"
SUITES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
# What a desktop has, as far as a trial needs it; libfile-mimeinfo-perl comes with xdg-utils where nobody forbids it.
DESKTOP = (
    *("xvfb", "openbox", "xdotool", "xdg-utils", "libfile-mimeinfo-perl", "shared-mime-info", "desktop-file-utils"),
    *("dbus-x11", "imagemagick", "man-db", "libglib2.0-bin", "gtk-update-icon-cache", "fonts-dejavu-core", "xz-utils"),
)
USER = "anna"
HOME = "/srv/Anna Bö"
"""A home with a space and an umlaut, so that no step can do without quoting."""
CACHES = (
    *(f"/{folder}/" for folder in ("var", "run", "dev", "tmp", "root", "usr/share/mime")),
    *("/etc/ld.so.cache", "/usr/share/applications/mimeinfo.cache", "/usr/share/icons/hicolor/icon-theme.cache"),
)
"""What apt and Debian's own lists keep."""
PATIENCE = 120
"""Seconds in which a window has to be there, also on a computer that does much else."""
LONGEST = 900
"""Seconds that one program may take; installing everything takes the longest."""


class NotWell(Exception):
    """A step did not do what it should; the text says what."""


def run(*command: str | Path) -> str:
    """Run a program and return what it says. Raises NotWell where it fails."""
    told = " ".join(map(str, command))
    try:
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired as late:
        message = f"`{told}` was not done after {LONGEST} seconds."
        raise NotWell(message) from late
    if done.returncode:
        said = f"{done.stdout[-1500:]}\n{done.stderr[-1500:]}".strip()
        message = f"`{told}` ended with {done.returncode}:\n{said}"
        raise NotWell(message)
    return done.stdout


def expect(said: str, wanted: str, what: str) -> None:
    """Raise NotWell where something else was said."""
    if said.strip() != wanted:
        message = f"{what}: {wanted!r} was expected, and this was said: {said.strip()!r}"
        raise NotWell(message)


def missing() -> str:
    """Return what is missing here for a fresh Debian, or nothing."""
    if not sys.platform.startswith("linux") or os.geteuid():
        return "A fresh Debian needs root on Linux, since /proc is mounted in it: sudo make installers-try"
    if shutil.which("mmdebstrap") is None or shutil.which("dpkg-deb") is None or not KEYS.exists():
        return "A fresh Debian needs: apt-get install mmdebstrap dpkg debian-archive-keyring"
    return ""


class Fresh:
    """A fresh Debian in a folder, with a screen and a user at it."""

    def __init__(self, suite: str, folder: Path) -> None:
        self.suite = suite
        self.folder = folder
        self._display = ""
        self._desktop = "GNOME"

    def make(self, *, anew: bool) -> None:
        """Make it anew; what mmdebstrap brought is kept as a file for the next time."""
        packed = PLACE / f"{self.suite}.tar"
        if anew or not packed.exists():
            new = PLACE / f"{self.suite}.new.tar"
            run("mmdebstrap", "--variant=minbase", f"--include={','.join(DESKTOP)}", self.suite, new)
            new.replace(packed)
        run("tar", "-C", self.folder, "-xf", packed)
        shutil.copy("/etc/resolv.conf", self.folder / "etc" / "resolv.conf")
        run("mount", "-t", "proc", "proc", self.folder / "proc")
        run("mount", "-t", "tmpfs", "tmpfs", self.folder / "dev" / "shm")
        self.root("useradd", "--create-home", "--home-dir", HOME, USER)
        self.root("apt-get", "update", "-q")
        # Nothing to do, unless the packed root is of a day when a desktop had less.
        self.root("apt-get", "install", "-y", "-q", "--no-install-recommends", *DESKTOP)

    def end(self) -> None:
        """End what runs in it, and let go of it."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            for process in self._inside():
                os.kill(process, how)
            for _ in range(10):
                if any(self._inside()):
                    time.sleep(0.5)
        for name in ("dev/shm", "proc"):
            if (self.folder / name).is_mount():
                run("umount", "--lazy", self.folder / name)

    def _inside(self) -> Iterator[int]:
        """Give every process that has this folder as its root."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if (process / "root").readlink() == self.folder:
                    yield int(process.name)
            except OSError:  # it has just ended
                continue

    def here(self, path: str) -> Path:
        """Return where a path of the fresh Debian lies on this computer."""
        return self.folder / path.lstrip("/")

    def root(self, *command: str) -> str:
        """Run something as root."""
        path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
        return run("chroot", self.folder, "env", "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive", path, *command)

    def user(self, *command: str) -> str:
        """Run something as the user, at the screen."""
        return run(*self._as_user(), *command)

    def start(self, *command: str) -> None:
        """Start something as the user, at the screen; `end` ends it."""
        subprocess.Popen([*self._as_user(), *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def screen(self) -> None:
        """Put up a screen with a window manager that answers, under a number that no other screen has."""
        server = subprocess.Popen(
            [*self._as_user(), "Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert server.stdout is not None
        self._display = server.stdout.readline().strip()
        if not self._display:
            raise NotWell("Xvfb did not start.")
        self.start("openbox")
        # Only a window manager says on which desktop one is.
        asked = [*self._as_user(), "xdotool", "get_desktop"]
        for _ in range(PATIENCE):
            if not subprocess.run(asked, capture_output=True, check=False).returncode:
                return
            time.sleep(0.5)
        raise NotWell("The window manager did not answer.")

    def sit_at(self, desktop: str) -> None:
        """Go on under another desktop (what XDG_CURRENT_DESKTOP says; in GNOME xdg-open goes through GLib)."""
        self._desktop = desktop

    def _as_user(self) -> tuple[str | Path, ...]:
        surroundings = (
            *("LANG=C.UTF-8", f"DISPLAY=:{self._display}", f"HOME={HOME}", f"USER={USER}"),
            *(f"PATH={HOME}/.local/bin:/usr/bin:/bin", f"XDG_CURRENT_DESKTOP={self._desktop}"),
        )
        return ("chroot", f"--userspec={USER}:{USER}", self.folder, "env", "-i", f"--chdir={HOME}", *surroundings)

    def windows(self, name: str) -> list[str]:
        """Return the windows that have this in their title."""
        command = [*self._as_user(), "xdotool", "search", "--onlyvisible", "--name", name]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()

    def window(self, name: str) -> str:
        """Wait for a window with this in its title and return it."""
        for _ in range(PATIENCE):
            if found := self.windows(name):
                return found[-1]
            time.sleep(1)
        self.picture("no-window")
        message = f"No window called {name!r} came; there are {self._titles()}."
        raise NotWell(message)

    def _titles(self) -> list[str]:
        return [self.user("xdotool", "getwindowname", one).strip() for one in self.windows(".")]

    def close(self, window: str) -> None:
        """Close a program's windows by Alt F4, one after the other (a table leads back to the shelf), until it ends."""
        number = self.process(window)
        process = Path("/proc") / number
        for _ in range(PATIENCE // 2):
            if _ended(process):
                return
            command = [*self._as_user(), "xdotool", "search", "--onlyvisible", "--pid", number]
            for shown in subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()[-1:]:
                self._press_on(shown, "alt+F4")
            time.sleep(2)
        self.picture("not-closed")
        message = f"The program went on after its windows were closed; there are {self._titles()}."
        raise NotWell(message)

    def _press_on(self, window: str, keys: str) -> None:
        """Press keys on a window; one that has just gone needs none."""
        for step in (("windowactivate", "--sync", window), ("key", "--clearmodifiers", keys)):
            subprocess.run([*self._as_user(), "timeout", "5", "xdotool", *step], capture_output=True, check=False)

    def process(self, window: str) -> str:
        """Return the number of the program that shows a window."""
        return self.user("xdotool", "getwindowpid", window).strip()

    def picture(self, name: str) -> str:
        """Take a picture of the screen and return where it lies in the root; a copy goes to build/tried/."""
        time.sleep(4)
        taken = f"{HOME}/{name}.png"
        self.user("import", "-window", "root", taken)
        shutil.copyfile(self.here(taken), PLACE / f"{self.suite}-{name}.png")
        return taken

    def difference(self, one: str, other: str) -> float:
        """Return which part of two pictures is not the same, from 0 to 1."""
        said = self.user(
            "convert", one, other, "-compose", "difference", "-composite", "-colorspace", "Gray", "-threshold", "5%",
            "-format", "%[fx:mean]", "info:",
        )  # fmt: skip
        return float(said)

    def files(self) -> set[str]:
        """Return every file, apart from what apt, dpkg and Debian's caches keep for themselves."""
        said = self.root("find", "/", "-path", "/proc", "-prune", "-o", "-print")
        return {line for line in said.splitlines() if not line.startswith(CACHES)}


def _ended(process: Path) -> bool:
    try:
        return (process / "stat").read_text(encoding="utf-8").split(") ")[-1][0] == "Z"
    except OSError:
        return True
