"""What needs more than one press: asked step by step, then wished."""
