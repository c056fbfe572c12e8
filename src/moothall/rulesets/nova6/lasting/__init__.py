"""Effects and things: what lasts on whom, and what it takes to use it."""
