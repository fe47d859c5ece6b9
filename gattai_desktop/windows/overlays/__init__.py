"""What lies over the whole table: curtain, covered hand, big moments."""
