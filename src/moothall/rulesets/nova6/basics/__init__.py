"""The basics: notation, dice, difficulty, what skills are for, a test and its outcome as records."""
