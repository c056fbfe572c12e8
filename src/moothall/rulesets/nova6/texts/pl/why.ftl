### Dlaczego kości są takie: każdy powód w kilku słowach, bez kropki.

reason-base = trzy kości podstawowe
log-reckoned-nova6-number = { $reached }, trzeba { $needed }
log-reckoned-nova6-outcome = { $outcome ->
        [success] sukces
       *[failure] porażka
    }{ $count ->
        [0] { "" }
        [one] , 1 punkt wyczynu
        [few] , { $count } punkty wyczynu
       *[many] , { $count } punktów wyczynu
    }
reason-dice-unsaid = { $amount_said }d: wymienione albo znane tylko MG
reason-skill = { $amount_said }d: { $of_said }
reason-perk = { $amount_said }d: atut „{ $of }”
reason-trait = { $amount_said }d: { $of }
reason-advantage = { $amount_said }d: „{ $of }”
reason-disadvantage = { $amount_said }d: „{ $of }”
reason-their-advantage = { $amount_said }d: „{ $of }” drugiej strony
reason-asset = { $amount_said }d: zasób „{ $of }”
reason-condition = { $amount_said }d: warunek „{ $of }”
reason-difficulty = { $amount ->
        [0] bez trudności
       *[other] { $amount_said }d: trudność
    }
reason-opposed = { $amount_said }d: opór, { $of_said }
reason-opposed-perk = { $amount_said }d: atut „{ $of }” drugiej strony
reason-opposed-trait = { $amount_said }d: { $of } po drugiej stronie
reason-note-hardest = liczy się najtrudniejszy cel: { $of }
reason-note-unskilled = nie liczy się żadna umiejętność
reason-several-actions = { $amount_said }d: kilka akcji w turze
reason-focus = { $amount ->
        [1] { $amount_said }d: skupienie
       *[other] { $amount_said }d: skupienie na czymś innym
    }
reason-setbacks = { $amount_said }d: kości przeciwności
reason-accurate = { $amount_said }d: skupienie z bronią „{ $of }”
reason-note-equal = takie samo dla obu stron, więc pominięte: „{ $of }”
reason-note-irrelevant = nie ma tu znaczenia: „{ $of }”
reason-note-left-out = pominięte przez MG: „{ $of }”
reason-sustaining = { $amount_said }d: podtrzymywanie „{ $of }”
reason-initiative = { $amount ->
        [0] inicjatywa: po drugiej stronie nikt nie jest szczególnie szybki
       *[other] { $amount_said }d: najszybsi po drugiej stronie
    }
reason-contest = bez trudności w tej rywalizacji
reason-gang = { $amount_said }d: kilku naraz ({ $of })
reason-for-another = { $amount_said }d: obrona kogoś innego
reason-note-reaction = reakcja nie kosztuje akcji
reason-staggered = { $amount_said }d: oszołomienie
reason-cover = krycie { $amount } z osłony
reason-headgear = krycie { $amount_said }: „{ $of }”
reason-coverage = krycie { $amount }: „{ $of }”
reason-incoming = nadchodzące obrażenia: { $amount }
reason-dodged = { $amount_said }: uskok
reason-soak = { $amount_said }: pochłania „{ $of }”
reason-soft = { $amount_said }: miękko pochłania „{ $of }”
reason-pierce = przebite i zmniejszone o połowę: „{ $of }”
reason-hardened = utwardzone przeciw przebiciu: „{ $of }”
reason-reduced = liczy się podwójnie: „{ $of }”
reason-note-any-kind = pochłaniane jak każde inne obrażenia: { $of_said }
reason-note-nothing-left = nic nie przechodzi
reason-bonus-dice = { $amount_said }d: kości premii
reason-penalty-dice = { $amount_said }d: kości kary
reason-direct = bezpośrednie, więc omija pochłanianie
reason-note-cover = za osłoną: { $of_said }
reason-cover-pierce = przebita, liczy się połowa: { $of_said }
reason-cover-reduced = liczy się podwójnie, broń słabo przebija: { $of_said }
reason-cover-soak = { $amount_said }: pochłania osłona, { $of_said }
reason-made-less = { $amount_said }: poświęcenie, poważny aspekt albo ustąpienie

