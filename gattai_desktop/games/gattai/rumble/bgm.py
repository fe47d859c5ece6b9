"""When a Rumble may begin, and how the Big Giant Monster in it grows and rises (RULES THROW-43, BGM-1 to BGM-4).

| value | meaning |
|---|---|
| `threat.<key>.full_size` | True once a BGM has grown (RUMBLE-17) |
| `throwdown.rising` | the BGM that fell in a plain Throwdown and rises on Coach's next turn (BGM-3, R-78) |
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.editions import borrows_final
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.verdict import Reason, refusal

RISING: Final = "throwdown.rising"
ATTACKS: Final = "crisis.bgm_attacks"
PASSED: Final = "crisis.bgm_passed"
"""Whether the step "BGM attacks" was skipped; the Coach's alone, as is what the Path holds (INFO-7)."""


def is_bgm(table: Table, key: str) -> bool:
    """Whether a Threat is a BGM. Raises NotKnown on a sight that may not know it (INFO-7)."""
    return table.values[f"threat.{key}.bgm"] is True


def fighting(table: Table) -> tuple[str, ...]:
    """The keys of the BGMs that fight for the Coach; the rules know of one, a table may have more."""
    return tuple(key for key in throwdown.threats(table) if is_bgm(table, key))


def attacks(table: Table) -> bool:
    """Whether the Crisis has come to the step "BGM attacks", or is past it, as far as is known (BGM-1)."""
    return True in (table.values.get(ATTACKS), table.values.get(PASSED))


def full_rating(table: Table, key: str) -> int:
    """The TR of a BGM at full size (RUMBLE-17)."""
    threat = f"threat.{key}"
    return max(cast("int", table.values[f"{threat}.base_tr"]), cast("int", table.values[f"{threat}.tr"]))


def rating_in_rumble(table: Table, key: str) -> int:
    """The TR that a BGM will have in the Rumble that is set up: its full one where it grows."""
    return full_rating(table, key) if grows_by(table) else cast("int", table.values[f"threat.{key}.tr"])


def grows_by(table: Table) -> str:
    """Return the rule by which the BGM grows in this Rumble; "" where it stays as it is.

    Beta has its own Rumble, in which nothing grows; what it borrows is that Pilots who begin one let it grow (BGM-2).
    """
    if as_final(rulings_of(table)):
        return "RUMBLE-17"
    return "BGM-2" if table.values.get(final_form.RUMBLE) != COACH_SEAT else ""


def grow(ledger: Ledger, *, rule: str) -> None:
    """Let every BGM in the fight grow: full size, full TR, and the Buffers that go with it (RUMBLE-17, C-18)."""
    for key in fighting(ledger.table):
        threat = f"threat.{key}"
        gained = full_rating(ledger.table, key) - ledger.number(f"{threat}.tr")
        if ledger.table.values.get(f"{threat}.full_size") is not True:
            ledger.set(f"{threat}.full_size", True, rule=rule)
            ledger.announce("grows", rule=rule, target=threat)
        ledger.set(f"{threat}.tr", ledger.number(f"{threat}.tr") + gained, rule=rule)
        most = ledger.number(f"{threat}.max_buffers") + gained
        ledger.set(f"{threat}.max_buffers", most, rule=rule)
        ledger.set(f"{threat}.buffers", most, rule=rule)


# ---------------------------------------------------------------------- falling and rising


def only_falls(table: Table, threat: str) -> bool:
    """Whether a Threat at TR 0 is a BGM that no plain Throwdown or Gambit can kill (BGM-3, BGM-4, R-78)."""
    return (
        rulings_of(table).bgm_zero == "bgm_rises"
        and not final_form.going_on(table)
        and table.values[f"{threat}.bgm"] is True
    )


def fall(ledger: Ledger, threat: str) -> bool:
    """Let a BGM at TR 0 wait for the Coach's next turn. False where it does not fight: then it leaves the scene."""
    key = threat.partition(".")[2]
    if key not in throwdown.threats(ledger.table):
        return False
    ledger.announce("bgm_falls", rule="BGM-3", target=threat)
    ledger.set(RISING, key, rule="BGM-3")
    return True


def rising(table: Table) -> str | None:
    """The key of a BGM that fell and has not begun its Rumble yet."""
    return cast("str | None", table.values.get(RISING))


def rise(ledger: Ledger) -> None:
    """At the start of the Coach's turn a BGM that fell stands up at its full TR (BGM-3, C-37)."""
    key = rising(ledger.table)
    if key is not None and ledger.table.values.get(throwdown.TURN) == COACH_SEAT:
        cause = ledger.announce("bgm_rises", rule="BGM-3", target=f"threat.{key}")
        with ledger.because(cause):
            grow(ledger, rule="BGM-3")


def leave(ledger: Ledger) -> None:
    """At the end of a Throwdown a BGM that fell and never rose is out for the scene (BGM-4, THREAT-5)."""
    key = rising(ledger.table)
    if key is not None and ledger.table.values.get(f"threat.{key}.tr") == 0:
        ledger.set(f"threat.{key}.status", "out_for_scene", rule="BGM-4")


def must_begin(table: Table) -> bool:
    """Whether the Coach must now Initiate Rumble or Concede (C-37)."""
    return rising(table) is not None and table.values.get(throwdown.TURN) == COACH_SEAT


def as_final(rulings: Rulings) -> bool:
    """Whether the chapter goes by the complete text, from which Alpha borrows; Beta has its own (R-01)."""
    return borrows_final(rulings.edition)


def can_assemble(table: Table, side: Seat) -> bool:
    """Whether a side could stand in a Final Form: its Commander, who stays in it, has a Robo that works (C-26)."""
    leader = throwdown.commander(table, side)
    return side != COACH_SEAT and leader in throwdown.members(table, side) and robos.works(table, leader)


def lacking(table: Table, side: Seat) -> Iterator[Reason]:
    """Say what a side lacks to begin a Rumble, if it lacks anything."""
    if first_contact.is_on(table):
        yield refusal("FC-1", "First Contact has no Rumble.")
        return
    rulings = rulings_of(table)
    if throwdown.pilots_only(table) and rulings.pvp_rumble == "no":
        yield refusal("PVP-8", "Pilots do not begin a Rumble against Pilots here.", ruling="pvp_rumble")
    if rulings.rumble_needs == "none":
        return
    if side == COACH_SEAT:
        if must_begin(table):
            return
        if not fighting(table):
            yield refusal("THROW-43", "Coach needs a BGM in the fight for a Rumble.", ruling="rumble_needs")
        elif not attacks(table):
            yield refusal("BGM-1", "The Crisis has not come to where the BGM attacks.", ruling="rumble_needs")
    elif not can_assemble(table, side) and not (COACH_SEAT in throwdown.sides(table) and fighting(table)):
        yield refusal(
            "THROW-43", "A Rumble needs a Final Form or a BGM: no Robo of the Commander works.", ruling="rumble_needs"
        )


def must_assemble(table: Table, side: Seat) -> bool:
    """Whether nothing but its Final Form let this side begin the Rumble, so that it cannot do without (THROW-43)."""
    from_it = table.values.get(final_form.RUMBLE) == side
    return from_it and rulings_of(table).rumble_needs == "final" and not fighting(table)


def could_begin_at_once(table: Table) -> bool:
    """Whether this Throwdown may begin as a Rumble (R-91, RUMBLE-19)."""
    return rulings_of(table).immediate_rumble == "on" and not any(lacking(table, throwdown.sides(table)[0]))
