"""Sentences about cards that moved, were turned or mixed."""

from collections.abc import Callable, Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, StackFlipped, ZoneShuffled
from gattai_desktop.cards.words import Called, say, wording
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.names import zone_name
from gattai_desktop.games.gattai.telling.sentence import Now, Sentence, cards_in_words, how_many
from gattai_desktop.games.told import Preset, Strong

# Zones of cards that were played.
_PLAYED: Final = ("pile", "gambit", "initiative", "flipped")
_SIGNS: Final = {"pilots": "wings", COACH_SEAT: "horns"}

CardTelling = Callable[[Now, CardsMoved], Iterator[Sentence]]


def moved(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    """Say where cards went."""
    origin, _, giver = fact.origin.partition(".")
    target, _, taker = fact.target.partition(".")
    if fact.rule == "SETUP-1":
        yield from _setting_up(now, fact)
        return
    telling = _TELLINGS.get((origin, target)) or _TELLINGS.get((origin, "")) or _TELLINGS.get(("", target))
    yield from (telling or _anywhere)(now, fact)
    # The card that had no room is told with the one that pushed it out.
    if origin == "faction" and target != "faction" and fact.rule != "FACTION-3":
        yield from _favor(now, giver, -len(fact.cards))
    if target == "faction" and origin != "faction":
        yield from _favor(now, taker, len(fact.cards))


def _setting_up(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    """The Jokers wait beside the table while Hands are dealt; what was out from last time is gathered."""
    deck = zone_name(now.table, fact.target if fact.target.startswith("deck.") else fact.origin)
    if fact.target == "flipped":
        template = "The Jokers of {deck} wait"
    elif fact.origin == "flipped":
        template = "The Jokers go into {deck}"
    else:
        template = "{cards} back into {deck}"
    yield Sentence(say(template, deck=deck, cards=cards_in_words(fact.cards, first=True)), "everything")


def _favor(now: Now, faction: str, change: int) -> Iterator[Sentence]:
    before = now.counts.get(f"faction.{faction}", 0)
    agency = now.values.get(f"faction.{faction}.agency")
    after = min(before + change, agency) if isinstance(agency, int) and change > 0 else before + change
    if after != before:
        yield Sentence(
            say(
                "{faction}: Favor {before} → {after}",
                faction=now.name(f"faction.{faction}"),
                before=before,
                after=Strong(after),
            )
        )


def _in_the_move(now: Now, cards: tuple[Card, ...]) -> bool:
    return all(card in now.named for card in cards)


def _draws(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    seat = fact.target.partition(".")[2]
    yield Sentence(
        say("{who} draws {cards}", who=now.name(seat), cards=cards_in_words(fact.cards)),
        subject=seat,
    )


def _hands_over(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    giver, taker = fact.origin.partition(".")[2], fact.target.partition(".")[2]
    if not _in_the_move(now, fact.cards):
        yield Sentence(
            say(
                "{giver} hands {cards} to {taker}",
                giver=now.name(giver),
                cards=cards_in_words(fact.cards),
                taker=now.name(taker),
            )
        )


def _discards(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    seat = fact.origin.partition(".")[2]
    if not _in_the_move(now, fact.cards):
        yield Sentence(
            say("{who} discards {cards}", who=now.name(seat), cards=cards_in_words(fact.cards)),
            subject=seat,
        )


def _plays(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    seat = fact.origin.partition(".")[2]
    if not _in_the_move(now, fact.cards):
        yield Sentence(say("{who} plays {cards}", who=now.name(seat), cards=cards_in_words(fact.cards)))


def _invests(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    if not _in_the_move(now, fact.cards):
        seat = fact.origin.partition(".")[2]
        yield Sentence(
            say(
                "{who} invests {cards} in {faction}",
                who=now.name(seat),
                cards=cards_in_words(fact.cards),
                faction=now.name(fact.target),
            )
        )


def _comes_up(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    """A card off a Deck into a place where it is played or looked at."""
    deck = zone_name(now.table, fact.origin)
    if all(fact.up):
        yield Sentence(say("{deck} gives {cards}", deck=deck, cards=cards_in_words(fact.cards)))
    elif not _in_the_move(now, fact.cards):
        yield Sentence(
            say("{cards} off {deck}, face-down", cards=how_many(fact.cards, first=True), deck=deck), "everything"
        )


def _mills(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    yield Sentence(
        say(
            "{cards} off {deck} into {trash}",
            cards=cards_in_words(fact.cards, first=True),
            deck=zone_name(now.table, fact.origin),
            trash=zone_name(now.table, fact.target),
        )
    )


def _joker(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    deck = fact.origin.partition(".")[2]
    yield Sentence(
        say("{deck} shows a Joker", deck=zone_name(now.table, fact.origin)), "story", _SIGNS.get(deck, "omen")
    )


def _omens_back(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    yield Sentence(say("Both Omens go back into {deck}", deck=zone_name(now.table, fact.target)), "story", "omen")


def _trash_back(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    yield Sentence(
        say(
            "{trash} goes back into {deck}",
            trash=zone_name(now.table, fact.origin),
            deck=zone_name(now.table, fact.target),
        ),
        "everything",
    )


def _pushed(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    if fact.target == "pile":
        yield Sentence(say("{pile} comes back", pile=_capital(zone_name(now.table, fact.origin))))
    else:
        yield Sentence(say("The Pile is put aside"), "everything")


def _pushed_out(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    """A Faction's cards that go into the Trash: the bottom one that had no room, or all of them with the Faction."""
    template = "{cards} is pushed out" if fact.rule == "FACTION-3" else "{cards} into {trash}"
    yield Sentence(
        say(
            template,
            cards=cards_in_words(fact.cards, first=True),
            trash=zone_name(now.table, fact.target),
        )
    )


def _cleared(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    yield Sentence(
        say(
            "{cards} into {trash}",
            cards=cards_in_words(fact.cards, first=True),
            trash=zone_name(now.table, fact.target),
        ),
        "everything",
    )


def _lays_down(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    seat = fact.origin.partition(".")[2]
    yield Sentence(
        say("{who} lays down {cards}", who=now.name(seat), cards=how_many(fact.cards)),
        subject=seat,
    )


def _takes_back(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    seat = fact.target.partition(".")[2]
    yield Sentence(
        say("{who} takes {cards} back", who=now.name(seat), cards=cards_in_words(fact.cards)),
        subject=seat,
    )


def _from_stack(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    yield Sentence(
        say(
            "{who} takes {cards} from {stack}",
            who=now.name(fact.target.partition(".")[2]),
            cards=cards_in_words(fact.cards),
            stack=zone_name(now.table, fact.origin),
        )
    )


def _onto_stack(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    yield Sentence(
        say("{cards} onto {stack}", cards=how_many(fact.cards, first=True), stack=zone_name(now.table, fact.target)),
        "everything",
    )


def _anywhere(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    if _in_the_move(now, fact.cards):
        return
    yield Sentence(
        say(
            "{cards} from {origin} to {target}",
            cards=cards_in_words(fact.cards, first=True),
            origin=zone_name(now.table, fact.origin),
            target=zone_name(now.table, fact.target),
        )
    )


def _nothing(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    return iter(())


def _capital(text: str) -> str:
    """Return the name of a place as a sentence begins with it; one that is made of words stays so."""
    if isinstance(text, Called) and text.startswith("the Pile"):
        return wording("The Pile of stage {number}", **dict(text.words.values))
    return text[:1].upper() + text[1:]


_TELLINGS: Final[dict[tuple[str, str], CardTelling]] = {
    ("deck", "hand"): _draws,
    ("hand", "hand"): _hands_over,
    ("hand", "trash"): _discards,
    ("hand", "faction"): _invests,
    ("hand", "conceded"): _lays_down,
    **{("hand", place): _plays for place in _PLAYED},
    **{("faction", place): _nothing for place in _PLAYED},
    **{("deck", place): _comes_up for place in _PLAYED},
    ("faction", "trash"): _pushed_out,
    ("deck", "trash"): _mills,
    ("deck", "omens"): _joker,
    ("omens", "deck"): _omens_back,
    ("trash", "deck"): _trash_back,
    ("pile", "pile"): _pushed,
    **{(place, "trash"): _cleared for place in _PLAYED},
    ("conceded", "trash"): _cleared,
    ("conceded", "hand"): _takes_back,
    ("initiative", "hand"): _takes_back,
    ("initiative", "pile"): _nothing,
    ("threat", "hand"): _from_stack,
    ("bgm", "hand"): _from_stack,
    ("deck", "threat"): _onto_stack,
    ("deck", "bgm"): _onto_stack,
}


def turned(now: Now, fact: CardsTurned) -> Iterator[Sentence]:
    """Say which card came to light. Omens are told by what is announced of them."""
    kind, _, key = fact.zone.partition(".")
    if kind == "omens":
        return
    if kind == "faction":
        if fact.rule == "FACTION-5":  # any other turn there covers what was the top card
            yield Sentence(
                say(
                    "{cards} is now on top of {faction}",
                    cards=cards_in_words(fact.cards, first=True),
                    faction=now.name(fact.zone),
                ),
                "everything",
            )
        return
    if fact.zone == "gambit.threshold":
        word = now.rulings.speak("threshold card")
        yield Sentence(say("The {word} is {card}", word=word, card=cards_in_words(fact.cards)), sign=COACH_SEAT)
    elif kind in {"gambit", "initiative"}:
        seat = _whose(now, fact.zone, key)
        yield Sentence(say("{who} shows {cards}", who=now.name(seat), cards=cards_in_words(fact.cards)), sign=seat)
    else:
        place = zone_name(now.table, fact.zone)
        yield Sentence(say("{cards} turned over in {place}", cards=cards_in_words(fact.cards, first=True), place=place))


def _whose(now: Now, zone: str, key: str) -> str:
    if zone.startswith("gambit.help."):
        return zone.removeprefix("gambit.help.")
    path = "gambit.pilot" if zone == "gambit.pilot" else f"throwdown.{key}"
    return str(now.values.get(path) or "")


def flipped(now: Now, fact: StackFlipped) -> Iterator[Sentence]:
    """Say that a stack was turned over as one block."""
    yield Sentence(say("{place} is turned over as one", place=_capital(zone_name(now.table, fact.zone))))


def shuffled(now: Now, fact: ZoneShuffled) -> Iterator[Sentence]:
    """Say that a zone was mixed."""
    kind, _, key = fact.zone.partition(".")
    again = kind == "deck" and fact.rule != "SETUP-1"
    template = "{place} is reshuffled" if again else "{place} is shuffled"
    preset: Preset = "moves" if again else "everything"
    yield Sentence(say(template, place=_capital(zone_name(now.table, fact.zone))), preset, _SIGNS.get(key, ""))
