"""Characters in play: advancement, features, the Bronze Rule, and NPCs."""
