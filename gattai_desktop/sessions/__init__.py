"""Floor 5: the session file, the shelf of sessions, and what can be saved of a damaged one.

docs/session-file.md describes the file. Nothing here imports Qt.
"""
