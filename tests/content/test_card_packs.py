"""Packs of cards: the four courts that come along, and what is said of a wrong one."""

from collections import Counter
from pathlib import Path

import pytest

from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.tasuo.card_packs import built_in_cards, read_card_pack
from gattai_desktop.content.tasuo.families import CARDS
from gattai_desktop.content.writing import values_in
from gattai_desktop.games.tasuo.attack_line import written_attack
from gattai_desktop.games.tasuo.effect_writing import written
from gattai_desktop.resources import resource
from tests.content.written_entries import write_entries

HEAD = """[pack]
id = "mine"
title = "Mine"
format = 1
game = "tasuo"

[pack.attribution]
work = "Mine"
author = "Me"
licence = "MIT"
licence_url = "L"
changes = "All."
notice = "Mine."
"""
CLASS = '[[class]]\nid = "gale"\nname = "Gale"\n'


def faults_of(tmp_path: Path, cards: str, decks: str = "") -> list[str]:
    for name, text in (("pack", HEAD), ("classes", CLASS), ("cards", cards), ("decks", decks)):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(UnusablePack) as caught:
        read_card_pack(tmp_path)
    return [str(one) for one in caught.value.faults]


def test_every_design_of_the_courts_is_there() -> None:
    cards = built_in_cards().cards
    assert len(cards.designs) == 110
    assert Counter(one[:2] for one in cards.designs) == {"sl": 22, "ti": 23, "br": 23, "st": 23, "ul": 12, "fr": 7}
    assert {one.warrior_class for one in cards.designs.values() if one.fights} == set(cards.classes)


@pytest.mark.parametrize("deck", ["slag-court", "tide-court", "bramble-court", "storm-court"])
def test_a_court_has_what_the_table_says(deck: str) -> None:
    cards = built_in_cards().cards
    ready = cards.decks[deck]
    kinds = Counter[str]()
    for one, copies in ready.cards:
        kinds[cards.designs[one].kind] += copies
    assert (kinds["warrior"], kinds["offensive"], kinds["defensive"]) == (16, 10, 12)
    assert (kinds["responsive"], kinds["bloodlusted"]) == (4, 4)
    assert (kinds.total(), len(ready.ultra)) == (50, 3)


def test_every_line_of_the_courts_stands_as_it_is_written() -> None:
    """The file says what the writer would say, so no line holds more than was read."""
    cards = built_in_cards().cards.designs
    for one in values_in((resource("packs/tasuo") / "cards.toml").read_text(encoding="utf-8"), CARDS):
        design = cards[str(one["id"])]
        assert written(design.effects) == one["effect"]
        assert (written_attack(design.attack) if design.attack else "") == one["attack"]


def test_a_card_is_written_into_its_file_and_read_again() -> None:
    text = (resource("packs/tasuo") / "cards.toml").read_text(encoding="utf-8")
    now = values_in(text, CARDS)
    changed = write_entries(text, CARDS, [{**now[0], "life": 11}, *now[1:]])
    assert changed == text.replace("life = 5\n", "life = 5.5\n", 1)


WARRIOR = 'kind = "warrior"\nclass = "gale"'


FINE = f'[[card]]\nid = "w"\nname = "Wren"\n{WARRIOR}\nlife = 5\nattack = "P2 fire"\n'


MODE = '[[card]]\nid = "m"\nname = "M"\nkind = "tasuo-mode"\nonto = "i"\nlife = 9\nattack = "P2 fire"\n'


def item(effect: str) -> str:
    return f'kind = "item"\neffect = "{effect}"'


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (item("item -> you: drw 1"), "line 5, x, effect: No verb is called 'drw 1'. Did you mean 'draw'?"),
        (item("Item -> you: draw 1"), "line 5, x, effect: No trigger is called 'Item'. Did you mean 'item'?"),
        (item("item -> you: draw two"), "expected a whole number such as 2, but found 'two'."),
        (item("item -> you: draw 1 and gauge +1"), "Character 21: expected ';' and another verb, '&' and"),
        (item("item -> you: charge 1 Kyo"), "line 5, x, effect: No zone is called 'Kyo'. Did you mean 'Kio'?"),
        (item("item / first fire atack each turn -> you: draw 1"), "Did you mean 'attack each turn'?"),
        (item("item -> you draw 1"), "Character 13: expected ':' and what is done, but found 'draw'."),
        (item("item -> enemy: inflict Brun"), "No Battle Condition is called 'Brun'. Did you mean 'Burn'?"),
        (item("item -> you: search wepon"), "No kind of card is called 'wepon'. Did you mean 'weapon'?"),
        (
            'kind = "responsive"\neffect = "activated -> top: negate"',
            "expected a kind of card (I, P, A, B, R), but found '-'.",
        ),
        ('kind = "bloodlusted"\nmanner = "swfit"', "manner: 'swfit' is not known. Did you mean 'swift'?"),
        ('kind = "warior"', "line 4, x, kind: 'warior' is not known. Did you mean 'warrior'?"),
        ('kind = "item"\nefect = ""', "line 5, x, efect: This field is not known. Did you mean 'effect'?"),
        (f'{WARRIOR}\nlife = "five"', "line 6, x, life: 'five' is no number. Write 0 to 49.5, in halves."),
        ('kind = "weapon"\nhands = 3', "line 5, x, hands: 3 is out of range: 1 to 2."),
        ('kind = "item"\nkaju = "yes"', "line 5, x, kaju: 'yes' is neither true nor false."),
    ],
)
def test_a_wrong_word_is_told_alone_with_its_place(tmp_path: Path, card: str, fault: str) -> None:
    """What cannot be read is not missing, too."""
    (found,) = faults_of(tmp_path, f'[[card]]\nid = "x"\nname = "X"\n{card}\n')
    assert fault in found


