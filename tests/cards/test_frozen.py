"""Values: made once, equal where they say the same, never changed."""

import copy
from typing import Any, ClassVar

import attrs
import pytest

from gattai_desktop.cards.frozen import FrozenValueError, evolve, field, fields, frozen, making


@frozen
class Wish:
    """What somebody wants."""

    seat: str
    steps: ClassVar[tuple[str, ...]] = ()

    def said(self) -> str:
        """Say it."""
        return f"{self.seat} wishes"


@frozen
class Draw(Wish):
    """Wants cards."""

    cards: int = 1
    marks: list[str] = field(factory=list, repr=False)

    def said(self) -> str:
        """Say it, with what the kind before it says."""
        return f"{super().said()} {self.cards}"


@frozen
class JustDraw(Draw):
    """Adds nothing to its kind."""


def _stripped(words: str) -> str:
    return words.strip()


@frozen(kw_only=True)
class Late(Wish):
    """Its own fields are named."""

    why: str = field(converter=_stripped)
    _hidden: int = 7
    twice: int = field(init=False, eq=False)

    @twice.default
    def _work_out(self) -> int:
        return 2 * self._hidden


def test_a_value_takes_its_fields_from_all_its_kinds() -> None:
    assert Draw("red", 2).said() == "red wishes 2"
    assert [one.name for one in fields(JustDraw)] == ["seat", "cards", "marks"]
    assert JustDraw("red").cards == 1


def test_values_of_one_kind_that_say_the_same_are_the_same() -> None:
    assert Draw("red", 2) == Draw("red", 2)
    assert hash(Wish("red")) == hash(Wish("red"))
    assert Draw("red", 2) != Draw("red", 3)
    assert Draw("red") != JustDraw("red")


def test_a_value_cannot_be_changed() -> None:
    draw: Any = Draw("red")
    with pytest.raises(AttributeError, match="cards of a Draw cannot be changed"):
        draw.cards = 2
    with pytest.raises(AttributeError, match="cannot be changed"):
        del draw.seat
    with pytest.raises(AttributeError):
        draw.other = 2


@pytest.mark.parametrize("kind", [Draw, JustDraw])
def test_a_value_that_is_made_quickly_is_like_every_other(kind: type[Draw]) -> None:
    """Given a kind, when its values are made without calling it, then they are the same and as unchangeable."""
    made = making(kind)("red", 2, ["x"])
    assert made == kind("red", 2, ["x"])
    assert type(made) is kind
    assert repr(made) == repr(kind("red", 2, ["x"]))
    with pytest.raises(FrozenValueError):
        made.cards = 3  # type: ignore[misc]
    with pytest.raises(TypeError, match="marks"):
        making(kind)("red", 2)


def test_what_is_made_quickly_is_given_as_it_is_held() -> None:
    """Given a field with a converter and a default, when a value is made quickly, then it holds what it is given."""

    @frozen
    class Said(Wish):
        why: str = field(default="", converter=str.strip)

    assert making(Said)("red", "late") == Said("red", why="  late ")
    assert making(Said)("red") == Said("red")


def test_what_sets_fields_of_its_own_is_not_made_quickly() -> None:
    """Given a class that works out one of its fields, when its values are to be made quickly, then that is refused."""
    with pytest.raises(TypeError, match="Late"):
        making(Late)


def test_every_value_has_a_list_of_its_own() -> None:
    first, second = Draw("red"), Draw("red")
    first.marks.append("x")
    assert second.marks == []


def test_what_is_missing_or_too_much_is_said_with_the_name_of_the_kind() -> None:
    wish: Any = Wish
    with pytest.raises(TypeError, match=r"Wish.__init__\(\) missing"):
        wish()
    with pytest.raises(TypeError, match="unexpected keyword"):
        wish("red", cards=2)


def test_a_class_makes_its_hundredth_value_as_its_first() -> None:
    """Given a class that writes its `__init__` after a few values, then nothing else is different from then on."""

    @frozen
    class Much(Late):
        more: tuple[int, ...] = field(factory=tuple, converter=tuple)

        def __attrs_post_init__(self) -> None:
            told.append(self.seat)

    told: list[str] = []
    much: Any = Much
    for number in range(100):
        made = much("red", [number], why=" because ", hidden=number)
        assert (made.why, made.twice, made.more, told.pop()) == ("because", 2 * number, (number,), "red")
        assert much("red", why="") == much(seat="red", more=[], why="", hidden=7)
        for wrong in ((), ("red",), ("red", (), 3), ("red", (), "why")):
            with pytest.raises(TypeError, match=r"Much.__init__\(\)"):
                much(*wrong)
        for wrong in ({"twice": 2}, {"seat": "blue"}, {"_hidden": 1}):
            with pytest.raises(TypeError, match=r"Much.__init__\(\)"):
                much("red", why="", **wrong)


def test_named_fields_converters_and_what_is_worked_out() -> None:
    late = Late("red", why=" because ", hidden=3)
    assert (late.why, late.twice) == ("because", 6)
    assert repr(late) == "Late(seat='red', why='because', _hidden=3, twice=6)"
    late_kind: Any = Late
    with pytest.raises(TypeError):
        late_kind("red", "because")


def test_a_validator_may_refuse_a_value() -> None:
    def never(_value: object, one: Any, given: int) -> None:
        raise ValueError(f"{one.name} is {given}")

    @frozen
    class Careful:
        count: int = field(default=0, validator=never)

    with pytest.raises(ValueError, match="count is 3"):
        Careful(3)


def test_a_value_that_is_only_itself() -> None:
    @frozen(eq=False)
    class Alone:
        name: str = ""

    one = Alone()
    assert one == one  # noqa: PLR0124 - that is the question
    assert one != Alone()


def test_evolved_values_are_made_anew() -> None:
    draw = Draw("red", 2)
    assert evolve(draw, cards=3) == Draw("red", 3)
    assert draw.cards == 2
    anyhow: Any = draw
    with pytest.raises(TypeError):
        evolve(anyhow, colour="red")


def test_values_can_be_copied_as_when_they_are_sent_to_another_process() -> None:
    draw = Draw("red", 2, ["x"])
    assert copy.copy(draw) == draw
    deep = copy.deepcopy(draw)
    assert deep == draw
    assert deep.marks is not draw.marks


def test_attrs_knows_them() -> None:
    assert attrs.has(Draw)
    assert [one.name for one in attrs.fields(Late)] == ["seat", "why", "_hidden", "twice"]
    assert attrs.asdict(Draw("red", 2)) == {"seat": "red", "cards": 2, "marks": []}

    make_class: Any = attrs.make_class
    further = make_class("Further", {"more": attrs.field(default=0)}, bases=(Draw,), frozen=True)("red", 2, [], 5)
    assert (further.seat, further.more) == ("red", 5)
