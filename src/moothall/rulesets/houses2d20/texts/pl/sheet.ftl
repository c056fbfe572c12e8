### A sheet as the command line shows it.

sheet-heading = { $name }: { $tier }
sheet-traits = Cechy
sheet-skills = Umiejętności
sheet-drives = Motywacje
sheet-quality = Jakość
sheet-focuses = Specjalizacje
sheet-talents = Talenty
sheet-abilities = Zdolności specjalne
sheet-price = Zagrożenie: { $price }
