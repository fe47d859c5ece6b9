"""Lets a person change the table by hand: move cards, set gauges, write notes."""
