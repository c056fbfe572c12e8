### O co pyta warsztat. Pod nagłówkiem, polem albo wyborem może stać podpowiedź.

## Kroki

make-nova6-aspects = Kto to jest?
    .hint = Ktoś, kto działa sam z siebie, jest w czymś dobry i ma coś do stracenia. Mówią o tym cztery zdania.
make-nova6-level = Jak daleko zaszła ta postać?
    .hint = Poziom ustala stół; od niego zależy liczba rozwinięć.
make-nova6-advances = Co potrafi?
    .hint = Każde rozwinięcie to stopień umiejętności, talent albo cecha.
make-nova6-gear = Co ma?
    .hint = Jedna ważna rzecz do każdego aspektu i to, co do tej postaci pasuje.
make-nova6-name = Jak się nazywa?
make-nova6-refresh = Co jest jej winien los
    .hint = Punkty fabuły na początku sesji. Nie ma tu wyboru, to wynika z reszty.
make-nova6-boxes = Ile zniesie
    .hint = Pola każdego poziomu. Nie ma tu wyboru, wynikają z umiejętności i talentów.
make-nova6-attacks = Jak walczy i jak się trzyma
    .hint = Czym uderza i czym się osłania, w kilku słowach.

## Pola i wybory

make-name = Imię
make-nova6-high-concept = Myśl przewodnia
    .hint = Kim jest, w jednym zdaniu
make-nova6-background = Przeszłość
    .hint = Skąd się wzięła
make-nova6-motivation = Motywacja
    .hint = Co ją porusza
make-nova6-trouble = Kłopot
    .hint = Co ciągle wchodzi w drogę; coś innego niż myśl przewodnia
make-nova6-level-is = Poziom
make-nova6-standing = Czyli
make-nova6-allowance = Wydane rozwinięcia
make-nova6-skills = Umiejętności
    .hint = Stopnie sięgają tak daleko, jak pozwala poziom
make-nova6-talents = Talenty
    .hint = Skupiony, Wprawiony i Wyspecjalizowany bierze się do jednej umiejętności; przydają się prawie każdemu
make-nova6-own-talents = Własne talenty
make-nova6-perk = Atut
    .hint = Użycie umiejętności, w którym idzie lepiej
make-nova6-perk-skill = Której umiejętności?
make-nova6-perk-action = W której akcji?
make-nova6-features = Cechy
make-nova6-feature = { $value } ({ $price })
make-nova6-flaws = Wady
make-nova6-flaw-unlucky = Pechowiec
make-nova6-assets = Rzeczy, które się liczą
    .hint = Po jednej do każdego aspektu, jeśli chcesz
make-nova6-gear-lines = Pozostały ekwipunek
make-nova6-refresh-is = Odświeżenie
make-nova6-boxes-physical = Pola fizyczne
make-nova6-boxes-mental = Pola psychiczne
make-nova6-attacks-lines = Ataki
make-nova6-defenses-lines = Obrona
make-nova6-talent-focused = Skupiony: { $of }
make-nova6-talent-practiced = Wprawiony: { $of }
make-nova6-talent-specialized = Wyspecjalizowany: { $of }
make-nova6-talent-resolute = Niezłomny
make-nova6-talent-tough = Twardy
make-nova6-talent-quick = Szybki
make-nova6-talent-strong-body = Silne ciało
make-nova6-talent-strong-body-against = Silne ciało ({ $of })
make-nova6-against-hampered = na skrępowanie
make-nova6-against-burdened = na obciążenie
make-nova6-talent-strong-personality = Silna osobowość
make-nova6-talent-lucky = Szczęściarz
make-nova6-talent-danger-sense = Zmysł zagrożenia
make-nova6-talent-well-trained = Wszechstronnie szkolony
make-nova6-talent-prepared = Przygotowany
make-nova6-talent-wealthy = Zamożny
make-nova6-grow = Poziom wyżej
make-nova6-grow-pick = Na co idzie nowe rozwinięcie?
make-nova6-grow-rank = Na stopień umiejętności
make-nova6-grow-new-talent = Na nowy talent
make-nova6-grow-later = Zostaje na później
make-nova6-grow-skill = Która umiejętność?
make-nova6-grow-talent = Który talent?
