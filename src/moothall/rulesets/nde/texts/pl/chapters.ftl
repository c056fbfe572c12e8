### The chapters of the rulebook.

chapter_setup = Przygotowanie gry
chapter_character = Tworzenie bohatera
chapter_luck = Szczęście
chapter_tests = Testy
chapter_steps = Większe i mniejsze kości
chapter_help = Pomoc i ponowne próby
chapter_space = Odległość i osłona
chapter_combat = Walka
chapter_powers = Moce i magia
chapter_harm = Rany, odpoczynek i rozwój
chapter_variant-2d6 = Gra dwiema kośćmi sześciościennymi
chapter_variant-d6 = Gra samymi kośćmi sześciościennymi
chapter_options = Dodatki i lista MG
