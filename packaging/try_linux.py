"""Tries what is given away for Linux in a fresh Debian, as a person would who has a desktop (`make installers-try`).

The package (.deb) and the file for one user (.run), each in Debian 12 and 13: installed, started from its menu entry,
First Contact played, files of every kind opened by xdg-open, updated while a session is open, taken away. What remains
must be the user's data alone. Pictures of the screen lie in build/tried/.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from fresh_debian import HOME, Fresh, NotWell, expect, run

# A name as people give them: with spaces and an umlaut.
SESSION = f"{HOME}/Spiel für Bö.gattai"
DATA = f"{HOME}/.local/share/Gattai Desktop"
PACK = """\
[pack]
id = "my-pack"
title = "My pack"
format = 1
edition = "final"
needs = ["fusion-core"]

[pack.attribution]
work = "Gattaibushido:FUSION!"
author = "Nathanael Cole"
licence = "CC-BY-SA-4.0"
licence_url = "https://creativecommons.org/licenses/by-sa/4.0/"
changes = "New entries."
notice = "Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed."
"""
CHANGED = 0.02
"""The part of the screen that is another one when a page has opened; a cursor or a card in motion is less."""

Done = Callable[[str], None]
"""Hears that a step is done."""


def later_version(package: Path, folder: Path) -> Path:
    """Return the same package as a later version."""
    tree = folder / "later"
    run("dpkg-deb", "-R", package, tree)
    control = tree / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    version = next(line for line in text.splitlines() if line.startswith("Version: "))
    control.write_text(text.replace(version, f"{version}+later"), encoding="utf-8")
    made = folder / "later.deb"
    run("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, made)
    shutil.rmtree(tree)
    return made


class Played:
    """What a person does with the program once it is installed, the same for each kind of installer."""

    def __init__(self, fresh: Fresh, entry: str, done: Done) -> None:
        self._fresh = fresh
        self._entry = entry
        self._done = done

    def play(self) -> None:
        """Start the program from the menu, and play First Contact into a session and a record."""
        fresh = self._fresh
        fresh.start("gio", "launch", self._entry)
        shelf = fresh.window("Gattai Desktop")
        fresh.picture("menu")
        fresh.close(shelf)
        self._done("started from its menu entry, and closed")
        out = f"{HOME}/demo"
        fresh.user("gattai-desktop", "demo", "--offscreen", "--seed", "1", "--out", out, "--session", SESSION)
        fresh.user("gattai-desktop", "verify", SESSION)
        self._done("played First Contact into a session")

    def open(self) -> str:
        """Open every kind of file by xdg-open, and return the window of a session, still open."""
        fresh = self._fresh
        record = next(fresh.here(f"{HOME}/demo").rglob("*.record"))
        pack = f"{HOME}/My pack.gattai-pack"
        fresh.here(f"{HOME}/pack.toml").write_text(PACK, encoding="utf-8")
        fresh.user("mkdir", "my-pack")
        fresh.user("mv", "pack.toml", "my-pack")
        fresh.user("gattai-desktop", "packs", "--bring-in", "my-pack")
        fresh.user("gattai-desktop", "packs", "--export", "my-pack", "--out", pack)
        there = {"pack": pack, "record": f"/{record.relative_to(fresh.folder)}", "session": SESSION}
        titles = {"pack": "Gattai Desktop", "record": "First Contact", "session": "First Contact"}
        opened = ""
        for kind, file in there.items():
            kept = f"application/x-gattai-{kind}"
            expect(fresh.user("xdg-mime", "query", "filetype", file), kept, f"the type of a {kind}")
            expect(self._opens(kept), "gattai-desktop-open.desktop", f"what opens a {kind}")
            if opened:
                fresh.close(opened)
            fresh.start("xdg-open", file)
            fresh.window(titles[kind])
            fresh.picture(kind)
            # The first window with that name may have given way to another meanwhile.
            opened = fresh.window(titles[kind])
            self._done(f"opened a {kind} by xdg-open")
        return opened

    def _opens(self, kind: str) -> str:
        """Return which entry opens a type of file, or nothing; xdg-mime would lose its way in a home with a space."""
        said = self._fresh.user("gio", "mime", kind).splitlines()
        return next((line.rpartition(": ")[2] for line in said if line.startswith("Default application")), "")

    def keep_open(self, opened: str, program: Path, update: Callable[[], None]) -> None:
        """Update while a session is open, which goes on and asks the new program for nothing."""
        fresh = self._fresh
        process = fresh.process(opened)
        update()
        # What is imported late must come from the program that runs, not from what now lies in its place.
        kept = program.rename(program.with_name("kept"))
        program.write_text("Something else.\n", encoding="utf-8")
        fresh.user("xdotool", "windowactivate", "--sync", opened)
        time.sleep(1)
        first = fresh.picture("updated")
        fresh.user("xdotool", "key", "F1")
        changed = fresh.difference(first, fresh.picture("updated-help"))
        if changed < CHANGED:
            message = f"F1 changed only {changed:.1%} of the screen in the session that was open during the update."
            raise NotWell(message)
        expect(fresh.process(opened), process, "the program of the open session")
        fresh.user("xdotool", "key", "Escape")
        fresh.close(opened)
        kept.replace(program)
        fresh.user("gattai-desktop", "verify", SESSION)
        self._done("updated with the session open, which went on and is whole")

    def only_data_left(self, before: set[str], made: set[str]) -> None:
        """Raise NotWell where something of the program is still there, or something of the user's is not."""
        fresh = self._fresh
        expect(self._opens("application/x-gattai-session"), "", "what opens a session")
        after = fresh.files()
        if left := sorted(after - before - made):
            raise NotWell("This was left behind:\n  " + "\n  ".join(left[:20]))
        if gone := sorted(made - after):
            raise NotWell("This was the user's, and is gone:\n  " + "\n  ".join(gone[:20]))
        if {DATA, SESSION} - after:
            message = f"{DATA} and {SESSION} should both be there."
            raise NotWell(message)
        self._done("removed; only the user's data remain")


