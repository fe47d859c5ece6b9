"""Floor 8: everything that is painted on the table, and the hands that move it. Knows no rule.

What a window needs first:

- `paint`     Paint (theme, scale, motion, faces) for one window; every widget takes it, `set_paint` changes it
- `theme`     colours by token; `scale` lengths; `motion` durations; `fonts` the bundled fonts
- `signs`     every sign as a path; `letters` words cut from one `bar`; `faces` card pictures; `shadows`
- `plate`     plates, focus ring, brackets, hatching, crests, Harmony signs; `bars` pips, meters, balance bars
- `words`     lines of text with mini cards, signs and crests, and what a screen reader says of them

Widgets:

- `card_widget`  one card; `spread` several that overlap, each answering for its own shape
- `fan`          the hand; `pile_view` the Pile
- `drag`         carries a card to where it is dropped, by mouse, click or keyboard; `places` where that may be
- `flight`       cards that slide or turn after something has happened
- `plates`       buttons cut like plates, fed by `plate_look`; `focus_ring` the one ring of a window
- `island`       arrows by geometry inside a group of buttons
- `strike_scale`, `ladder`, `gauges`, `deck_tray`, `faction_view`, `threat_plate`, `location_view`,
  `crisis_view`, `earlier_pile`, `log_view`, `bubble`: parts of the table

Widgets are fed frozen values that stand beside them (`PilotRowLook`, `LadderLook`) and say in signals what a
person did. What may be done is asked elsewhere.
"""

from gattai_desktop.board.toolkit import import_toolkit

import_toolkit()
