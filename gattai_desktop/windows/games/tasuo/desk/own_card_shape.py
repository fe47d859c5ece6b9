"""How the fields of a card of one's own hang together: its kind says which it has, plates say what it does."""

from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.tasuo.families import CARDS
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.line_pieces import LineInPieces, SentenceInPieces
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.tasuo.attack_line import attack_in_pieces
from gattai_desktop.games.tasuo.card_words import KINDS, MANNERS, WARRIOR
from gattai_desktop.games.tasuo.design_checks import BY_KIND, wrong_with
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_line import read_effects
from gattai_desktop.games.tasuo.effect_pieces import CardInPieces

ATTACK: Final = "P1 fire"
"""The attack of a new card, and what it hits with till somebody chooses."""
LIFE: Final = 10
"""The life of a new warrior, in halves."""
_FIELDS: Final = {one.name: one for one in CARDS.fields if one.name in BY_KIND}
"""The fields that not every kind of card has."""


class OwnCardShape:
    """A card has the fields of its kind.

    What another kind needs is there at once, and what it cannot have goes.
    """

    pieced: tuple[str, ...] = ("effect", "attack")

    def has(self, field: str, values: FieldValues) -> bool:
        if field not in _FIELDS or values["kind"] not in KINDS:
            return True
        return values["kind"] in BY_KIND[field][1] or values[field] not in (_FIELDS[field].default, None)

    def changes(self, draft: PackDraft, values: FieldValues, field: str, value: Held) -> Mapping[str, Held]:
        changed: dict[str, Held] = {field: value}
        if field != "kind" or value not in KINDS:
            return changed
        for name, one in _FIELDS.items():
            needing, having = BY_KIND[name]
            if value not in having:
                changed[name] = one.usable
            elif value in needing and values[name] in (one.default, None, "", 0):
                changed[name] = _first(draft, name)
        changed["effect"] = _effect_for({**values, **changed})
        return changed

    def apart(self, draft: PackDraft, values: FieldValues, field: str, line: str) -> LineInPieces:
        if field == "attack":
            return LineInPieces(
                sentences=(
                    SentenceInPieces(
                        pieces=(attack_in_pieces(line),),
                        conditions=tuple,
                        last_condition=0,
                        further=lambda: "",
                        without=None,
                    ),
                )
            )
        classes = [one for one, _ in draft.named(("class",))]
        return CardInPieces(design_of({**values, field: line}), classes).line()


def _first(draft: PackDraft, name: str) -> Held:
    """Something usable in a field that a card of some kind needs."""
    match name:
        case "life":
            return LIFE
        case "attack":
            return ATTACK
        case "hands":
            return 1
        case "manner":
            return MANNERS[0]
        case "class":
            return next((one for one, _ in draft.named(("class",))), "")
        case "onto":
            return next(iter(warriors_of(draft)), "")
    return ""


def _effect_for(values: Mapping[str, Any]) -> str:
    """What it does, as far as such a card can do that; or else the first thing that it can, where it has to."""
    line = str(values["effect"] or "")
    try:
        read_effects(line)
    except NotationFault:
        return line
    if not any(field == "effect" for field, _ in wrong_with(design_of(values))):
        return line
    needed = values["kind"] in BY_KIND["effect"][0]
    news = CardInPieces(design_of({**values, "effect": ""}), ()).news() if needed else ()
    return next((one.line for one in news), "")


def design_of(values: Mapping[str, Any]) -> CardDesign:
    """Return as much of a card as its effects are judged and said by, whatever else is wrong with it."""
    return CardDesign(
        id=str(values["id"]),
        name=AsWritten(values["name"] or ""),
        kind=str(values["kind"]),
        manner=str(values["manner"] or ""),
        line=str(values["effect"] or ""),
    )


def warriors_of(draft: PackDraft) -> tuple[str, ...]:
    """Return the ids of the warriors on which a Tasuo Mode card of a pack may be laid, its own first."""
    own = (str(one["id"]) for one in draft.entries("card") if one["kind"] == WARRIOR)
    others = (one.id for pack in draft.shelf for one in pack.of(CardDesign) if one.kind == WARRIOR)
    return (*own, *others)
