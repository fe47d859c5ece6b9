"""The effects of a card as pieces in plain words, and what the card would say with another piece (RULES TS, 3i).

Whoever makes a card never has to learn the notation: each piece knows the lines that the card could have instead. Only
what no check of a design refuses is offered, so nothing can be chosen that could not be played.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.line_pieces import LineChoice, LineInPieces, LinePiece, SentenceInPieces
from gattai_desktop.games.notation import MAX_TEXT, NotationFault
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectCondition, EffectPart
from gattai_desktop.games.tasuo.design_checks import wrong_with
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_line import read_effects
from gattai_desktop.games.tasuo.effect_variants import (
    TargetedVerb,
    VariantGroup,
    all_deeds,
    condition_groups,
    deed_groups,
    first_conditions,
    first_trigger,
    trigger_groups,
)
from gattai_desktop.games.tasuo.effect_when import said_condition, said_when
from gattai_desktop.games.tasuo.effect_words import CONDITIONS, TRIGGERS
from gattai_desktop.games.tasuo.effect_writing import written

_MOST_EFFECTS: Final = 3
"""Effects of one card that are put together out of pieces."""


class CardInPieces:
    """The effects of a card, each in pieces. `classes` are the ids of classes that a condition may name."""

    def __init__(self, design: CardDesign, classes: Iterable[str] = ()) -> None:
        """Take the card apart. Raises NotationFault where its line cannot be read."""
        self._design, self._effects = design, read_effects(design.line)
        self._classes = tuple(one for one in classes if one.isascii() and one.isalpha())
        self._wrong = _faults(design)
        self.effects = tuple(self._in_pieces(place) for place in range(len(self._effects)))

    def line(self) -> LineInPieces:
        """Return all of it."""
        add, more = say("Add an effect"), say("Add another effect")
        return LineInPieces(sentences=self.effects, news=self.news(), add=add, add_more=more)

    def news(self) -> tuple[LineChoice, ...]:
        """Return the effects that may be added, each by when it happens."""
        if len(self._effects) >= _MOST_EFFECTS:
            return ()
        place, kind = len(self._effects), self._design.kind
        found = []
        for word in (one.word for one in TRIGGERS.values() if kind in one.kinds):
            line = self._mended(place, CardEffect(trigger=first_trigger(word)))
            if line:
                found.append(LineChoice(said_when(self._design, first_trigger(word)), line))
        return tuple(found)

    # ------------------------------------------------------------------ lines

    def _line(self, place: int, effect: CardEffect | None) -> str | None:
        """The line with another effect at a place, or without that one; None where a card may not say that."""
        others = [*self._effects]
        others[place : place + 1] = [effect] if effect is not None else []
        line = written(others)
        try:
            if len(line) > MAX_TEXT or read_effects(line) != tuple(others):
                return None
        except NotationFault:
            return None
        return line if _faults(evolve(self._design, line=line)) <= self._wrong else None

    def _mended(self, place: int, effect: CardEffect) -> str | None:
        """The line with this effect, or with as much of it as a card may say; None where it may say nothing of it."""
        whole = self._line(place, effect)
        if whole is not None:
            return whole
        bare = CardEffect(trigger=effect.trigger)
        kept = [one for one in _deeds_of(effect) if self._line(place, _with_deeds(bare, [one])) is not None]
        if not kept and self._line(place, bare) is None:
            kept = [*islice(self._deeds_alone(place, bare), 1)]
        now = _with_deeds(bare, kept)
        if self._line(place, now) is None:
            now = _with_deeds(bare, kept[:1])
        for one in effect.conditions:
            more = evolve(now, conditions=(*now.conditions, one))
            now = more if self._line(place, more) is not None else now
        return self._line(place, now)

    def _deeds_alone(self, place: int, bare: CardEffect) -> Iterator[TargetedVerb]:
        """Yield each deed that the effect may consist of alone."""
        return (one for one in all_deeds() if self._line(place, _with_deeds(bare, [one])) is not None)

    # ------------------------------------------------------------------ pieces

    def _in_pieces(self, place: int) -> SentenceInPieces:
        effect = self._effects[place]
        return SentenceInPieces(
            pieces=(
                self._trigger_piece(place),
                *(self._condition_piece(place, at) for at in range(len(effect.conditions))),
                *(self._deed_piece(place, at) for at in range(len(_deeds_of(effect)))),
            ),
            conditions=lambda: self._more_conditions(place),
            last_condition=len(effect.conditions),
            further=lambda: self._with_more(place),
            without=written(one for at, one in enumerate(self._effects) if at != place),
        )

    def _trigger_piece(self, place: int) -> LinePiece:
        effect = self._effects[place]
        return LinePiece(
            words=said_when(self._design, effect.trigger),
            groups=lambda: _choices(
                trigger_groups(self._design, effect.trigger),
                lambda one: self._mended(place, evolve(effect, trigger=one)),
            ),
        )

    def _condition_piece(self, place: int, at: int) -> LinePiece:
        effect = self._effects[place]
        now = effect.conditions[at]

        def line(*instead: EffectCondition) -> str | None:
            row = (*effect.conditions[:at], *instead, *effect.conditions[at + 1 :])
            return self._line(place, evolve(effect, conditions=row))

        def counted(by: int) -> str:
            counts = CONDITIONS[now.word].follows == "number"
            return line(evolve(now, number=now.number + by)) or "" if counts and now.number + by >= 0 else ""

        return LinePiece(
            words=said_condition(now, effect),
            less=counted(-1),
            more=counted(1),
            without=line(),
            groups=lambda: _choices(condition_groups(now, self._classes), line),
        )

    def _deed_piece(self, place: int, at: int) -> LinePiece:
        effect = self._effects[place]
        deeds = _deeds_of(effect)
        now = deeds[at]

        def line(*instead: TargetedVerb) -> str | None:
            return self._line(place, _with_deeds(effect, [*deeds[:at], *instead, *deeds[at + 1 :]]))

        def counted(by: int) -> str:
            amount = now.verb.amount
            amount += by * (2 if amount + by == 0 else 1)  # nothing is done by 0: the other sign follows
            return line(TargetedVerb(now.target, evolve(now.verb, amount=amount))) or "" if now.verb.amount else ""

        return LinePiece(
            words=now.said(self._design, effect),
            less=counted(-1),
            more=counted(1),
            without=line(),
            groups=lambda: _choices(
                deed_groups(self._design, effect, now),
                lambda row: next((found for one in row if (found := line(one)) is not None), None),
            ),
        )

    def _more_conditions(self, place: int) -> tuple[LineChoice, ...]:
        effect = self._effects[place]
        there = {one.word for one in effect.conditions}
        found = []
        for one in first_conditions(self._classes):
            line = self._line(place, evolve(effect, conditions=(*effect.conditions, one)))
            if line is not None and one.word not in there:
                found.append(LineChoice(said_condition(one, effect), line))
        return tuple(found)

    def _with_more(self, place: int) -> str:
        """The line with the first deed that may follow; "" where none may."""
        effect = self._effects[place]
        there = _deeds_of(effect)
        lines = (self._line(place, _with_deeds(effect, [*there, one])) for one in all_deeds() if one not in there)
        return next((one for one in lines if one is not None), "")


def _choices(
    groups: Iterable[VariantGroup], line_with: Callable[..., str | None]
) -> tuple[tuple[Words, tuple[LineChoice, ...]], ...]:
    """The groups with the line that each variant makes; without those that make none, and what leaves no choice."""
    found = []
    for title, variants in groups:
        lines = [(one, line_with(one.what)) for one in variants]
        choices = tuple(LineChoice(one.words, line, one.taken) for one, line in lines if line is not None)
        if any(not one.taken for one in choices):
            found.append((title, choices))
    return tuple(found)


def _faults(design: CardDesign) -> frozenset[str]:
    """What is wrong with the effects of a card."""
    return frozenset(str(words) for field, words in wrong_with(design) if field == "effect")


def _deeds_of(effect: CardEffect) -> list[TargetedVerb]:
    return [TargetedVerb(part.target, verb) for part in effect.parts for verb in part.verbs]


def _with_deeds(effect: CardEffect, deeds: Sequence[TargetedVerb]) -> CardEffect:
    """The effect with these deeds; those that follow each other on one target are one part."""
    parts = groupby(deeds, lambda one: one.target)
    return evolve(
        effect,
        parts=tuple(EffectPart(target=target, verbs=tuple(one.verb for one in row)) for target, row in parts),
    )
