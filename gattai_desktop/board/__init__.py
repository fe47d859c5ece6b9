"""Floor 8: paints cards, plates, gauges and words, and lets a person move cards. Knows no rule.

What a window needs first:

- `paint`     Paint (theme, scale, motion, faces) for one window; every widget takes it, `set_paint` changes it
- `theme`     colours by token; `scale` lengths; `motion` durations; `fonts` the bundled fonts
- `signs`     every sign as a path; `letters` words cut from one `bar`; `faces` card pictures; `shadows`
- `plate`     plates, focus ring, brackets, hatching, crests, Harmony signs; `bars` pips, meters, balance bars
- `words`     lines of text with mini cards, signs and crests, and what a screen reader says of them

Widgets:

- `card_widget`  one card; `spread` several that overlap, each answering for its own shape
- `fan`          the hand; `pile_view` a pile of cards that overlap
- `drag`         carries a card to where it is dropped, by mouse, click or keyboard; `places` where that may be
- `flight`       cards that slide or turn after something has happened
- `plates`       buttons cut like plates, fed by `plate_look`; `focus_ring` the one ring of a window
- `arrow_group`  arrows by geometry inside a group of buttons
- `log_view`     the log; `bubble` the preview of a play, and why one was refused

What only one game shows is in its wing (`windows/games/gattai/parts/`). Widgets are fed frozen values that stand beside
them (`PlateLook`, `BubbleLook`) and say in signals what a person did. What may be done is asked elsewhere.
"""

from gattai_desktop.board.toolkit import import_toolkit

import_toolkit()
