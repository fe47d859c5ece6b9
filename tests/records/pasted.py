"""Texts, values and set-ups with anything in them that somebody may paste, for what is kept and read again."""

from hypothesis import strategies as st

from gattai_desktop.cards.limits import MAX_NUMBER
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.setup import (
    EntrySetup,
    FactionSetup,
    LocationSetup,
    PilotSetup,
    Setup,
    SpoilSetup,
    ThreatSetup,
)

SIGNS = st.text(max_size=30) | st.text("\"\\\n\r\t\v\f\x00\x1c\x1f\x7f\x85\u2028\u2029;#ä♦😀'{}[]=:, ", max_size=30)
"""What somebody may paste: also signs that end a line elsewhere, or a text in C, and all that divides a record."""


def around(most: int) -> st.SearchStrategy[str]:
    """A text of any kind, or one that is just not too long, or just too long."""
    length = st.integers(most - 1, most + 1)
    return SIGNS | st.builds(lambda sign, long: sign * long, st.sampled_from(["x", '"', "\\", "\n", "♦", "😀"]), length)


VALUES: st.SearchStrategy[Value] = st.recursive(
    st.none() | st.booleans() | st.integers(-MAX_NUMBER, MAX_NUMBER) | SIGNS,
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)
KEYS = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)


def things(kind: type, **fields: object) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(st.builds(kind, KEYS, SIGNS, **fields), max_size=2, unique_by=lambda one: one.key).map(tuple)


SETUPS = st.builds(
    Setup,
    name=SIGNS,
    scenario=SIGNS,
    pilots=st.lists(
        st.builds(PilotSetup, KEYS, SIGNS, specialty=SIGNS, robo=SIGNS, max_hand=st.integers(0, 9)),
        min_size=1,
        max_size=3,
        unique_by=lambda one: one.seat,
    ).map(tuple),
    threats=things(ThreatSetup, rating=st.integers(1, 7), note=SIGNS, defeat=st.lists(SIGNS, max_size=2).map(tuple)),
    factions=things(FactionSetup, agency=st.integers(1, 7), note=SIGNS, revealed=st.booleans()),
    locations=things(LocationSetup, boon=SIGNS),
    entries=things(EntrySetup, text=SIGNS, tag=st.lists(SIGNS, max_size=2).map(tuple), tier=st.integers(0, 9)),
    spoils=things(SpoilSetup, pilots=SIGNS),
    rulings=st.sampled_from([{}, {"gambit_tie": "equal_wins"}]),
    values=st.dictionaries(KEYS.map("campaign.{}".format), VALUES, max_size=3),
)
