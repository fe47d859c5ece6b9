"""The command line: how tests, scripts and bug reports reach the same floors as the windows.

Importing this module imports neither Qt nor the rules; each command imports what it needs when it runs. Exit status: 0
fine, 1 an expectation or a rule failed, 2 unusable input.
"""

import gattai_desktop.postponed  # noqa: F401 - first: what is imported next asks for modules that no start uses

# isort: split
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final, NoReturn, Protocol

from gattai_desktop import commands, odds_command, packs_command, players_command, rescue_command, tale_command
from gattai_desktop.exit_status import FAILED, FINE, STOPPED, UNUSABLE, Unusable
from gattai_desktop.streams import take_every_sign
from gattai_desktop.terminal import choose, speak, spoken, told_fault, told_pack, translate_help, why

if TYPE_CHECKING:
    import argparse

_NO_ROOM: Final = (errno.ENOENT, errno.ENOSPC, errno.EFBIG, errno.EROFS, errno.EIO)
"""Errors of a disk that name no file, such as that there is no place for temporary files."""

_LANGUAGES: Final = ("system", "en", "de")

Command = Callable[[SimpleNamespace], int]


class Offered(Protocol):
    """What takes the commands that are offered."""

    def add_parser(self, name: str, *, help: str, description: str) -> "argparse.ArgumentParser":  # noqa: A002
        """Offer one more command."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            take_every_sign(stream, sys.platform)
    asked = sys.argv[1:] if arguments is None else list(arguments)
    choose(asked)
    options = _options(asked)
    if options.language:
        os.environ["GATTAI_LANGUAGE"] = options.language
    command: Command = options.command or commands.shelf
    try:
        return command(options)
    except KeyboardInterrupt:
        print(speak("command", "Stopped. Everything that was played is saved."), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing may be written to it any more, not even at the end.
        sys.stdout = None
        return FINE
    except Exception as wrong:  # noqa: BLE001 - a person must never see a raw traceback
        return _told(wrong)


def _told(wrong: Exception) -> int:
    """Say what went wrong; a fault of the program itself is written down for a bug report."""
    from gattai_desktop.content.boxes import NoSuchGame
    from gattai_desktop.content.faults import NoSuchScenario, UnusablePack
    from gattai_desktop.records.fault import UnreadableRecord
    from gattai_desktop.sessions.errors import SessionError
    from gattai_desktop.sessions.shelf import UnfitRecord

    if isinstance(wrong, UnreadableRecord):
        print("\n".join(map(told_fault, wrong.faults)), file=sys.stderr)
        return UNUSABLE
    if isinstance(wrong, UnusablePack):
        print(told_pack(wrong), file=sys.stderr)
        return UNUSABLE
    if isinstance(wrong, Unusable | SessionError | NoSuchGame | NoSuchScenario):
        print(spoken(wrong), file=sys.stderr)
        return FAILED if isinstance(wrong, UnfitRecord) else UNUSABLE
    if isinstance(wrong, OSError) and wrong.filename:
        print(f"{wrong.filename}: {why(wrong)}.", file=sys.stderr)
        return UNUSABLE
    if isinstance(wrong, OSError) and wrong.errno in _NO_ROOM:
        words = "{reason}. Free some space, or look whether the disk can be written."
        print(speak("command", words, reason=wrong.strerror), file=sys.stderr)
        return UNUSABLE
    from gattai_desktop.sessions.system_report import written_down

    print(spoken(written_down(wrong)), file=sys.stderr)
    return UNUSABLE


# ---------------------------------------------------------------------- what can be asked for


def _options(asked: Sequence[str]) -> SimpleNamespace:
    """What the command line asks for; the shelf, or a file, which desktops name alone, needs no parser."""
    language, words = _language_first(asked)
    options = SimpleNamespace(language=language, command=None)
    match words:
        case []:
            return options
        case ["open", file] | [file] if file and not file.startswith("-") and (len(words) > 1 or Path(file).suffix):
            options.command, options.file = commands.open_file, Path(file)
            return options
        case _:
            translate_help(parser := _parser())
            if nameless := _before_empty(asked):
                parser.error(speak("command", "A name is missing behind {word}", word=nameless))
            _, left_over = parser.parse_known_args(asked, options)
            if left_over:
                strange = speak("command", "'{word}' is not understood here", word=left_over[0])
                getattr(options, "parser", parser).error(strange)
            return options


def _language_first(asked: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language that stands before everything else, None for none, and what stands behind it."""
    match list(asked):
        case ["--language", language, *rest] if language in _LANGUAGES:
            return language, rest
        case [word, *rest] if word.partition("=")[0] == "--language" and word.partition("=")[2] in _LANGUAGES:
            return word.partition("=")[2], rest
        case words:
            return None, words


