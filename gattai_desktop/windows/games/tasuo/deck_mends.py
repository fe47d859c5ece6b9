"""Says what would mend a deck, and what its Ultra cards need (RULES TS, 3j)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.board.speech import speak
from gattai_desktop.games.tasuo.card_words import DEFENSIVE, TASUO_MODE, WARRIOR
from gattai_desktop.games.tasuo.decks import (
    FEWEST_SMALL,
    FEWEST_WARRIORS,
    MOST_COUNTERS,
    MOST_DEFENSIVE,
    MOST_ULTRA,
    SIZE,
    SMALL_LIFE,
    DeckFault,
    DeckList,
)
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet
from gattai_desktop.games.tasuo.ultra import SUMMON_COST
from gattai_desktop.games.tasuo.values import MODE_COST
from gattai_desktop.windows.kit.deck_workshop import DeckNeed


def mends_of(faults: Iterable[DeckFault], deck: DeckList, designs: DesignSet) -> Iterator[str]:
    """Yield what would mend each fault, in their order; "" where its words say so already."""
    few = iter((FEWEST_WARRIORS - _warriors(deck, designs), FEWEST_SMALL - _small(deck, designs)))
    for fault in faults:
        if fault.rule == "TS-D9":  # too few warriors, too few small ones, or both in this order
            yield speak("tasuo", "Add {number}.", number=next(one for one in few if one > 0))
        else:
            found = _MENDS.get(fault.rule)
            yield found(deck, designs) if found is not None else ""


def _count(deck: DeckList, designs: DesignSet, wanted: Callable[[CardDesign], bool]) -> int:
    known = designs.by_name
    return sum(copies for name, copies in deck.cards if name in known and wanted(known[name]))


def _out(count: int) -> str:
    return speak("tasuo", "Take {number} out.", number=count)


def _size(deck: DeckList, _designs: DesignSet) -> str:
    missing = SIZE - sum(copies for _, copies in deck.cards)
    return speak("tasuo", "Add {number}.", number=missing) if missing > 0 else _out(-missing)


def _defensive(deck: DeckList, designs: DesignSet) -> str:
    return _out(_count(deck, designs, lambda one: one.kind == DEFENSIVE) - MOST_DEFENSIVE)


def _counters(deck: DeckList, designs: DesignSet) -> str:
    return _out(_count(deck, designs, lambda one: one.is_counter) - MOST_COUNTERS)


def _ultra(deck: DeckList, _designs: DesignSet) -> str:
    over = sum(copies for _, copies in deck.ultra) - MOST_ULTRA
    if over > 0:
        return _out(over)
    return speak("tasuo", "Take the others out, or change the rulings of a new table.")


def _warriors(deck: DeckList, designs: DesignSet) -> int:
    return _count(deck, designs, lambda one: one.kind == WARRIOR)


def _small(deck: DeckList, designs: DesignSet) -> int:
    return _count(deck, designs, lambda one: one.kind == WARRIOR and one.life <= SMALL_LIFE)


_MENDS: Final[Mapping[str, Callable[[DeckList, DesignSet], str]]] = {
    "TS-D1": _size,
    "TS-D3": _defensive,
    "TS-D4": _counters,
    "TS-D5": _ultra,
    "TS-D7": lambda _deck, _designs: speak("tasuo", "Take it out."),
    "TS-D8": lambda _deck, _designs: speak("tasuo", "Add the warrior, or take the Ultra card out."),
}


def needs_note() -> str:
    """Return what entering Tasuo Mode costs (RULES TS-48)."""
    return speak("tasuo", "Tasuo Mode: gauge {gauge}", gauge=MODE_COST)


def needs_of(deck: DeckList, designs: DesignSet) -> Iterator[DeckNeed]:
    """Yield each card of the Ultra Deck with what it needs, and whether the main deck has it (RULES TS-48, TS-H40)."""
    main = {name for name, _ in deck.cards}
    for name, _ in deck.ultra:
        design = designs.by_name.get(name)
        if design is None or not design.is_ultra:
            continue
        face = f"tasuo:{design.id}"
        if design.kind != TASUO_MODE:
            words = speak("tasuo", "for {number} Ka cards", number=SUMMON_COST)
            yield DeckNeed(face=face, name=name, words=words, met=True)
            continue
        beneath = designs.designs.get(design.onto)
        called = beneath.name if beneath is not None else design.onto
        met = called in main
        if met:
            words = speak("tasuo", "on {warrior}", warrior=called)
        else:
            words = speak("tasuo", "needs {warrior}; the deck has none", warrior=called)
        yield DeckNeed(face=face, name=name, words=words, met=met)
