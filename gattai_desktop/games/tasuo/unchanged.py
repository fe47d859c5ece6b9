"""Says why a part of an effect changed nothing, so that the log does not leave it as if something had come of it."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import attack_of
from gattai_desktop.games.tasuo.card_effects import EffectVerb
from gattai_desktop.games.tasuo.combos import combo_of
from gattai_desktop.games.tasuo.effect_verbs import RULE, VerbAim
from gattai_desktop.games.tasuo.warriors import warrior_named

UNCHANGED: Final = "unchanged"
"""What is announced where a part of an effect changed nothing."""
WHY: Final[Mapping[str, Words]] = {
    "suffers": say("nothing changes: {card} suffers {of} already"),
    "unhurt": say("nothing changes: {card} has no damage"),
    "gone": say("nothing changes: what it was aimed at is gone"),
    "armor": say("nothing changes: the armor of {seat} is full"),
    "gauge full": say("nothing changes: the Clash Gauge of {seat} is full"),
    "gauge empty": say("nothing changes: the Clash Gauge of {seat} is empty"),
    "deck": say("nothing changes: the deck of {seat} is empty"),
    "choice": say("no more comes of it: there is nothing to choose"),
    "": say("nothing changes"),
}
"""The sentence of each reason, by the word for it in the announcement."""


def say_unchanged(ledger: Ledger, verb: EffectVerb, aimed: VerbAim) -> None:
    """Announce that a verb changed nothing, and why."""
    why = _WHYS.get(verb.word, _of_warrior if aimed.warrior else _nothing)(ledger.table, verb, aimed)
    seat = aimed.player or aimed.seat
    ledger.announce(UNCHANGED, rule=RULE, why=why, card=aimed.warrior, seat=seat, of=verb.of)


def say_nothing_to_choose(ledger: Ledger) -> None:
    """Announce that a verb leaves a choice among nothing."""
    ledger.announce(UNCHANGED, rule=RULE, why="choice", card="", seat="", of="")


def _nothing(_table: Table, _verb: EffectVerb, _aimed: VerbAim) -> str:
    return ""


def _of_warrior(table: Table, verb: EffectVerb, aimed: VerbAim) -> str:
    if warrior_named(table, aimed.warrior) is None:
        return "gone"
    return {"inflict": "suffers", "heal": "unhurt"}.get(verb.word, "")


def _of_attack(table: Table, _verb: EffectVerb, _aimed: VerbAim) -> str:
    return "gone" if attack_of(table) is None and combo_of(table) is None else ""


def _of_armor(_table: Table, verb: EffectVerb, _aimed: VerbAim) -> str:
    return "armor" if verb.amount > 0 else ""


def _of_gauge(_table: Table, verb: EffectVerb, _aimed: VerbAim) -> str:
    return "gauge full" if verb.amount > 0 else "gauge empty"


def _of_deck(table: Table, _verb: EffectVerb, aimed: VerbAim) -> str:
    return "" if table.count(zones.deck(aimed.player)) else "deck"


_WHYS: Final[Mapping[str, Callable[[Table, EffectVerb, VerbAim], str]]] = {
    "power": _of_attack, "need": _of_attack, "nochain": _of_attack, "bar": _of_attack, "stop": _of_attack,
    "armor": _of_armor, "gauge": _of_gauge, "draw": _of_deck, "mill": _of_deck,
    "negate": lambda _table, _verb, _aimed: "gone",
}  # fmt: skip
"""Why a verb that is done to no warrior changed nothing."""
