### Layers and presets: house rules of a table, told wherever options are shown.

chapter_ruling = Nasze rozstrzygnięcia
chapter_layer = Zasady spoza podręcznika
switch-on = Włączone
    .meaning = Stół gra z tą zasadą.
switch-off = Wyłączone
    .meaning = Stół gra bez tej zasady.
preset-as-written = Jak napisano
    .meaning = Bez naszych dodatków i dosłownie. Gdzie podręcznik ma lukę, zostaje nasze rozstrzygnięcie.
