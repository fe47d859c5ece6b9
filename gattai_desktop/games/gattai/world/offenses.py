"""Offenses: what a slighted Faction does in the end (RULES FACTION-6, FACTION-7, MICRO-32)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.events.recipients import name_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.world import pretending, threats
from gattai_desktop.games.gattai.world.factions import agency, stack_zone
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

ENOUGH: Final = 3
"""The Offense that ends it (FACTION-6)."""


def disfavor(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Each point is an Offense; the third ends it (MICRO-32, MICRO-36c)."""
    for _ in range(amount if isinstance(amount, int) else 1):
        offenses = ledger.number(f"{recipient}.offenses") + 1
        if offenses >= ENOUGH:
            # Two is the most that a Faction carries; what is left of the event has nobody to hit.
            ledger.announce("third_offense", rule="FACTION-6", target=recipient, who=instigator)
            # Some Threats always turn a Faction.
            turns = instigator.startswith("threat.") and modifiers.forbidden(ledger.table, instigator, "faction_leaves")
            ledger.next(("third_offense", recipient.partition(".")[2], *(("turn",) if turns else ())))
            return
        ledger.set(f"{recipient}.offenses", offenses, rule="MICRO-32")


@wish("decides that {faction} will {fate}")
class EndFaction(Answer):
    """Wish: the Coach settles what a Faction does after its third Offense: `leave`, or `turn` into a Threat."""

    faction: str
    fate: str
    answers = "third_offense"

    def shown_now(self) -> Shown:
        return Shown("Turn into a Threat" if self.fate == "turn" else "Leave")

    def told_now(self) -> LogWords:
        turned = "{seat} lets {faction} turn into a Threat"
        return LogWords(turned if self.fate == "turn" else "{seat} lets {faction} leave")

    def judge(self, state: State) -> Iterator[Reason]:
        if self.faction != open_item(state, "third_offense")[1] or self.fate not in {"leave", "turn"}:
            yield refusal("FACTION-6", "After the third Offense a Faction is let leave or turn.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.fate not in {"leave", "turn"}:
            raise Impossible(say("A Faction leaves or turns."))
        end_faction(ledger, str(item[1]), self.fate)


def _ask_fate(state: State, item: Item) -> Ask | None:
    if rulings_of(state).offense_result != "coach" or len(item) > 2:
        return None
    key = str(item[1])
    text = say("{faction} has had its third Offense. What does it do?", faction=name_of(state, f"faction.{key}"))
    options = tuple(EndFaction(COACH_SEAT, key, fate) for fate in ("leave", "turn"))
    return Ask("third_offense", COACH_SEAT, text, options, Words("FACTION-6"))


def _fate_by_ruling(ledger: Ledger, key: str, fate: str = "") -> None:
    always_threat = rulings_of(ledger.table).offense_result == "always_threat"
    end_faction(ledger, key, fate or ("turn" if always_threat else "leave"))


def end_faction(ledger: Ledger, key: str, fate: str) -> None:
    """Take a Faction from the table; its Favor cards are discarded (FACTION-6, FACTION-7, FACTION-11)."""
    table = ledger.table
    pretends = pretending.behind(table, key)
    if pretends is not None:
        if fate == "turn":
            pretending.unmask(ledger, pretends, rule="FACTION-6")
            return
        ledger.set(f"threat.{pretends}.status", threats.GONE, rule="FACTION-6")  # whoever it was is gone with it
    rating = agency(table, key)
    name = table.values[f"faction.{key}.name"]
    decks.discard(ledger, table.cards(stack_zone(key)), rule="FACTION-7" if fate == "turn" else "FACTION-11")
    ledger.set("factions", tuple(one for one in table.listed("factions") if one != key), rule="FACTION-6")
    ledger.set(f"faction.{key}.gone", "threat" if fate == "turn" else "removed", rule="FACTION-6")
    ledger.announce("faction_turns" if fate == "turn" else "faction_leaves", rule="FACTION-6", target=f"faction.{key}")
    if fate == "turn":
        threats.enter(ledger, key, str(name), rating)


SUFFER = {"Disfavor": disfavor}
MOVES = (EndFaction,)
DOINGS = {"third_offense": _fate_by_ruling}
ASKINGS = {"third_offense": _ask_fate}
