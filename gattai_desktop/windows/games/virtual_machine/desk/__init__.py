"""The desk of Virtual Machine: fights with their maps, and who fights in them."""
