"""The posters of the wall: Story, Gambit, Outcome. Painted in drawing pixels between the frame and the banner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.faces import card_width, paint_well
from gattai_desktop.board.faction_view import FactionLook
from gattai_desktop.board.fonts import display_font, strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.windows.games.gattai.wall.looks import (
    GambitPlace,
    GambitPoster,
    OutcomePoster,
    StoryPoster,
    WallSpoil,
)
from gattai_desktop.windows.wall.wall_grid import wall_card, wall_deck

_JAG: Final = 46.0
"""From one Offense to the next, in the pixels of the drawn wall."""


def paint_poster(
    painter: QPainter, paint: Paint, box: QRectF, poster: StoryPoster | GambitPoster | OutcomePoster
) -> None:
    """Paint a poster into the middle of the wall."""
    if isinstance(poster, StoryPoster):
        _paint_story(painter, paint, box, poster)
    elif isinstance(poster, GambitPoster):
        _paint_gambit(painter, paint, box, poster)
    else:
        _paint_outcome(painter, paint, box, poster)


# ---------------------------------------------------------------------- Story


def _paint_story(painter: QPainter, paint: Paint, box: QRectF, poster: StoryPoster) -> None:
    theme, middle = paint.theme, box.center().x()
    y = box.y() + 96
    paint_text(painter, middle, y, poster.over, text_font(paint.words(40)), theme.soft, "middle", room=box.width())
    title = display_font(92)
    lines = wrapped(poster.title, title, box.width(), most=2)
    y += 108
    for line in lines:
        paint_text(painter, middle, y, line, title, theme.text, "middle")
        y += 104
    line_font = text_font(paint.words(40))
    y -= 20
    for line in wrapped(poster.line, line_font, box.width() * 0.92, most=2) if poster.line else ():
        paint_text(painter, middle, y, line, line_font, theme.soft, "middle")
        y += 54
    if poster.factions:
        _paint_factions(painter, paint, QRectF(box.x(), y + 6, box.width(), box.bottom() - y - 30), poster.factions)
    else:
        high = min(330.0, box.bottom() - y - 60)
        wide = card_width(high)
        for place, (side, count) in enumerate(zip(("pilots", "coach"), poster.decks, strict=True)):
            x = middle + (place * 2 - 1) * wide * 0.66 - wide / 2
            if count:
                wall_deck(painter, paint, side, x, y + 20, high, count)
            else:
                paint_well(painter, theme, x, y + 20, high)


def _paint_factions(painter: QPainter, paint: Paint, box: QRectF, factions: tuple[FactionLook, ...]) -> None:
    theme = paint.theme
    step = min(400.0, box.width() / len(factions))
    high = min(290.0, box.height() - 120, step * 0.72 * 7 / 5)
    wide = card_width(high)
    x = box.center().x() - step * len(factions) / 2
    name, favor = strong_font(paint.words(34)), text_font(paint.words(32))
    for faction in factions:
        centre = x + step / 2
        left = centre - wide / 2
        if faction.top:
            wall_card(painter, paint, faction.top, left, box.y(), high)
        else:
            paint_well(painter, theme, left, box.y(), high)
            size = high * 0.26
            corner = QPointF(centre - size / 2, box.y() + (high - size) / 2)
            paint_sign_outline(painter, "hand", corner.x(), corner.y(), size, theme.edge, 2.4)
        y = box.y() + high + max(46.0, name.pixelSize() * 1.15)
        paint_text(painter, centre, y, faction.name, name, theme.text, "middle", room=step - 16)
        words = speak("board", "Favor {favor} of {agency}", favor=faction.favor, agency=faction.agency)
        y += max(42.0, favor.pixelSize() * 1.2)
        # Offenses are public, and one more may be the last: they stand behind the Favor, as on the table.
        jags = faction.offenses * _JAG
        said = paint_text(painter, centre - jags / 2, y, words, favor, theme.soft, "middle", room=step - 16 - jags)
        for jag in range(faction.offenses):
            at = centre - jags / 2 + said / 2 + 12 + jag * _JAG
            paint_sign(painter, "jag", at, y - 30, 34, theme.refused)
        x += step


# ---------------------------------------------------------------------- Gambit


def _paint_gambit(painter: QPainter, paint: Paint, box: QRectF, poster: GambitPoster) -> None:
    theme, middle = paint.theme, box.center().x()
    title = display_font(60)
    y = box.y() + 84
    for line in wrapped(poster.title, title, box.width(), most=2):
        paint_text(painter, middle, y, line, title, theme.text, "middle")
        y += 70
    if poster.line:
        paint_text(
            painter, middle, y - 8, poster.line, text_font(paint.words(36)), theme.soft, "middle", room=box.width()
        )
        y += 44
    high = min(440.0, box.bottom() - y - 130)
    wide = card_width(high)
    top = y - 6
    for place, right in ((poster.hers, False), (poster.coachs, True)):
        x = middle + 150 if right else middle - 150 - wide
        _paint_place(painter, paint, place, QRectF(x, top, wide, high))
    between = QPainterPath(QPointF(middle, top + high / 2 - 110))
    for across, down in ((40, 110), (-40, 110), (-40, -110)):
        point = between.currentPosition()
        between.lineTo(point.x() + across, point.y() + down)
    between.closeSubpath()
    if poster.result:
        cap = 92.0
        words = poster.result.upper()
        token = "legal" if poster.good else "refused"
        y = top + high / 2 - cap / 2
        ground = QRectF(0, y - 44, width_of(words, cap) + 120, cap + 88)
        ground.moveCenter(QPointF(middle, ground.center().y()))
        paint_plate(painter, ground, fill=theme.rail, edge=theme.colour(token), width=4, cut=34)
        paint_cut(painter, middle, y, words, cap, theme.colour(token), "middle", bar=17)
        return
    word = display_font(paint.words(32))
    if width_in(word, poster.between) < 60:
        painter.strokePath(between, outline_pen(theme.edge, 4))
    paint_text(painter, middle, top + high / 2 + 10, poster.between, word, theme.soft, "middle")


def _paint_place(painter: QPainter, paint: Paint, place: GambitPlace, box: QRectF) -> None:
    theme = paint.theme
    if place.face:
        wall_card(painter, paint, place.face, box.x(), box.y(), box.height(), "hover")
    else:
        paint_well(painter, theme, box.x(), box.y(), box.height())
    y = box.bottom() + 26
    paint_crest(painter, theme, place.seat, box.x(), y, 88)
    room = box.width() + 60
    below = y + (40 if place.source else 58)
    paint_text(painter, box.x() + 108, below, place.name, display_font(paint.words(44)), theme.text, room=room)
    paint_text(painter, box.x() + 108, y + 82, place.source, text_font(paint.words(32)), theme.soft, room=room)
    for number, (seat, face) in enumerate(place.helpers):
        top = box.y() + number * 150
        if top + 130 > box.bottom() + 20:
            break
        wall_card(painter, paint, face, box.x() - 130, top, 130)
        paint_crest(painter, theme, seat, box.x() - 168, top + 40, 50)


# ---------------------------------------------------------------------- Outcome


def _paint_outcome(painter: QPainter, paint: Paint, box: QRectF, poster: OutcomePoster) -> None:
    theme, middle = paint.theme, box.center().x()
    cap = 120.0
    words = poster.headline.upper()
    cap = min(cap, cap * box.width() / max(1.0, width_of(words, cap)))
    paint_cut(painter, middle, box.y(), words, cap, theme.colour(poster.side), "middle", bar=17)
    y = box.y() + 184
    paint_text(painter, middle, y, poster.stakes, text_font(paint.words(42)), theme.text, "middle", room=box.width())
    y += 50
    several = len(poster.spoils) > 3
    count = min(10, len(poster.spoils))
    columns = max(1, -(-count // 2) if several else count)
    gap = 20.0
    wide = min(330.0, (box.width() - gap * (columns - 1)) / columns)
    high = 104.0 if several else 148.0
    rows = -(-count // columns)
    left = middle - (wide * columns + gap * (columns - 1)) / 2
    for place, spoil in enumerate(poster.spoils[:10]):
        x, top = left + (place % columns) * (wide + gap), y + (place // columns) * (high + gap)
        _paint_spoil(painter, paint, spoil, QRectF(x, top, wide, high), small=several)
    y += rows * (high + gap) + 24
    if poster.concession:
        _paint_concession(painter, paint, poster, QRectF(left, y, box.right() - left, box.bottom() - y))


def _paint_spoil(painter: QPainter, paint: Paint, spoil: WallSpoil, box: QRectF, *, small: bool) -> None:
    theme = paint.theme
    if not spoil.name:
        paint_plate(painter, box, fill=theme.well, edge=theme.edge, width=2.5, cut=30, dashes=(12, 10))
        y = box.y() + (62 if small else 66)
        paint_text(
            painter,
            box.x() + 30,
            y,
            speak("wall", "To choose"),
            display_font(paint.words(36)),
            theme.soft,
            room=box.width() - 50,
        )
        return
    paint_plate(painter, box, fill=theme.panel, cut=30)
    paint_sign(painter, spoil.sign, box.x() + 26, box.y() + 26, 48, theme.text)
    room = box.width() - 110
    paint_text(painter, box.x() + 92, box.y() + 66, spoil.name, display_font(paint.words(38)), theme.text, room=room)
    if small:
        return
    paint_text(
        painter,
        box.x() + 26,
        box.y() + 122,
        spoil.receiver,
        text_font(paint.words(34)),
        theme.soft,
        room=box.width() - 120,
    )
    if spoil.seat:
        paint_crest(painter, theme, spoil.seat, box.right() - 74, box.y() + 82, 48)


def _paint_concession(painter: QPainter, paint: Paint, poster: OutcomePoster, box: QRectF) -> None:
    theme = paint.theme
    paint_crest(painter, theme, poster.loser_seat, box.x(), box.y(), 104)
    side = "coach" if poster.side == "pilots" else "pilots"
    many = poster.loser == speak("table", "Pilots")
    words = speak("wall", "{name} yield:" if many else "{name} yields:", name=poster.loser)
    paint_text(painter, box.x() + 128, box.y() + 38, words, text_font(paint.words(34)), theme.colour(side))
    font = text_font(paint.words(37))
    for row, line in enumerate(wrapped(poster.concession, font, box.width() - 140, most=2)):
        paint_text(painter, box.x() + 128, box.y() + 86 + row * 46, line, font, theme.text)
