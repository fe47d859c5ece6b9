"""Players of Virtual Machine: the program as CPU and as main characters, as the rules describe both (part 1i)."""
