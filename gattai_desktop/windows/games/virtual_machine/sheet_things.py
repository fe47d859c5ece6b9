"""Finds what a process has on its sheet: raises and cuts, Interrupts, deeds that charge, powers."""

from collections.abc import Iterator, Sequence
from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import content, said, speak, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.modifiers import Modifier, modifiers_of
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.charges import ROLE_DEEDS
from gattai_desktop.games.virtual_machine.figures import Process
from gattai_desktop.games.virtual_machine.interrupts import current, needed
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.powers import HandOff, Mend, StandFirm, Tumble
from gattai_desktop.games.virtual_machine.processes import BossKind, CharacterKind, InterruptKind
from gattai_desktop.games.virtual_machine.row_words import DEEDS
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import CONFUSED
from gattai_desktop.games.virtual_machine.traits import TRAITS
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.windows.games.virtual_machine.process_words import out_of_fight
from gattai_desktop.windows.kit.faces import face


@frozen
class SheetInterrupt:
    """An Interrupt: its cards as labels with the pictures of those laid, and whether it is the current one."""

    name: str
    text: str
    cards: tuple[tuple[str, str], ...]
    when: str
    is_current: bool

    def spoken(self) -> str:
        which = speak("fight", "current") if self.is_current else speak("fight", "known")
        cards = ", ".join(label for label, _ in self.cards)
        return sentences((self.name, which, self.text, cards, self.when))


@frozen
class SheetLine:
    """A line of the sheet with a sign, such as a deed, a raise, a thing that is worn.

    is_done: a deed of this round. why_not: why it cannot be done now; "" where it can.
    """

    title: str
    words: str = ""
    sign: str = ""
    is_done: bool = False
    is_empty: bool = False
    why_not: str = ""

    def spoken(self) -> str:
        done = speak("fight", "done this round") if self.is_done else self.why_not
        return sentences((self.title, self.words, done))


# ---------------------------------------------------------------------- raises and cuts


_CHANGED: Final = {
    "damage": "Damage", "accuracy": "Accuracy", "evade": "Evade", "connect": "Connect", "resist": "Resist",
    "max_hp": "MaxHP", "move": "Move", "armored": "Armored",
}  # fmt: skip
_UNTIL: Final = {"turn": "this turn", "round": "this round", "fight": "this fight"}


def effects_on(table: Table, now: Process) -> Iterator[SheetLine]:
    """Yield what raises and cuts its figures now, each with its end."""
    for one in (*modifiers_of(table, now.id), *modifiers_of(table, f"side.{now.side}")):
        if one.what in _CHANGED:
            yield SheetLine(_change(one), _source(one), "vmUptime" if one.source.startswith("uptime") else "vmBoot")
    shield = table.number(of(now.id, "shield"))
    if shield:
        yield SheetLine(speak("fight", "Shield {number}", number=shield), speak("fight", "lost before HP"), "vmArmored")


def _change(one: Modifier) -> str:
    what = speak("fight", _CHANGED[one.what])
    if one.what == "armored":
        return what
    if one.by > 0:
        return speak("fight", "{figure}: raises {number}", figure=what, number=one.by)
    return speak("fight", "{figure}: cuts {number}", figure=what, number=-one.by)


def _source(one: Modifier) -> str:
    if one.source.startswith("uptime"):
        row = ROWS[int(one.source.rpartition(".")[2])]
        return speak("fight", "{row}, until the Team Hand is discarded", row=said(row.name))
    return speak("fight", _UNTIL[one.until]) if one.until in _UNTIL else ""


# ---------------------------------------------------------------------- Interrupts, deeds, powers


def interrupts_of(table: Table, now: Process) -> Iterator[SheetInterrupt]:
    """Yield the Interrupts that it knows, the current one first."""
    kind = now.kind
    if not isinstance(kind, CharacterKind | BossKind):
        return
    ready = current(table, now.id)
    laid = table.cards(zones.row(now.id))
    known = [world_of(table).interrupts[name] for name in kind.interrupts]
    for one in sorted(known, key=lambda one: one is not ready):
        faces = [face(card) for card in laid] if one is ready else []
        labels = [_label(spec) for spec in needed(one)]
        cards = tuple((label, faces[place] if place < len(faces) else "") for place, label in enumerate(labels))
        yield SheetInterrupt(content(one.name), content(one.text), cards, _when(one), one is ready)


def _label(spec: str) -> str:
    named_so = {"any": speak("fight", "any"), "same": speak("fight", "same")}
    return named_so.get(spec) or "/".join(spec.split())


def _when(one: InterruptKind) -> str:
    if one.when == "usual":
        return speak("fight", "at their usual counts, in place of an attack")
    return speak("fight", "at any time")


def deeds_of(table: Table, now: Process) -> Iterator[SheetLine]:
    """Yield the deeds that charge its meter."""
    kind = now.kind
    done = table.listed(of(now.id, "deeds"))
    why_not = _why_no_charge(table, now, done)
    if isinstance(kind, BossKind):
        yield _deed(kind.charging, kind.charge, is_done=False, why_not=why_not)
    for deed, (role, amount) in ROLE_DEEDS.items():
        if role == now.role:
            yield _deed(deed, amount, is_done=deed in done, why_not=why_not)


def _deed(deed: str, amount: int, *, is_done: bool, why_not: str) -> SheetLine:
    charges = speak("fight", "charges {number}", number=amount)
    return SheetLine(translated(DEEDS.get(deed, deed)), charges, "charge", is_done, why_not="" if is_done else why_not)


def _why_no_charge(table: Table, now: Process, done: Sequence[str]) -> str:
    """Return in a few words why no deed charges its meter now; "" where one can."""
    rulings = rulings_of(table)
    if out := out_of_fight(table, now.id):
        return out
    if table.number(of(now.id, "meter")) >= MOST_CHARGES:
        return speak("fight", "the meter is full")
    if now.is_mc and rulings.charging == "cpu_only":
        return speak("fight", "only the CPU says what charges")
    if now.is_mc and rulings.deeds == "by_hand":
        return speak("fight", "charged by hand at this table")
    if done and rulings.deeds == "one_in_all":
        return speak("fight", "one deed a round, and it is done")
    return ""


def powers_of(table: Table, now: Process) -> Iterator[SheetLine]:
    """Yield what it can do besides its figures."""
    used = table.listed(of(now.id, "bonus"))
    for trait in now.kind.traits:
        if trait in TRAITS:
            why_not = _why_no_bonus(table, now) if trait in _ONCE else ""
            once = speak("fight", "once a round") if trait in _ONCE else ""
            yield SheetLine(translated(TRAITS[trait]), once, "tick", trait in used, why_not=why_not)


_ONCE: Final = frozenset(kind.trait for kind in (StandFirm, Mend, HandOff, Tumble))
"""The powers that are bonus actions."""


def _why_no_bonus(table: Table, now: Process) -> str:
    """Return in a few words what keeps a process from bonus actions even on its own turn; "" for nothing."""
    if out := out_of_fight(table, now.id):
        return out
    return speak("fight", "not while Confused") if CONFUSED in now.bits else ""
