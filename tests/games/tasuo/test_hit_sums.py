"""The sum that is announced with a hit: its parts come to the damage, and each names where it comes from."""

from typing import Any

from gattai_desktop.cards.facts import Announced, ValueChanged, announces
from gattai_desktop.games.tasuo.hit_sums import DOUBLED
from gattai_desktop.games.tasuo.values import halves
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.house.house import ROOT
from tests.records.replayed import replayed

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 3; active red
        Red: ka Ashen Duelist; charges ka Coal Shot, Ember Jab; gauge 2; hand nothing
        Blue: kio {target}; hand nothing
        {more}
when    Red attacks {target} with Ashen Duelist
"""


def hit_of(target: str, more: str = "dice 3+4") -> dict[str, Any]:
    """What is announced of the only hit of a record."""
    played = replay(read(TABLE.format(target=target, more=more)))
    facts = [fact for entry in played.entries for fact in entry.facts]
    (hit,) = [one.by_name for one in facts if announces(one, "hit")]
    return hit


def test_a_sum_names_the_attack_and_the_place() -> None:
    """Given a full charge in Ka, when the Duelist strikes, then its Strike and Ka are the parts of 4."""
    hit = hit_of("Undertow Queen")
    assert hit["sum"] == (("Strike", 6), ("ka", 2))
    assert hit["damage"] == "4"


def test_a_sum_names_the_card_that_takes_less() -> None:
    """Given a Glacier Monk in Kio, which takes half a point less, when it is struck, then it is a part of its own."""
    hit = hit_of("Glacier Monk")
    (key,) = {one for one, _ in hit["sum"]} - {"Strike", "ka"}
    assert (key, -1) in hit["sum"]
    assert key == hit["target"]
    assert hit["damage"] == "3.5"


def test_a_sum_names_what_stun_doubles() -> None:
    """Given a stunned target, when it is struck, then what the doubling adds is the last part."""
    hit = hit_of("Undertow Queen", "Undertow Queen suffers Stun")
    assert hit["sum"] == (("Strike", 6), ("ka", 2), (DOUBLED, 8))
    assert hit["damage"] == "8"


def test_every_sum_of_the_records_is_what_the_engine_dealt() -> None:
    """Over all records: the parts of each hit come to its damage, and the damage to what the target then has."""
    hits = named = hurt = 0
    for path in sorted((ROOT / "tests" / "records" / "tasuo").glob("*.record")):
        try:
            played = replayed(path)
        except UnreadableRecord:
            continue
        for entry in played.entries:
            for fact in entry.facts:
                if not isinstance(fact, Announced) or fact.words != "hit":
                    continue
                of: dict[str, Any] = fact.by_name
                assert halves(sum(amount for _, amount in of["sum"])) == of["damage"], (path.name, of)
                assert all(amount for _, amount in of["sum"])
                hits += 1
                named += any("-" in one and one != "Broken-Leg" for one, _ in of["sum"])
                set_to = [
                    one.after
                    for one in entry.facts
                    if isinstance(one, ValueChanged) and one.path == f"warrior.{of['target']}.damage"
                ]
                if set_to and set_to[0] is not None:
                    assert of["lives"][1] == set_to[0], (path.name, of)
                    hurt += 1
    assert hits > 100
    assert named > 5
    assert hurt > 50
