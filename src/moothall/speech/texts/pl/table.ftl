### Stół na żywo: czego odmawia i co zapisuje we własnym dzienniku.

## Miejsca i role

error-table-not-your-seat = To nie jest twoje miejsce.
error-table-may-not = Tego tu nie wolno ({ $seat }).
error-table-muted = Miejsce wyciszone, więc na razie nic nie powie ({ $seat }).
error-table-paused = Gra jest wstrzymana; ruszy, gdy MG na to pozwoli.
error-table-no-seat = Przy tym stole nie ma miejsca „{ $id }”.
error-table-seat-taken = Miejsca „{ $id }” nie da się tak dodać ani zmienić: wybierz inną nazwę, a miejsce MG zostaw MG.
error-table-seat-held = To miejsce jest już zajęte ({ $seat }). Po nowy link do niego MG naciska jego nazwę u góry stołu.
error-table-not-the-gm = { $seat } prowadzi ten stół; nie możesz wyciszyć ani usunąć tego miejsca.
error-table-full = Więcej miejsc przy tym stole być nie może; najwyżej { $most }.
error-table-unseen = W tym imieniu jest coś, czego nie widać, albo koniec wiersza: wpisz je zwykłymi literami i spacjami.
error-table-name-like = „{ $name }” wygląda tak samo jak „{ $other }”, a takie imię ma tu już ktoś inny: wybierz takie, którego nikt nie pomyli.
error-table-hero-like = „{ $name }” wygląda tak samo jak „{ $other }”, a tę postać prowadzi tu ktoś inny: wybierz dla swojej inne imię.
error-table-not-a-hero = Przekazać można tylko postać należącą do gracza.
error-table-not-a-player = Miejsce „{ $seat }” nie jest miejscem gracza: wybierz takie, które nim jest.

## Zaczynanie i odpowiadanie

error-table-no-procedure = Ta gra nie ma takiej akcji; najbliższa to „{ $nearest }”.
error-table-arguments = Nie da się tak zacząć „{ $name }”: { $problem }.
error-table-gm-opens = „{ $name }” może zacząć tylko MG.
error-table-gm-argument = O „{ $name }” decyduje tu tylko MG.
error-table-not-your-hero = To nie twoja postać; wybierz jedną ze swoich.
error-table-busy = { $hero } robi teraz coś innego; najpierw niech się to skończy.
error-table-rules-off = Zasady dla „{ $name }” są tu wyłączone: wpisz wynik jako decyzję MG.
error-table-not-possible = Teraz to niemożliwe; MG wie dlaczego.
error-table-no-prompt = Przy tym stole nikt cię o to nie pytał.
error-table-dice-wanted = Tu czeka się na kości: podaj, co wypadło.
error-table-rule-broke = W zasadach coś się zepsuło i nic z tego nie wyszło; MG już o tym wie.
error-table-rule-broke-gm = Procedura „{ $procedure }” się zepsuła i jej ostatni krok przepadł; wszystko jest tak, jak przed nim ({ $problem }).

## Decyzje MG

error-table-edit-path = Nie ma tam niczego o nazwie „{ $path }”.
error-table-edit-id = Identyfikator „{ $id }” musi zostać, jaki jest, i nikt inny nie może go mieć.
error-table-edit-value = Ta wartość nie pasuje do „{ $path }”: { $problem }.
error-table-no-fact = Ta gra nie zna faktu „{ $name }”; najbliższy to „{ $nearest }”.
error-table-ruling = W tej sytuacji „{ $name }” nie może się stać: { $problem }.
error-bounds-least = „{ $path }” nie może wynosić { $value }: w tej chwili to co najmniej { $least }.
error-bounds-most = „{ $path }” nie może wynosić { $value }: w tej chwili to co najwyżej { $most }.
error-bounds-word = „{ $path }” nie może mieć wartości „{ $value }”; zasady znają tu: { $words }.
error-table-no-such = Nie ma tu (już) niczego takiego: „{ $id }”.
error-table-no-group = Ta gra nie ma rozdziału „{ $name }”; do wyboru: { $groups }.

## Cofanie

error-table-nothing-to-take-back = Nie ma twojej odpowiedzi, którą można by cofnąć.
error-table-stands = Za późno: gra poszła już dalej. MG może cofnąć.
error-table-no-action = Wycofać można tylko własną akcję, która jeszcze trwa.
error-table-dice-fell = Kości tej akcji już padły, więc nie da się jej wycofać. MG może cofnąć grę.
error-table-action-stands = Po pierwszych skutkach tej akcji zdarzyło się coś jeszcze, więc nie da się jej wycofać. MG może cofnąć grę.
error-table-nothing-to-adjust = W tym miejscu stół sam nie odpowiadał.
error-table-adjust-stands = Od tego czasu rozegrano już coś więcej: cofnij grę do tej chwili.
error-table-nothing-to-rewind = Za tym wpisem nie ma niczego do cofnięcia.

## Rozmowy i kartki