def _before_empty(asked: Sequence[str]) -> str:
    """Return the word before an empty one, as scripts write it that know no name; a path of it would be the folder."""
    import re

    behind = (word for word, after in pairwise(("gattai-desktop", *asked)) if not after)
    return next(behind, "") or next((word[:-1] for word in asked if re.fullmatch("--[a-z-]+=", word)), "")


def _parser() -> "argparse.ArgumentParser":
    import argparse

    from gattai_desktop import __version__

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            words = speak("command", "{what}. What can be asked for: {command} --help")
            self.exit(UNUSABLE, f"{words.format(what=_said(message), command=self.prog)}\n")

    parser = Parser(
        prog="gattai-desktop",
        description="The card table for Gattaibushido:FUSION! Without a command it opens the shelf of sessions.",
        epilog="Exit status: 0 fine, 1 an expectation or a rule of the game failed, 2 unusable input.",
    )
    parser.add_argument("--version", action="version", version=f"Gattai Desktop {__version__}")
    parser.add_argument("--language", choices=_LANGUAGES, help="what the program speaks this time")
    offered = parser.add_subparsers(metavar="COMMAND", title="commands")
    _offer_opening(offered)
    _offer_tables(offered)
    _offer_packs(offered)
    _offer_records(offered)
    _offer_measures(offered)
    return parser


def _offer_opening(offered: Offered) -> None:
    one = _command(offered, "open", commands.open_file, "open a session, record or content pack; FILE alone does too")
    one.add_argument("file", type=Path, metavar="FILE")
    _takes_packs(one, "a pack of your own whose entries a record names, or on which the pack builds")


def _offer_tables(offered: Offered) -> None:
    one = _command(offered, "new", commands.new, "set up a new table and open it")
    one.add_argument("--game", default="", help="gattai, rumblebots, virtual-machine or tasuo")
    one.add_argument("--scenario", default="", help="first-contact, or another of the content packs")
    _takes_packs(one, "a pack of your own, whose scenario is played; after those on which it builds")
    one.add_argument("--edition", default="", help="alpha, beta or final, instead of the scenario's own")
    for name, words in (
        ("pilots", "seats, clockwise: Red,Green or Red=Ren,Green=Gil; of Virtual Machine Sable=Ren,Teo=Gil"),
        ("people", "who plays them: coach=Jo,red=Mira; of Virtual Machine only cpu=Jo"),
        ("program", "seats that the program plays: coach=steady,red=gentle"),
    ):
        one.add_argument(f"--{name}", action="append", default=[], help=words)
    one.add_argument(
        "--set", action="append", default=[], metavar="FIELD=ANSWER", help="red_deck=NAME and what else its form asks"
    )
    one.add_argument("--ruling", action="append", default=[], metavar="NAME=OPTION", help="a house ruling that differs")
    one.add_argument("--seed", type=int, help="shuffle the same way every time")
    one.add_argument("--file", type=Path, help="the session file to make; on the shelf where it is left out")
    one.add_argument("--no-window", action="store_true", help="make the file and print its name, open no window")

    one = _command(offered, "demo", commands.demo, "let the table play by itself")
    one.add_argument("--game", default="gattai", help="gattai, rumblebots, virtual-machine or tasuo")
    one.add_argument("--scenario", "--fight", default="", help="what is played; of Virtual Machine a fight, or all")
    one.add_argument("--edition", choices=("alpha", "beta", "final"), default="")
    one.add_argument("--seats", type=int, default=0, help="people at the table")
    one.add_argument("--seed", type=int)
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--pace", type=float, help="seconds between two moves")
    one.add_argument("--offscreen", action="store_true", help="no window; pictures, session and record go to --out")
    one.add_argument("--out", type=Path, metavar="DIR")
    one.add_argument("--session", type=Path, metavar="FILE", help="the session file to play into")
    one.add_argument("--report", action="store_true", help="print 'committed N' as soon as entry N is durable")


