"""Does everything that a clone can be asked to do, and first installs what that needs.

The Makefile calls this file; where there is no make (Windows), call it yourself:

    py packaging/prepare.py play
    py packaging/prepare.py test

Exit status: that of the task; 1 where something is missing that a person has to install, with the line to paste.
Standard library only, and readable by Python 3.9: this runs before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import environment
import generated
import interpreters
import system_packages
from environment import PROGRAM, PYTHON, ROOT


class Needs(NamedTuple):
    """What a kind of work needs of the system beside the environment."""

    libraries: Mapping[str, str]
    programs: Mapping[str, str]


_QT = {**system_packages.PAINTING, **system_packages.SCREEN, **system_packages.LANGUAGES}
# Who only plays needs no window manager for tests.
PURPOSES: Mapping[str, Needs] = {
    "play": Needs(_QT, {}),
    "test": Needs(_QT, {**system_packages.POINTER, **system_packages.LISTENING}),
    "bundle": Needs(_QT, system_packages.BUNDLING),
}


FUZZER = "atheris==3.0.0"
"""Coverage-guided fuzzing for Python, Apache-2.0; brought when `fuzz` is asked for the first time."""


class SomethingMissing(Exception):
    """A person has to install something; the text says what and how."""


def prepare(purpose: str) -> None:
    """Bring the environment, the system and the generated files to what this purpose needs."""
    needs = PURPOSES[purpose]
    packages = system_packages.missing(needs.libraries, needs.programs)
    interpreter = None
    ready = environment.is_ready()
    if not ready and (environment.version() is None or not environment.has_pip()):
        interpreter = interpreters.find()
        if interpreter is None:
            raise SomethingMissing(_no_python())
        if not interpreter.makes_environments:
            major, minor = interpreter.version
            packages.append(f"python{major}.{minor}-venv")
    if purpose == "bundle":
        packages += _shared_python(interpreter)
    if packages:
        _bring(packages)
    if interpreter is not None:
        environment.make(interpreter)
    if not ready:
        environment.fill()
    if not generated.is_current() and run(PYTHON, "packaging/generated.py"):
        raise SomethingMissing("The languages and sounds in resources/ could not be made; the reason stands above.")


def _shared_python(interpreter: interpreters.Interpreter | None) -> list[str]:
    """Return the package with Python as a library: Debian's programs do without it, a bundle does not."""
    used = interpreter.version if interpreter else environment.version()
    assert used is not None
    name = "python{}.{}".format(*used)
    real = Path(interpreter.path if interpreter else PYTHON).resolve()
    if real.parent != Path("/usr/bin"):
        return []
    return system_packages.missing({f"lib{name}.so.1.0": f"lib{name}"}, {})


def _no_python() -> str:
    versions = ", ".join(".".join(map(str, version)) for version in reversed(interpreters.SUPPORTED))
    if wanted := os.environ.get("PYTHON"):
        return f"PYTHON={wanted} is none of the supported versions ({versions})."
    found = f"Gattai Desktop needs Python {versions}; this is {sys.version.split()[0]} and no other was found."
    if system_packages.has_apt():
        return f"{found} Install one, for example:\n\n    sudo apt-get install -y python3.11 python3.11-venv\n"
    return f"{found} Install one from https://www.python.org/downloads/ and run the same command again."


def _bring(packages: Sequence[str]) -> None:
    if system_packages.may_install():
        print(f"Installing for the system: {' '.join(packages)} …", flush=True)
        if not system_packages.install(packages):
            message = "The packages above could not be installed; apt-get has said why. Nothing else was changed."
            raise SomethingMissing(message)
        return
    if system_packages.has_apt():
        line = system_packages.line_to_paste(packages)
        message = f"Something is missing from the system. Paste this, then run the same command again:\n\n    {line}\n"
        raise SomethingMissing(message)
    # No packages are known by name here. Qt itself says what it misses, so go on and let it.
    print(f"Note: not found here, called by their Debian names: {' '.join(packages)}.", file=sys.stderr, flush=True)


def _surroundings() -> dict[str, str]:
    """Return the environment variables to run with: Qt wants UTF-8, and bare systems are not set to it."""
    variables = dict(os.environ)
    language = variables.get("LC_ALL") or variables.get("LC_CTYPE") or variables.get("LANG") or "C"
    if sys.platform.startswith("linux") and language in ("C", "POSIX"):
        variables["LANG"] = variables["LC_ALL"] = "C.UTF-8"
    if sys.platform == "win32":
        variables.setdefault("PYTHONIOENCODING", "utf-8:replace")  # what is told of a folder may have any name in it
    return variables


