### Game creation and themepacks: the title of each rule, and its gist as a group needs it before the first session.

nova6_setting_two-steps = Setting first, then the pack
    .gist = A game is made in two steps: the group settles what it is about, and then picks or writes the pack that suits it.

nova6_setting_five-questions = Five questions
    .gist = Heroes, world, scope, issues, people and places. Any of them may stay open but the issues, of which there is at least one.

nova6_setting_protagonists = Who it is about
    .gist = A rough idea of the kind of people the heroes are; everyone who makes a character is shown it.

nova6_setting_world = What the world is like
    .gist = Broad strokes only, borrowed or made up. What is left blank is found in play.

nova6_setting_world-aspects = Facts that are aspects
    .gist = A statement about the world may be an aspect of the whole game: anybody may invoke or compel it, in every scene.

nova6_setting_scope = How far it reaches
    .gist = Somewhere between one family and the fate of the world. It turns no dice.

nova6_setting_issues = Issues
    .gist = What is wrong with the world lies on the table as an aspect of the whole game, for everybody to invoke and compel.

nova6_setting_issue-kinds = Here already, or coming
    .gist = An issue is either a trouble of today or one that is about to break.

nova6_setting_issue-count = Two are usual
    .gist = Two issues of any kind need no comment.

nova6_setting_issue-one = A single issue
    .gist = With one issue the whole game turns around it.

nova6_setting_issue-three = Three and more
    .gist = Three make a busy world. Beyond that the GM gets a word of advice, and may go on.

nova6_setting_issue-wording = Words that sound like it
    .gist = An issue is worth a good phrase, and may carry a note that says what is behind it.

nova6_setting_issue-change = Issues change
    .gist = In play they grow, are settled, or make room for new ones. The old words can no longer be invoked, and are kept on record.

nova6_setting_people = People who matter
    .gist = A name, a tie to something else, a high concept: enough for the GM to bring them to the table.

nova6_setting_places = Places that matter
    .gist = The same for places. When a scene opens there, the GM is asked whether the place’s high concept is an aspect of it.

nova6_setting_organisations = Organisations
    .gist = Groups are written down just as people are.

nova6_setting_mystery = Mysteries
    .gist = Only sketched, and only the GM knows of them; what is behind one is settled when it is found out.
