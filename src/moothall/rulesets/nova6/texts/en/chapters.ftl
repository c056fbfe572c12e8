### The chapters of the rulebook.

chapter_notation = Reading and writing it
chapter_gathering = Gathering the dice
chapter_outcome = How it comes out
chapter_actions = The four actions
chapter_special = Reactions and snap actions
chapter_several = Several things, several people
chapter_time = Time and setbacks
chapter_modifiers = Difficulty and conditions
chapter_surroundings = Cover, range and size
chapter_scenes = Scenes
chapter_effects = Advantage, damage and soak
chapter_properties = Properties of effects
chapter_movement = Moving, carrying, falling
chapter_stress = Stress and its consequences
chapter_recovery = Recovery
chapter_aspects = Invoking and compelling
chapter_plot-points = Plot points
chapter_stunts = Stunts and stunt points
chapter_char-steps = Making a character, step by step
chapter_char-aspects = Core aspects and level
chapter_char-advances = Advances
chapter_char-gear = Gear, refresh and boxes
chapter_char-skills = Skills, ranks and perks
chapter_talents = Talents
chapter_core-talents = The talents of the book
chapter_equipment = Weapons and armor
