"""What is done by hand: cards moved, gauges set, notes written."""
