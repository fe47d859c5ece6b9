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
