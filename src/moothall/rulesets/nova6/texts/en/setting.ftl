### Beginning a game: the five questions, the pack, and what changes about the world later.

ask-nova6-which-heroes = { $then_pack ->
        [yes] First the setting, then the themepack. What kind of people is this game about? A rough idea will do; nobody has a character yet.
       *[no] What kind of people is this game about? A rough idea will do; nobody has a character yet.
    }
ask-nova6-which-world = What is the world like, in broad strokes, and what of it is an aspect of the whole game?
ask-nova6-which-scope = How far does this game reach?
ask-nova6-which-issues = What is wrong with the world, or about to be? Two issues are usual, and one is needed.
ask-nova6-which-people = Who and what matters here: people, places, organisations, and mysteries that only you know of?
ask-nova6-which-pack = Which themepack suits this setting?{ $about ->
        [none] { "" }
       *[other] {" "}{ $about_said }.
    }
ask-nova6-which-skill = Any skill may serve here: { $role_said }. Which one does { $who_said } use?
ask-nova6-aspect-of-the-place = { $place } is known as “{ $concept }”. Is that an aspect of this scene?

log-nova6-setting-told =
    { $protagonists ->
        [none] It is still open who this game is about.
       *[other] This game is about: { $protagonists }.
    }{ $world ->
        [none] {""}
       *[other] {" "}The world: { $world }.
    }{ $scope ->
        [none] {""}
       *[other] {" "}Its scope is { $scope_said }.
    }
log-nova6-entry-written =
    { $one_closed ->
        [yes] This is settled now: “{ $one_name }”.
       *[no] { $was ->
            [none] { $one_kind ->
                [world] A fact of this world: “{ $one_name }”.
                [issue] { $one_when ->
                    [impending] An issue that is about to come: “{ $one_name }”.
                   *[other] An issue of this game: “{ $one_name }”.
                }
                [person] Somebody who matters: { $one_name }.
                [place] A place that matters: { $one_name }.
                [organisation] An organisation that matters: { $one_name }.
               *[mystery] A mystery: { $one_name }.
            }
           *[other] What was “{ $was }” is now “{ $one_name }”.
        }
    }
log-nova6-entry-struck = This is no mystery any more: { $one_name }.
log-nova6-pack-chosen =
    { $pack ->
        [none] The universal pack is played.
       *[other] The pack { $pack_id_said } is played.
    }
log-nova6-issues-counted =
    { $count ->
        [0] {""}
       *[other] { $count } issues are many; a world is busy with three.
    }
log-nova6-rule-recalled =
    { $spared ->
        [none] A rule of this pack: { $rule_said }.
       *[other] { $spared_said } is used to it and is spared this time: { $rule_said }.
    }

error-no-issue = A game needs at least one issue.
error-issue-words = An issue needs words of its own.
error-entry-words = Whatever is written down about the world needs a name.
error-no-such-entry = Nothing about the world goes by the id { $id }.
error-no-open-issue = { $id } is no issue that is still open.
error-no-mystery = { $id } is no mystery.
error-no-person = { $id } is nobody who could come to the table.
error-no-pack-rule = This pack has no special rule { $rule }; it has { $known }.
