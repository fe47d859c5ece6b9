"""Sentences that are a template: what was announced fills its fields."""

from collections.abc import Callable, Iterator, Mapping
from string import Formatter
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import event_name
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.telling.sentence import Now, Role, Said, Sentence
from gattai_desktop.games.told import Preset, Strong

CREST: Final = "{who}"
"""As a sign: the crest of whom the sentence is about, where that is a seat."""


def nothing(_now: Now, _said: Said) -> Iterator[Sentence]:
    """What another sentence says already: that of the move, or of a value that changed."""
    return iter(())


@frozen
class Template:
    """Tells with one sentence what was announced.

    Seats and things, sides, entries, Positions and events are called by their names; all other fields are said as they
    were announced, those in `strong` heavier. {who} is the name of the seat or thing in the field `who`, and the
    sentence is `about` it. `many` is said instead where {side} are several.
    """

    template: str
    preset: Preset = "moves"
    sign: str = ""
    role: Role = "plain"
    who: str = "who"
    about: bool = True
    many: str = ""
    strong: tuple[str, ...] = ()

    def __call__(self, now: Now, said: Said) -> Iterator[Sentence]:
        """Fill the template."""
        thing = str(said.get(self.who) or "")
        many = bool(self.many) and _NAMED["side"](now, said.get("side")) == "Pilots"
        template = self.many if many else self.template
        fields = {name for _, name, _, _ in Formatter().parse(template) if name}
        sign = self.sign if self.sign != CREST else "" if "." in thing else thing
        words = say(template, **{name: self._filled(now, said, name) for name in fields})
        yield Sentence(words, self.preset, sign, self.role, subject=thing if self.about else "")

    def _filled(self, now: Now, said: Said, name: str) -> object:
        value = said.get(self.who if name == "who" else name)
        if name in _NAMED:
            return _NAMED[name](now, value)
        return Strong(str(value)) if name in self.strong else "" if value is None else value


def _position(_now: Now, key: Value) -> object:
    row = POSITIONS.get(str(key))
    return Strong(row.name) if row is not None else "{position}"


def _thing(now: Now, value: Value) -> object:
    return now.name(str(value or ""))


_NAMED: Final[Mapping[str, Callable[[Now, Value], object]]] = {
    **dict.fromkeys(("who", "seat", "target"), _thing),
    "side": lambda now, value: now.side(str(value or "")),
    "entry": lambda now, value: Strong(entries.name_of(now.table, str(value or ""))),
    "position": _position,
    "event": lambda now, value: event_name(now.rulings, str(value)),
}