def _offer_packs(offered: Offered) -> None:
    one = _command(offered, "packs", packs_command.manage, "list the packs of your own, bring one in, or give one away")
    one.add_argument("--bring-in", type=Path, metavar="DIR|FILE", help="keep a pack: its folder, or its one file")
    one.add_argument("--replace", action="store_true", help="take it in place of the pack with its id")
    one.add_argument("--as", dest="called", default="", metavar="ID", help="give it another id")
    one.add_argument("--export", default="", metavar="ID", help="write a pack as one file, NAME.gattai-pack")
    one.add_argument("--out", type=Path, metavar="FILE", help="where --export writes it")
    one.add_argument("--remove", default="", metavar="ID", help="take a pack away; sessions keep what they began with")


def _offer_records(offered: Offered) -> None:
    one = _command(offered, "check", commands.check, "replay records and tell what is not as they say; try packs")
    one.add_argument("paths", type=Path, nargs="*", metavar="PATH", help="records, or folders with records")
    _takes_packs(one, "a pack of your own: told with every fault, and its entries may be named by the records")

    one = _command(offered, "replay", commands.replay_table, "look at a session or record again, or print its table")
    one.add_argument("path", type=Path, metavar="PATH")
    one.add_argument("--to", type=int, metavar="ENTRY", help="the entry; the last where it is left out, 0 the start")
    one.add_argument("--seat", default="public", help="whose sight: a seat, public (the default) or all")
    one.add_argument("--json", action="store_true", help="one JSON object")
    one.add_argument("--window", action="store_true", help="step through it in a window")

    one = _command(offered, "tale", tale_command.tale, "tell an evening on one page, from what everybody saw")
    one.add_argument("session", type=Path, metavar="SESSION", help="a session or a record")
    one.add_argument("--to", type=Path, metavar="FILE", help="NAME.html or NAME.pdf; beside the session without it")
    one.add_argument("--pdf", action="store_true", help="sheets of A4 instead of a page")
    one.add_argument("--evening", type=int, metavar="NUMBER", help="the last one where it is left out, 0 all of them")
    one.add_argument(
        "--say",
        action="append",
        default=[],
        metavar="TEXT",
        help="a sentence of yours, instead of those made from the log",
    )

    one = _command(offered, "export", commands.export, "write a session or record as text")
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("--as", dest="form", choices=("record", "html", "json"), default="record")
    one.add_argument("--seat", default="", help="whose sight, for html and json: public (the default), a seat or all")
    one.add_argument("--out", type=Path, metavar="FILE", help="write here instead of to standard output")

    one = _command(offered, "import", commands.import_record, "play a record into a new session file")
    one.add_argument("record", type=Path, metavar="RECORD")
    _takes_packs(one, "a pack of your own whose entries the record names")
    one.add_argument("--file", type=Path, help="the session file to make; on the shelf where it is left out")

    one = _command(offered, "rules", commands.rules, "list every rule, ruling and example with what shows it")
    one.add_argument("--game", default="", help="gattai, rumblebots, virtual-machine or tasuo; all of them")
    one.add_argument("--json", action="store_true")

    one = _command(
        offered, "verify", rescue_command.verify_file, "read a session file to its end: intact, or what is damaged"
    )
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("--save", type=Path, metavar="NEW", help="save what is whole into a new session file")

    one = _command(offered, "backups", rescue_command.backups, "list the earlier copies of a session, or take one out")
    one.add_argument("session", type=Path, metavar="FILE")
    one.add_argument("--restore", type=int, metavar="PLACE", help="make a new session of it: its place in the list")
    one.add_argument("--file", type=Path, metavar="NEW", help="the session file to make; beside FILE where left out")


