"""The basics: notation, dice, difficulty, uses of skills, and the records of a test and its outcome."""
