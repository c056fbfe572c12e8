"""Running the game: what the GM demands, gangs and groups of NPCs, objects that can break."""
