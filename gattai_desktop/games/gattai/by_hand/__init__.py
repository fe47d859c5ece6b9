"""What the Coach does by hand, whatever the rules say (RULES ED-4)."""
