### Short scenes that show a rule at work: what was given, and what came of it.

example_houses_ex_test = Ostrze w dłoni
    .given = Sanna ma Walkę 6 i kieruje się Obowiązkiem 6; trudność wynosi 1, a na kościach jest 5 i 16.
    .then = Obie kości porównuje się z 12: jeden sukces, test zdany bez nadwyżki.

example_houses_ex_momentum = O jeden więcej, niż trzeba
    .given = Ten sam test, a na kościach jest 5 i 6.
    .then = Dwa sukcesy przy trudności 1: jeden zostaje i trafia do Impetu całej grupy.

example_houses_ex_dice = Trzecia kość
    .given = Grupa ma 1 punkt Impetu i Sanna kupuje za niego kość przed rzutem.
    .then = Rzuca trzema kośćmi, a Impetu już nie ma.

example_houses_ex_challenge = Żaden dług nie zostaje
    .given = Sanna łamie pieczęć wbrew temu, co mówi jej Obowiązek 7; bierze punkt od MG i podważa swoje przekonanie.
    .then = Ma o jeden punkt Determinacji więcej, testuje jeszcze z Obowiązkiem 7, a potem przekonanie jest skreślone.

example_houses_ex_attack = Długi nóż trafia
    .given = Sanna uderza Roke’a nożem o Mocy 1; Roke nie ma sukcesów, ona ma jeden.
    .then = Trafia: 2 punkty i 1 za nóż, więc Roke jest na 3 z 6.

example_houses_ex_resist = Jeszcze nie
    .given = Ivo ma przeciw sobie 5 z 6 punktów, trafia go zwykła włócznia, a jego gracz dodaje 1 Zagrożenie, by walczyć dalej.
    .then = Nie przegrywa; nic się nie goi, a przy 6 z 6 następne trafienie go powali.

example_houses_ex_recovery = Odrobinę mniej wiary
    .given = Wiara 7 jest skreślona; między przygodami postać godzi się z tym. Sprawiedliwość wynosi 6.
    .then = Wiara to odtąd 6, a Sprawiedliwość rośnie do 7: zestaw pięciu wartości jest ten sam.

example_houses_ex_advance = Dziesięć punktów za lepszy skok
    .given = Sanna ma 12 punktów rozwoju i jeszcze nie podnosiła umiejętności; podnosi Ruch z 5.
    .then = Ruch to 6, dziesięć punktów jest wydanych, a następne podniesienie będzie kosztować 11.
