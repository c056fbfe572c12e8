### A sheet as the command line shows it.

sheet-heading = { $name } : { $tier }
sheet-traits = Traits
sheet-skills = Compétences
sheet-drives = Motivations
sheet-quality = Qualité
sheet-focuses = Spécialisations
sheet-talents = Talents
sheet-abilities = Capacités spéciales
sheet-price = Menace : { $price }
