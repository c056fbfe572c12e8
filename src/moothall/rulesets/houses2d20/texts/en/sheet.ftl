### A sheet as the command line shows it.

sheet-heading = { $name }: { $tier }
sheet-traits = Traits
sheet-skills = Skills
sheet-drives = Drives
sheet-quality = Quality
sheet-focuses = Focuses
sheet-talents = Talents
sheet-abilities = Special abilities
sheet-price = { $price } Threat