## Rzeczy

reason-hands = potrzebne ręce, „{ $of }”: { $amount }
reason-skill-max = { $amount_said }d: więcej się tu nie liczy, { $of_said }
reason-skill-min = { $amount_said }d: „{ $of }” wymaga więcej
reason-auto = { $amount_said }d: ogień ciągły
reason-burst = { $amount_said }d: seria
reason-two-shot = { $amount_said }d: dwa strzały naraz

## Obszary i rzeczy

reason-area = { $amount ->
        [0] liczy się tylko sam obszar
       *[other] { $amount_said }d: obszar
    }
reason-out-of-the-way = punkty za uskok, { $of }: { $amount }

## Przestrzeń

reason-size = { $amount ->
        [0] rozmiar nie ma znaczenia
       *[other] { $amount_said }d: rozmiar
    }
reason-note-sweep = za wielkie, by chybić, więc rozmiar się nie liczy
reason-range-steps = punkty wyczynu, które mogą iść na odległość, „{ $of }”: { $amount }
reason-distance = { $amount_said }d: odległość
reason-note-size = liczy się tu rozmiar

## Szkody

reason-boxes = pola: { $amount_said }
reason-note-versatile = trzymane oburącz: „{ $of }”

## Ruch, bagaż i upadki

reason-note-both = pancerz i bagaż liczą się razem
reason-strong = { $amount_said }d: silne ciało
reason-hampered = { $amount ->
        [0] skrępowanie tu nie przeszkadza
       *[other] { $amount_said }d: skrępowanie
    }
reason-burdened = { $amount_said }d: obciążenie
reason-surface = { $amount ->
        [0] podłoże jest twarde
       *[other] { $amount_said }: podłoże
    }
reason-stories = piętra: { $amount }
reason-jagged = obrażenia { $amount_said }: ostre podłoże

## Powrót do sił

reason-treatment = potrzebne punkty wyczynu: { $amount }
reason-note-staggered-box = pole oszołomienia niczego nie utrudnia
reason-incapacitated = { $amount_said }d: pole obezwładnienia
reason-immune = { $amount_said }: to w ogóle nie szkodzi
reason-note-treated = czyjeś leczenie pomaga
reason-note-last-box = od tego zależy powrót do sceny

## Postacie

reason-advances = rozwinięcia z poziomu: { $amount }
reason-advances-gained = rozwinięcia zdobyte od tego czasu: { $amount_said }
reason-cap-level = najwyższy stopień na tym poziomie: { $amount }
reason-cap-talent = { $amount_said } do najwyższego stopnia dzięki talentowi
reason-cap-human = { $amount_said }: dalej tylko z cechą
reason-cap-feature = { $amount_said } do najwyższego stopnia dzięki cesze
reason-spent-rank = rozwinięcia wydane na umiejętność ({ $of_said }): { $amount }
reason-spent-talent = rozwinięcia wydane na talent „{ $of }”: { $amount }
reason-spent-feature = rozwinięcia wydane na cechę „{ $of }”: { $amount }
reason-refresh-base = odświeżenie na początek: { $amount }
reason-refresh-trait = odświeżenie { $amount_said }: „{ $of }”
reason-thresholds = obezwładnienie od { $amount }
reason-boxes-ranks-only = pola dają tylko stopnie umiejętności ({ $of_said })
reason-note-weakness = słabość celu: „{ $of }”
reason-note-unsurprised = bez zaskoczenia: „{ $of }” się nie liczy
reason-note-strong = rzecz oswojona: { $of_said }
reason-cap-bought = sam stopień trzeba jeszcze kupić
reason-perks = przyznane atuty: { $amount_said }
