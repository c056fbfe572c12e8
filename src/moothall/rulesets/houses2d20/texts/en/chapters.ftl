### The chapters of the rulebook.

chapter_skills = Skills
chapter_drives = Drives
chapter_difficulty = Difficulty
chapter_traits = Traits
chapter_test = The skill test
chapter_assistance = Helping each other
chapter_complications = Complications and success at a cost
chapter_determination = Determination
chapter_challenges = When a drive is challenged
chapter_recovery = Recovering a drive
chapter_momentum = Momentum
chapter_adding-threat = How Threat grows
chapter_spending-threat = How the GM spends Threat
chapter_conflict = Conflicts, turns and contests
chapter_assets = Assets and zones
chapter_moving = Moving assets
chapter_using = Using assets
chapter_attack = Attacks and extended tasks
chapter_resisting = Resisting defeat
chapter_advancement = Advancement
chapter_characters = Players’ characters
chapter_npc-minor = Minor NPCs
chapter_npc-notable = Notable NPCs
chapter_npc-major = Major NPCs
chapter_npc-abilities = Special abilities of NPCs
chapter_hooks = Story hooks
