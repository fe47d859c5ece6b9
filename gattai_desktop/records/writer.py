"""Writes a session as a record: its Setup, every move, and the order of every shuffle. Nothing is lost."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from gattai_desktop.cards.encoding import facts_to_json
from gattai_desktop.cards.facts import ZoneShuffled
from gattai_desktop.games.box import Box
from gattai_desktop.records.entities import written_entity
from gattai_desktop.records.entry import Entry
from gattai_desktop.records.lines import quoted
from gattai_desktop.records.written import written_cards, written_value

_COLUMN: Final = 8
_SEAT: Final = re.compile(r"\S+")


def write_record(box: Box, setup: Any, entries: Iterable[Entry], title: str = "") -> str:  # noqa: ANN401
    """Return the text of the record. Reading it gives the same Setup, playing it the same facts."""
    return "\n".join(written_lines(box, setup, entries, title)) + "\n"


def written_lines(box: Box, setup: Any, entries: Iterable[Entry], title: str = "") -> Iterator[str]:  # noqa: ANN401
    """Yield the lines of the record; `title` becomes its first comment."""
    if title:
        yield from (f"# {line}" for line in title.splitlines())
    yield _under("game", box.key)
    yield from _block("given", _given(box, setup))
    for entry in entries:
        yield from _entry(entry)


def _given(box: Box, setup: Any) -> Iterator[str]:  # noqa: ANN401
    yield f"name {quoted(setup.name)}"
    if setup.edition:
        yield f"edition {setup.edition}"
    if setup.scenario:
        yield f"scenario {quoted(setup.scenario)}"
    yield from (f"ruling {name} = {option}" for name, option in setup.rulings.items())
    for word, entity in box.words.entities.items():
        yield from (f"{word} {written_entity(entity, one)}" for one in getattr(setup, entity.field))
    yield from (f"{path} = {written_value(value)}" for path, value in setup.values.items())
    for zone, lying in setup.zones.items():
        top_first = zone.startswith("deck.")
        shown = lying[::-1] if top_first else lying
        cards = written_cards(tuple(one.card for one in shown), tuple(one.up for one in shown))
        yield f"zone {zone} {cards}"


def _entry(entry: Entry) -> Iterator[str]:
    if entry.back_to is not None:
        yield _under("back", "; ".join((f"to {entry.back_to}", *_because(entry))))
        return
    if not entry.move:
        yield _under("happened", "; ".join((quoted(facts_to_json(entry.facts)), *_because(entry))))
        return
    for fact in entry.facts:
        if isinstance(fact, ZoneShuffled):
            order = written_cards(tuple(one.card for one in reversed(fact.after)))
            yield _under("shuffle", f"{fact.zone} {order}")
    clauses = [entry.move]
    seat = _SEAT.match(entry.move)
    if seat and seat[0].lower() != entry.by:
        clauses.append(f"by {entry.by.capitalize()}")
    if entry.overruled:
        clauses.append(f"Coach allows {quoted(entry.allowed_because)}" if entry.allowed_because else "Coach allows")
    if entry.narration:
        clauses.append(f"says {quoted(entry.narration)}")
    yield _under("when", "; ".join(clauses))


def _because(entry: Entry) -> tuple[str, ...]:
    return (f"because {quoted(entry.allowed_because)}",) if entry.allowed_because else ()


def _block(keyword: str, lines: Iterable[str]) -> Iterator[str]:
    first = keyword
    for line in lines:
        yield _under(first, line)
        first = ""


def _under(keyword: str, rest: str) -> str:
    return f"{keyword:<{_COLUMN}}{rest}"
