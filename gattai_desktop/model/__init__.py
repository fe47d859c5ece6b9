"""Floor 7: `GameModel`, the one QObject that the widgets know.

It judges, plays, writes and only then tells; it hands out what the seat at the computer may see and nothing else.
"""
