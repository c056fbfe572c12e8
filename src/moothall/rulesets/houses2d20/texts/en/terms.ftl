### The words of this game: what things are called, and what they are in short.

term-trooper = House trooper
term-servant = Servant
term-spy = Spy
term-officer = Military officer
term-steward = Steward
term-pilot = Pilot
term-scholar = Scholar
