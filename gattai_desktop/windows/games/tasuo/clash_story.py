"""Reads from the log what came of the combo that is open: its hits with their sums and rolls, who fell, what was lost.

Every figure was announced by the rules as it happened; nothing is worked out anew here.
"""

from collections.abc import Iterator
from typing import Any, Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Announced, CardsMoved, Fact, ValueChanged, announces
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import ARMOR
from gattai_desktop.games.tasuo.combos import OpenCombo
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.hit_sums import HitPart
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.records.record import Naming
from gattai_desktop.windows.kit.seat_view import SeatView

_FARTHEST: Final = 80
"""So many entries back the beginning of a combo is looked for."""
_ROLLS: Final = Naming(facts=("chain",))


@frozen
class ChainRoll:
    """A chain roll that was made."""

    rolled: int
    need: int
    made: bool


@frozen
class ClashHit:
    """A hit of the combo. total: what it dealt, as written; life, taken: of the target, in halves, 0 for armor."""

    attacker: TasuoCard | None
    by: TasuoCard | None
    target: TasuoCard | None
    armor: bool
    total: str
    parts: tuple[tuple[TasuoCard | str, int], ...]
    life: int = 0
    taken: int = 0
    roll: ChainRoll | None = None


@frozen
class ClashStory:
    """What came of a combo so far. bodies, gauges: by seat what they were and are."""

    hits: tuple[ClashHit, ...] = ()
    fallen: tuple[TasuoCard, ...] = ()
    lost: tuple[Card, ...] = ()
    bodies: tuple[tuple[str, int, int], ...] = ()
    gauges: tuple[tuple[str, int, int], ...] = ()

    @property
    def last(self) -> ClashHit | None:
        return self.hits[-1] if self.hits else None


NO_STORY: Final = ClashStory()


def story_of(view: SeatView, combo: OpenCombo) -> ClashStory:
    """Return what came of the open combo, as the seat saw it; nothing where the log does not reach back to it."""
    told: list[tuple[Happened, Fact]] = []
    hits = chains = 0
    for happened in _backwards(view):
        facts = [fact for _, fact in happened.facts(view.seat)]
        names = [one.words for one in facts if isinstance(one, Announced)]
        told[:0] = [(happened, fact) for fact in facts]
        hits, chains = hits + names.count("hit"), chains + names.count("chain")
        if hits > combo.depth and chains >= combo.depth:
            return _told(view, told)
        if "turn" in names:
            break
    return NO_STORY


def rolls_of(view: SeatView) -> tuple[ChainRoll, ...]:
    """Return every chain roll of this showdown that still holds, oldest first."""
    model = view.model
    kept = (one for one in model.log(naming=_ROLLS) if _holds(model, one))
    found = (fact for one in kept for _, fact in one.facts(view.seat))
    return tuple(_roll(one) for one in found if announces(one, "chain"))


def _backwards(view: SeatView) -> Iterator[Happened]:
    model = view.model
    for number in range(model.entry, max(model.entry - _FARTHEST, 0), -1):
        yield from (one for one in model.log(number, number) if _holds(model, one))


def _holds(model: GameModel, happened: Happened) -> bool:
    """Whether an entry was neither taken back nor takes something back itself."""
    return happened.back_to is None and not model.is_taken_back(happened.entry)


def _roll(fact: Announced) -> ChainRoll:
    of: dict[str, Any] = fact.by_name
    return ChainRoll(int(of["rolled"]), int(of["need"]), bool(of["made"]))


def _told(view: SeatView, told: list[tuple[Happened, Fact]]) -> ClashStory:
    cards: dict[str, Card] = {}
    for happened in dict.fromkeys(one for one, _ in told):
        cards |= ShowdownScene(happened.before(view.seat), None, happened.facts(view.seat)).cards
    hits: list[ClashHit] = []
    fallen: list[TasuoCard] = []
    lost: list[Card] = []
    gauges: dict[str, tuple[int, int]] = {}
    bodies: dict[str, tuple[int, int]] = {}
    for _, fact in told:
        if announces(fact, "hit"):
            hits.append(_hit(fact, cards))
        elif announces(fact, "chain") and hits:
            hits[-1] = evolve(hits[-1], roll=_roll(fact))
        elif announces(fact, "destroyed"):
            card = cards.get(str(fact.by_name["card"]))
            fallen += [card] if isinstance(card, TasuoCard) else []
        elif isinstance(fact, ValueChanged):
            path, _, seat = fact.path.partition(".")
            if path in ("gauge", "bodies") and seat in zones.SEATS:
                kept = gauges if path == "gauge" else bodies
                before, after = cast("int", fact.before or 0), cast("int", fact.after or 0)
                kept[seat] = (kept.get(seat, (before, 0))[0], after)
        elif isinstance(fact, CardsMoved) and fact.origin.startswith("weapons.") and fact.target.startswith("dead."):
            lost += fact.cards
    return ClashStory(tuple(hits), tuple(fallen), tuple(lost), _changed(bodies), _changed(gauges))


def _changed(values: dict[str, tuple[int, int]]) -> tuple[tuple[str, int, int], ...]:
    return tuple((seat, before, after) for seat, (before, after) in values.items() if before != after)


def _hit(fact: Announced, cards: dict[str, Card]) -> ClashHit:
    of: dict[str, Any] = fact.by_name

    def card(key: object) -> TasuoCard | None:
        found = cards.get(str(key))
        return found if isinstance(found, TasuoCard) else None

    parts = cast("tuple[HitPart, ...]", of.get("sum") or ())
    life, taken = of.get("lives") or (0, 0)
    return ClashHit(
        card(of.get("attacker")),
        card(of.get("by")),
        card(of["target"]),
        of["target"] == ARMOR,
        str(of["damage"]),
        tuple((card(name) or name, amount) for name, amount in parts),
        life,
        taken,
    )
