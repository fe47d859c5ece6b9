"""Values of every kind, by chance: what any field of a pack could hold."""

from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from gattai_desktop.content.tasuo.card_kinds import Halves
from gattai_desktop.games.kinds import Either, Flag, Kind, Number, OneOf, Text
from gattai_desktop.games.kinds_of_many import Amounts, Beside, Fields, Fieldset, ListOf, Needed, Numbers
from gattai_desktop.games.kinds_of_text import Id, IdOf, Name, Spelled

_SEEN: Final = st.characters(exclude_categories=("Cc", "Cf", "Cs", "Zl", "Zp"))
_IDS: Final = st.from_regex(r"[a-z0-9_-]{1,8}(\.[a-z0-9_-]{1,8}){0,2}", fullmatch=True)
SPELLED: Final = {
    "a line of triggers": ("+Schism:Team(2)", "+Trauma:Opponent(1)"),
    "a step of a Crisis Path": ("Story",),
    "5+, Q+ or none": ("5+", "Q+", "none"),
    "A1-A2 2, or A1>A2 2 for one way": ("A1-A2 2", "A1>A2 0"),
    "A1~A2 2": ("A1~A2", "A1~A2 2"),
    "A1#A2": ("A1#A2",),
    "a card": ("9♦", "Joker1"),
    "P2 fire c": ("P2 fire c", "A1.5 earth t"),
    "called -> you: draw 1": ("called -> you: draw 1", "while / Gale -> it: need -1"),
}
"""Texts in the notations of the games."""


def texts(most: int) -> SearchStrategy[str]:
    """Any text that may stand in a pack."""
    return st.text(_SEEN | st.just("\n"), max_size=min(most, 30)).map(str.strip)


def names(most: int) -> SearchStrategy[str]:
    """Any name that may stand in a pack: one line, and not empty."""
    return st.text(_SEEN, max_size=min(most, 30)).map(lambda text: text.strip() or "A")


def values(kind: Kind) -> SearchStrategy[Any]:
    """Any value of a kind."""
    match kind:
        case Number() | Halves():
            return st.integers(kind.least, kind.most)
        case OneOf():
            return st.sampled_from(kind.words)
        case Flag():
            return st.booleans()
        case Id() | IdOf():
            return _IDS
        case Spelled():
            return st.sampled_from(SPELLED[kind.called])
        case Name():
            return names(kind.most)
        case Text():
            return texts(kind.most)
        case ListOf():
            return st.lists(values(kind.of), min_size=kind.least, max_size=min(kind.most, kind.least + 2)).map(tuple)
        case Numbers():
            return st.dictionaries(st.sampled_from(kind.keys), st.integers(kind.least, kind.most))
        case Amounts():
            return st.dictionaries(_IDS, texts(60) | st.integers(-999, 999), max_size=3)
        case Fieldset():
            return entries(kind.fields)
        case Either():
            return st.one_of(*map(values, kind.kinds))
    raise AssertionError(f"No values are made for {kind}.")


@st.composite
def entries(draw: st.DrawFn, fields: Fields) -> dict[str, Any]:
    """Any values that fields can hold together; a few of those that need not be there are there."""
    free = [one.name for one in fields if not isinstance(one.default, Needed) and not isinstance(one.kind, Beside)]
    chosen = draw(st.sets(st.sampled_from(free), max_size=4)) if free else set[str]()
    return {one.name: one.default if one.name in set(free) - chosen else draw(values(one.kind)) for one in fields}
