### Broń i pancerz przy stole: o co się pyta, skąd kości i czego nie można.

## Pytania

ask-nova6-may-fit = { $who_said } chce dołożyć do „{ $tool_said }” coś takiego: „{ $part }”. Może tak być?
ask-nova6-may-layer = { $who_said } ma już na sobie pancerz i zakłada jeszcze „{ $item_said }”. Czy to się uda?
ask-nova6-how-placed = { $who_said } ustawia „{ $item_said }” jako osłonę. Ma zatrzymywać ciosy czy utrudniać trafienie?

## Powody

reason-gear = { $amount_said }d: „{ $of }”
reason-opposed-gear = { $amount_said }d: „{ $of }” po drugiej stronie
reason-conceal = { $amount_said }d do ukrycia: „{ $of }”
reason-note-in-hand = „{ $of }” zostaje w ręce
reason-note-thrown = „{ $of }” leci w cel
reason-note-layers = części pancerza liczą się razem
reason-note-max-move = w pancerzu więcej się nie liczy, { $of_said }

## Czego nie można

error-no-such-item = W tabelach ekwipunku nie ma „{ $name }”; najbliższe: { $nearest }.
error-does-not-fit = „{ $part }” nie pasuje do „{ $item }”.
error-not-built-for-it = „{ $item }” nie jest do tego zbudowane: „{ $part }”; musiałby tak powiedzieć MG.
error-fits-once = „{ $part }” już jest na „{ $item }”, a pasuje raz.
error-slot-taken = Jest miejsce na jedną rzecz tego rodzaju, a „{ $part }” byłoby drugą.
error-not-by-itself = „{ $item }” samo nie jest niczym; dokłada się je do broni albo pancerza.
error-one-armour = Przy tym stole nosi się jeden pancerz, więc „{ $item }” się nie zmieści.
error-not-of-the-tables = „{ $item }” nie pochodzi z tabel ekwipunku, więc niczego z nich nie da się do tego dołożyć.
error-not-to-be-placed = „{ $item }” nie da się teraz ustawić jako osłony.
error-not-concealable = „{ $tool }” jest za długie, żeby to na sobie ukryć.
error-scope-too-near = { $name } jest za blisko, żeby celować przez lunetę: „{ $tool }”.
error-not-through = „{ $name }” działa tylko przy trafieniu, którego pancerz nie pochłania w całości.
error-takes-an-action = Przeładowanie „{ $item }” zajmuje całą akcję.
error-not-so-many = „{ $tool }”: naraz może wybuchnąć co najwyżej tyle: { $most }.

## Na karcie

problem-nova6-gear-row = „{ $said }” nie ma w tabelach ekwipunku albo dodatki zapisano inaczej, niż trzeba.
problem-nova6-gear-alone = „{ $said }” samo nie jest niczym; należy do części broni albo pancerza.
problem-nova6-gear-fit = To do siebie nie pasuje: { $said }.
problem-nova6-gear-minimum = To cięższe, niż postać dobrze udźwignie, w kościach: { $said }.
problem-nova6-gear-hands = Obie ręce są zajęte, więc to jest noszone, a nie trzymane: { $said }.
problem-nova6-gear-one = Jest miejsce tylko na jedną rzecz tego rodzaju: { $said }.

