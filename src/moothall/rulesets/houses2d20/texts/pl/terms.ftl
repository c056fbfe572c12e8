### The words of this game: what things are called, and what they are in short.

term-trooper = żołnierz Rodu
term-servant = sługa
term-spy = szpieg
term-officer = oficer
term-steward = zarządca
term-pilot = pilot
term-scholar = uczony
