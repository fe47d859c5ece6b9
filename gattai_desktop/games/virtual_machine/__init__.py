"""Virtual Machine: the main characters fight what the CPU brings, on a map, by the count of their cards."""
