"""Waves and Storms of Threats (RULES MICRO-28, MICRO-30, THREAT-6, CRISIS-7, R-98).

A Threat has a Wave and a Storm of its own, written as a line of the notation or in plain words, and always the free
Attack. The item `("run_power", "wave", "threat.<key>")` lets the Coach run one; what is written in plain words is said
aloud for the table to play.
"""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Item, Ledger, agenda_of
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import entries, limits
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.events.recipients import name_of
from gattai_desktop.games.gattai.events.targets_of_events import PILOTS, EventAmount
from gattai_desktop.games.gattai.zones import omens
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

ATTACK = "attack"


def wave(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Run Waves of a Threat, one after the other (MICRO-30)."""
    ledger.next(*(("run_power", "wave", recipient) for _ in range(amount if isinstance(amount, int) else 1)))


def storm(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Run Storms of a Threat, one after the other (MICRO-28)."""
    ledger.next(*(("run_power", "storm", recipient) for _ in range(amount if isinstance(amount, int) else 1)))


def powers(table: Table, power: str, threat: str) -> tuple[str, ...]:
    """What a Threat can do where a Wave or Storm is due: its own, and the Attack; a Wave does for a Storm too."""
    own = tuple(name for name in (power, "wave") if table.values[f"{threat}.{name}"])
    bought = tuple(name for due in (power, "wave") for name, _ in of_entries(table, due, threat))
    # Content may write the free Attack down; then it stands for the one that every Threat has.
    free = any(table.values.get(f"entry.{name}.scope") == entries.THREATS for name in bought)
    return (*dict.fromkeys((*own, *bought)), *(() if free else (ATTACK,)))


def of_entries(table: Table, power: str, threat: str) -> Iterator[tuple[str, HeldEntry]]:
    """The entries of a Threat that do for a Wave or a Storm, each by its id, with its part where it has several."""
    for found in entries.effects_in(table, "crisis", threat):
        part = found.effect.part
        if part.partition("_")[0] == power and not limits.used_up(table, found, {}):
            yield (found.entry if part == power else f"{found.entry}/{part}"), found


def attack_amount(table: Table) -> int:
    """Trauma of the Attack that every Threat has (R-98)."""
    match rulings_of(table).basic_attack:
        case "base_value":
            return 1
        case "omega":
            return omens(table)
        case _:
            return max(1, omens(table))


def at_work(table: Table) -> str:
    """The Threat that what is carried out or asked now comes from; "" for none."""
    asked = next(iter(agenda_of(table)), ())
    return next((threat for key in table.listed("threats") if (threat := f"threat.{key}") in asked), "")


@wish("uses {power}")
class UsePower(Answer):
    """Wish: of what a Threat can do, this: `wave`, `storm` or `attack`."""

    power: str
    shown = Shown("{power}")
    told = LogWords("{seat} chooses what the Threat does")
    answers = "run_power"

    def judge(self, state: State) -> Iterator[Reason]:
        """Only what the Threat has (THREAT-6)."""
        _, power, threat = open_item(state, "run_power")
        if self.power not in powers(state, str(power), str(threat)):
            yield refusal("THREAT-6", "{name} has no {power}.", name=name_of(state, str(threat)), power=self.power)

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.power not in powers(ledger.table, str(item[1]), str(item[2])):
            raise Impossible(say("There is no {power} to run.", power=self.power))
        _run(ledger, str(item[1]), str(item[2]), self.power)


def _ask_power(state: State, item: Item) -> Ask | None:
    _, power, threat = map(str, item)
    found = powers(state, power, threat)
    if len(found) < 2:
        return None
    text = say("A {power} of {name}. Which does it run?", power=power.capitalize(), name=name_of(state, threat))
    return Ask("run_power", COACH_SEAT, text, tuple(UsePower(COACH_SEAT, one) for one in found))


def run_power(ledger: Ledger, power: str, threat: str) -> None:
    """Run the one thing that a Threat can do."""
    _run(ledger, power, threat, powers(ledger.table, power, threat)[0])


def _run(ledger: Ledger, due: str, threat: str, power: str) -> None:
    rule = "MICRO-28" if due == "storm" else "MICRO-30"
    ledger.announce("power", rule=rule, due=due, power=power, target=threat)
    bought = next((found for one in (due, "wave") for name, found in of_entries(ledger.table, one, threat)
                   if name == power), None)  # fmt: skip
    if bought is not None:
        begins = ("effect_begin", *bought.key, (("window", "crisis"),))
        limits.once(ledger, f"{threat}:{power}", threat, begins)
        return
    if power != ATTACK:
        line = ("fire_line", str(ledger.table.values[f"{threat}.{power}"]), threat, power)
        limits.once(ledger, f"{threat}:{power}", threat, line)
        return
    # The Attack hits one for a Wave, every Pilot for a Storm.
    target = PILOTS if due == "storm" else "Choice"
    ledger.next(("fire", "Trauma", target, attack_amount(ledger.table), threat, "attack"))


SUFFER = {"Wave": wave, "Storm": storm}
MOVES = (UsePower,)
DOINGS = {"run_power": run_power}
ASKINGS = {"run_power": _ask_power}
