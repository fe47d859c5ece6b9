"""Tells which sessions use a pack or began with a deck.

Each keeps in its set-up the texts of the packs of one's own with which it began, and whole the list of a deck.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.pack_file import HEAD
from gattai_desktop.content.reading import MAX_FILE, NotToml, parse_toml
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.sessions.connection import meta
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.reading import readable
from gattai_desktop.sessions.session_box import copies_in, scenario_in

MOST_READ: Final = 200
"""Most sessions that are looked at."""
_SCENARIOS: Final = "scenarios"


@frozen
class PackUse:
    """A session that began with a pack, and the texts of the pack's files as it keeps them."""

    session: str
    path: Path
    pack: str
    files: Mapping[str, str]
    title: str = ""


@frozen
class PlayedDecks:
    """The set-ups of sessions, by their names."""

    setups: tuple[tuple[str, str], ...] = ()

    def playing(self, line: str) -> tuple[str, ...]:
        """Return the names of the sessions that began with a deck, written as one line."""
        written = json.dumps(line, ensure_ascii=False), json.dumps(line)
        return tuple(name for name, setup in self.setups if any(one in setup for one in written))


def played_decks(sessions: Iterable[Path], game: str) -> PlayedDecks:
    """Look at the sessions of a game, as far as they can be read; nothing of them is touched."""
    found = ((name, said) for _, name, said in _told_by(sessions) if said.get("game") == game)
    return PlayedDecks(tuple((name, said.get("setup", "")) for name, said in found))


def pack_uses(sessions: Iterable[Path]) -> tuple[PackUse, ...]:
    """Look at sessions, as far as they can be read; nothing of them is touched."""
    return all_uses(sessions)[0]


def all_uses(sessions: Iterable[Path]) -> tuple[tuple[PackUse, ...], tuple[PackUse, ...]]:
    """Return which sessions use packs of a person's own, and which use those that come with the program."""
    own: list[PackUse] = []
    along: list[PackUse] = []
    for path, name, said in _told_by(sessions):
        setup = said.get("setup", "")
        copies = copies_in(setup)
        own += [PackUse(name, path, one.id, one.files, one.title) for one in copies]
        played = _along(said.get("game", ""), scenario_in(setup), copies)
        along += [PackUse(name, path, one.id, {}, one.title) for one in played]
    return tuple(own), tuple(along)


def _told_by(sessions: Iterable[Path]) -> Iterator[tuple[Path, str, dict[str, str]]]:
    """Yield each session that can be read, with its name and what its file says of it; none of a closed folder."""
    found: list[Path] = []
    with suppress(OSError):
        found = sorted(sessions)
    for path in found[:MOST_READ]:
        try:
            with readable(path) as connection:
                said = meta(connection)
        except (SessionError, sqlite3.DatabaseError, OSError):
            continue
        yield path, said.get("name", path.stem), said


def _along(game: str, scenario: str, copies: Iterable[PackCopy]) -> tuple[Pack, ...]:
    """The packs of the program with which a session is played: that of its scenario, and all on which that builds."""
    built_in = packs_of(game).built_in() if game in KEYS else ()
    if len(built_in) <= 1:
        return built_in
    needed = {pack.id for one in built_in for pack in one.needed}
    named = {name for copy in copies for name in _needs(copy)} or {one.id for one in built_in if _has(one, scenario)}
    found: dict[str, Pack] = {}
    waiting = [one for one in built_in if one.id in (named or needed)]
    while waiting:
        pack = waiting.pop(0)
        found[pack.id] = pack
        waiting += [one for one in pack.needed if one.id not in found]
    return tuple(one for one in built_in if one.id in found)


def _has(pack: Pack, scenario: str) -> bool:
    return any(one.id.rpartition(".")[2] == scenario for one in pack.found.get(_SCENARIOS, ()))


def _needs(copy: PackCopy) -> tuple[str, ...]:
    """The packs on which one builds that a session keeps, whatever else stands in it."""
    try:
        head = parse_toml(copy.files.get(HEAD, "").encode(errors="surrogatepass"), MAX_FILE).get("pack")
    except NotToml:
        return ()
    needs = head.get("needs") if isinstance(head, dict) else None
    return tuple(one for one in needs if isinstance(one, str)) if isinstance(needs, list) else ()
