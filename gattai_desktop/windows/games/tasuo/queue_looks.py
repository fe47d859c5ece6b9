"""Says what waits on the Queue: each entry by its place in the order of resolving, with source and effect."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.board.speech import first_large, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.tasuo.attacks import ARMOR, attack_of, attacker_of, known_card, reckoned
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_text import what_is_done
from gattai_desktop.games.tasuo.queue import QueueEntry, entries
from gattai_desktop.games.tasuo.warriors import warrior_named, warriors_named
from gattai_desktop.windows.games.tasuo.field_looks import place_name
from gattai_desktop.windows.games.tasuo.half_numbers import spoken_halves, written_halves


@frozen
class QueueLook:
    """An entry of the Queue as it is shown. place: 1 resolves first; answers: the place of what it answers, 0 none.

    origin and targets: the keys of the card on the field that it comes from, and of those that it is at.
    line and told: what it will do, in a few words, and in full as it is spoken.
    negated: whether it leaves without effect when its turn comes, or an entry before it would see to that.
    """

    place: int
    seat: str
    name: str
    face: str
    line: str
    told: str
    source: str
    answers: int = 0
    negated: bool = False
    origin: str = ""
    targets: tuple[str, ...] = ()
    negated_by: int = 0
    """The place of the entry that negates it, 0 for none."""
    negates: bool = False
    hits: bool = False
    """Whether it is an attack, which hits if nothing stops it."""
    came: str = ""
    """What an attack is made with, beside its card: "by Ashen Duelist, hatsubai v1"."""

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        parts = [speak("tasuo", "{place} in the Queue: {card}", place=self.place, card=self.name), self.told]
        parts.append(self.source)
        if self.answers:
            parts.append(speak("tasuo", "answers {place}", place=self.answers))
        parts += [self.came] if self.came else []
        if self.negated:
            by = speak("tasuo", "negated by {place}", place=self.negated_by)
            parts.append(by if self.negated_by else speak("tasuo", "negated"))
        return ", ".join(part for part in parts if part)


def queue_looks(table: Sight, name: Callable[[str], str]) -> tuple[QueueLook, ...]:
    """Return what waits on the Queue, what resolves first at the beginning; name: what a player is called."""
    waiting = entries(table)[::-1]
    places = {one.number: place for place, one in enumerate(waiting, 1)}
    doomed = {one.answers: places[one.number] for one in waiting if _negates(table, one) and not one.negated}
    return tuple(
        QueueLook(
            place,
            one.seat,
            _name(table, one),
            _face(table, one),
            short_line(table, one, places),
            line_of(table, one, spoken_halves),
            name(one.seat),
            places.get(one.answers, 0),
            one.negated or one.number in doomed,
            one.source,
            aimed_at(table, one, waiting),
            doomed.get(one.number, 0),
            _negates(table, one),
            one.kind == "attack",
            _came(table, one),
        )
        for place, one in enumerate(waiting, 1)
    )


def _card_of(table: Sight, entry: QueueEntry) -> str:
    """Return the key of the card that an entry shows: of an attack what it is made with."""
    attack = attack_of(table)
    return attack.by if entry.kind == "attack" and attack is not None and attack.by else entry.source


def aimed_at(table: Sight, entry: QueueEntry, waiting: tuple[QueueEntry, ...]) -> tuple[str, ...]:
    """Return the keys of what an entry is at: what it chose, else the card of the entry that it answers."""
    attack = attack_of(table) if entry.kind == "attack" else None
    if attack is not None:
        return attack.targets
    if entry.kind == "call":
        return ()
    chosen = tuple(key for key in entry.targets if known_card(table, key) is not None)
    return chosen or tuple(one.source for one in waiting if one.number == entry.answers)


def _came(table: Sight, entry: QueueEntry) -> str:
    attack = attack_of(table) if entry.kind == "attack" else None
    attacker = attacker_of(table, attack) if attack is not None and attack.by else None
    if attack is None or attacker is None:
        return ", ".join(attack.drives) if attack is not None else ""
    return ", ".join((speak("tasuo", "by {warrior}", warrior=attacker.name), *attack.drives))


def _name(table: Sight, entry: QueueEntry) -> str:
    card = known_card(table, _card_of(table, entry))
    return card.name if card is not None else speak("tasuo", "A card that is gone")


def _face(table: Sight, entry: QueueEntry) -> str:
    card = known_card(table, _card_of(table, entry))
    return card.picture if card is not None else f"back-{entry.seat}"


def _effect(table: Sight, entry: QueueEntry) -> CardEffect | None:
    card = known_card(table, entry.source)
    effects = card.design.effects if card is not None else ()
    return effects[entry.effect] if entry.effect < len(effects) else None


def _negates(table: Sight, entry: QueueEntry) -> bool:
    effect = _effect(table, entry) if entry.kind in ("card", "effect") else None
    return effect is not None and _is_negating(effect)


def _is_negating(effect: CardEffect) -> bool:
    return any(verb.word == "negate" for part in effect.parts for verb in part.verbs)


def line_of(table: Sight, entry: QueueEntry, halves: Callable[[int], str] = written_halves) -> str:
    """Return in a line what an entry will do; halves: how its damage is told."""
    attack = attack_of(table)
    if entry.kind == "attack" and attack is not None:
        target = warrior_named(table, attack.targets[0]) if attack.targets else None
        power = halves(reckoned(table, attack, target))
        if attack.targets == (ARMOR,):
            return speak("tasuo", "{damage} at armor", damage=power)
        if len(attack.targets) > 1:
            return speak("tasuo", "{damage} at all", damage=power)
        return speak("tasuo", "{damage} at {warrior}", damage=power, warrior=target.name if target else "?")
    if entry.kind == "call":
        cost = int(entry.targets[1])
        words = speak("tasuo", "is called to {place}", place=place_name(entry.targets[0]))
        return f"{words}, {speak('tasuo', 'armor {cost}', cost=-cost)}" if cost else words
    named = _PLAIN.get(entry.kind)
    if named:
        return speak("tasuo", named)
    if _negates(table, entry):
        other = next((one for one in entries(table) if one.number == entry.answers), None)
        return speak("tasuo", "negates {card}", card=_name(table, other) if other is not None else "?")
    found, chosen = _sentence(table, entry), _chosen(table, entry)
    # An effect may have a colon of its own: one before it would part the wrong words.
    return f"{found} ({', '.join(chosen)})" if chosen and found else found


def short_line(table: Sight, entry: QueueEntry, places: Mapping[int, int]) -> str:
    """Return in a few words what an entry will do; places: of the entries by their numbers."""
    if entry.kind in ("attack", "call") or entry.kind in _PLAIN:
        return line_of(table, entry)
    if _negates(table, entry):
        return speak("tasuo", "negates {place}", place=places.get(entry.answers, "?"))
    effect = _effect(table, entry)
    if effect is not None and (words := _changed_damage(effect)):
        return words
    chosen = _chosen(table, entry)
    acts = speak("tasuo", "acts on {warriors}", warriors=", ".join(chosen))
    return acts if chosen else speak("tasuo", "takes effect")


def _changed_damage(effect: CardEffect) -> str:
    """Return by how much an effect changes the damage of an attack, where that is all it does; "" for any other."""
    verbs = [verb for part in effect.parts for verb in part.verbs]
    if [verb.word for verb in verbs] != ["power"]:
        return ""
    words = "{power} more damage" if verbs[0].amount > 0 else "{power} less damage"
    return speak("tasuo", words, power=written_halves(abs(verbs[0].amount)))


def answer_in_few(card: TasuoCard) -> str:
    """Return in a few words what a card does that answers, where that can be said so; "" where it cannot."""
    effects = card.design.effects
    if any(_is_negating(one) for one in effects):
        return speak("tasuo", "negates it")
    return _changed_damage(effects[0]) if len(effects) == 1 else ""


def _sentence(table: Sight, entry: QueueEntry) -> str:
    card = known_card(table, entry.source)
    sentences = what_is_done(card.design) if card is not None else ()
    return first_large(said(sentences[entry.effect])) if entry.effect < len(sentences) else ""


def _chosen(table: Sight, entry: QueueEntry) -> list[str]:
    return [one.name for one in warriors_named(table, entry.targets)]


_PLAIN: Final = {
    "lay": "is laid open",
    "mode": "enters Tasuo Mode",
    "summon": "is summoned to Ka",
    "defence": "stops the attack",
}
"""What the other kinds of entries do."""
