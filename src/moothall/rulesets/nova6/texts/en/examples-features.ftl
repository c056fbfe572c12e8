### Worked examples: features, and things that are characters.

example_nova6_ex_storm = The storm over the pass
    .given = A storm comes into play with Cold 2 and Sleet 1 and no track at all. Oda defends with Physique against the cold.
    .then = The difficulty is two dice, and nothing is wrong with a storm that cannot be hurt.
example_nova6_ex_gun-track = The harpoon gun
    .given = A harpoon gun comes into play with nothing but a track for its harpoons: three, two and one boxes.
    .then = That is allowed, and using up harpoons never marks a box of anybody's body.
