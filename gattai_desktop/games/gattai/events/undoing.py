"""Taking back what a Blocked card had fired, where the table says so (R-47 `undo_events`).

`throwdown.fired.<card>` keeps what changed between a Drive and the end of its turn: the Schism of a Dissonant play with
what it cost in Harmony, Buffers and Stats, the Charge of a Resonant one. Kept only at a table with that ruling.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table, path_to
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.pilots.harmony import fit_schism
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.world.locations import STATES
from gattai_desktop.games.gattai.zones import pilot_seats

ValuesBefore = tuple[tuple[str, int], ...]

_STATE: Final = ".state"


_path: Final = path_to("throwdown.fired.{}")


def _watched(table: Table) -> Iterator[tuple[str, int]]:
    """The numbers that a Strike result can change."""
    paths = ["team.harmony", "team.schism"]
    for seat in pilot_seats(table):
        paths += [f"pilot.{seat}.{name}" for name in ("charges", "buffers", *STATS, "robo.endurance")]
        paths += [f"throwdown.form.{seat}.{name}" for name in ("charges", "buffers")]
    for path in paths:
        number = table.values.get(path)
        if isinstance(number, int):
            yield path, number
    for seat in pilot_seats(table):
        yield f"{robos.path(seat)}.corroded", robos.corroded(table, seat)
    for key in table.listed("locations"):
        yield f"location.{key}{_STATE}", STATES.index(str(table.values[f"location.{key}{_STATE}"]))


def remembering(table: Table, card: Card) -> tuple[Item, ...]:
    """Return the agenda item that records what a card has fired; none where it is never undone."""
    if rulings_of(table).block_undoes_events == "keep_events":
        return ()
    return (("remember_fired", card.key, tuple(_watched(table))),)


def remember(ledger: Ledger, key: str, before: ValuesBefore) -> None:
    """Write down what has changed since."""
    now = dict(_watched(ledger.table))
    changed = tuple((path, now[path] - was) for path, was in before if path in now and now[path] != was)
    ledger.set(_path(key), changed or None, rule="THROW-35")


def undo(ledger: Ledger, card: Card) -> None:
    """Take back what a Blocked card had fired; no number falls below 0."""
    fired = cast("ValuesBefore", ledger.table.values.get(_path(card.key)) or ())
    if not fired:
        return
    cause = ledger.announce("undo_events", rule="THROW-35", card=card.key)
    with ledger.because(cause):
        for path, change in fired:
            if path.endswith(_STATE):
                before = STATES[max(0, STATES.index(str(ledger.value(path))) - change)]
                ledger.set(path, before, rule="THROW-35")
                continue
            ledger.set(path, max(0, ledger.table.number(path) - change), rule="THROW-35")
        fit_schism(ledger)
        ledger.set(_path(card.key), None, rule="THROW-35")


DOINGS = {"remember_fired": remember}
