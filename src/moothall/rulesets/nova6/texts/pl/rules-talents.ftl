### Talenty: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_talent_definition = Czym jest talent
    .gist = Nazwa, kilka słów i to, co robi: obejście jakiejś zasady albo kawałek świata gry w jednej osobie.

nova6_talent_kinds = Co robią talenty
    .gist = Nowe albo lepsze wyczyny, droga do cech, więcej akcji lub punktów, więcej pól lub odświeżenia albo odmiana talentu z księgi.

nova6_talent_balance = Miara talentu
    .gist = Dobry talent jest wart mniej więcej jeden stopień. Mniej to za słabo, dwa to za mocno; MG się o tym dowiaduje i może go zostawić.

nova6_talent_weaken = Jak poskromić talent
    .gist = Niech robi mniej, niech działa tyle a tyle razy na scenę, niech kosztuje punkt fabuły albo niech będą z niego dwa, jeden po drugim.

nova6_talent_fix-compensation = Talent poprawiony
    .gist = Gdy MG zmienia talent w trakcie gry, każdy, kto go ma, dostaje na początku następnej sesji punkt fabuły.

nova6_talent_take-once = Raz i nie więcej
    .gist = Talent, który nie mówi nic innego, bierze się jeden raz.

nova6_talent_take-per-skill = Raz na umiejętność
    .gist = Talenty Skupiony, Wprawiony i Wyspecjalizowany można mieć do kilku umiejętności, ale do żadnej dwa razy.

nova6_talent_take-multiple = Ile razy chcesz
    .gist = Talent Wszechstronnie szkolony można brać wiele razy.
