"""Finds what a process has on its sheet: raises and cuts, Interrupts, deeds that charge, powers, gear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, content, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.modifiers import Modifier, modifiers_of
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.charges import ROLE_DEEDS
from gattai_desktop.games.virtual_machine.figures import Process
from gattai_desktop.games.virtual_machine.interrupts import current, needed
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.processes import BossKind, CharacterKind, InterruptKind
from gattai_desktop.games.virtual_machine.row_words import DEEDS
from gattai_desktop.games.virtual_machine.traits import TRAITS
from gattai_desktop.games.virtual_machine.values import number, of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import named
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
    """A line of the sheet with a sign, such as a deed, a raise, a thing that is worn. is_done: a deed of this round."""

    title: str
    words: str = ""
    sign: str = ""
    is_done: bool = False
    is_empty: bool = False

    def spoken(self) -> str:
        return sentences((self.title, self.words, speak("fight", "done this round") if self.is_done else ""))


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
    shield = number(table, of(now.id, "shield"))
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
        return speak("fight", "{row}, until the Team Hand goes", row=said(row.name))
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
    done = named(table, of(now.id, "deeds"))
    if isinstance(kind, BossKind):
        yield _deed(kind.charging, kind.charge, is_done=False)
    for deed, (role, amount) in ROLE_DEEDS.items():
        if role == now.role:
            yield _deed(deed, amount, is_done=deed in done)


def _deed(deed: str, amount: int, *, is_done: bool) -> SheetLine:
    charges = speak("fight", "charges {number}", number=amount)
    return SheetLine(called(DEEDS.get(deed, deed)), charges, "charge", is_done)


def powers_of(table: Table, now: Process) -> Iterator[SheetLine]:
    """Yield what it can do besides its figures."""
    used = named(table, of(now.id, "bonus"))
    for trait in now.kind.traits:
        if trait in TRAITS:
            yield SheetLine(called(TRAITS[trait]), sign="tick", is_done=trait in used)


# ---------------------------------------------------------------------- gear, and where it stands


def gear_of(table: Table, now: Process) -> Iterator[SheetLine]:
    """Yield what it wears, then what it carries."""
    for one in now.worn:
        yield SheetLine(content(one.name), content(one.text), "vmArmored" if one.slot == "armour" else "blade")
    for name in named(table, of(now.id, "carried")):
        item = world_of(table).items[name]
        words = speak("fight", "carried: a change costs 3 Move")
        yield SheetLine(content(item.name), words, "vmSwap", is_empty=True)
