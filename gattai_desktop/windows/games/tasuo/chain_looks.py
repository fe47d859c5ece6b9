"""Says what a chain roll needs, how likely that is, and what may follow it; and what the last roll came to."""

from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.facts import announces
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import BY_CARD, PRINTED, attack_of, known_card
from gattai_desktop.games.tasuo.combos import (
    ALWAYS_FAILS,
    ALWAYS_SUCCEEDS,
    HARDER,
    NEEDS,
    NEXT,
    ROLL,
    SAME_NEED,
    OpenCombo,
    combo_of,
    following,
    makes_chain,
    may_follow,
    need_of,
)
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.queue import entries
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import CLASH
from gattai_desktop.games.tasuo.warriors import warrior_named
from gattai_desktop.windows.games.tasuo.clash_looks import ComboLook, clash_look
from gattai_desktop.windows.games.tasuo.clash_story import story_of
from gattai_desktop.windows.kit.seat_view import SeatView

SUMS: Final = tuple(range(ALWAYS_FAILS, ALWAYS_SUCCEEDS + 1))
"""What two dice may come to."""
THROWS: Final = 36


def ways(total: int) -> int:
    """Return in how many of the 36 throws two dice come to a sum."""
    return 6 - abs(7 - total)


def chances(need: int) -> int:
    """Return how many of the 36 throws succeed."""
    return sum(ways(total) for total in SUMS if makes_chain(total, need))


def in_hundred(need: int) -> int:
    """Return how many of a hundred throws succeed, rounded."""
    return round(100 * chances(need) / THROWS)


@frozen
class ChainRow:
    """A row of the chain table: what is needed after an attack of a type, what is needed here, what may follow."""

    type: str
    base: int
    here: int
    following: tuple[str, ...]


@frozen
class ChainLook:
    """A chain roll that is due. depth: the chains that were made; added: what cards add to the need."""

    type: str
    need: int
    depth: int
    added: int
    rows: tuple[ChainRow, ...]
    follows: str
    clash: ComboLook | None = None
    """The sum of the last hit and the combo so far, where the log tells of them."""

    @property
    def why(self) -> str:
        """Why so much is needed."""
        parts = [
            speak("tasuo", "After a {type} {need}", type=self.type, need=self.need - self.depth * HARDER - self.added)
        ]
        if self.depth:
            parts.append(speak("tasuo", "{more} more for the chains made", more=self.depth * HARDER))
        if self.added > 0:
            parts.append(speak("tasuo", "{more} more by cards", more=self.added))
        elif self.added < 0:
            parts.append(speak("tasuo", "{less} less by cards", less=-self.added))
        return ", ".join(parts)

    @property
    def odds(self) -> str:
        """How likely the roll succeeds."""
        return speak("tasuo", "{chance} in 36, {share} in 100", chance=chances(self.need), share=in_hundred(self.need))

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        needed = speak("tasuo", "Chain roll: {need} is needed", need=self.need)
        parts = [needed, self.why, self.odds, self.follows, self.clash.spoken() if self.clash is not None else ""]
        return in_turn((*parts, speak("tasuo", "Press to see the field")))


@frozen
class RolledLook:
    """What the last chain roll came to. dice: what both show, where that is known; follows: what may come now."""

    rolled: int
    need: int
    made: bool
    dice: tuple[int, int] | None = None
    follows: str = ""

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        return in_turn((self.title, self.line, self.follows))

    @property
    def title(self) -> str:
        return speak("tasuo", "Chain") if self.made else speak("tasuo", "Broken")

    @property
    def line(self) -> str:
        """What was rolled and what was needed."""
        return speak("tasuo", "{rolled} rolled, {need} needed", rolled=self.rolled, need=self.need)


def chain_look(view: SeatView) -> ChainLook | None:
    """Return the chain roll that is due; None where none is, or something else is dealt with before it."""
    table, combo = view.sight, combo_of(view.sight)
    if combo is None or combo.stage != ROLL or view.asks or entries(table) or attack_of(table) is not None:
        return None
    same = rulings_of(table).chain_table == "same"
    more = combo.depth * HARDER + combo.need
    rows = tuple(
        ChainRow(one, base, base + more, following(table, one))
        for one, base in ((one, SAME_NEED if same else need) for one, need in NEEDS.items())
    )
    clash = clash_look(story_of(view, combo))
    return ChainLook(combo.type, need_of(table, combo), combo.depth, combo.need, rows, follows(view, combo), clash)


def follows(view: SeatView, combo: OpenCombo) -> str:
    """Return with what a combo may go on; of cards those that are seen in the hand."""
    table = view.sight
    warrior, used = warrior_named(table, combo.attacker), known_card(table, combo.by) if combo.by else None
    if warrior is None:
        return ""
    if combo.way == PRINTED:
        return speak("tasuo", "Then {warrior} attacks again", warrior=warrior.name)
    if combo.way != BY_CARD:
        weapon = used.name if used is not None else "?"
        return speak("tasuo", "Then {warrior} again with {weapon}", warrior=warrior.name, weapon=weapon)
    held = [lying.card for lying in view.sight.zones.get(zones.hand(warrior.owner), ())]
    known = [one for one in held if isinstance(one, TasuoCard)]
    if held and not known:
        types = map(called, following(table, combo.type))
        return speak("tasuo", "Then a card: {cards}", cards=", ".join(types))
    fitting = dict.fromkeys(one.name for one in known if may_follow(table, combo, one))
    return speak("tasuo", "Then a card: {cards}", cards=", ".join(fitting))


def rolled_look(view: SeatView) -> RolledLook | None:
    """Return what a chain roll came to, if that was the last that happened; nothing of one that was taken back."""
    newest = view.newest if view.sight.text("step") == CLASH else None
    facts = newest.facts(view.seat) if newest is not None else ()
    said = next((one.by_name for _, one in facts if announces(one, "chain")), None)
    if said is None:
        return None
    combo = combo_of(view.sight)
    goes_on = follows(view, combo) if combo is not None and combo.stage == NEXT else ""
    rolled = int(str(said["rolled"]))
    return RolledLook(rolled, int(str(said["need"])), bool(said["made"]), _dice(view, rolled), goes_on)


def _dice(view: SeatView, rolled: int) -> tuple[int, int] | None:
    """Return what both dice show, unless the roll was laid ready beforehand."""
    tops = [view.top(die) for die in zones.DICE]
    shown = [int(one.card.name) for one in tops if one is not None]
    return (shown[0], shown[1]) if len(shown) == len(zones.DICE) and sum(shown) == rolled else None
