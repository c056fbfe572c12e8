### Pakiety: co mówi się o nich przy stole.

error-other-pack = Ta postać należy do pakietu { $pack }, a ten stół gra pakietem { $wanted }; stwórz postać do pakietu { $wanted }.
