### Layers and presets: house rules of a table, told wherever options are shown.

chapter_ruling = Our rulings
chapter_layer = Rules beside the book
switch-on = On
    .meaning = The table plays with it.
switch-off = Off
    .meaning = The table plays without it.
preset-as-written = As written
    .meaning = No addition of ours, and the literal reading. Where the book leaves a gap, our ruling stays.
