### Themepacks: what is said about them at the table.


## What a sheet lacks of its pack

problem-nova6-choice = In { $field }, “{ $said }” is not one of the choices that the pack has.
problem-nova6-unchosen = Something is still to be chosen from the list for { $said }.
problem-nova6-own-words = For { $said } only the list counts; choose something from it.
problem-nova6-granted = A choice brings ranks along that are not on the sheet yet: { $said }.
problem-nova6-talent-level = This talent needs a higher level: { $said }.
problem-nova6-talent-choice = This talent belongs to another choice: { $said }.
problem-nova6-package = “{ $said }” is not in the package.
problem-nova6-pick = One of these is still to be picked: { $said }.
problem-nova6-no-item = The pack has no item “{ $said }”.
problem-nova6-money = What was bought costs { $said } more than there is to spend.

reason-advances-pack = advances of this pack: { $amount_said }
reason-advances-choice = { $of_said }: { $amount_said } advances

## What an author might think about

advice-pack-strong = The talent “{ $quotes }” is worth far more than the ranks it costs; make it weaker, or dearer.
advice-pack-prices = Some things have a price, and nobody has money; add money to the approach, or take the prices away.
advice-pack-packages = Some choices bring a package, and nobody is given one; add packages to the approach, or take them away.
advice-pack-advances = “{ $quotes }” begins with many more advances than the other choices.
advice-pack-traits = Three theme traits or more may blur what the game is about; one great or two small ones are best.
advice-pack-tracks = Four stress tracks or more are many; fewer are easier to play with.
advice-pack-names = Some of its names belong to the book; a pack for others needs names of its own.

reason-granted-rank = { $of_said }: ranks that came with a choice