def run(*command: str | Path) -> int:
    """Run a program from the root of the clone and return its exit status."""
    sys.stdout.flush()
    try:
        return subprocess.run(command, cwd=ROOT, env=_surroundings(), check=False).returncode
    except KeyboardInterrupt:
        return 130


def play(arguments: Sequence[str]) -> int:
    """Open the shelf; without a display the program plays First Contact by itself and leaves pictures."""
    prepare("play")
    return run(PROGRAM, *arguments)


def test(arguments: Sequence[str]) -> int:
    """Run the tests, one more at a time than there are processors: some only wait for a screen."""
    prepare("test")
    workers = min(4, os.cpu_count() or 1) + 1
    return run(PYTHON, "-m", "pytest", "-n", str(workers), "--dist", "worksteal", *arguments)


def style(_arguments: Sequence[str]) -> int:
    """Format and lint, changing nothing."""
    prepare("play")
    unformatted = run(PYTHON, "-m", "ruff", "format", "--check", "--quiet", "--diff", ".")
    return run(PYTHON, "-m", "ruff", "check", ".") or unformatted


def types(_arguments: Sequence[str]) -> int:
    """Check types strictly."""
    prepare("play")
    return run(PYTHON, "-m", "mypy")


def records(_arguments: Sequence[str]) -> int:
    """Replay every record of the tests."""
    prepare("play")
    return run(PROGRAM, "check", "tests/records")


def check(arguments: Sequence[str]) -> int:
    """Do all of style, types, test and records; `--without PART` leaves one out."""
    prepare("test")  # once for all parts
    parts = [part for part in (style, types, test, records) if part.__name__ not in arguments]
    failed = []
    for part in parts:
        print(f"── {part.__name__} " + "─" * (60 - len(part.__name__)), flush=True)
        if part(()):
            failed.append(part.__name__)
    done = ", ".join(part.__name__ for part in parts)
    print(f"Failed: {', '.join(failed)} (of {done})." if failed else f"All is well: {done}.", flush=True)
    return int(bool(failed))


def faults(arguments: Sequence[str]) -> int:
    """Break the program in every way, in full, and write docs/faults.md."""
    prepare("test")
    return run(PYTHON, "-m", "tests.faults", "--write", *arguments)


def evenings(arguments: Sequence[str]) -> int:
    """Play whole evenings: six in both languages at four sizes, each word read, and those that were kept."""
    os.environ["GATTAI_EVENINGS"] = "whole"
    played = (
        "tests/end_to_end/test_six_evenings.py",
        "tests/end_to_end/test_called_away.py",
        "tests/content/test_three_evenings.py",
        "tests/baseline",
    )
    return test((*played, "--timeout=3600", "--durations=0", *arguments))


def fuzz(arguments: Sequence[str]) -> int:
    """Look for what breaks the program: changed records, any file, guided by what they reach, acts, moments of play."""
    prepare("test")
    if not arguments and run(PYTHON, "-m", "tests.faults.mutations"):
        return 1
    # No part of the lock: nothing else needs it, and not every system has it.
    if run(PYTHON, "-c", "import importlib.util, sys; sys.exit(not importlib.util.find_spec('atheris'))"):
        run(PYTHON, "-m", "pip", "install", "--quiet", FUZZER)
    broken = run(PYTHON, "-m", "tests.faults.fuzz", *arguments)
    if broken or arguments:
        return broken
    at_random = ("tests/windows/random_acts.py", "tests/windows/random_moments.py")
    return run(PYTHON, "-m", "pytest", "-q", "-n", "auto", *at_random)


def bench(arguments: Sequence[str]) -> int:
    """Measure the program beside its peers; what is missing here is left out."""
    prepare("play")
    return run(PYTHON, "benchmarks/bench.py", *arguments)


def gallery(arguments: Sequence[str]) -> int:
    """Take pictures of every window and state into build/gallery/."""
    prepare("test")
    scenes = run(PYTHON, "docs/take_screenshots.py", "--gallery", *arguments)
    if scenes or arguments:
        return scenes
    return run(PYTHON, "-m", "pytest", "-q", "-n", "auto", "tests/windows/gallery.py")


def screenshots(arguments: Sequence[str]) -> int:
    """Take the six pictures in docs/ anew."""
    prepare("play")
    return run(PYTHON, "docs/take_screenshots.py", *arguments)