error-table-empty = Nic tu nie ma.
error-table-too-long = Liter jest { $length }, a może być najwyżej { $most }.
error-table-too-large = Ta liczba jest za duża: najwyżej może tu być { $most }.
error-table-too-many = Pozycji na jednej liście jest { $count }, a może być najwyżej { $most }.
error-table-too-deep = Za dużo list leży jedna w drugiej; może być najwyżej { $most }.
error-table-roll = „{ $text }” nie da się rzucić; napisz na przykład 2d6+1, najwyżej { $dice } kości i { $sides } ścian.
error-table-clock = Zegar ma od 1 do { $most } kroków i stoi na jednym z nich.
error-table-ground = Plansza ma od 1 do { $most } pól wszerz i tyle samo wzdłuż.
error-table-notes = Twoich notatek jest tu już { $most }, a więcej być nie może: usuń tę, której nie potrzebujesz.
error-table-hands = Możesz być w pogotowiu najwyżej { $most } razy: najpierw z czegoś zrezygnuj.
error-table-pages = Notatek i kart MG jest już { $most }, a więcej być nie może: usuń którąś niepotrzebną.
error-table-clocks = Zegarów przy tym stole jest już { $most }, a więcej być nie może: najpierw schowaj któryś z nich.
error-table-shelf = Na półce MG leży już { $most } przygotowanych rzeczy, a więcej być nie może: najpierw zdejmij którąś.
error-table-prepared-args = Argumenty przygotowanej akcji to obiekt JSON zapisany jako tekst.
error-table-traits = Cech sceny może być najwyżej { $most }: pomiń niektóre.
error-table-areas = Obraz ma najwyżej { $most } obszarów, każdy z 3 do { $corners } rogami na nim.
error-table-wishes = Na MG czeka już tyle twoich życzeń: { $most }, a więcej nie można; poczekaj, aż któreś zostanie rozstrzygnięte.

## Zapis

error-table-not-kept = Nie udało się tego zapisać, więc nic się nie stało; spróbuj jeszcze raz.
error-table-disk-slow = Dysk nie odpowiada; dopóki nie odpowie, przy tym stole nic się nie dzieje.
error-table-waits-for-disk = Stół czeka na dysk; spróbuj za chwilę.
error-table-too-much = Przy tym stole za dużo już czeka; spróbuj za chwilę.
error-table-unreadable = Stołu „{ $table }” nie da się otworzyć: po wpisie { NUMBER($entry, useGrouping: 0) } coś się nie zgadza ({ $problem }).
error-table-closed = Ten stół jest teraz zamknięty.

## Dziennik: miejsca

log-house-seat-made = Przy stole jest nowe miejsce: { $name } ({ $role ->
    [gm] { term-role-gm }
   *[other] { $role_said }
}).
log-house-seat-taken = { $seat_said } siada do stołu.
log-house-seat-left = { $seat_said } wstaje od stołu.
log-house-seat-changed = { $muted ->
    [yes] { $name } jest teraz przy stole jako { $role_said } (wyciszenie).
   *[no] { $name } jest teraz przy stole jako { $role_said }.
}
log-house-seat-away = { $away ->
    [yes] { $seat_said }: chwilowa nieobecność; w tym czasie decyduje MG.
   *[no] { $seat_said } wraca do gry.
}
log-house-hand-raised = { $text ->
    [none] { $who_said } jest w pogotowiu ({ $about_said }).
   *[other] { $who_said } jest w pogotowiu ({ $about_said }): „{ $text }”
}
log-house-hand-lowered = { $why ->
    [used] { $who_said } wkracza ({ $about_said }).
    [over] Koniec sceny: { $who_said } nie jest już w pogotowiu ({ $about_said }).
    [refused] { $who_said } nie może teraz wkroczyć ({ $about_said }) i nie jest już w pogotowiu.
   *[withdrawn] { $who_said } nie jest już w pogotowiu ({ $about_said }).
}
log-house-order-set = { $answer ->
    [none] Gdy { $seat_said } jest poza stołem, decyduje MG.
   *[other] { $seat_said } zostawia polecenie na czas nieobecności.
}
log-house-seat-removed = Przy stole nie ma już miejsca: { $seat_said }.
log-house-linked = Nowe zaproszenie: { $role_said }.
log-house-unlinked = Jedno z zaproszeń już nie działa.

term-role-gm = MG
term-role-co_gm = drugi MG
term-role-player = gracz
term-role-spectator = widz

## Dziennik: rozmowy, kartki, zegary

