"""Threats: their sign, one number, the Threat Rating, and what depends on it (RULES 2.24).

A Threat is named by its recipient id, `threat.<key>`. Its Buffers' maximum is its rating and whatever lay above 7.

A pack names the sign that a Threat bears on its plate; else it follows from its place among the Threats. Nothing hidden
decides it (RULES INFO-7).
"""

from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import listening
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.world.conditions import is_alternate, is_violence
from gattai_desktop.games.gattai.zones import BGM_STACK, PRETENDERS, keeps

CAP: Final = 7
"""The highest Threat Rating; what goes beyond becomes Buffers (THREAT-1, R-95)."""
BEATEN: Final = "beaten"
OUT_FOR_SCENE: Final = "out_for_scene"
GONE: Final = "gone"
"""The state of one that the Coach took out of the scenario: neither beaten nor left."""
MASKED: Final = "masked"
"""The state of one that stands among the Factions (`pretending.py`)."""
OFF: Final = (BEATEN, GONE)
BROUGHT: Final = "brought"
"""How the id of an entry begins that a Threat brought along to a running table: `brought.<key>.<power>`."""


def rating(table: Table, threat: str) -> int:
    """The Threat Rating, 0 to 7."""
    return cast("int", table.values[f"{threat}.tr"])


def lose(ledger: Ledger, threat: str, points: int) -> None:
    """Lower the rating point by point; at 0 the Threat is beaten and the rest is lost (MICRO-36a, C-20, THREAT-3)."""
    for _ in range(points):
        now = rating(ledger.table, threat)
        if now <= 0:
            return
        cause = ledger.set(f"{threat}.tr", now - 1, rule="MICRO-36a")
        with ledger.because(cause):
            most = max(0, ledger.number(f"{threat}.max_buffers") - 1)
            ledger.set(f"{threat}.max_buffers", most, rule="THREAT-3")
            ledger.set(f"{threat}.buffers", min(most, ledger.number(f"{threat}.buffers")), rule="THREAT-3")
            if now == 1:
                _beaten(ledger, threat)


def beaten_at_zero(ledger: Ledger, threat: str) -> None:
    """Let a Threat in play go whose rating was brought to 0 otherwise than by damage (MICRO-36a)."""
    if rating(ledger.table, threat) <= 0 and ledger.table.values.get(f"{threat}.status") == "active":
        _beaten(ledger, threat)


def _beaten(ledger: Ledger, threat: str) -> None:
    """A Threat at 0 leaves play, or in Final may only leave the scene (R-89, THREAT-5); a BGM may only fall (BGM-3)."""
    only_falls = bgm.only_falls(ledger.table, threat)
    if only_falls and bgm.fall(ledger, threat):
        return
    conditions = defeat_conditions(ledger.table, threat)
    violent = [number for number, one in enumerate(conditions, 1) if is_violence(one)]
    by_rating_alone = rulings_of(ledger.table).threat_at_zero == "beta" or not conditions
    gone = by_rating_alone
    if not only_falls and not by_rating_alone:
        meet(ledger, threat, *violent)
        gone = bool(violent) and is_defeated(ledger.table, threat)
    leave(ledger, threat, BEATEN if gone and not only_falls else OUT_FOR_SCENE, rule="MICRO-36a")


def leave(ledger: Ledger, threat: str, status: str, *, rule: str) -> None:
    """Let a Threat leave the scenario or the scene; what listens for its defeat follows (the happening `Defeat`)."""
    ledger.announce("beaten", rule=rule, target=threat, status=status)
    ledger.set(f"{threat}.status", status, rule=rule)
    if status == BEATEN:
        ledger.next(*listening.after(ledger.table, "Defeat", threat, 1, ""))


def defeat_conditions(table: Table, threat: str) -> tuple[str, ...]:
    """The Defeat Conditions that are written for a Threat."""
    return table.listed(f"{threat}.defeat")


def conditions_met(table: Table, threat: str) -> tuple[int, ...]:
    """The numbers of those that are met, counted from 1."""
    return cast("tuple[int, ...]", table.values.get(f"{threat}.met") or ())


def meet(ledger: Ledger, threat: str, *numbers: int) -> None:
    """Note that conditions are met; what a condition says, the Coach alone hears until he reveals it (INFO-7)."""
    conditions = defeat_conditions(ledger.table, threat)
    seen_by = (COACH_SEAT,) if keeps(ledger.table, threat, "defeat") else ()
    for number in numbers:
        done = conditions_met(ledger.table, threat)
        if number not in done:
            text = conditions[number - 1]
            ledger.announce("condition_met", rule="THREAT-4", seen_by=seen_by, target=threat, text=text)
            ledger.set(f"{threat}.met", tuple(sorted((*done, number))), rule="THREAT-4")
            listening.forget_stopped(ledger, threat)


def meet_and_leave(ledger: Ledger, threat: str, number: int) -> None:
    """Note that a condition is met; a Threat with nothing left to be met is gone (THREAT-4)."""
    meet(ledger, threat, number)
    if is_defeated(ledger.table, threat) and ledger.table.values.get(f"{threat}.status") != BEATEN:
        leave(ledger, threat, BEATEN, rule="THREAT-4")


def is_defeated(table: Table, threat: str) -> bool:
    """Whether all of a Threat's conditions are met, or one that is enough by itself (THREAT-4)."""
    met = conditions_met(table, threat)
    numbered = tuple(enumerate(defeat_conditions(table, threat), 1))
    enough = [number for number, one in numbered if is_alternate(one)]
    main = [number for number, _ in numbered if number not in enough]
    return any(number in met for number in enough) or (bool(main) and all(number in met for number in main))