def words(arguments: Sequence[str]) -> int:
    """Gather the texts of the program into its translation files and build them; says what has none yet."""
    prepare("play")
    return run(PYTHON, "packaging/words.py", *arguments)


def tables(_arguments: Sequence[str]) -> int:
    """Write the tables of fields in docs/packs.md from the families of the games."""
    prepare("play")
    return run(PYTHON, "packaging/pack_tables.py")


def bundle(_arguments: Sequence[str]) -> int:
    """Build the program as one folder in dist/ and try it."""
    prepare("bundle")
    built = run(
        *(PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", "dist", "--workpath", "build", "packaging/gattai-desktop.spec"),
    )
    return built or run(PYTHON, "packaging/try_bundle.py")


def deb(arguments: Sequence[str]) -> int:
    """Build the package for Debian and Ubuntu in dist/; the bundle first, where there is none."""
    built = 0 if (ROOT / "dist" / "gattai-desktop").is_dir() else bundle(())
    tools = system_packages.missing({}, system_packages.DEBIAN)
    if tools:
        _bring(tools)
    return built or run(PYTHON, "packaging/debian.py", *arguments)


def run_file(arguments: Sequence[str]) -> int:
    """Build the file that installs for one user on any Linux, in dist/; the bundle first, where there is none."""
    built = 0 if (ROOT / "dist" / "gattai-desktop").is_dir() else bundle(())
    tools = system_packages.missing({}, system_packages.ONE_FILE)
    if tools:
        _bring(tools)
    return built or run(PYTHON, "packaging/run_file.py", *arguments)


def installers_try(arguments: Sequence[str]) -> int:
    """Install, play with, update and remove what is in dist/, in fresh Debians: one line a step."""
    prepare("play")
    if arguments == ["--build"] and (deb(()) or run_file(())):
        return 1
    tools = system_packages.missing({}, {**system_packages.FRESH, **system_packages.WINE})
    if tools:
        _bring(tools)
    return run(PYTHON, "packaging/try_installers.py", *(one for one in arguments if one != "--build"))


def windows_installer(arguments: Sequence[str]) -> int:
    """Build the installer for Windows in dist/ from a program that was built on Windows (also on Linux)."""
    prepare("play")
    tools = system_packages.missing({}, system_packages.FOR_WINDOWS)
    if tools:
        _bring(tools)
    return run(PYTHON, "packaging/windows_installer.py", *arguments)


def check_release(arguments: Sequence[str]) -> int:
    """Try every step of a release that a Linux computer can do, with a stand-in for what only others can build."""
    prepare("play")
    tools = system_packages.missing({}, {**system_packages.FOR_WINDOWS, **system_packages.SIGNING})
    if tools and system_packages.may_install():
        with suppress(SomethingMissing):  # the step that needs it says that it was not tried
            _bring(tools)
    return run(PYTHON, "packaging/check_release.py", *arguments)


def release(arguments: Sequence[str]) -> int:
    """Make a version of what is unreleased: `release 1.2.3`; `--dry` changes nothing."""
    prepare("play")
    return run(PYTHON, "packaging/release.py", *arguments)


def packages(_arguments: Sequence[str]) -> int:
    """Print the system packages that tests and bundles would need here and that are missing."""
    needed = [PURPOSES["test"], PURPOSES["bundle"]]
    print(*sorted({name for needs in needed for name in system_packages.missing(needs.libraries, needs.programs)}))
    return 0


TASKS: Mapping[str, Callable[[Sequence[str]], int]] = {
    task.__name__.replace("_", "-"): task
    for task in (
        play,
        test,
        check,
        style,
        types,
        records,
        faults,
        evenings,
        fuzz,
        bench,
        gallery,
        screenshots,
        words,
        tables,
        bundle,
        deb,
        run_file,
        installers_try,
        windows_installer,
        check_release,
        release,
        packages,
    )
}


def main(arguments: Sequence[str]) -> int:
    """Do the task that is named first; the rest goes to it."""
    if not arguments or arguments[0] not in TASKS:
        print("\n".join(f"{name:14} {(task.__doc__ or '').splitlines()[0]}" for name, task in TASKS.items()))
        return 0 if arguments[:1] in (["help"], ["--help"]) else 2
    try:
        return TASKS[arguments[0]](arguments[1:])
    except (SomethingMissing, environment.NotInstalled) as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # Windows would use the code page of the console
    sys.exit(main(sys.argv[1:]))
