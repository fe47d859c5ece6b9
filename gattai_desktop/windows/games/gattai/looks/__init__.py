"""What the windows show of Gattaibushido:FUSION!, worked out from what a seat sees."""
