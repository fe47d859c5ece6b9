"""What installers do on a person's computer, with a stand-in for the program; whole trials: `make installers-try`."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.house.house import ROOT

SETUP = ROOT / "packaging" / "linux" / "setup.sh"
NSIS = ROOT / "packaging" / "windows" / "installer.nsi"
PYTHONS = ("linux_files", "run_file", "sums", "windows_installer")


@pytest.fixture
def packaging(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return {name: __import__(name) for name in PYTHONS}


class Home:
    """Somebody's home, and what a .run file unpacks."""

    def __init__(self, place: Path) -> None:
        self.home = place / "Anna & Bö"
        self.home.mkdir()
        self.unpacked = place / "unpacked"
        share = self.unpacked / "share"
        for name in ("gattai-desktop", "gattai-desktop-open"):
            text = (ROOT / "packaging" / "linux" / f"{name}.desktop").read_text(encoding="utf-8")
            entry = share / "applications" / f"{name}.desktop"
            entry.parent.mkdir(parents=True, exist_ok=True)
            entry.write_text(text.replace("Exec=gattai-desktop", "Exec=@PROGRAM@/gattai-desktop"), encoding="utf-8")
        for picture in ("16x16/apps/one.png", "22x22/apps/two.png"):
            (share / "icons" / picture).parent.mkdir(parents=True)
            (share / "icons" / picture).write_bytes(b"picture")
        shutil.copy(SETUP, self.unpacked / "setup.sh")
        (self.unpacked / "program").mkdir()
        shutil.copy("/bin/sleep", self.unpacked / "program" / "gattai-desktop")
        self.share = self.home / ".local" / "share"
        self.program = self.home / ".local" / "lib" / "gattai-desktop"

    def run(self, script: Path, *arguments: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
        """Run setup as this person; tools that tell the desktop are left out, since this computer may have them."""
        variables = {"HOME": str(self.home), "PATH": os.environ["PATH"], "LC_ALL": language}
        return subprocess.run(
            ("sh", script, *arguments), env=variables, capture_output=True, encoding="utf-8", check=False
        )

    def install(self, version: str, language: str = "C.UTF-8") -> str:
        (self.unpacked / "version").write_text(f"{version}\n", encoding="ascii")
        done = self.run(self.unpacked / "setup.sh", language=language)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def files(self) -> set[str]:
        return {str(one.relative_to(self.home)) for one in self.home.rglob("*") if one.is_file()}


@pytest.fixture
def anna(tmp_path: Path) -> Home:
    return Home(tmp_path)


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a file for Linux")


@on_linux
def test_one_file_installs_and_takes_itself_away(anna: Home) -> None:
    mine = anna.share / "Gattai Desktop" / "mine.gattai"
    mine.parent.mkdir(parents=True)
    mine.write_text("mine", encoding="utf-8")
    said = anna.install("1.0.0")
    assert "Gattai Desktop 1.0.0 is installed for you alone." in said
    assert str(anna.program) in said
    entry = (anna.share / "applications" / "gattai-desktop-open.desktop").read_text(encoding="utf-8")
    assert f'\nExec="{anna.program}/gattai-desktop" open %f\n' in entry
    assert f"\nTryExec={anna.program}/gattai-desktop\n" in entry
    assert (anna.home / ".local" / "bin" / "gattai-desktop").resolve() == anna.program / "gattai-desktop"
    done = anna.run(anna.program / "setup", "--remove")
    assert done.returncode == 0
    assert f"still in {anna.share}/Gattai Desktop" in done.stdout
    assert anna.files() == {str(mine.relative_to(anna.home))}
    assert sorted(one.name for one in anna.share.iterdir()) == ["Gattai Desktop"]


@on_linux
def test_who_never_played_is_told_of_no_sessions(anna: Home) -> None:
    anna.install("1.0.0")
    done = anna.run(anna.program / "setup", "--remove")
    assert (done.returncode, "still in" in done.stdout) == (0, False)


@on_linux
def test_one_file_updates_over_itself(anna: Home) -> None:
    anna.install("1.0.0")
    shutil.rmtree(anna.unpacked / "share" / "icons" / "22x22")
    (anna.unpacked / "program" / "new").write_text("new", encoding="utf-8")
    assert "updated from 1.0.0 to 1.1.0." in anna.install("1.1.0")
    assert not (anna.share / "icons" / "22x22").exists()
    assert (anna.share / "icons" / "16x16" / "apps" / "one.png").exists()
    assert (anna.program / "new").exists()
    assert [one.name for one in anna.program.parent.iterdir()] == ["gattai-desktop"]


@on_linux
def test_an_open_program_goes_on_and_is_not_removed(anna: Home) -> None:
    anna.install("1.0.0")
    running = subprocess.Popen((anna.program / "gattai-desktop", "60"))
    try:
        refused = anna.run(anna.program / "setup", "--remove")
        assert (refused.returncode, "still open" in refused.stderr) == (1, True)
        assert (anna.program / "gattai-desktop").exists()
        assert "goes on as it is" in anna.install("1.1.0")
        assert running.poll() is None
    finally:
        running.kill()
        running.wait()


@on_linux
def test_setup_speaks_german(anna: Home) -> None:
    assert "ist für Sie allein installiert" in anna.install("1.0.0", language="de_DE.UTF-8")
    assert "ist entfernt" in anna.run(anna.program / "setup", "--remove", language="de_AT.UTF-8").stdout
    refused = anna.run(anna.unpacked / "setup.sh", "--remove", language="de_DE.UTF-8")
    assert (refused.returncode, "nicht installiert" in refused.stderr) == (1, True)


@on_linux
def test_an_unknown_word_tells_what_setup_does(anna: Home) -> None:
    done = anna.run(SETUP, "--now")
    assert (done.returncode, "take it away" in done.stdout) == (2, True)
    assert anna.files() == set()


def test_sums_are_of_every_file(packaging: dict[str, ModuleType], tmp_path: Path) -> None:
    (tmp_path / "b.run").write_bytes(b"")
    (tmp_path / "a.deb").write_bytes(b"a")
    (tmp_path / "SHA256SUMS").write_bytes(b"old")
    assert packaging["sums"].sums(tmp_path).splitlines() == [
        "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.deb",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.run",
    ]


def test_the_uninstaller_takes_away_each_file_and_no_more(packaging: dict[str, ModuleType], tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "$x.txt").touch()
    (tmp_path / "one.exe").touch()
    assert packaging["windows_installer"].removal(tmp_path).splitlines() == [
        r'Delete "$INSTDIR\a\b\$$x.txt"',
        r'Delete "$INSTDIR\one.exe"',
        r'RMDir "$INSTDIR\a\b"',
        r'RMDir "$INSTDIR\a"',
    ]
    code = [line for line in NSIS.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith(";")]
    assert not [line for line in code if "RMDir /r" in line]


def test_the_installer_for_windows_speaks_english_and_german() -> None:
    text = NSIS.read_text(encoding="utf-8")
    said = {
        language: set(re.findall(rf"LangString (\w+) \${{LANG_{language}}}", text))
        for language in ("ENGLISH", "GERMAN")
    }
    assert said["ENGLISH"] == said["GERMAN"] >= {"IsOpen", "TooLong", "Session"}
