"""Says what the page of a clash shows: the sum of the last hit part by part, and the combo so far."""

from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import called, shown, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import BY_CARDS, TAKEN_LESS
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.hit_sums import AS_IT_LEFT, DOUBLED, NOT_BELOW
from gattai_desktop.games.tasuo.names import DRIVES
from gattai_desktop.windows.games.tasuo.card_signs import (
    DEFENSIVE_SIGN,
    GAUGE,
    OFFENSIVE_SIGN,
    condition_sign,
    kind_sign,
    place_sign,
    type_sign,
)
from gattai_desktop.windows.games.tasuo.clash_story import ChainRoll, ClashHit, ClashStory
from gattai_desktop.windows.games.tasuo.field_looks import place_name
from gattai_desktop.windows.games.tasuo.half_numbers import spoken_halves, written_halves

_BROKEN_LEG: Final = "Broken-Leg"


@frozen
class SumPart:
    """A part of a sum: its sign, where it comes from, and how many halves."""

    sign: str
    name: str
    amount: int

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        amount = spoken_halves(abs(self.amount))
        template = "{part} {amount}" if self.amount >= 0 else "less by {part} {amount}"
        return speak("tasuo", template, part=self.name, amount=amount)


@frozen
class HitLook:
    """A hit of the combo. sign and name: what it was made with; roll: what was rolled after it, if that was made."""

    sign: str
    name: str
    total: str
    roll: ChainRoll | None

    @property
    def line(self) -> str:
        return speak("tasuo", "hit for {damage}", damage=self.total)

    @property
    def rolled(self) -> str:
        """What was rolled after it."""
        if self.roll is None:
            return ""
        return speak("tasuo", "{rolled}, needed {need}", rolled=self.roll.rolled, need=self.roll.need)


@frozen
class ComboLook:
    """The upper part of the page of a clash. attacker, target: their pictures, "" where there is none to show."""

    attacker: str
    target: str
    parts: tuple[SumPart, ...]
    total: str
    life: int
    taken: int
    state: str
    hits: tuple[HitLook, ...]
    fallen: bool

    @property
    def sum(self) -> str:
        if not self.parts:
            return self.total
        first, *rest = self.parts
        line = f"{first.name} {written_halves(first.amount)}"
        for one in rest:
            line += f" {'+' if one.amount > 0 else '−'} {one.name} {written_halves(abs(one.amount))}"
        told_already = not rest and written_halves(first.amount) == self.total
        return line if told_already else f"{line} = {self.total}"

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        made_of = ", ".join(one.spoken() for one in self.parts)
        total = speak("tasuo", "Last hit {total}: {parts}", total=self.total, parts=made_of)
        hits = (", ".join(part for part in (f"{one.name} {one.line}", one.rolled) if part) for one in self.hits)
        return in_turn((total, self.state, *hits))


def clash_look(story: ClashStory) -> ComboLook | None:
    """Return what the page shows of a combo; None where its last hit is not known part by part."""
    hit = story.last
    if hit is None or not hit.parts:
        return None
    return ComboLook(
        hit.attacker.picture if hit.attacker is not None else "",
        hit.target.picture if hit.target is not None else "",
        tuple(_part(hit, name, amount, first=not place) for place, (name, amount) in enumerate(hit.parts)),
        _total(hit),
        hit.life,
        min(hit.taken, hit.life),
        state_of(hit),
        tuple(HitLook(_sign(one), _name(one), _total(one), one.roll) for one in story.hits),
        hit.target in story.fallen,
    )


def _total(hit: ClashHit) -> str:
    return shown(hit.total)


def state_of(hit: ClashHit, *, named: bool = True) -> str:
    """Return how it stands with the target of a hit, after its name or without."""
    if hit.target is None:
        return speak("tasuo", "The armor: {damage} damage", damage=_total(hit))
    line = speak(
        "tasuo", "{taken} damage of {life} life", taken=written_halves(hit.taken), life=written_halves(hit.life)
    )
    return f"{hit.target.name}: {line}" if named else line


def _name(hit: ClashHit) -> str:
    """Return what a hit was made with: the card or Weapon, or the type of the warrior's own attack."""
    if hit.by is not None and hit.by is not hit.attacker:
        return hit.by.name
    first = hit.parts[0][0] if hit.parts else ""
    return called(first) if isinstance(first, str) and first else speak("tasuo", "Attack")


def _sign(hit: ClashHit) -> str:
    return kind_sign_of(hit.by) if hit.by is not None else OFFENSIVE_SIGN


def kind_sign_of(card: TasuoCard) -> str:
    """Return the sign of what a card attacks with, else of what it is."""
    form = card.design.attack
    return type_sign(form.type) if form is not None else kind_sign(card.design)


def _part(hit: ClashHit, name: TasuoCard | str, amount: int, *, first: bool) -> SumPart:
    if isinstance(name, TasuoCard):
        return SumPart(kind_sign(name.design), name.name, amount)
    if first:
        return SumPart(_sign(hit), _name(hit), amount)
    if name in (zones.KA, zones.KAO, zones.KIO):
        return SumPart(place_sign(name), place_name(name), amount)
    if name in DRIVES:
        return SumPart(GAUGE, called(DRIVES[name]), amount)
    sign, words = {
        _BROKEN_LEG: (condition_sign(_BROKEN_LEG), speak("tasuo", "Broken Leg")),
        BY_CARDS: (OFFENSIVE_SIGN, speak("tasuo", "cards")),
        TAKEN_LESS: (DEFENSIVE_SIGN, speak("tasuo", "taken less")),
        DOUBLED: (condition_sign("Stun"), speak("tasuo", "doubled")),
        NOT_BELOW: (DEFENSIVE_SIGN, speak("tasuo", "not below 0")),
        AS_IT_LEFT: (OFFENSIVE_SIGN, speak("tasuo", "as it left")),
    }.get(name, ("star", name))
    return SumPart(sign, words, amount)
