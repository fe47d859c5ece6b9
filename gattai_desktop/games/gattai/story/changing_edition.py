"""The table goes on in another edition (RULES ED-1, ED-2), and what a change of rulings brings down to its new ends."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.ledger import Ledger, agenda_of
from gattai_desktop.cards.state import State
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.book.editions import UnknownEdition, edition
from gattai_desktop.games.gattai.book.rulings import ROWS, rulings_of
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.pilots.harmony import most_schism
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.world.threats import CAP
from gattai_desktop.games.gattai.zones import every_threat
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.move import wish
from gattai_desktop.games.verdict import Reason, refusal

EDITION: Final = "edition"
"""The value that names the edition of a table."""


@wish("changes the edition to {edition}")
class ChangeEdition(CoachByHand):
    """Wish: go on in another edition. Every ruling is then as that one has it; the table's own are given up."""

    edition: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """It needs an edition that is not played already, a moment between conflicts, and no open question."""
        try:
            wanted = edition(self.edition)
        except UnknownEdition as fault:
            yield refusal("ED-1", "{fault}", fault=fault)
            return
        if wanted.key == rulings_of(state).edition:
            yield refusal("ED-1", "This table plays {edition} already.", edition=wanted.name)
        if state.values["step"] != "story":
            yield refusal("ED-1", "The edition stays for as long as a conflict goes on: end it, or call it off.")
        elif agenda_of(state):
            yield refusal("ED-1", "The edition stays until the open question is answered.")

    def do(self, ledger: Ledger) -> None:
        """Change it; each ruling that is another one now is told of (ED-2)."""
        before = rulings_of(ledger.table)
        wanted = edition(self.edition).key
        cause = ledger.announce(EDITION, rule="ED-1", before=before.edition, after=wanted, who=self.seat)
        with ledger.because(cause):
            ledger.set(EDITION, wanted, rule="ED-1")
            for name in ROWS.ids:
                ledger.set(PREFIX + name, None, rule="ED-2")
            after = rulings_of(ledger.table)
            for name in ROWS.ids:
                was, now = before.chosen(name), after.chosen(name)
                if was != now:
                    ledger.announce("ruling", rule="ED-2", ruling=name, before=was, after=now, who=self.seat)
            bring_within(ledger)


def bring_within(ledger: Ledger) -> None:
    """Bring down what stands beyond what the rulings of the table allow (TEAM-3, R-95)."""
    table = ledger.table
    ledger.set("team.schism", min(most_schism(table), ledger.number("team.schism")), rule="TEAM-3")
    if rulings_of(table).tr_cap == "seven":
        # What lay above is there as Buffers already: each point of the rating brought one.
        for key in every_threat(table):
            for name in ("tr", "base_tr"):
                path = f"threat.{key}.{name}"
                ledger.set(path, min(CAP, ledger.number(path)), rule="THREAT-1")


def _after_a_ruling(ledger: Ledger) -> None:
    last = ledger.facts[-1] if ledger.facts else None
    if isinstance(last, ValueChanged) and last.path.startswith(PREFIX):
        with ledger.because(len(ledger.facts) - 1):
            bring_within(ledger)


MOVES = with_reason(ChangeEdition)
SETTLE = Settling(_after_a_ruling, touched=frozenset({"rulings"}))
