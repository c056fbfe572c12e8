"""Effects: advantages, ways to deal damage, soak, and the tools that have them."""
