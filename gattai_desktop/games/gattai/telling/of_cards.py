"""Sentences about cards that moved, were turned or mixed."""

from collections.abc import Callable, Iterator, Mapping
from string import Formatter
from typing import Final, Literal

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, StackFlipped, ZoneShuffled
from gattai_desktop.cards.frozen import frozen
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
    yield from (telling or _ANYWHERE)(now, fact)
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


@frozen
class CardsTold:
    """Tells with one sentence where cards went: {cards}, off the {deck}, into the {trash}, from or onto a {stack}.

    {who} is whose Hand they leave or come to, `giver` or `taker`; the sentence is about her where `about` says so.
    """

    template: str
    preset: Preset = "moves"
    sign: str = ""
    who: Literal["giver", "taker"] = "giver"
    about: bool = False
    unless_named: bool = False
    """Whether nothing is said where the sentence of the move names the cards."""
    counted: bool = False
    """Whether it says only how many cards there are."""

    def __call__(self, now: Now, fact: CardsMoved) -> Iterator[Sentence]:
        if self.unless_named and _in_the_move(now, fact.cards):
            return
        fields = {name for _, name, _, _ in Formatter().parse(self.template) if name}
        words = say(self.template, **{name: self._filled(now, fact, name) for name in fields})
        yield Sentence(
            words, self.preset, self.sign, subject=_ENDS[self.who](fact).partition(".")[2] if self.about else ""
        )

    def _filled(self, now: Now, fact: CardsMoved, name: str) -> object:
        if name == "cards":
            in_words = how_many if self.counted else cards_in_words
            return in_words(fact.cards, first=self.template.startswith("{cards}"))
        end = _ENDS[self.who if name == "who" else name](fact)
        if name == "faction":
            return now.name(end)
        return now.name(end.partition(".")[2]) if name in {"who", "giver", "taker"} else zone_name(now.table, end)


def _in_the_move(now: Now, cards: tuple[Card, ...]) -> bool:
    return all(card in now.named for card in cards)


def _either_end(*kinds: str) -> Callable[[CardsMoved], str]:
    return lambda fact: fact.origin if fact.origin.partition(".")[0] in kinds else fact.target


_ENDS: Final[Mapping[str, Callable[[CardsMoved], str]]] = {
    **dict.fromkeys(("giver", "origin"), lambda fact: fact.origin),
    **dict.fromkeys(("taker", "target", "faction"), lambda fact: fact.target),
    "deck": _either_end("deck"),
    "trash": _either_end("trash"),
    "stack": _either_end("threat", "bgm"),
}
"""The zone, of the two between which cards went, that stands for each field of a sentence."""


def _comes_up(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    """A card off a Deck into a place where it is played or looked at."""
    deck = zone_name(now.table, fact.origin)
    if all(fact.up):
        yield Sentence(say("{deck} gives {cards}", deck=deck, cards=cards_in_words(fact.cards)))
    elif not _in_the_move(now, fact.cards):
        yield Sentence(
            say("{cards} off {deck}, face-down", cards=how_many(fact.cards, first=True), deck=deck), "everything"
        )


def _joker(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    deck = fact.origin.partition(".")[2]
    yield Sentence(
        say("{deck} shows a Joker", deck=zone_name(now.table, fact.origin)), "story", _SIGNS.get(deck, "omen")
    )


def _pushed(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    if fact.target == "pile":
        yield Sentence(say("{pile} comes back", pile=_capital(zone_name(now.table, fact.origin))))
    else:
        yield Sentence(say("The Pile is put aside"), "everything")


_NO_ROOM: Final = CardsTold("{cards} is pushed out")
_WITH_ITS_FACTION: Final = CardsTold("{cards} into {trash}")


def _pushed_out(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    """A Faction's cards that go into the Trash: the bottom one that had no room, or all of them with the Faction."""
    return (_NO_ROOM if fact.rule == "FACTION-3" else _WITH_ITS_FACTION)(now, fact)


def _nothing(now: Now, fact: CardsMoved) -> Iterator[Sentence]:
    return iter(())


def _capital(text: str) -> str:
    """Return the name of a place as a sentence begins with it; one that is made of words stays so."""
    if isinstance(text, Called) and text.startswith("the Pile"):
        return wording("The Pile of stage {number}", **text.words.by_name)
    if isinstance(text, Called) and text[:1].isupper():
        return text
    return text[:1].upper() + text[1:]


_ANYWHERE: Final = CardsTold("{cards} from {origin} to {target}", unless_named=True)
_PLAYS: Final = CardsTold("{who} plays {cards}", unless_named=True)
_CLEARED: Final = CardsTold("{cards} into {trash}", "everything")
_TAKES_BACK: Final = CardsTold("{who} takes {cards} back", who="taker", about=True)
_FROM_STACK: Final = CardsTold("{who} takes {cards} from {stack}", who="taker")
_ONTO_STACK: Final = CardsTold("{cards} onto {stack}", "everything", counted=True)

_TELLINGS: Final[dict[tuple[str, str], CardTelling]] = {
    ("deck", "hand"): CardsTold("{who} draws {cards}", who="taker", about=True),
    ("hand", "hand"): CardsTold("{giver} hands {cards} to {taker}", unless_named=True),
    ("hand", "trash"): CardsTold("{who} discards {cards}", about=True, unless_named=True),
    ("hand", "faction"): CardsTold("{who} invests {cards} in {faction}", unless_named=True),
    ("hand", "conceded"): CardsTold("{who} lays down {cards}", about=True, counted=True),
    **{("hand", place): _PLAYS for place in _PLAYED},
    **{("faction", place): _nothing for place in _PLAYED},
    **{("deck", place): _comes_up for place in _PLAYED},
    ("faction", "trash"): _pushed_out,
    ("deck", "trash"): CardsTold("{cards} off {deck} into {trash}"),
    ("deck", "omens"): _joker,
    ("omens", "deck"): CardsTold("Both Omens go back into {deck}", "story", "omen"),
    ("trash", "deck"): CardsTold("{trash} goes back into {deck}", "everything"),
    ("pile", "pile"): _pushed,
    **{(place, "trash"): _CLEARED for place in _PLAYED},
    ("conceded", "trash"): _CLEARED,
    ("conceded", "hand"): _TAKES_BACK,
    ("initiative", "hand"): _TAKES_BACK,
    ("initiative", "pile"): _nothing,
    ("threat", "hand"): _FROM_STACK,
    ("bgm", "hand"): _FROM_STACK,
    ("deck", "threat"): _ONTO_STACK,
    ("deck", "bgm"): _ONTO_STACK,
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
    return now.table.text(path)


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
