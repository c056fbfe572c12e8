### Początek gry: pięć pytań, pakiet i to, co później zmienia się w świecie.

ask-nova6-which-heroes = { $then_pack ->
        [yes] Najpierw świat, potem pakiet. O jakich ludziach jest ta gra? Wystarczy z grubsza; nikt nie ma jeszcze postaci.
       *[no] O jakich ludziach jest ta gra? Wystarczy z grubsza; nikt nie ma jeszcze postaci.
    }
ask-nova6-which-world = Jaki jest ten świat w ogólnych zarysach i co z tego jest aspektem całej gry?
ask-nova6-which-scope = Jak daleko sięga ta gra?
ask-nova6-which-issues = Co jest nie tak ze światem albo zaraz będzie? Zwykle są dwa problemy, a jeden jest konieczny.
ask-nova6-which-people = Kto i co się tu liczy: ludzie, miejsca, organizacje i tajemnice, o których wiesz tylko ty?
ask-nova6-which-pack = Który pakiet pasuje do tego świata?{ $about ->
        [none] { "" }
       *[other] {" "}{ $about_said }.
    }
ask-nova6-which-skill = Może tu posłużyć dowolna umiejętność: { $role_said }. Z której korzysta { $who_said }?
ask-nova6-aspect-of-the-place = To miejsce, { $place }, to „{ $concept }”. Czy to aspekt tej sceny?

log-nova6-setting-told =
    { $protagonists ->
        [none] Jeszcze nie wiadomo, o kim jest ta gra.
       *[other] Ta gra jest o tych ludziach: { $protagonists }.
    }{ $world ->
        [none] {""}
       *[other] {" "}Świat: { $world }.
    }{ $scope ->
        [none] {""}
       *[other] {" "}Skala: { $scope_said }.
    }
log-nova6-entry-written =
    { $one_closed ->
        [yes] To już załatwione: „{ $one_name }”.
       *[no] { $was ->
            [none] { $one_kind ->
                [world] Prawda o tym świecie: „{ $one_name }”.
                [issue] { $one_when ->
                    [impending] Problem, który nadchodzi: „{ $one_name }”.
                   *[other] Problem tej gry: „{ $one_name }”.
                }
                [person] Ktoś, kto się liczy: { $one_name }.
                [place] Miejsce, które się liczy: { $one_name }.
                [organisation] Organizacja, która się liczy: { $one_name }.
               *[mystery] Tajemnica: { $one_name }.
            }
           *[other] To, co brzmiało „{ $was }”, brzmi teraz „{ $one_name }”.
        }
    }
log-nova6-entry-struck = To już nie jest tajemnica: { $one_name }.
log-nova6-pack-chosen =
    { $pack ->
        [none] Gra się pakietem uniwersalnym.
       *[other] Gra się pakietem { $pack_id_said }.
    }
log-nova6-issues-counted =
    { $count ->
        [0] {""}
       *[other] Problemów jest dużo ({ $count }); świat ma co robić już przy trzech.
    }
log-nova6-rule-recalled =
    { $spared ->
        [none] Zasada tego pakietu: { $rule_said }.
       *[other] { $spared_said } – kwestia przyzwyczajenia, tym razem bez testu: { $rule_said }.
    }

error-no-issue = Gra potrzebuje co najmniej jednego problemu.
error-issue-words = Problem potrzebuje własnych słów.
error-entry-words = Cokolwiek zapisuje się o świecie, musi mieć nazwę.
error-no-such-entry = Nic w tym świecie nie ma identyfikatora { $id }.
error-no-open-issue = { $id } nie jest problemem, który wciąż jest otwarty.
error-no-mystery = { $id } nie jest tajemnicą.
error-no-person = { $id } to nikt, kto mógłby przyjść do stołu.
error-no-pack-rule = Ten pakiet nie ma zasady specjalnej { $rule }; ma: { $known }.
