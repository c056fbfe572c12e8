### Umiejętności przy stole: o co się pyta, co się dzieje, czego nie wolno i jak się co nazywa.

ask-nova6-connection = { $who_said } chce zranić słowami ({ $target_said }). Jaka więź, jaki aspekt albo zasób w to uderza?
ask-nova6-may-hurt = { $connection ->
        [none] { $who_said } chce zranić słowami ({ $target_said }), ale nie ma za co chwycić. Czy to możliwe?
       *[other] { $who_said } chce zranić słowami ({ $target_said }), a uderza w to: { $connection }. Czy to wystarczy?
    }
ask-nova6-risk = { $who_said } chce się skupić. Co można przez to przegapić albo stracić? Bez odpowiedzi nie ma testu.
ask-nova6-how-to-settle = { $who_said } czegoś chce ({ $target_said }). Czy wystarczy jeden test, czy to rywalizacja?
ask-nova6-in-the-way = { $who_said } leci przez miejsce, w którym coś stoi. Droga wolna, czy dalej się nie da?

log-nova6-shoved = { $target ->
        [none] { "" }
       *[other] { $thrown ->
            [yes] { $how ->
                [out] { $target_said } ląduje po rzucie w sąsiedniej strefie: { $zone_said }.
                [across] { $target_said } ląduje po rzucie gdzie indziej w strefie: { $spot }.
               *[away] { $target_said } leci w powietrzu, byle dalej.
            }
           *[no] { $how ->
                [out] { $target_said } ląduje po pchnięciu w sąsiedniej strefie: { $zone_said }.
                [across] { $target_said } ląduje po pchnięciu gdzie indziej w strefie: { $spot }.
               *[away] { $target_said } cofa się od pchnięcia.
            }
        }
    }
log-nova6-beset = { $who ->
        [none] { "" }
       *[other] { $name ->
            [none] { $who_said } musi to wytrzymać: { $what_said }.
           *[other] { $who_said } musi to wytrzymać: { $what_said } ({ $name }).
        }
    }
log-nova6-language-known = { $how ->
        [native] { $who_said } zna ten język od dziecka: { $language }.
        [learnt] { $who_said } zna ten język z nauki: { $language }.
       *[declared] { $who_said } zna w tej scenie język: { $language }.
    }

reason-in-the-way = { $amount_said }d za to, co zagradza drogę: „{ $of }”
reason-note-aim = celowanie, „{ $of }”

error-only-indirectly = Z „{ $tool }” strzela się, nie widząc celu, a do tego trzeba Bystrości.
error-not-indirect = { $name } nie może atakować Bystrością: do tego trzeba ognia pośredniego albo odpowiedniego systemu uzbrojenia.
error-not-held = { $name } może krzywdzić Krzepą tylko tych, których trzyma w zwarciu.
error-no-gift = { $name } nie ma talentu ani cechy, dzięki której Wola mogłaby kogoś zaatakować.
error-no-connection = Uderzyć można tylko w aspekt albo zasób jednego z dwojga lub sceny; wskaż taki albo powiedz to słowami.
error-own-mind-only = Skupienie pomaga tylko temu, kto się skupia; daj kości sobie.
error-not-at-hand = { $name } jest w innej strefie; popchnąć można kogoś, kto jest pod ręką.
error-no-spot = Powiedz, gdzie w strefie ta osoba ląduje.
error-not-to-be-aimed = „{ $tool }” nie sięga daleko, więc nie ma czym celować; weź coś dystansowego.
error-too-near-to-aim = Cel jest za blisko, żeby w niego celować, mając „{ $tool }”.
error-which-language = Podaj język.
problem-nova6-native = Mowa ojczysta to słowo; znaleźliśmy „{ $said }”.
