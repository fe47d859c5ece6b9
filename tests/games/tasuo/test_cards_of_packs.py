"""What only cards of somebody's own say: conditions and verbs that no card of the program's packs has."""

from tests.games.tasuo.own_cards import OwnTable, own_card


def test_a_swift_card_of_hand_asks_for_its_condition() -> None:
    """TS-22: `gauge >= 3` holds of a Swift card used in the own turn, as of one that answers."""
    swift = own_card("bloodlusted", "swift / gauge >= 3 -> own: boost +1", manner="swift")
    laid = {"hand.red": "Zed", "ka.red": "Cinder Page"}
    assert OwnTable(swift, laid, {"gauge.red": 2}).refused("Red uses Zed") == ("TS-22",)
    assert not OwnTable(swift, laid, {"gauge.red": 3}).refused("Red uses Zed")


def test_who_may_attack_once_more_may_attack_twice() -> None:
    """TS-34, 3i `again`: said of a warrior that has not attacked yet, it allows a second attack and takes none."""
    table = OwnTable(
        own_card("item", "item -> own: again"),
        {"hand.red": "Zed", "ka.red": "Cinder Page", "ka.blue": "Reef Novice, Queen Below the Ice"},
    )
    table.play("Red uses Zed", "Red ends play", "Red ends charge")
    blow = "Red attacks Queen Below the Ice with Cinder Page"
    table.play(blow, "Red stops").play(blow, "Red stops")
    assert "TS-34" in table.refused(blow)


def test_an_evade_of_some_types_stops_no_area_attack() -> None:
    """TS-H52, 3i `defend`: Evade of any type stops Area too, one that names types stops those."""
    laid = {"hand.red": "Falling Grove", "ka.red": "Cinder Page", "ka.blue": "Reef Novice", "hand.blue": "Zed"}
    for types, stops in (("any", True), ("P K", False), ("P A", True)):
        table = OwnTable(own_card("defensive", f"defend Evade / {types} / both"), laid, {"step": "clash"})
        table.play("Red attacks all with Cinder Page by Falling Grove")
        assert ("Blue stops it with Zed" in table.offered("blue")) is stops
