"""What packs of Virtual Machine hold, and the world that is made of them."""
