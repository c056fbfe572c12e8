### The chapters of the rulebook.

chapter_setup = Setting up
chapter_character = Making a hero
chapter_luck = Luck
chapter_tests = Tests
chapter_steps = Larger and smaller dice
chapter_help = Help and second tries
chapter_space = Distance and cover
chapter_combat = Fighting
chapter_powers = Powers and magic
chapter_harm = Harm, rest and growth
chapter_variant-2d6 = Playing with two six-sided dice
chapter_variant-d6 = Playing with six-sided dice only
chapter_options = Extras, and the GM's list
