"""Soft shadows: what is blurred in one long number is what boxes drawn over each pixel make of it."""

import random

from gattai_desktop.board import shadows


def boxed(line: list[int], radius: int) -> list[int]:
    """The sum of each value and of its neighbours on both sides."""
    return [sum(line[max(0, at - radius) : at + radius + 1]) for at in range(len(line))]


def test_a_picture_is_blurred_by_three_boxes_each_way() -> None:
    dice, wide, high = random.Random(1), 23, 19
    for radius in (1, 2):
        edge = 3 * radius
        rows = [
            [dice.randrange(256) if edge <= x < wide - edge and edge <= y < high - edge else 0 for x in range(wide)]
            for y in range(high)
        ]
        soft = list(shadows._softened(bytes(one for row in rows for one in row), wide, radius))
        for _ in range(3):
            rows = [boxed(row, radius) for row in rows]
        columns = [list(column) for column in zip(*rows, strict=True)]
        for _ in range(3):
            columns = [boxed(column, radius) for column in columns]
        assert soft == [one for row in zip(*columns, strict=True) for one in row]