def regain(ledger: Ledger, threat: str, points: int) -> None:
    """Give lost rating back, and with it the Buffers' maximum (MICRO-26)."""
    ledger.set(f"{threat}.tr", rating(ledger.table, threat) + points, rule="MICRO-26")
    ledger.set(f"{threat}.max_buffers", ledger.number(f"{threat}.max_buffers") + points, rule="THREAT-2")


def gain(ledger: Ledger, threat: str, points: int) -> None:
    """Raise the rating for good; what goes above 7 becomes extra Buffers (THREAT-1, R-95)."""
    now = rating(ledger.table, threat)
    grown = now + points
    capped = min(grown, CAP) if rulings_of(ledger.table).tr_cap == "seven" else grown
    ledger.set(f"{threat}.tr", capped, rule="THREAT-1")
    base = ledger.number(f"{threat}.base_tr")
    ledger.set(f"{threat}.base_tr", max(base, capped), rule="THREAT-1")
    # Each point brings a Buffer: as base Buffers up to the cap, as extra ones beyond it.
    for gauge in ("max_buffers", "buffers"):
        ledger.set(f"{threat}.{gauge}", ledger.number(f"{threat}.{gauge}") + points, rule="THREAT-2")


def enter(ledger: Ledger, key: str, name: str, points: int, *, rule: str = "FACTION-7", pretends: bool = False) -> None:
    """Bring a new Threat into play, as a Faction that turned does (FACTION-7); its Techs are the Coach's to name.

    pretends: it is about to walk among the Factions, so that Pilots hear nothing of it (INFO-7).
    """
    threat, listed = f"threat.{key}", PRETENDERS if pretends else "threats"
    begins: dict[str, Value] = {
        "name": name,
        "note": "",
        "tr": points,
        "base_tr": points,
        "buffers": points,
        "max_buffers": points,
        "bgm": False,
        "wave": "",
        "storm": "",
        "defeat": (),
        "revealed": (),
        "status": MASKED if pretends else "active",
    }
    ledger.set(listed, (*(one for one in ledger.table.listed(listed) if one != key), key), rule=rule)
    for gauge, value in begins.items():
        ledger.set(f"{threat}.{gauge}", value, rule=rule)
    if not pretends:
        fill_stack(ledger, threat)


def back_for_the_scene(ledger: Ledger) -> None:
    """Let Threats that were out for a scene come back with at least TR 1 (THREAT-5)."""
    for key in ledger.table.listed("threats"):
        threat = f"threat.{key}"
        if ledger.table.values.get(f"{threat}.status") == OUT_FOR_SCENE and not _lies_low(ledger.table, threat):
            ledger.set(f"{threat}.status", "active", rule="THREAT-5")
            if rating(ledger.table, threat) < 1:
                regain(ledger, threat, 1)


def _lies_low(table: Table, threat: str) -> bool:
    """With the Violence condition its TR does not come back by itself, and without TR it does not (THREAT-5)."""
    violent = any(is_violence(one) for one in defeat_conditions(table, threat))
    return violent and rating(table, threat) < 1


def fill_stack(ledger: Ledger, threat: str) -> None:
    """Lay as many of the Coach's cards face-down on a Threat's stack as its rating (R-125, C-4)."""
    rulings = rulings_of(ledger.table)
    if rulings.coach_bonus_draw == "threat_stacks" and rulings.threat_stack_fill == "tr_on_entry":
        decks.take_several(ledger, "coach", threat, rating(ledger.table, threat), rule="ZONE-10")


def fill_bgm_stack(ledger: Ledger, moment: str, count: int) -> None:
    """Lay the top cards of the Coach's Deck face-down on the BGM stack, if R-126 names this moment (C-33)."""
    rulings = rulings_of(ledger.table)
    if rulings.rumble_coach_draw == "bgm_stack" and rulings.bgm_stack_fill == moment and giant(ledger.table):
        decks.take_several(ledger, "coach", BGM_STACK, count, rule="ZONE-10")


def giant(table: Table) -> str | None:
    """The scenario's BGM, if one is still in it."""
    for key in table.listed("threats"):
        if table.values.get(f"threat.{key}.status") not in OFF and bgm.is_bgm(table, key):
            return f"threat.{key}"
    return None


SHOWN_AT_START: Final = ("note", "tr", "strike", "buffers", "defeat", "wave", "storm")
"""What of a Threat's plate Pilots may know from the start; all else is found out (INFO-7)."""
SIGNS: Final = (
    *("mask", "bolt", "wave", "flame", "blade", "crown", "drop"),
    *("leaf", "crystal", "bell", "mast", "crosshair"),
)


def sign_of(values: Mapping[str, Value], key: str) -> str:
    """Return the sign of a Threat by its key, such as "brass_tide"; one of SIGNS. values: of a table or a sight."""
    named = values.get(f"threat.{key}.sign")
    if named in SIGNS:
        return str(named)
    there = values.get("threats") or ()
    place = there.index(key) if isinstance(there, tuple) and key in there else 0
    return SIGNS[place % len(SIGNS)]


_SHAPES: Final = {
    "mask": "monster", "bolt": "storm", "flame": "cinder", "drop": "brine",
    "leaf": "thicket", "bell": "chime", "mast": "static", "crosshair": "crit",
}  # fmt: skip
"""What a sign is called among the shapes, where it has another name there."""


def threat_sign(values: Mapping[str, Value], key: str) -> str:
    """Return the shape of a Threat's sign by its key."""
    return shape_of(sign_of(values, key))


def shape_of(sign: str) -> str:
    """Return the shape of a sign by its name, one of SIGNS."""
    return _SHAPES.get(sign, sign)