log-house-said = { $seat_said }: „{ $text }”
log-house-whispered = { $seat_said } szepcze (słyszy: { $to_said }): „{ $text }”
log-house-rolled = { $seat_said } rzuca { $dice }: { $total }.
log-house-rolled-secretly = { $seat_said } rzuca za zasłonką { $dice }: { $total }.
log-house-note-written = { $text ->
    [none] { $owner_said } wyrzuca notatkę.
   *[other] Notatka ({ $owner_said }): „{ $text }”
}
log-house-note-posted = { $text ->
    [none] { $owner_said } zdejmuje notatkę z tablicy.
   *[other] Notatka dla wszystkich ({ $owner_said }): „{ $text }”
}
log-house-handed-out = Ktoś dostaje kartkę: „{ $title }”
log-house-exhibited = Wszyscy mogą obejrzeć kartkę: „{ $title }”
log-house-handout-withdrawn = Kartka wraca do MG.
log-house-exhibit-withdrawn = Kartki nie można już oglądać.
log-house-clock-set = Zegar „{ $name }” pokazuje { $at } z { $length }.
log-house-clock-removed = Zegar znika ze stołu.
log-house-scene-set = { $text ->
    [none] { $title ->
        [none] Scena gotowa.
       *[other] Scena: { $title }.
    }
   *[other] Scena: „{ $text }”
}
log-house-ground-set = Plansza zostaje ułożona na nowo.
log-house-face-set = Postać ma inną twarz.
log-house-prepared = Przygotowane na później: „{ $title }”.
log-house-prepared-shown = Z półki MG.
log-house-prepared-discarded = Jedna rzecz znika z półki MG.

## Dziennik: ustawienia stołu

log-house-paused = { $paused ->
    [yes] Gra się zatrzymuje.
   *[no] Gra rusza dalej.
}
log-house-card-raised = { $card ->
    [slow] Na stole leży karta: proszę wolniej. Gra się zatrzymuje.
    [break] Na stole leży karta: potrzebna jest przerwa. Gra się zatrzymuje.
   *[stop] Na stole leży karta: proszę tu przerwać. Gra się zatrzymuje.
}
log-house-dial-set = { $level ->
    [auto] Na pytania odpowiada się samo ({ $group ->
        [none] wszystkie rozdziały
       *[other] rozdział „{ $group }”
    }; { $seat ->
        [none] wszyscy
       *[other] { $seat_said }
    }).
    [brisk] Pada tylko to pytanie, które wymaga decyzji ({ $group ->
        [none] wszystkie rozdziały
       *[other] rozdział „{ $group }”
    }; { $seat ->
        [none] wszyscy
       *[other] { $seat_said }
    }).
    [off] Wynik podaje MG ({ $group ->
        [none] wszystkie rozdziały
       *[other] rozdział „{ $group }”
    }; { $seat ->
        [none] wszyscy
       *[other] { $seat_said }
    }).
   *[ask] Pytania są zadawane ({ $group ->
        [none] wszystkie rozdziały
       *[other] rozdział „{ $group }”
    }; { $seat ->
        [none] wszyscy
       *[other] { $seat_said }
    }).
}
log-house-pace-set = { $pace ->
    [brisk] Stół gra żwawo: nie pyta o to, co rozstrzyga podręcznik, ani tam, gdzie jest tylko jeden wybór.
    [book] Stół gra według podręcznika: nie pyta tam, gdzie jest tylko jeden wybór.
   *[everything] Stół pyta o wszystko.
}
log-house-dice-set = { $way ->
    [hand] Kośćmi rzuca się ręcznie ({ $seat ->
        [none] wszyscy
       *[other] { $seat_said }
    }).
   *[system] Kośćmi rzuca stół ({ $seat ->
        [none] wszyscy
       *[other] { $seat_said }
    }).
}
log-house-dice-released = Kości znane sprzed cofnięcia nie wypadną ponownie.
log-house-wished = { $seat_said } zostawia rozstrzygnięcie MG: „{ $procedure }”
log-house-wish-settled = { $note ->
    [none] MG już to rozstrzyga ({ $seat_said }).
   *[other] MG już to rozstrzyga ({ $seat_said }): „{ $note }”
}

## Dziennik: decyzje MG

log-table-edited = { $how ->
    [add] MG coś dodaje: „{ $path_said }”
    [remove] MG coś usuwa: „{ $path_said }”
   *[set] MG ustala wartość: „{ $path_said }”
}
log-table-changed = MG coś zmienia: „{ $path_said }”
log-table-dropped = MG kończy to, co było w toku.
log-table-taken-back = Odpowiedź zostaje cofnięta.
log-table-withdrawn = { $seat }: akcja wycofana.
log-table-rewound = MG cofa grę; { $count ->
    [one] jeden wpis już się nie liczy.
    [few] { $count } wpisy już się nie liczą.
   *[other] { $count } wpisów już się nie liczy.
}

answer-none = { $field ->
    [who] nikt
    [to] nikt
    [by] nikt
    [next] nikt
    [ally] nikt
    [owner] nikt
    [target] nikt
    [helper] nikt
   *[other] nic
}
error-table-no-choice = „{ $argument }” nie ma tu na liście; wybierz coś z listy.
form-usual = jak zwykle
form-none = nic

## Czyja tura

turns-lost = { $count ->
    [one] bez tury zostanie { $who }
   *[other] bez tury zostaną { $who }
}
