"""Writes a tale as one HTML page that needs nothing else: no script, no address, no font or picture from elsewhere.

Names and sentences are typed by people, so that every text is escaped on its way in.
"""

from html import escape
from typing import Final

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.windows.tale.spoken_tale import SpokenPoint, SpokenTale
from gattai_desktop.windows.tale.tale_heading import scene_svg, title_lines, title_picture
from gattai_desktop.windows.tale.tale_pictures import (
    HIGH,
    OWN,
    WIDE,
    course_picture,
    crest,
    framed,
    mark_plate,
    moment_picture,
    own_picture,
)

_STYLE: Final = """
:root { color-scheme: light dark; --ground: #E6E2D8; --panel: #F2EFE8; --text: #141925; --soft: #454E60;
  --line: #6A7180 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0F131D; --panel: #1F2737; --text: #F4F1E8; --soft: #B4BED1; --line: #8090AF }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text);
  font: 1.06rem/1.45 Inter, "Segoe UI", system-ui, sans-serif }
header { display: grid; background: #0A0D15; color: #F4F1E8; overflow: hidden }
header > * { grid-area: 1 / 1; min-width: 0 }
header > svg { display: block; align-self: end; width: 100%; height: auto; min-height: 11rem; object-fit: cover }
.heading { position: relative; padding: 2.2vw max(4vw, 1.2rem);
  padding-left: calc(max(0px, (100% - 84rem) / 2) + max(4vw, 1.2rem)); display: flex; flex-direction: column;
  justify-content: center;
  background: linear-gradient(90deg, rgb(10, 13, 21) 0 30%, rgba(10, 13, 21, 0) 46%) }
.heading p { margin: 0 0 .8rem; color: #B4BED1 }
h1 { margin: 0; font-size: clamp(1.8rem, 4.4vw, 3.4rem); line-height: 1.05; max-width: 46%; text-wrap: balance }
h1.long { font-size: clamp(1.2rem, 2.4vw, 1.9rem); line-height: 1.2; max-width: 36% }
h1 svg { display: block; height: auto; max-width: 100% }
main { max-width: 84rem; margin: 0 auto; padding: 1.6rem max(4vw, 1.2rem); display: grid; gap: 0 3rem;
  grid-template-columns: minmax(0, 5fr) minmax(0, 8fr) }
h2 { font-size: 1.3rem; margin: .6rem 0 .7rem }
h2 small { font-weight: 400; font-size: .9rem; color: var(--soft); margin-left: 1rem }
h3 { font-size: 1.1rem; margin: 0; display: flex; align-items: center; gap: .6rem }
h3 time { font-weight: 400; white-space: nowrap; color: var(--soft); font-variant-numeric: tabular-nums }
h2.small { font-size: .82rem; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); margin-top: 1.8rem }
.told { font-size: 1.14rem; margin: 0 }
.course svg { display: block; max-width: 100%; height: auto }
.course text { font-family: inherit }
ol, ul { list-style: none; margin: 0; padding: 0 }
.points { border-left: 2px solid var(--line); padding-left: 1.4rem }
.points li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 1.2rem; margin: 0 0 1.1rem;
  position: relative; break-inside: avoid }
.points li::before { content: ""; position: absolute; left: calc(-1.4rem - 8px); top: .8rem; width: 14px; height: 14px;
  border-radius: 50%; background: var(--text) }
.points image { clip-path: polygon(0 0, 93.3% 0, 100% 12.8%, 100% 100%, 4.9% 100%, 0 90.7%) }
.points p { margin: .5rem 0 0 }
.people { display: grid; grid-template-columns: 1fr 1fr; gap: .7rem 1.2rem }
.people li { display: flex; gap: .7rem; align-items: flex-start; break-inside: avoid }
.people svg, h3 svg { flex: none }
.people strong { display: block }
.people span { color: var(--soft); font-size: .95rem; overflow-wrap: anywhere }
footer { grid-column: 1 / -1; border-top: 1px solid var(--line); margin-top: 1.4rem; padding-top: .8rem;
  color: var(--soft); font-size: .85rem; text-align: right }
footer p { margin: 0 }
h1, h3, .told, .points p, .heading p { overflow-wrap: anywhere }
@media screen and (max-width: 60rem) {
  header { display: block }
  header > svg { min-height: 0 }
  .heading { background: none }
  h1, h1.long { max-width: none }
}
@media (max-width: 46rem) {
  main, .points li { grid-template-columns: minmax(0, 1fr) }
}
@page { size: A4; margin: 12mm }
@media print {
  :root { color-scheme: light; --ground: #FFFFFF; --panel: #FFFFFF; --text: #141925; --soft: #454E60; --line: #6A7180 }
  html { font-size: 8.4pt }
  h1 svg { max-width: 44%; max-height: 24mm }
  .heading { padding-left: 4mm }
  body { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  main { padding: 4mm 0 0; gap: 0 6mm; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) }
  .points li { gap: 3mm }
  .people { grid-template-columns: 1fr }
}
"""
_LONG: Final = 40
"""Letters of a title that is written smaller, in letters of the page."""
_PAGE: Final = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'{images}">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header>
{scene}
<div class="heading">
<p>{over}</p>
<h1{long}>{heading}</h1>
</div>
</header>
<main>
<div>
{left}
</div>
<div>
{right}
</div>
<footer>
{foot}
</footer>
</main>
</body>
</html>
"""


def page_of(tale: SpokenTale, paint: Paint) -> str:
    """Return the tale as a page. paint: whose faces the cards on it have, four colours or two."""
    lines = title_lines(tale.title)
    name = escape(tale.title)
    scene, right = scene_svg(paint, picture_of_played(tale)), "\n".join(_right(tale, four_colours=paint.faces.four))
    return _PAGE.format(
        images="; img-src data:" if OWN in scene + right else "",
        language=escape(tale.language),
        title=name,
        style=_STYLE,
        scene=scene,
        over=escape(tale.over_title),
        long=' class="long"' if not lines and len(tale.title) > _LONG else "",
        heading=title_picture(lines, tale.title) if lines else name,
        left="\n".join(_left(tale)),
        right=right,
        foot="\n".join(f"<p>{escape(one)}</p>" for one in foot_of(tale)),
    )


def picture_of_played(tale: SpokenTale) -> str:
    """Return the picture of what was played: an image file, or the name of one that is drawn."""
    forms = packs_of(tale.game).forms()
    found = next((one for one in forms if tale.scenario and tale.scenario in one.called), forms[0])
    return tale.picture or found.glance.picture


def foot_of(tale: SpokenTale) -> tuple[str, ...]:
    """What stands below every tale: what was shown, and whose work is in it."""
    return (speak("tale", "Nothing is shown here that was not open on the table."), *tale.notices)


def told_of(tale: SpokenTale) -> str:
    """What happened, as one paragraph."""
    return " ".join(tale.sentences)


def _left(tale: SpokenTale) -> list[str]:
    parts = []
    if tale.sentences:
        parts += [
            f"<h2>{escape(speak('tale', 'What happened'))}</h2>",
            f'<p class="told">{escape(told_of(tale))}</p>',
        ]
    if tale.course:
        values, labels = [value for value, _ in tale.course], [why for _, why in tale.course]
        parts.append(f'<h2 class="small">{escape(tale.gauge)}</h2>')
        parts.append(
            f'<div class="course">{course_picture(values, labels, f"{tale.gauge}. {tale.course_words}")}</div>'
        )
    if tale.people:
        parts.append(f'<h2 class="small">{escape(speak("tale", "Who did what"))}</h2>')
        rows = (
            f"<li>{crest(one.seat)}<div><strong>{escape(one.name)}</strong><span>{escape(one.did)}</span></div></li>"
            for one in tale.people
        )
        parts.append(f'<ul class="people">{"".join(rows)}</ul>')
    return parts


def _right(tale: SpokenTale, *, four_colours: bool) -> list[str]:
    seen = escape(speak("tale", "as everybody at the table saw them"))
    head = f"<h2>{escape(speak('tale', 'Turning points'))}<small>{seen}</small></h2>"
    if not tale.points:
        return [head, f"<p>{escape(no_points())}</p>"]
    return [head, f'<ol class="points">{"".join(_item(one, four_colours=four_colours) for one in tale.points)}</ol>']


def no_points() -> str:
    """What is said where an evening had no turning point yet."""
    return speak("tale", "Nothing has turned the tide this evening yet.")


def picture_of(one: SpokenPoint, *, four_colours: bool) -> str:
    """Return the picture of a turning point."""
    point = one.point.point
    own = own_picture(one.point.file, WIDE, HIGH)
    return (
        framed(WIDE, HIGH, own, one.picture_words)
        if own
        else moment_picture(
            one.point.picture,
            one.picture_words,
            figures=point.figures,
            jokers=point.shows == "jokers",
            mark=(point.sign, point.ink),
            four_colours=four_colours,
        )
    )


def plate_of(one: SpokenPoint) -> str:
    """Return the crest of whom a turning point belongs to, or its sign."""
    point = one.point.point
    return crest(point.seat) if point.seat else mark_plate(point.sign, point.ink)


def _item(one: SpokenPoint, *, four_colours: bool) -> str:
    time = f"<time>{escape(one.time)}</time>" if one.time else ""
    return (
        f"<li>{picture_of(one, four_colours=four_colours)}"
        f"<div><h3>{time}{plate_of(one)}<span>{escape(one.title)}</span></h3><p>{escape(one.text)}</p></div></li>"
    )
