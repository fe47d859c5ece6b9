"""The Bots and Contraptions that can be looked at: those of the program, and those of packs that were opened."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.rumblebots.matches import built_in_bots
from gattai_desktop.games.rumblebots.bots import Bot, BotSet, Contraption, ReadyDeck, picture_of

_BY_PICTURE: Final[dict[str, Bot | Contraption]] = {}
"""What was opened here, each version by the name of its picture."""
_LAST: Final[dict[str, Any]] = {}
"""The same by their keys; of several versions the last."""


def kind_of(face: str) -> Bot | Contraption | None:
    """Return what a picture shows; None for one that nobody knows."""
    kind, _, key = face.partition(":")
    bots = built_in_bots().bots
    if kind == "bot":
        return bots.bots.get(key) or _BY_PICTURE.get(face)
    return bots.contraptions.get(key) or _BY_PICTURE.get(face) if kind == "contraption" else None


def bot_called(key: str) -> Bot | None:
    """Return a Bot by its key; of several versions the last. None where nobody knows it."""
    found = built_in_bots().bots.bots.get(key) or _LAST.get(key)
    return found if isinstance(found, Bot) else None


def name_of(key: str) -> str:
    """Return what a Bot or a Contraption is called, by its key; the key where nobody knows it."""
    bots = built_in_bots().bots
    found = bots.bots.get(key) or bots.contraptions.get(key) or _LAST.get(key)
    return found.name if found is not None else key


@frozen
class OwnBots:
    """What the box holds with packs of somebody's own, and by what key the table knows each entry of these, by its id.

    A key is the last part of an id, and another where that is taken: a card of the table has no dots in its name.
    """

    bots: BotSet
    keys: Mapping[str, str]


def with_packs(packs: Iterable[Pack]) -> OwnBots:
    """Return what the box holds, with the Bots, Contraptions and decks of packs of somebody's own."""
    found = [one for one in packs if one.id != built_in_bots().pack.id]
    return with_entries(
        *(tuple(one for pack in found for one in pack.of(kind)) for kind in (Bot, Contraption, ReadyDeck))
    )


def with_entries(bots: Iterable[Any], contraptions: Iterable[Any], decks: Iterable[Any]) -> OwnBots:
    """Return what the box holds with these, as the files say them; they can be looked at from now on."""
    box = built_in_bots().bots
    taken = {*box.bots, *box.contraptions, *box.decks}
    keys: dict[str, str] = {}
    for one in (*bots, *contraptions, *decks):
        first = key = one.id.rpartition(".")[2]
        number = 2
        while key in taken:
            key, number = f"{first}-{number}", number + 1
        keys[one.id] = key
        taken.add(key)
    own = {keys[one.id]: evolve(one, id=keys[one.id], own=True) for one in bots}
    others = {keys[one.id]: evolve(one, id=keys[one.id], own=True) for one in contraptions}
    for kind in (*own.values(), *others.values()):
        _BY_PICTURE[picture_of(kind)] = kind
        _LAST[kind.id] = kind
    made = {keys[one.id]: _with_keys(one, keys) for one in decks}
    return OwnBots(BotSet({**box.bots, **own}, {**box.contraptions, **others}, {**box.decks, **made}), keys)


def _with_keys(deck: ReadyDeck, keys: Mapping[str, str]) -> ReadyDeck:
    """A deck as the table knows it."""
    bots = tuple(keys.get(one, one) for one in deck.bots)
    return evolve(deck, id=keys[deck.id], bots=bots, contraption=keys.get(deck.contraption, deck.contraption))
