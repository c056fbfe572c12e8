### Atuty dla tych, którzy szukają pomysłu.

perk-idea-daggers = sztylety
perk-idea-sneak-attack = cios zza pleców
perk-idea-grappling = chwyty
perk-idea-shortbow = krótki łuk
perk-idea-pistols = pistolety
perk-idea-judo = judo
perk-idea-firearms = broń palna
perk-idea-bows = łuki
perk-idea-climbing = wspinaczka
perk-idea-motorcycles = motocykle
perk-idea-stealth = skradanie się
perk-idea-athletics = lekkoatletyka
perk-idea-dodging = uniki
perk-idea-driving = prowadzenie pojazdów
