"""Lets a running program be replaced: an update puts new files in the place of those that it reads from.

Modules that are imported late lie in the program's own file, which is opened anew for each of them. Under its own name
that would be the new program once an update came; under this name Linux gives the one that runs, until it ends.
PyInstaller runs this before the program.
"""

import pyimod02_importers

pyimod02_importers.pyz_archive._filename = "/proc/self/exe"  # noqa: SLF001 (PyInstaller has no other way in)
