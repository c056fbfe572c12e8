### Umiejętności, stopnie i atuty: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_skill_core-list = Sześć umiejętności księgi
    .gist = Walka, Interakcja, Ruch, Krzepa, Wola i Bystrość; zaczynasz bez stopni w którejkolwiek.

nova6_skill_list-modifiable = Inne umiejętności
    .gist = Pakiet może dodać umiejętności, zmienić je albo mieć własną listę, a rozwinięcia kupują ich stopnie.

nova6_skill_rank-0 = Bez przygotowania
    .gist = Stopień 0: żadnych kości i żadnych wymagań.

nova6_skill_rank-1 = Po szkoleniu
    .gist = Stopień 1: jedna kość, dostępny dla każdego.

nova6_skill_rank-2 = Z wprawą
    .gist = Stopień 2: dwie kości, od poziomu 5.

nova6_skill_rank-3 = Ekspert
    .gist = Stopień 3: trzy kości, od poziomu 10.

nova6_skill_rank-4 = Mistrz
    .gist = Stopień 4: cztery kości, od poziomu 15.

nova6_skill_rank-5 = Ponad ludzkie siły
    .gist = Stopień 5 i dalej: pięć kości lub więcej; musi to umożliwić cecha.

nova6_skill_rank-dice = Kość za każdy stopień
    .gist = Każdy stopień to kość premii w testach tej umiejętności.

nova6_skill_level-cap = Najwięcej stopni na poziomie
    .gist = Jeden poniżej poziomu 5, dwa poniżej 10, trzy poniżej 15, potem cztery.

nova6_skill_level-cap-focused = Skupiony sięga dalej
    .gist = W tej jednej umiejętności możesz mieć o stopień więcej; i tak trzeba go kupić.

nova6_skill_rank-5-feature = Bez cechy nie ma piątego stopnia
    .gist = Talent Skupiony tam nie prowadzi; cecha musi mówić, jaki stopień umożliwia.

nova6_perk_bonus = Atut to kość
    .gist = Jeśli pasuje do testu, +1d.

nova6_perk_one-per-test = Jeden atut, nie dwa
    .gist = Ile by ich pasowało, liczy się jeden.

nova6_perk_related = Wystarczy, że blisko
    .gist = Atut musi tylko mieć coś wspólnego z testem; czy ma, mówi MG.

nova6_perk_broad-narrow = Atuty szerokie i wąskie
    .gist = Szeroki jest do jednej z czterech akcji, wąski do wszystkich.

nova6_perk_gm-arbiter = Kto mówi, co jest szerokie
    .gist = MG; a przy szerokim atucie ktoś musi wskazać jego akcję.

nova6_perk_free-text = Atuty własnymi słowami
    .gist = Dowolne słowa i jedna umiejętność, do której należą.

nova6_perk_rank-zero = Atut bez stopni
    .gist = Może wisieć na umiejętności ze stopniem 0.

nova6_perk_opposition = Atuty drugiej strony
    .gist = Jeśli ten, kto ci się przeciwstawia, ma pasujący atut, jest o jedną kość trudniej.