def _offer_measures(offered: Offered) -> None:
    from argparse import SUPPRESS

    one = _command(offered, "odds", odds_command.odds, "tell how hard a fight is: play it many times over")
    one.add_argument("table", type=Path, nargs="?", metavar="TABLE", help="a session or record; or use --scenario")
    one.add_argument(
        "--game",
        choices=("gattai", "virtual-machine"),
        default="gattai",
        help="of which game; how decks of Tasuo Showdown do: docs/balance.md",
    )
    one.add_argument(
        "--scenario", "--fight", default="", help="neon-harbour where it is left out; of Virtual Machine a fight: f5"
    )
    one.add_argument("--seats", type=int, default=0, help="MCs of a fight of Virtual Machine")
    one.add_argument("--edition", choices=("alpha", "beta", "final"), default="")
    for name, words in (
        ("pilots", "seats that fight, the Commander first: red,green; all who can"),
        ("threats", "keys of Threats that fight: brass_tide,doctor_gull; the strongest"),
    ):
        one.add_argument(f"--{name}", action="append", default=[], help=words)
    one.add_argument("--attacker", choices=("coach", "pilots"), default="coach", help="who challenges")
    levels = ("plain", "careful", "both", "gentle", "steady", "sharp")
    one.add_argument(
        "--players", choices=levels, default="both", help="how they play: plain and careful, or a strength"
    )
    one.add_argument("--fights", type=int, default=1_000)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--cores", type=int, help="as many as there are where it is left out")
    one.add_argument("--levers", action="store_true", help="try also what would change it")
    one.add_argument("--picture", type=Path, metavar="FILE", help="draw it into this PNG file")
    one.add_argument("--json", action="store_true")

    one = _command(offered, "bench", players_command.bench, "measure real play, or the players of each game")
    one.add_argument("what", metavar="WHAT", choices=("engine", "session", "paint", "players"))
    one.add_argument("--seconds", type=float, default=3.0, help="how long engine and session are measured")
    one.add_argument("--seed", type=int, default=1)
    of_players = one.add_argument_group("players", "each strength against each, every deal from both sides")
    of_players.add_argument("--game", default="", help="gattai, rumblebots, virtual-machine or tasuo; all of them")
    of_players.add_argument("--only", default="", metavar="A:B", help="these alone: sharp:steady,steady:gentle")
    of_players.add_argument("--table", default="", metavar="WHICH", help="other tables of a game: book, draft")
    of_players.add_argument("--games", type=int, default=1_000, help="deals of each pair, 1,000 where it is left out")
    of_players.add_argument("--think", type=float, default=0.0, metavar="SECONDS", help="at most so long a move")
    of_players.add_argument("--playouts", type=int, default=0, help="at most so many a move")
    of_players.add_argument("--jobs", type=int, help="processes; as many as there are cores where it is left out")
    of_players.add_argument("--soundness", action="store_true", help="look at the table after every move, to the end")
    one.add_argument("--json", action="store_true")

    one = _command(offered, "doctor", commands.doctor, "tell what was found on this computer, for bug reports")
    one.add_argument("--screens", action="store_true", help=SUPPRESS)


def _takes_packs(one: "argparse.ArgumentParser", words: str) -> None:
    one.add_argument("--pack", type=Path, action="append", default=[], metavar="DIR|FILE", help=words)


def _command(offered: Offered, name: str, command: Command, words: str) -> "argparse.ArgumentParser":
    parser = offered.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
    parser.set_defaults(command=command, parser=parser)
    return parser


def _said(message: str) -> str:
    """Say what argparse has against the words of a command line, as one says it to a person; a long word is cut."""
    import re

    message = re.sub(r"""(['"])((?:\\.|(?!\1).){60})(?:\\.|(?!\1).)+\1""", r"\1\2…\1", message, flags=re.DOTALL)
    if found := re.fullmatch(r"argument (.+?): invalid choice: (.+) \(choose from (.+)\)", message, re.DOTALL):
        name, word, words = found.groups()
        words = words.replace("'", "")
        return speak("command", "{word} is not known as {name}. There are: {words}", word=word, name=name, words=words)
    if found := re.fullmatch(r"the following arguments are required: (.+)", message):
        return speak("command", "{name} is missing", name=found[1])
    if found := re.fullmatch(r"argument (.+?): invalid (\w+) value: (.+)", message, re.DOTALL):
        name, kind, word = found.groups()
        wanted = speak("command", "a whole number") if kind == "int" else speak("command", "a number")
        return speak("command", "{name} takes {wanted}, not {word}", name=name, wanted=wanted, word=word)
    if found := re.fullmatch(r"argument (.+?): expected (one|at least one) argument", message):
        return speak("command", "Argument {name}: expected one argument", name=found[1])
    if found := re.fullmatch(r"ambiguous option: (.+?) could match (.+)", message, re.DOTALL):
        return speak("command", "{word} could mean each of these: {words}", word=found[1], words=found[2])
    if found := re.fullmatch(r"argument (.+?): ignored explicit argument (.+)", message, re.DOTALL):
        return speak("command", "Nothing goes behind {name}: {word}", name=found[1], word=found[2])
    return f"{message[:1].upper()}{message[1:]}"
