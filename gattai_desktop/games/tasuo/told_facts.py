"""What the log says of a showdown: what is announced, values that change, cards that came to lie elsewhere."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, ValueChanged, announces
from gattai_desktop.cards.value import Value, as_number
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.activating import TurnArena
from gattai_desktop.games.tasuo.effect_text import done_to_attack
from gattai_desktop.games.tasuo.legend import SetCard, TakeBackCard
from gattai_desktop.games.tasuo.names import PHASES, PLACES
from gattai_desktop.games.tasuo.queue import NUMBER, QUEUE, entry_of
from gattai_desktop.games.tasuo.striking import LOSING
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.tasuo.turns import DRAWN, DrawTwo
from gattai_desktop.games.tasuo.unchanged import UNCHANGED, WHY
from gattai_desktop.games.tasuo.values import halves, listed
from gattai_desktop.games.told import Strong
from gattai_desktop.games.told_beneath import AnnouncedValues, TellingOf, ToldWords, filled, in_words, line

WON_BY: Final[Mapping[str, str]] = {
    "bodies": "{seat} has {won}: the Body Count of the foe is full",
    "armor": "{seat} has {won}: the foe has no armor left",
    "frags": "{seat} has {won}: all seven Kaju Frags are together",
    "deck": "{seat} has {won}: the foe could not draw",
    "limit": "{seat} has {won}: the last turn is over",
    "resign": "{seat} has {won}: the foe has given up",
}
"""How a showdown is won."""


def _hit(scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "{card} hits {target}: {damage} damage"
    damage = Strong(str(of["damage"]))
    yield say(words, card=scene.card(of.get("by")), target=scene.card(of["target"]), damage=damage), "story"


def _chain(_scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "{rolled}, {need} needed: the combo goes on" if of["made"] else "{rolled}, {need} needed: the combo ends"
    yield say(words, rolled=Strong(of["rolled"]), need=of["need"]), "story"


def _wins(scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    yield say(WON_BY[str(of["by"])], seat=scene.name(of["seat"]), won=Strong("won")), "story"


def _first_hand(scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    """How many cards were changed: while both chose in secret the other was not told (RULES TS-H54)."""
    who, number = scene.name(of["seat"]), as_number(of["number"])
    if not any(isinstance(card, Back) for card in scene.table.cards(zones.hand(str(of["seat"])))):
        return  # whoever sees the hand has read it, card by card
    if not number:
        yield say("{seat} has kept the first hand", seat=who), "moves"
        return
    words = (
        "{seat} has changed a card of the first hand"
        if number == 1
        else "{seat} has changed {number} cards of the first hand"
    )
    yield say(words, seat=who, number=number), "moves"


def _unchanged(scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    yield filled(WHY[str(of["why"])])(scene, of), "moves"


_TELLINGS: Final[Mapping[str, TellingOf[ShowdownScene]]] = {
    "draw won": line(say("{seat} has won the draw")),
    "first hand": _first_hand,
    "turn": line(say("Turn {number}: {seat}"), "story", strong="number"),
    "hit": _hit,
    "stopped": line(say("the attack on {target} is {stopped}: {tag}", stopped=Strong("stopped")), "story"),
    "destroyed": line(say("{card} is {destroyed}", destroyed=Strong("destroyed")), "story"),
    "chain": _chain,
    "negated": line(say("{card} is {negated}", negated=Strong("negated")), "story"),
    "call failed": line(say("the call of {card} fails"), "story"),
    "effect": line(say("the effect of {card}")),
    "nobody": line(say("nothing happens: it finds no target")),
    UNCHANGED: _unchanged,
    "countered": line(say("Counter: the End Phase begins"), "story"),
    "wins": _wins,
    "draw": line(say("The showdown is over: nobody has won"), "story"),
    "because": line(say("“{text}”")),
}
ON_THEIR_OWN: Final = frozenset({"turn", "wins", "draw"})
"""Announcements that do not hang beneath the move before them."""


def tell_announced(scene: ShowdownScene, fact: Announced) -> tuple[ToldWords, ...]:
    """Return the sentences of an announcement; none where another sentence says it."""
    return in_words(scene, fact, _TELLINGS)


_GAUGES: Final[Mapping[str, str]] = {
    "armor": "{who}: armor {before} → {after}",
    "bodies": "{who}: Body Count {before} → {after}",
    "gauge": "{who}: Clash Gauge {before} → {after}",
    "kio": "{who}: charges of Kio {before} → {after}",
    "kao": "{who}: charges of Kao {before} → {after}",
}


def tell_value(scene: ShowdownScene, fact: ValueChanged) -> Iterator[ToldWords]:
    """Yield the sentences of a value that has changed; none where another sentence says it."""
    first, _, rest = fact.path.partition(".")
    if first in _GAUGES and rest in zones.SEATS:
        before, after = as_number(fact.before), Strong(as_number(fact.after))
        yield say(_GAUGES[first], who=scene.name(rest), before=before, after=after), "story"
    elif first == "match" and fact.after:
        yield say("{who}: duels won {number}", who=scene.name(rest), number=Strong(as_number(fact.after))), "story"
    elif first == "gravity" and fact.after:
        yield say("{who}: the Gravity Zones are open", who=scene.name(rest)), "moves"
    elif first == "gravity":
        yield say("{who}: the Gravity Zones are closed", who=scene.name(rest)), "moves"
    elif first == "step" and str(fact.after) in PHASES:
        yield say("{phase}", phase=PHASES[str(fact.after)]), "everything"
    elif first == "warrior":
        key, _, what = rest.rpartition(".")
        yield from _of_warrior(scene, key, what, fact)
    elif first in ("attack", "combo") and _is_of_effect(scene, fact):
        yield from _of_attack(rest, fact)


def _is_of_effect(scene: ShowdownScene, fact: ValueChanged) -> bool:
    """Whether an effect of a card has changed a value."""
    cause = next((one for number, one in scene.facts if number == fact.cause), None)
    return announces(cause, "effect")


def _of_attack(what: str, fact: ValueChanged) -> Iterator[ToldWords]:
    """Yield what an effect has changed of the attack or the combo that is under way."""
    if what in ("power", "need"):
        more = as_number(fact.after or 0) - as_number(fact.before or 0)
        key = what + ("+" if more > 0 else "-")
        yield done_to_attack(key, halves(abs(more)) if what == "power" else str(abs(more))), "moves"
    elif what == "unchained" and fact.after:
        yield done_to_attack("nochain"), "moves"
    elif what == "bars":
        had, has = (cast("tuple[str, ...]", one or ()) for one in (fact.before, fact.after))
        for tag in has:
            if tag not in had:
                yield done_to_attack("bar", named=tag), "moves"


_LOSSES: Final = {"Burn": "TS-54", **LOSING}
"""The Battle Conditions by which a warrior takes damage, with the rules that say so."""


def _of_warrior(scene: ShowdownScene, key: str, what: str, fact: ValueChanged) -> Iterator[ToldWords]:
    card = scene.card(key)
    if fact.rule == "TS-H39" or _has_left(scene, key, fact):  # moved to the card on top, or gone with the warrior
        return
    if what == "damage":
        before, after = halves(as_number(fact.before)), Strong(halves(as_number(fact.after)))
        suffered = next((one for one, rule in _LOSSES.items() if rule == fact.rule), "")
        words = "{card}: damage {before} → {after} by {suffered}" if suffered else "{card}: damage {before} → {after}"
        yield say(words, card=card, before=before, after=after, suffered=suffered), "moves"
    elif what == "boost" and fact.after:
        yield (
            say("{card}: its attacks deal {more} more", card=card, more=Strong(halves(as_number(fact.after)))),
            "moves",
        )
    elif what == "conditions":
        had, has = (list(cast("tuple[str, ...]", one or ())) for one in (fact.before, fact.after))
        for one in has:
            if had.count(one) < has.count(one):
                yield say("{card} suffers {condition}", card=card, condition=Strong(one)), "story"
                had.append(one)
        for one in dict.fromkeys(had):
            if has.count(one) < had.count(one):
                yield say("{card} no longer suffers {condition}", card=card, condition=one), "story"
    elif what == "attacked" and _is_of_effect(scene, fact):
        yield say("{who} may attack once more this turn", who=card), "moves"
    elif what == "stops" and fact.after:
        yield say("a stop for {card} still holds", card=card), "moves"


def _has_left(scene: ShowdownScene, key: str, fact: ValueChanged) -> bool:
    """Whether a value is cleared because its warrior has just left play."""
    places = {f"{place}.{seat}" for place in zones.PLACES for seat in zones.SEATS}
    left = (one for _, one in scene.facts if isinstance(one, CardsMoved) and one.origin in places)
    return fact.after is None and any(card.key == key for one in left for card in one.cards if one.cause == fact.cause)


def tell_turned(scene: ShowdownScene, fact: CardsTurned) -> Iterator[ToldWords]:
    """Yield what is said of cards that were turned: an Arena that is ready again."""
    if fact.zone.startswith("arena.") and not isinstance(scene.move, TurnArena):
        yield say("{cards} is ready again", cards=fact.cards), "everything"


def tell_moved(scene: ShowdownScene, fact: CardsMoved) -> Iterator[ToldWords]:
    """Yield what is said of cards that came to lie elsewhere; none where the move says it."""
    origin = fact.origin.rpartition(".")[0]
    target, _, to = fact.target.rpartition(".")
    who, cards, count = scene.name(to), _named(fact), len(fact.cards)
    match origin, target:
        case "deck", "hand":
            yield from _drawn(scene, to, count)
        case "deck", "charges.kao":
            words = "{cards} goes from the deck to Kao" if count == 1 else "{cards} go from the deck to Kao"
            yield say(words, cards=cards), "moves"
        case "deck", "charges.ka":
            words = "the top card of the deck charges Ka" if count == 1 else "the top {number} cards charge Ka"
            yield say(words, number=count), "moves"
        case "deck", "dead":
            yield say("{cards} from the deck to the Deadzone", cards=cards), "moves"
        case "deck", "look":
            words = "{who} looks at the top card of the deck" if count == 1 else "{who} looks at the top {number} cards"
            yield say(words, who=who, number=count), "moves"
        case "use", place if place in PLACES:
            stands = say("{cards} stands in {place}", cards=cards, place=PLACES[place])
            yield stands, "everything" if _was_unanswered(scene, fact) else "moves"
        case place, other if place in PLACES and other in PLACES:
            yield say("{cards} to {place}", cards=cards, place=PLACES[other]), "moves"
        case "hand", "use" | "legend" | "charges.ka" | "dead" | "deck":
            return  # the move says it
        case "legend", "hand" if not isinstance(scene.move, TakeBackCard | SetCard):
            yield say("{cards} back to the hand of {who}", cards=cards, who=who), "moves"
        case _, "dead":
            yield say("{cards} to the Deadzone", cards=cards), "everything" if origin == "use" else "moves"
        case _, "outer":
            yield say("{cards} to the Outerzone", cards=cards), "moves"
        case place, "hand" if place in (*PLACES, "use"):
            found, back = "{cards} from the deck to the hand of {who}", "{cards} back to the hand of {who}"
            yield say(found if _was_found(scene, fact) else back, cards=cards, who=who), "moves"
        case "use", "deck":
            yield say("{cards} is shuffled into the deck of {who}", cards=cards, who=who), "moves"
        case _:
            return


def _was_unanswered(scene: ShowdownScene, fact: CardsMoved) -> bool:
    """Whether nothing came between a call and the warrior's entry: then the line of the call says it."""
    kept = [*listed(scene.table, QUEUE)]
    for number, one in scene.facts:
        if number < scene.number and isinstance(one, ValueChanged) and one.path == QUEUE:
            kept += cast("tuple[Value, ...]", one.after or ())
    calls = (
        one for one in map(entry_of, kept) if one.kind == "call" and one.source in {card.key for card in fact.cards}
    )
    return any(one.number == scene.value(NUMBER) for one in calls)


def _drawn(scene: ShowdownScene, to: Seat, count: int) -> Iterator[ToldWords]:
    """Yield how many cards somebody draws; nothing where the move says it."""
    move = scene.move
    if not (isinstance(move, DrawTwo) and move.seat == to and count == DRAWN):
        words = "{who} draws a card" if count == 1 else "{who} draws {number} cards"
        yield say(words, who=scene.name(to), number=count), "moves"


def _was_found(scene: ShowdownScene, fact: CardsMoved) -> bool:
    """Whether a card was found in a deck that was looked through, and shown."""
    found = (one for _, one in scene.facts if isinstance(one, CardsMoved) and one.origin.startswith("look."))
    return any(one.target == fact.origin and one.cards == fact.cards for one in found)


def _named(fact: CardsMoved) -> tuple[object, ...]:
    return tuple(say("a card") if isinstance(card, Back) else card for card in fact.cards)
