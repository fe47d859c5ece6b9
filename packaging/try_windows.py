"""Tries the installer for Windows under Wine, with a stand-in for the program (`make installers-try`).

Installed silently for one user and for all, into folders with long and foreign names, in English and German; files and
registry looked at; a file opened by its type; refused while the program is open; updated; removed. The pages are
pictured in build/tried/. The real program in the real installer is tried by the workflow, on Windows itself.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import windows_installer
from fresh_debian import PLACE, NotWell

HERE = Path(__file__).resolve().parent
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Gattai Desktop"
CLASSES = {".gattai": "GattaiDesktop.Session", ".record": "GattaiDesktop.Record", ".gattai-pack": "GattaiDesktop.Pack"}
SESSION = "C:\\Spiel für Bö.gattai"
SECONDS = 180


def missing() -> str:
    """Return what is missing here, or nothing."""
    lost = [tool for tool in ("wine", "makensis", "Xvfb", "xdotool", "import", "localedef") if not shutil.which(tool)]
    return f"The installer for Windows cannot be tried: {', '.join(lost)} missing." if lost else ""


class Windows:
    """A fresh Windows as Wine makes it, in a folder."""

    def __init__(self, place: Path, screen: str, language: str) -> None:
        self._place = place
        locales = place / "locales"
        locales.mkdir()
        subprocess.run(
            ("localedef", "-i", language, "-f", "UTF-8", locales / f"{language}.UTF-8"), check=True, capture_output=True
        )
        self._variables = {
            **{name: os.environ[name] for name in ("PATH",)},
            "HOME": str(place),
            "WINEPREFIX": str(place / "wine"),
            "WINEARCH": "win64",
            "DISPLAY": screen,
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "LOCPATH": str(locales),
            "LC_ALL": f"{language}.UTF-8",
            "LANG": f"{language}.UTF-8",
        }
        self.run("wineboot", "--init")
        self.drive = place / "wine" / "drive_c"
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")

    def run(self, *command: str | Path, told: Mapping[str, str] | None = None, status: int = 0) -> str:
        """Run a program of Windows and return what it says. Raises NotWell where it ends otherwise."""
        done = subprocess.run(
            ("wine", *command),
            env={**self._variables, **(told or {})},
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
        said = done.stdout.decode("utf-8", "replace")
        if done.returncode != status:
            message = f"`{' '.join(map(str, command))}` ended with {done.returncode}, not {status}: {said[-800:]}"
            raise NotWell(message)
        return said

    def start(self, *command: str | Path, told: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
        """Start a program of Windows and go on."""
        return subprocess.Popen(
            ("wine", *command), env={**self._variables, **(told or {})},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def value(self, key: str, name: str = "") -> str | None:
        """Return a value of the registry; None where there is none."""
        # An export is UTF-16; what `reg query` prints has lost every letter that is not of this computer's code page.
        exported = self.drive / "exported.reg"
        exported.unlink(missing_ok=True)
        asked = ("wine", "reg", "export", key, "C:\\exported.reg", "/y")
        subprocess.run(asked, env=self._variables, capture_output=True, timeout=SECONDS, check=False)
        if not exported.exists():
            return None
        own = exported.read_text(encoding="utf-16").split("\n[")[1]
        called = f'"{name}"' if name else "@"
        found = re.search(rf'^{called}="(.*)"$', own, re.MULTILINE)
        return re.sub(r"\\(.)", r"\1", found[1]) if found else None

    def here(self, path: str) -> Path:
        r"""Return where a path such as C:\Users lies on this computer."""
        return self.drive / path.removeprefix("C:\\").replace("\\", "/")

    def find(self, pattern: str) -> list[Path]:
        """Return the files of the drive that fit a pattern."""
        return sorted(self.drive.glob(pattern))

    def on_screen(self, *command: str | Path) -> None:
        """Run a program of this computer at the screen of that Windows."""
        subprocess.run(command, env=self._variables, check=True, timeout=SECONDS)

    def end(self) -> None:
        """End everything that runs in it."""
        subprocess.run(("wineserver", "-k"), env=self._variables, check=False)
        subprocess.run(("wineserver", "-w"), env=self._variables, check=False, timeout=SECONDS)


@contextmanager
def screen() -> Iterator[str]:
    """Give the name of a screen that nobody else has."""
    server = subprocess.Popen(
        ("Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24"),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def windows(language: str) -> Iterator[Windows]:
    """Give a fresh Windows that speaks a language, and take it away again."""
    with tempfile.TemporaryDirectory(prefix="wine-", ignore_cleanup_errors=True) as place, screen() as shown:
        made = Windows(Path(place), shown, language)
        try:
            yield made
        finally:
            made.end()


def stand_in(place: Path, version: str) -> Path:
    """Make a payload with a stand-in for the program, and its installer; return the installer."""
    payload = place / f"payload {version}"
    deep = payload / "_internal" / ("deep " * 8).strip() / "ü Ж 漢"
    deep.mkdir(parents=True)
    (deep / "a $ b.txt").write_text(version, encoding="utf-8")
    (payload / "_internal" / f"only in {version}.txt").write_text(version, encoding="utf-8")
    subprocess.run(
        (
            *("makensis", "-V1", "-INPUTCHARSET", "UTF8", "-XTarget amd64-unicode", f"-DVERSION={version}"),
            *(f"-DOUT={payload / 'gattai-desktop.exe'}", HERE / "windows" / "stand_in.nsi"),
        ),
        check=True,
    )
    shutil.copy(payload / "gattai-desktop.exe", payload / "gattai-desktop.com")
    return windows_installer.make(payload, version, place / f"setup-{version}.exe")


class Trial:
    """The steps under Wine; each raises NotWell."""

    def __init__(self, fresh: Windows, first: Path, later: Path, done: Callable[[str], None]) -> None:
        self._fresh = fresh
        self._first = first
        self._later = later
        self._done = done
        self._told = fresh.drive / "told.txt"

    def _is(self, found: object, wanted: object, what: str) -> None:
        if found != wanted:
            message = f"{what}: {wanted!r} was expected, {found!r} is there."
            raise NotWell(message)

    def _look(self, root: str, folder: str, version: str, session: str = "Gattai session") -> None:
        """Look at files and registry of what is installed."""
        fresh = self._fresh
        program = fresh.here(folder)
        names = {one.name for one in program.rglob("*") if one.is_file()}
        wanted = {*windows_installer.PROGRAMS, "uninstall.exe", "a $ b.txt", f"only in {version}.txt"}
        self._is(names & {*wanted, "only in 1.0.0.txt", "only in 1.1.0.txt"}, wanted, f"the files in {folder}")
        entry = rf"{root}\{UNINSTALL}"
        self._is(fresh.value(entry, "DisplayVersion"), version, "the version in the list of programs")
        self._is(fresh.value(entry, "InstallLocation"), folder, "the folder in the list of programs")
        for end, name in CLASSES.items():
            self._is(fresh.value(rf"{root}\Software\Classes\{end}"), name, f"what {end} is")
            command = fresh.value(rf"{root}\Software\Classes\{name}\shell\open\command")
            self._is(command, rf'"{folder}\gattai-desktop.exe" open "%1"', f"what opens {end}")
        self._is(fresh.value(rf"{root}\Software\Classes\GattaiDesktop.Session"), session, "a session's name")
        self._is(len(fresh.find("**/Start Menu/Programs/Gattai Desktop.lnk")), 1, "entries in the start menu")

    def _gone(self, root: str, folder: str, own: tuple[str, ...] = ()) -> None:
        """Look that nothing is left but what a person put there. An uninstaller goes on after it has answered."""
        fresh = self._fresh
        place = fresh.here(folder)
        for _ in range(SECONDS):
            left = sorted(one.name for one in place.rglob("*")) if place.exists() else []
            if left == sorted(own) and fresh.value(rf"{root}\{UNINSTALL}", "DisplayName") is None:
                break
            time.sleep(1)
        else:
            raise NotWell(f"In {folder} was left: {left}")
        for end, name in CLASSES.items():
            for key in (end, name):
                self._is(fresh.value(rf"{root}\Software\Classes\{key}"), None, f"what the registry says of {key}")
        self._is(fresh.value(rf"{root}\Software\Gattai Desktop", "InstallLocation"), None, "what the registry says")
        self._is(fresh.find("**/Gattai Desktop.lnk"), [], "entries in the start menu")

    def _open(self, *command: str) -> None:
        """Open a session by a command, and look what the program was asked; it stays open until told.txt.open goes."""
        self._fresh.here(SESSION).write_bytes(b"")
        Path(f"{self._told}.open").touch()
        self._fresh.start(*command, told={"GATTAI_TOLD": "C:\\told.txt"})
        for _ in range(SECONDS):
            if self._told.exists() and self._told.stat().st_size:
                break
            time.sleep(1)
        else:
            raise NotWell("A session that was opened started nothing.")
        said = self._told.read_text(encoding="utf-16-le").replace('"', "")
        self._is(said, f"1.0.0|open {SESSION}", "what was opened")
        self._done("a session opens with the program")

    def _when_closed(self, *command: str | Path) -> None:
        """Run an installer as soon as the program has ended, which takes it a moment."""
        for _ in range(20):
            try:
                self._fresh.run(*command)
            except NotWell:
                time.sleep(1)
            else:
                return
        self._fresh.run(*command)

    def for_one(self) -> None:
        """Install for one user, open a file, refuse while open, update, remove."""
        fresh = self._fresh
        fresh.run(self._first, "/S")
        folder = rf"{fresh.run('cmd', '/c', 'echo %LOCALAPPDATA%').strip()}\Programs\Gattai Desktop"
        if not fresh.here(folder).exists():
            folder = folder.replace(r"\Programs\Gattai", r"\Gattai")
        self._look("HKCU", folder, "1.0.0")
        self._is(fresh.value(rf"HKLM\{UNINSTALL}", "DisplayName"), None, "what all users have")
        self._done("installed silently for one user; files, registry and start menu are as they should be")

        # Wine 8 does not look among one user's types of files, so that what stands there is called by hand.
        called = fresh.value(r"HKCU\Software\Classes\GattaiDesktop.Session\shell\open\command") or ""
        _, program, verb, _, _ = called.split('"')
        self._open(program, verb.strip(), SESSION)
        opened = Path(f"{self._told}.open")
        fresh.run(self._later, "/S", status=3)
        fresh.run(fresh.here(folder) / "uninstall.exe", "/S")
        time.sleep(5)  # it goes on after it has answered
        self._look("HKCU", folder, "1.0.0")
        opened.unlink()
        self._told.unlink()
        self._done("neither updated nor removed while it is open")

        own = fresh.here(folder) / "my own.txt"
        own.write_text("mine", encoding="utf-8")
        self._when_closed(self._later, "/S")
        self._look("HKCU", folder, "1.1.0")
        self._done("updated; files that only the version before had are gone")
        _, program, words = (fresh.value(rf"HKCU\{UNINSTALL}", "QuietUninstallString") or "").split('"')
        fresh.run(program, *words.split())
        self._gone("HKCU", folder, (own.name,))
        self._done("removed by the line in the list of programs; a file of one's own stays")
        shutil.rmtree(fresh.here(folder))

    def for_all(self) -> None:
        """Install for all, and remove."""
        fresh = self._fresh
        folder = r"C:\Program Files\Gattai Desktop"
        fresh.run(self._first, "/S", "/AllUsers")
        self._look("HKLM", folder, "1.0.0")
        self._is(fresh.value(rf"HKCU\{UNINSTALL}", "DisplayName"), None, "what one user has")
        self._open("start", SESSION)
        Path(f"{self._told}.open").unlink()
        self._when_closed(self._later, "/S")
        self._look("HKLM", folder, "1.1.0")
        fresh.run(fresh.here(folder) / "uninstall.exe", "/S", "/AllUsers")
        self._gone("HKLM", folder)
        self._done("installed, updated and removed for all users")

    def elsewhere(self) -> None:
        """Install into a folder with a long and foreign name, and not into one that is too long."""
        fresh = self._fresh
        longest = max(
            len(str(one.relative_to(p))) for p in [self._first.parent / "payload 1.0.0"] for one in p.rglob("*")
        )
        start = "C:\\Spiele&Übung\\Сессии漢字\\"  # a space would have Wine put it in quotes, which NSIS does not read
        folder = start + "x" * (258 - longest - len(start))
        fresh.run(self._first, "/S", f"/D={folder}x", status=4)
        self._is(fresh.here(start).exists(), False, "whether something was left of what was refused")
        fresh.run(self._first, "/S", f"/D={folder}")
        self._look("HKCU", folder, "1.0.0")
        fresh.run(fresh.here(folder) / "uninstall.exe", "/S")
        self._gone("HKCU", folder)
        self._done("installed into a folder with a foreign name of the greatest length; one letter more is refused")

    def german(self) -> None:
        """Install in German."""
        self._fresh.run(self._first, "/S", "/D=C:\\Kartentisch")
        self._look("HKCU", "C:\\Kartentisch", "1.0.0", "Gattai-Sitzung")
        self._fresh.run(self._fresh.here("C:\\Kartentisch") / "uninstall.exe", "/S")
        self._gone("HKCU", "C:\\Kartentisch")
        self._done("installed and removed in German")

    def pictures(self, language: str) -> None:
        """Go through the pages with the keyboard, and picture each."""
        fresh = self._fresh
        shown = fresh.start(self._first)
        taken = []
        for page in ("welcome", "whom", "folder", "finished"):
            time.sleep(5)
            picture = PLACE / f"windows-{language}-{page}.png"
            fresh.on_screen("import", "-window", "root", picture)
            taken.append(picture.read_bytes())
            if page != "finished":
                fresh.on_screen("xdotool", "key", "Return")
        if len(set(taken)) != len(taken):
            raise NotWell("A page of the installer looks like the one before.")
        shown.kill()
        self._done(f"pages pictured ({language})")


def try_windows(done: Callable[[str], None]) -> None:
    """Try everything. Raises NotWell."""
    with tempfile.TemporaryDirectory(prefix="windows-") as folder:
        place = Path(folder)
        first, later = stand_in(place, "1.0.0"), stand_in(place, "1.1.0")
        done("two installers made, each with a stand-in for the program")
        with windows("en_US") as fresh:
            trial = Trial(fresh, first, later, done)
            trial.for_one()
            trial.for_all()
            trial.elsewhere()
            trial.pictures("en")
        with windows("de_DE") as fresh:
            trial = Trial(fresh, first, later, done)
            trial.german()
            trial.pictures("de")