@pytest.mark.parametrize(
    ("cards", "deck", "fault"),
    [
        (
            FINE.replace('"w"', '"v"').replace("Wren", "wren"),
            "",
            "cards.toml, line 10, v, name: w has that name already; lists of decks name cards by their names.",
        ),
        (
            MODE + '[[card]]\nid = "i"\nname = "I"\nkind = "item"\neffect = "item -> you: draw 1"\n',
            "",
            "m, onto: 'i' is of the kind Item, and a Tasuo Mode card is laid on a warrior.",
        ),
        (FINE.replace('"w"', '"v"').replace("Wren", "Wren; 2"), "", "v, name: A name of a card holds no ';'"),
        (FINE.replace('"w"', '"v"').replace("Wren", "Grey  Wren"), "", "v, name: A name of a card has single, plain"),
        (
            FINE.replace('"w"', '"v"').replace("Wren", "Grey\u00a0Wren"),
            "",
            "v, name: A name of a card has single, plain",
        ),
        (FINE.replace('"w"', '"v"').replace("Wren", "Red's Wren"), "", "v, name: A name of a card does not begin with"),
        ("", 'cards = [{ card = "w" }, { card = "w" }]\n', "'w' is listed 2 times; say once how many there are."),
        ("", 'cards = [{ card = "v" }]\n', "decks.toml, line 4, d, cards 1, card: There is no Card 'v' in this pack."),
        ("", 'cards = [{ crad = "w" }]\n', "cards 1, crad: This field is not known. Did you mean 'card'?"),
        ("", 'cards = [{ card = "w", copies = 9 }]\n', "cards 1, copies: 9 is out of range: 1 to 4."),
    ],
)
def test_what_entries_are_beside_each_other_is_told(tmp_path: Path, cards: str, deck: str, fault: str) -> None:
    decks = f'[[deck]]\nid = "d"\nname = "D"\n{deck}' if deck else ""
    found = faults_of(tmp_path, FINE + cards, decks)
    assert any(fault in one for one in found), found


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ('kind = "item"\neffect = "itm -> you: draw 1"', "line 5, x, effect: No trigger is called 'itm'."),
        ('kind = "itme"', "line 4, x, kind: 'itme' is not known. Did you mean 'item'?"),
        ('kind = "warrior"\nclass = "gael"', "class: There is no Class 'gael'. Did you mean 'gale'?"),
        (f"{WARRIOR}\nlife = 5.2", "line 6, x, life: 5.2 will not do: 0 to 49.5, in halves."),
        (f'{WARRIOR}\nattack = "P2 fir"', "line 6, x, attack: No element is called 'fir'. Did you mean 'fire'?"),
        (f'{WARRIOR}\nattack = "P2 fire"', "x, life: A card of the kind Warrior needs this."),
        ('kind = "weapon"\nattack = "P2 fire"', "x, hands: A card of the kind Weapon needs this."),
        ('kind = "weapon"\nlife = 3', "x, life: A card of the kind Weapon has none of this."),
        ('kind = "item"\neffect = "called -> you: draw 1"', "The kind Item has no 'called'. It belongs to: Warrior,"),
        (
            'kind = "bloodlusted"\nmanner = "swift"\neffect = "attacked -> this attack: power -1"',
            "'attacked' is of the manner defensive, and this card is swift.",
        ),
        (
            'kind = "defensive"\neffect = "defend Ori / any / both && defend Block / any / both"',
            "A Defensive card says once what it stops",
        ),
        ('kind = "item"\neffect = "item / Gael -> you: draw 1"', "There is no Class 'gael'. Did you mean 'gale'?"),
        ('kind = "tasuo-mode"\nonto = "y"', "x, onto: There is no Card 'y' in this pack."),
    ],
)
def test_what_is_wrong_with_a_card_is_told_with_its_place(tmp_path: Path, card: str, fault: str) -> None:
    found = faults_of(tmp_path, f'[[card]]\nid = "x"\nname = "X"\n{card}\n')
    assert any(fault in one for one in found), found
