"""Characters in play: growth, features, the Bronze Rule, and NPCs."""
