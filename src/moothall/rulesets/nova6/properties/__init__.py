"""Universal properties that need a test: areas, dazzling, repairs."""
