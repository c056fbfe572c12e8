### Pakiety: co mówi się o nich przy stole.


## Czego karcie brakuje z pakietu

problem-nova6-choice = W polu { $field }: „{ $said }” nie jest żadnym z wyborów, jakie daje pakiet.
problem-nova6-unchosen = Trzeba jeszcze wybrać coś z listy dla: { $said }.
problem-nova6-own-words = Dla: { $said } liczy się tylko lista; wybierz coś z niej.
problem-nova6-granted = Wybór daje stopnie, których nie ma jeszcze na karcie: { $said }.
problem-nova6-talent-level = Ten talent wymaga wyższego poziomu: { $said }.
problem-nova6-talent-choice = Ten talent należy do innego wyboru: { $said }.
problem-nova6-package = „{ $said }” nie należy do zestawu.
problem-nova6-pick = Trzeba jeszcze wybrać jedno z tych: { $said }.
problem-nova6-no-item = Pakiet nie ma przedmiotu „{ $said }”.
problem-nova6-money = To, co kupiono, kosztuje o { $said } więcej, niż można wydać.

reason-advances-pack = rozwinięcia w tym pakiecie: { $amount_said }
reason-advances-choice = { $of_said }: rozwinięcia { $amount_said }

## Nad czym autor mógłby się zastanowić

advice-pack-strong = Talent „{ $quotes }” jest wart o wiele więcej niż poziomy, które kosztuje; niech będzie słabszy albo droższy.
advice-pack-prices = Niektóre rzeczy mają cenę, a nikt nie ma pieniędzy; dodaj money do approach albo usuń ceny.
advice-pack-packages = Niektóre wybory przynoszą zestaw, a nikt żadnego nie dostaje; dodaj packages do approach albo je usuń.
advice-pack-advances = „{ $quotes }” zaczyna z dużo większą liczbą rozwinięć niż inne wybory.
advice-pack-traits = Trzy motywy lub więcej mogą rozmyć to, o czym jest gra; najlepiej jeden duży albo dwa małe.
advice-pack-tracks = Cztery tory stresu lub więcej to dużo; z mniejszą liczbą gra się łatwiej.
advice-pack-names = Niektóre nazwy należą do podręcznika; pakiet, który mają dostać inni, potrzebuje własnych nazw.

reason-granted-rank = { $of_said }: stopnie, które dał wybór