def try_deb(fresh: Fresh, package: Path, done: Done) -> None:
    """Try the package. Raises NotWell."""
    with tempfile.TemporaryDirectory() as place:
        later = later_version(package, Path(place))
        for file, name in ((package, "first.deb"), (later, "later.deb")):
            shutil.copy(file, fresh.here(f"/srv/{name}"))
    fresh.screen()
    before = fresh.files()
    fresh.root("apt-get", "install", "-y", "-q", "/srv/first.deb")
    done("installed by apt, with what it needs")
    for name in ("gattai-desktop", "gattai-desktop-open"):
        fresh.root("desktop-file-validate", f"/usr/share/applications/{name}.desktop")
    if "odds" not in fresh.user("man", "--pager=cat", "gattai-desktop"):
        raise NotWell("The manual page tells nothing of the commands.")
    done("menu entries are well formed, the manual page is there")
    played = Played(fresh, "/usr/share/applications/gattai-desktop.desktop", done)
    played.play()

    def update() -> None:
        fresh.root("apt-get", "install", "-y", "-q", "/srv/later.deb")
        version = fresh.root("dpkg-query", "-W", "-f=${Version}", "gattai-desktop")
        if not version.endswith("+later"):
            message = f"The version after the update is {version}."
            raise NotWell(message)

    played.keep_open(played.open(), fresh.here("/usr/lib/gattai-desktop/gattai-desktop"), update)
    made = {line for line in fresh.files() if line.startswith(HOME)}
    fresh.root("apt-get", "purge", "-y", "-q", "gattai-desktop")
    fresh.root("apt-get", "autoremove", "--purge", "-y", "-q")
    played.only_data_left(before, made)


def try_run(fresh: Fresh, file: Path, done: Done) -> None:
    """Try the file for one user. Raises NotWell."""
    place = f"{HOME}/Downloads"
    fresh.user("mkdir", place)
    shutil.copy(file, fresh.here(f"{place}/first.run"))
    fresh.screen()
    # Makes the folders that a desktop has when somebody has logged in.
    fresh.user("mkdir", "-p", f"{HOME}/.local/share", f"{HOME}/.config")
    before = fresh.files()
    said = fresh.user("sh", f"{place}/first.run")
    lost = next((line for line in said.splitlines() if "sudo apt-get install" in line), "")
    done("installed for one user without root")
    if not lost:
        raise NotWell(f"Nothing was said of missing libraries, though this system has none:\n{said}")
    # As the installer says it; these belong to a desktop, and a fresh root without one lacks them.
    fresh.root("apt-get", "install", "-y", "-q", "--no-install-recommends", *lost.partition(" install ")[2].split())
    if "sudo apt-get" in (again := fresh.user("sh", f"{place}/first.run")) or "is updated from" not in again:
        raise NotWell(f"What was missing was brought, and this was said:\n{again}")
    done("told what the system lacked; with that, installed over itself")
    before |= {one for one in fresh.files() if not one.startswith(HOME)}
    share = f"{HOME}/.local/share"
    for name in ("gattai-desktop", "gattai-desktop-open"):
        fresh.user("desktop-file-validate", f"{share}/applications/{name}.desktop")
    played = Played(fresh, f"{share}/applications/gattai-desktop.desktop", done)
    played.play()
    opened = played.open()
    setup = f"{HOME}/.local/lib/gattai-desktop/setup"
    try:
        fresh.user(setup, "--remove")
    except NotWell as reason:
        if "still open" not in str(reason):
            raise
        done("not removed while it is open")
    else:
        raise NotWell("It was removed while a session was open.")

    def update() -> None:
        fresh.user("sh", f"{place}/first.run", "--noexec", "--target", f"{place}/later")
        fresh.here(f"{place}/later/version").write_text("99.0.0\n", encoding="utf-8")
        gone = fresh.here(f"{place}/later/share/icons/hicolor/22x22/apps/gattai-desktop.png")
        gone.unlink()
        said = fresh.user(f"{place}/later/setup.sh")
        if "to 99.0.0." not in said or "goes on as it is" not in said:
            raise NotWell(f"The update said: {said}")
        if (fresh.here(share) / "icons/hicolor/22x22/apps/gattai-desktop.png").exists():
            raise NotWell("A picture that the later version has no more is still there.")
        fresh.user("rm", "-r", f"{place}/later")

    played.keep_open(opened, fresh.here(f"{HOME}/.local/lib/gattai-desktop/gattai-desktop"), update)
    ours = (f"{HOME}/.local/lib", f"{HOME}/.local/bin", *(f"{share}/{one}" for one in ("icons", "man", "metainfo")))
    ours += (f"{share}/applications", f"{share}/mime")
    made = {line for line in fresh.files() if line.startswith(HOME) and not line.startswith(ours)}
    fresh.user(setup, "--remove")
    played.only_data_left(before, made)


@contextmanager
def fresh_debian(suite: str, *, anew: bool) -> Iterator[Fresh]:
    """Give a fresh Debian and take it away again."""
    # In /var/tmp since a root is large, and /tmp may lie in memory.
    with tempfile.TemporaryDirectory(prefix=f"{suite}-", dir="/var/tmp") as place:
        folder = Path(place) / "root"
        folder.mkdir(mode=0o755)
        fresh = Fresh(suite, folder)
        try:
            fresh.make(anew=anew)
            yield fresh
        finally:
            fresh.end()
