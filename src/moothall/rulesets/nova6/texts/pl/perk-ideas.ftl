### Atuty dla tych, którzy szukają pomysłu.

perk-idea-judo = judo
perk-idea-firearms = broń palna
perk-idea-bows = łuki
perk-idea-daggers = sztylety
perk-idea-sneak-attack = cios zza pleców
perk-idea-grappling = chwyty
perk-idea-shortbow = krótki łuk
perk-idea-pistols = pistolety

perk-idea-deceive = zwodzenie
perk-idea-duping-guards = nabieranie strażników
perk-idea-provoke = prowokowanie
perk-idea-intimidating = budzenie lęku

perk-idea-athletics = lekkoatletyka
perk-idea-dodging = uniki
perk-idea-driving = prowadzenie pojazdów
perk-idea-climbing = wspinaczka
perk-idea-motorcycles = motocykle
perk-idea-stealth = skradanie się

perk-idea-strong = siłacz
perk-idea-bars-and-gates = kraty i bramy
perk-idea-healthy = zdrowie
perk-idea-poison-resistance = odporność na trucizny
perk-idea-bear-hug = niedźwiedzi uścisk

perk-idea-fearless = nieustraszoność
perk-idea-games = gry
perk-idea-chess = szachy
perk-idea-psionics = psionika
perk-idea-telepathy = telepatia

perk-idea-acute-hearing = czuły słuch
perk-idea-awareness = czujność
perk-idea-conceal = ukrywanie
perk-idea-deduction = dedukcja
perk-idea-crime-scenes = miejsca zbrodni
perk-idea-hidden-doors = ukryte drzwi
perk-idea-medicine = medycyna
perk-idea-noticing = spostrzegawczość
perk-idea-a-language = język
perk-idea-surgery = chirurgia
