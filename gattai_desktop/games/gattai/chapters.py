"""Every chapter that adds something to play: moves, agenda items, asks, or what is checked after each step.

A table can be looked at without them, so they are imported when a seat is first asked what it may do.
"""

from types import ModuleType
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.games.chapters import Chapters
from gattai_desktop.games.gattai.by_hand import (
    bringing_pilots,
    bringing_places,
    bringing_scenes,
    changing_pieces,
    changing_threats,
    coachs_hand,
    giving,
    joining_late,
)
from gattai_desktop.games.gattai.by_hand import cards as by_hand_cards
from gattai_desktop.games.gattai.cards import decks, hands, looking, omens
from gattai_desktop.games.gattai.effects import (
    calling,
    driving,
    effect_asks,
    effect_prices,
    effects,
    limits,
    listening,
    steps,
    steps_cards,
    steps_hands,
    steps_looking,
)
from gattai_desktop.games.gattai.events import boosts, damage, events, lines, payload, soak, undoing
from gattai_desktop.games.gattai.gambit import gambit_outcome
from gattai_desktop.games.gattai.gambit import moves as gambit_moves
from gattai_desktop.games.gattai.gambit import offer as gambit_offer
from gattai_desktop.games.gattai.outcome import defeat, outcome, spoils
from gattai_desktop.games.gattai.pilots import (
    armory,
    bases,
    evolving,
    learning,
    lessons_vote,
    ranks,
    robo_moves,
    shifts,
    taking_along,
    using_gear,
)
from gattai_desktop.games.gattai.rumble import lineup, rumble_damage, rumble_setup, taking_positions, tech_effects
from gattai_desktop.games.gattai.rumble import start as rumble_start
from gattai_desktop.games.gattai.rumble import techs as rumble_techs
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.story import (
    changing_edition,
    cues,
    first_contact_moves,
    prompts,
    scenario,
    scenes,
    session_setup,
    story,
)
from gattai_desktop.games.gattai.throwdown import (
    assists,
    challenge,
    conflict_end,
    drives,
    establishment,
    exchange,
    initiative,
    joining,
    reveal,
    rout,
    strike,
    support,
    turn,
    votes,
)
from gattai_desktop.games.gattai.world import crisis, factions, offenses, upgrading, waves

# Every chapter with moves (MOVES), agenda items (DOINGS), asks (ASKINGS) or checks after each step (SETTLE).
_CHAPTERS: Final[tuple[ModuleType, ...]] = (
    decks,
    hands,
    omens,
    events,
    lines,
    soak,
    damage,
    boosts,
    factions,
    offenses,
    waves,
    crisis,
    payload,
    ranks,
    limits,
    effects,
    effect_asks,
    effect_prices,
    listening,
    steps,
    steps_cards,
    steps_hands,
    steps_looking,
    calling,
    session_setup,
    story,
    scenes,
    prompts,
    bases,
    cues,
    scenario,
    lessons_vote,
    shifts,
    evolving,
    learning,
    taking_along,
    armory,
    support,
    using_gear,
    defeat,
    looking,
    driving,
    by_hand_cards,
    coachs_hand,
    changing_threats,
    bringing_places,
    bringing_scenes,
    bringing_pilots,
    joining_late,
    giving,
    changing_pieces,
    upgrading,
    changing_edition,
    first_contact_moves,
    gambit_offer,
    gambit_moves,
    gambit_outcome,
    challenge,
    votes,
    joining,
    establishment,
    exchange,
    initiative,
    reveal,
    drives,
    rumble_start,
    lineup,
    taking_positions,
    rumble_setup,
    rumble_damage,
    rumble_techs,
    tech_effects,
    robo_moves,
    assists,
    turn,
    undoing,
    strike,
    rout,
    outcome,
    spoils,
    conflict_end,
)


_SAID: Final = Chapters(*_CHAPTERS)
KINDS, DOINGS, ASKINGS = _SAID.moves, _SAID.doings, _SAID.askings

_Settlings = tuple[tuple[int, Settling], ...]
"""What is checked after a step, each with its place among all of them."""
_NOTHING: Final[frozenset[str]] = frozenset()


class Settlings:
    """Checks after each step what the chapters want to be checked."""

    def __init__(self) -> None:
        settlings: list[Settling] = [chapter.SETTLE for chapter in _CHAPTERS if hasattr(chapter, "SETTLE")]
        self._settlings = tuple(enumerate(settlings))
        self._wake: Final = decks.DECK_ZONES.union(*(one.touched for one in settlings))
        self._lasting: Final = frozenset(one.there for one in settlings if not one.touched)
        self._woken: dict[frozenset[str], tuple[_Settlings, _Settlings]] = {}

    def settle(self, ledger: Ledger) -> None:
        """Look for Jokers on top of a Deck, then for what each chapter checks (RULES STEP-6)."""
        changed = len(ledger.facts)
        anew, ledger.settled = changed > ledger.settled, changed
        touched = self._wake & ledger.touched if anew else _NOTHING
        if not touched and ledger.table.values.keys().isdisjoint(self._lasting):
            return
        if not decks.DECK_ZONES.isdisjoint(touched):
            decks.reveal_new_omens(ledger)
            changed, touched = len(ledger.facts), self._wake & ledger.touched
        begun = 0
        while True:
            values = ledger.table.values
            woken = self._woken.get(touched) or self._woken_by(touched)
            for place, one in woken[values.keys().isdisjoint(self._lasting)]:
                if place >= begun and (not one.there or one.there in values) and values.get("guide") is not False:
                    one.check(ledger)
                    if anew and len(ledger.facts) > changed:
                        break
            else:
                return
            # What was written just now can wake those that come after it.
            begun, changed, touched = place + 1, len(ledger.facts), self._wake & ledger.touched

    def _woken_by(self, touched: frozenset[str]) -> tuple[_Settlings, _Settlings]:
        """What is looked at where that is touched: all of it, and what needs no value that is seldom there."""
        woken = tuple(
            (place, one) for place, one in self._settlings if not one.touched or not one.touched.isdisjoint(touched)
        )
        now = tuple((place, one) for place, one in woken if one.there not in self._lasting)
        found = self._woken[touched] = woken, now
        return found
