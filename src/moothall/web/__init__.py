"""The front room: what comes in from browsers and goes out to them. Nothing in here decides a rule."""
