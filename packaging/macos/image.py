"""What the window of the disk image shows, for dmgbuild: the program, an arrow, the folder Applications.

dmgbuild reads this file as its settings and gives it `defines`; packaging/mac_image.py calls it on a Mac.
"""

files = [defines["app"]]  # type: ignore[name-defined] # noqa: F821
symlinks = {"Applications": "/Applications"}
background = defines["background"]  # type: ignore[name-defined] # noqa: F821
format = "ULFO"  # noqa: A001 (the word of dmgbuild)
icon = defines["icon"]  # type: ignore[name-defined] # noqa: F821
window_rect = ((200, 200), (640, 400))
icon_size = 128
text_size = 14
icon_locations = {"Gattai Desktop.app": (170, 190), "Applications": (470, 190)}
