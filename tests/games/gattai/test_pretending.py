"""A Threat that enters as a Faction: what is announced at that does not tell who it is (RULES INFO-7)."""

from gattai_desktop.cards.facts import Announced
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

RECORD = """# A session is set up.
given   content power.pretender, power.tough; pilots Red
        threat gull "The Gull" rating 4 mask "Mister Gull" power power.pretender power power.tough
when    Coach sets up the session
"""


def test_nothing_that_pilots_are_told_names_the_threat_or_its_powers() -> None:
    played = replay(read(RECORD, "pretending.record"))
    announced = [fact for fact in played.entries[0].facts if isinstance(fact, Announced)]
    for_all = [str(fact.values) for fact in announced if not fact.seen_by]
    assert any("faction.gullmask" in said for said in for_all)
    assert not any("power." in said or "threat.gull" in said for said in for_all)
    assert any("power.pretender" in str(fact.values) for fact in announced)
