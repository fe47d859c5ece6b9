"""Counts what a deck promises: what calls cost, what its defences stop, its first hand (RULES TS, 3j)."""

from collections import Counter
from typing import Final

from gattai_desktop.board.speech import called, speak
from gattai_desktop.games.tasuo.card_words import AREA, TYPES, WARRIOR
from gattai_desktop.games.tasuo.decks import DeckList, chance_of_none
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet
from gattai_desktop.windows.games.tasuo import card_signs
from gattai_desktop.windows.games.tasuo.fighters import weight_of
from gattai_desktop.windows.kit.deck_workshop import DeckBar, DeckChart

_EVADE: Final = "Evade"
Known = tuple[tuple[CardDesign, int], ...]
"""The cards of a main deck that there are, with their copies."""


def known_in(deck: DeckList, designs: DesignSet) -> Known:
    """Return the cards of a main deck that there are, with their copies."""
    known = designs.by_name
    return tuple((known[name], copies) for name, copies in deck.cards if name in known)


def charts_of(deck: DeckList, designs: DesignSet) -> tuple[DeckChart, ...]:
    """Return all charts of a deck."""
    known = known_in(deck, designs)
    return _costs(known), _stops(known), _hands(max(sum(copies for _, copies in deck.cards), 1), known)


def _costs(known: Known) -> DeckChart:
    found = Counter[int]()
    for one, copies in known:
        if one.kind == WARRIOR:
            found[weight_of(one.life)] += copies
    lives = {
        1: speak("tasuo", "life to 7"),
        2: speak("tasuo", "life 7.5 to 9"),
        3: speak("tasuo", "life 9.5 and more"),
    }
    bars = [DeckBar(value=found[cost], signs=(card_signs.ARMOR,) * cost, words=words) for cost, words in lives.items()]
    note = speak("tasuo", "{count} warriors", count=found.total())
    return DeckChart(title=speak("tasuo", "What a call costs"), note=note, bars=tuple(bars))


def _stops(known: Known) -> DeckChart:
    defences = [(one.defence, copies) for one, copies in known if one.defence is not None]
    bars = []
    for kind in TYPES.values():
        stopping = (
            copies
            for terms, copies in defences
            if (terms.tag == _EVADE if kind == AREA else not terms.types or kind in terms.types)
            and terms.aim != "targets"
        )
        bars.append(DeckBar(value=sum(stopping), signs=(card_signs.type_sign(kind),), words=called(kind)))
    aimed = {
        kind: sum(
            copies
            for terms, copies in defences
            if terms.aim != "plain" and (terms.tag == _EVADE or not terms.types or kind in terms.types)
        )
        for kind in TYPES.values()
        if kind != AREA
    }
    least, most = min(aimed.values()), max(aimed.values())
    words = speak("tasuo", "what Targets")
    span = str(most) if least == most else f"{least}-{most}"
    bars.append(DeckBar(value=most, signs=(card_signs.TARGETS,), words=words, note=span, least=least))
    below = ""
    if least < most:
        kinds = ", ".join(called(kind) for kind, count in aimed.items() if count == most)
        below = speak(
            "tasuo", "{types} that Target: {most}, others {least} or more.", types=kinds, most=most, least=least
        )
    note = speak("tasuo", "{count} defences", count=sum(copies for _, copies in defences))
    return DeckChart(title=speak("tasuo", "Cards that stop a …"), note=note, bars=tuple(bars), below=below)


def _hands(cards: int, known: Known) -> DeckChart:
    warriors = sum(copies for one, copies in known if one.kind == WARRIOR)
    chance = round(100 * (1 - chance_of_none(cards, min(warriors, cards))))
    words = speak("tasuo", "{chance} in 100 hold a warrior", chance=chance)
    return DeckChart(title=speak("tasuo", "First five cards"), note=words)
