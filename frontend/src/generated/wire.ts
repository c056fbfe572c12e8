// Written by `python3 dev.py types` from src/moothall/web/wire.py. Do not change it here.

/** A message from a client: an unknown field is a mistake, and told as one. */
export interface Received {

}

/** Dice that are rolled together, and what is added; `bonus` of them are bonus dice, or penalty dice if negative. */
export interface Dice {
    count: number;
    sides: number;
    plus: number;
    bonus: number;
}

/** One reason that changed the dice, by how much, the dice after it, and its rule with its title. */
export interface DiceStep {
    said: string;
    amount: number;
    after: Dice;
    cite: string;
    rule: string;
}

/** How the dice of a roll came about; of the faces that fell, `counted` are those that count. */
export interface DiceReckoned {
    line: "dice";
    said: string;
    began: Dice;
    steps: DiceStep[];
    rolled: Dice;
    faces: number[];
    counted: number[];
    cite: string;
    rule: string;
}

/** What was reached, and against what: `of` says which number that is; `needed` is null where it is hidden. */
export interface NumberReckoned {
    line: "number";
    said: string;
    of: string;
    reached: number;
    needed: number | null;
    cite: string;
    rule: string;
}

/** What it means: the book's word for it, whether that is good, and how much of it there is. */
export interface OutcomeReckoned {
    line: "outcome";
    said: string;
    outcome: string;
    tone: "great" | "good" | "mixed" | "bad";
    count: number;
    cite: string;
    rule: string;
}

/** One line of a viewer's log, under a number of that viewer's own. */
export interface LoggedLine {
    type: "line";
    number: number;
    log: string;
    what: string;
    kind: string;
    body: unknown;
    conv: string;
    cites: string[];
    how: string[];
    when: number;
    said: string;
    why: string[];
    entry?: number;
    by?: string;
    reckoning?: (DiceReckoned | NumberReckoned | OutcomeReckoned)[];
    part?: "declares" | "prepares" | "decides";
}

/** A value, and how people say it; `refused` tells why it cannot be had now, `when` which values it goes with. */
export interface NamedValue {
    id: string;
    said: string;
    refused?: string;
    when?: Record<string, string[]>;
}

/** One option of a prompt; `refused` tells why it cannot be had now, `gist` what its rule says, on a menu. */
export interface PromptOption {
    id: string;
    said: string;
    cite: string;
    price: string;
    refused?: string;
    gist?: string;
}

/** One field of a longer answer. */
export interface PromptField {
    name: string;
    label: string;
    words: NamedValue[];
    ideas: NamedValue[];
    needed?: boolean;
    parts?: PromptField[];
    when?: Record<string, string[]>;
}

/** A prompt: a question to answer, a window to take or pass, a chip that may be taken, or dice to enter. */
export interface Prompt {
    id: string;
    conv: string;
    seat: string;
    yours: boolean;
    what: string;
    kind: string;
    said: string;
    question: unknown;
    options: PromptOption[];
    takes: Record<string, unknown>;
    fields: PromptField[];
    default: unknown;
    cite: string;
    rule: string;
    begins?: unknown;
    needed?: boolean;
    about?: string;
    shown?: string;
    invites?: boolean;
    action?: string;
    parts?: Prompt[];
}

/** Whether a person is connected at a seat; the number of sockets is told to the GM. */
export interface Present {
    seat: string;
    here: boolean;
    places?: number;
}

/** Pending prompts. It is your turn if a prompt is yours. */
export interface Now {
    type: "now";
    your_turn: boolean;
    prompts: Prompt[];
    chips: Prompt[];
    waiting: string[];
    open: string[];
    withdrawable: string[];
    stuck?: unknown[];
    seen_dice?: unknown[];
}

/** Who is present. */
export interface PresenceList {
    type: "present";
    present: Present[];
}

/** A character in the order of turns; `hidden` tells the GM that the players do not know of this one. */
export interface TurnTaker {
    id: string;
    name: string;
    side: "ours" | "theirs";
    state: "acted" | "acting" | "next" | "waiting" | "out";
    hidden?: boolean;
}

/** The GM's next sensible step: an action, and its arguments as far as they are clear. */
export interface StepOffered {
    procedure: string;
    args: Record<string, unknown>;
    said: string;
    warning?: string;
}

/** Who would lose their turn if the GM began an action now. */
export interface TurnsLost {
    procedure: string;
    who: string[];
    said: string;
}

/** Whose turn it is: round and phase, and everybody in order. `next` and `warns` are told to the GM. */
export interface TurnsShown {
    phase: string;
    round: number | null;
    people: TurnTaker[];
    next?: StepOffered;
    warns?: TurnsLost[];
}

/** All that a viewer sees, after the line of this number. `turns` is null while nobody acts by turns. */
export interface View {
    stream: string;
    number: number;
    state: unknown;
    house: unknown;
    now: Now;
    present: Present[];
    turns: TurnsShown | null;
}

/** One place of what a viewer sees, and what is there now; the empty path is all of it. */
export interface Change {
    path: string[];
    value: unknown;
}

/** A viewer's view after the line of this number: the places that have changed since the last such frame. */
export interface ViewChanges {
    type: "seen";
    number: number;
    state: Change[];
    house: Change[];
    turns?: TurnsShown | null;
}

/** All that a viewer saw after a line of theirs. */
export interface PastView {
    number: number;
    state: unknown;
    house: unknown;
}

/** Some lines, which of them no longer count, and the number of the last there is. */
export interface Log {
    stream: string;
    number: number;
    lines: LoggedLine[];
    gone: number[];
}

/** The numbers of lines that hold some words, the newest first; `more` where older ones were not looked at. */
export interface FoundLines {
    numbers: number[];
    more: boolean;
}

/** A command was carried out and is on disk; `number` is the last line its sender has of it. */
export interface Ack {
    type: "ack";
    id: string;
    number: number;
    conv: string;
}

/** The first frame: the lines after the number `after` follow, and all that a client knows beyond it is void. */
export interface Hello {
    type: "hello";
    table: string;
    seat: string;
    role: "gm" | "co_gm" | "player" | "spectator";
    stream: string;
    after: number;
    number: number;
    lang: string;
}

/** A message was refused, and nothing came of it. */
export interface Denied {
    type: "refused";
    id: string;
    error: string;
    said: string;
    cite: string | null;
}

/** A trouble that the GM should know of. */
export interface Trouble {
    type: "trouble";
    error: string;
    said: string;
    cite: string | null;
}

/** The exact chances of one answer: fractions as text, and words for each outcome. */
export interface Chance {
    answer: unknown;
    policy: string;
    policy_said: string;
    success: string;
    gain: string;
    outcomes: Record<string, string>;
    said: Record<string, string>;
}

/** Odds that were asked for, as the asker may know them; `known` is false where they depend on a hidden value. */
export interface Odds {
    type: "odds";
    id: string;
    prompt: string;
    chances: Chance[];
    known: boolean;
}

/** We are still here. */
export interface Pong {
    type: "pong";
}

/** Carry a command out. The id is the sender's own: sent again, nothing is done twice. */
export interface Do {
    type: "do";
    id: string;
    command: Record<string, unknown>;
}

/** Ask for the odds of the answers to a prompt, or of an action. They come later. */
export interface AskOdds {
    type: "odds";
    id: string;
    prompt?: string;
    procedure?: string;
    args?: Record<string, unknown>;
}

/** Are you there? */
export interface Ping {
    type: "ping";
}

export type Outgoing = Hello | ViewChanges | LoggedLine | Now | PresenceList | Ack | Denied | Trouble | Odds | Pong;

export type Incoming = Do | AskOdds | Ping;

/** Every refusal: a key that stays the same, a sentence for people, and the rule that decided, if one did. */
export interface Refusal {
    error: string;
    said: string;
    cite: string | null;
}

/** Where a person came in: a table and a role, and the seat if there is one already. The host has no table. */
export interface EntryResult {
    role: string;
    table: string;
    seat: string;
}

/** The person who asks, as far as we know them. */
export interface Me {
    host: boolean;
    places: EnteredTable[];
}

/** A table the person was admitted to. */
export interface EnteredTable {
    table: string;
    role: string;
    seat: string;
}

/** A link for one's own other device, and a code that does the same: once, and soon. */
export interface DeviceLink {
    url: string;
    svg: string;
    code: string;
    seconds: number;
}

/** The program and version that run here. */
export interface Version {
    moothall: string;
    books: string[];
    languages: string[];
    open: boolean;
}

/** A table as those who came in see it. */
export interface TableShown {
    id: string;
    title: string;
    book: string;
    language: string;
    made: number;
    seats: SeatShown[];
    page: string;
    workshop: boolean;
}

/** A seat: whether it is taken, and whether by the person who asks. */
export interface SeatShown {
    id: string;
    name: string;
    role: "gm" | "co_gm" | "player" | "spectator";
    muted: boolean;
    taken: boolean;
    yours: boolean;
}

/** Tables. */
export interface TableList {
    tables: TableListed[];
}

/** A table on a list. */
export interface TableListed {
    id: string;
    title: string;
    book: string;
    made: number;
    missing: string;
}

/** The seat a person has now. */
export interface TakenSeat {
    seat: string;
}

/** The seat of a person who came back to a table; without a seat, what keeps them from one. */
export interface Entered {
    seat: string;
    needs: "" | "name" | "link";
    held: string;
}

/** A table without its ruleset: what is missing, and the log as far as it can be told without the book. */
export interface KeptTableShown {
    id: string;
    title: string;
    book: string;
    missing: string;
    gm: boolean;
    lines: KeptLineShown[];
}

/** A line in words. */
export interface KeptLineShown {
    number: number;
    when: number;
    said: string;
}

/** A hero's actions now, the book's hints, and for whom the hero may stand by. */
export interface ActionList {
    hero: string;
    choices: ActionListed[];
    hints: Hint[];
    hands: HandListed[];
}

/** One thing a hero might do: open or closed, by which rule, and by which procedures it is done. */
export interface ActionListed {
    id: string;
    said: string;
    open: boolean;
    cite: string;
    rule: string;
    procedures: string[];
    often: boolean;
    why?: string;
    ready?: Ready[];
}

/** One press that begins an action: what is picked by it, and the arguments that it sends. */
export interface Ready {
    said: string;
    args: Record<string, unknown>;
}

/** A hint for deciding what to do, and its rule. */
export interface Hint {
    said: string;
    cite: string;
    rule: string;
}

/** An offer for which a hero can stand by before it is made: for whom, and whether the hand is up. */
export interface HandListed {
    kind: string;
    about: string;
    said: string;
    words: boolean;
    up: boolean;
    text: string;
}

/** The actions that this seat may begin. */
export interface ProcedureList {
    procedures: ProcedureListed[];
}

/** An action that this seat may begin: a procedure with its arguments. */
export interface ProcedureListed {
    name: string;
    said: string;
    group: string;
    about: string;
    player: boolean;
    rank: number;
    arguments: ArgumentListed[];
    chapter: string;
    hint: string;
}

/** One argument of a procedure: its JSON Schema, whether it must be given, and what it is where it is not. */
export interface ArgumentListed {
    name: string;
    label: string;
    takes: Record<string, unknown>;
    needed: boolean;
    own_hero: boolean;
    own_seat: boolean;
    asked: boolean;
    fresh: boolean;
    default?: unknown;
}

/** The form of an action, as things stand for this seat. */
export interface ActionForm {
    procedure: string;
    said: string;
    settled: Record<string, string>;
    pieces: FormPiece[];
    parts: Prompt[];
}

/** One argument to be said: its type, its words as a prompt's field has them, and what it is preset to. */
export interface FormPiece {
    takes: Record<string, unknown>;
    field: PromptField;
    value?: unknown;
    preset?: boolean;
}

/** The questions that follow a prompt and can be answered with it. */
export interface Card {
    parts: Prompt[];
}

/** The lines that a rewind to a line would take back, as far as its reader knows. */
export interface RewindPreview {
    number: number;
    lines: LoggedLine[];
}

/** Another seat's view: the lines it was told, and all it sees. */
export interface SeatView {
    view: View;
    lines: LoggedLine[];
}

/** The JSON Schema of a book's state. */
export interface StateSchema {
    schema: Record<string, unknown>;
}

/** Where the world may pull. */
export interface Levers {
    levers: Lever[];
}

/** A lever by which the world can pull: whose it is, its rule, and what is settled when the GM uses it. */
export interface Lever {
    name: string;
    who: string;
    cite: string;
    settled: Record<string, string>;
}

/** The actions of the GM that would be refused as things stand, by their names: each with the sentence why. */
export interface ActionsClosed {
    closed: Record<string, string>;
}

/** A picture, by the hash of its bytes. */
export interface PictureShown {
    name: string;
    kind: string;
    width: number;
    height: number;
}

/** The pictures of a table. */
export interface Pictures {
    pictures: PictureShown[];
}

/** Invitations, the oldest first. */
export interface Links {
    links: LinkShown[];
}

/** An invitation that exists. Its token is shown only when it is made. */
export interface LinkShown {
    id: string;
    role: string;
    seat: string;
    made: number;
    ended: boolean;
}

/** A new invitation with its link and its QR code, which are shown only now. */
export interface LinkMade {
    id: string;
    role: string;
    seat: string;
    token: string;
    url: string;
    svg: string;
}

/** A short code to read out; it lasts ten minutes. */
export interface CodeShown {
    code: string;
    seconds: number;
}

/** All books. */
export interface Shelf {
    books: BookListed[];
}

/** A book on the shelf, and whether characters of it can be made here, a demo shown, and odds counted. */
export interface BookListed {
    id: string;
    title: string;
    hint: string;
    workshop: boolean;
    demo: boolean;
    odds: boolean;
    art: string;
}

/** A book: its chapters, and where tables may differ. */
export interface BookShown {
    id: string;
    title: string;
    chapters: Chapter[];
    options: OptionShown[];
    presets: PresetShown[];
    layers: Chapter;
    odds: boolean;
    encounters: boolean;
}

/** A chapter of a book. */
export interface Chapter {
    id: string;
    title: string;
}

/** An option of a table in plain words, and the rules it changes; without `values` it takes a number. */
export interface OptionShown {
    name: string;
    field: string;
    default: string;
    values: string[];
    said: string;
    meaning: string;
    chapter: string;
    rules: string[];
    most: number;
    shown: ValueShown[];
    source: string;
}

/** One value of an option, and what it changes. */
export interface ValueShown {
    id: string;
    said: string;
    meaning: string;
}

/** Options under one name: those that differ from the defaults. */
export interface PresetShown {
    id: string;
    said: string;
    meaning: string;
    settings: Record<string, string>;
}

/** Rules in the book's order and then the rulings on it, or the best fitting first. */
export interface Rules {
    rules: RuleListed[];
}

/** A rule on a list. */
export interface RuleListed {
    id: string;
    title: string;
    chapter: string;
    kind: string;
    source: string;
}

/** A rule in our words, or a ruling on the book. */
export interface RuleShown {
    id: string;
    title: string;
    gist: string;
    gist_lang: string;
    chapter: string;
    kind: string;
    source: string;
    options: string[];
    see: RuleNamed[];
    rulings: RuleNamed[];
}

/** A rule or ruling by its name. */
export interface RuleNamed {
    id: string;
    title: string;
}

/** What a page must know of a book to show its table. */
export interface BookPage {
    version: string;
    id: string;
    spoken: string;
    layout: Record<string, unknown>;
    texts: PageTexts;
    stand_in: PageTexts | null;
}

/** Texts of one language as Fluent has them; what comes later wins. */
export interface PageTexts {
    lang: string;
    ftl: string[];
}

/** Packs. */
export interface Packs {
    packs: PackListed[];
}

/** A pack: what it is called, what it is about, and whether it is still a draft. */
export interface PackListed {
    id: string;
    book: string;
    name: string;
    pitch: string;
    draft: boolean;
}

/** A guide to be read, and all others beside it; `lang` is the language it is in. */
export interface GuideShown {
    id: string;
    lang: string;
    title: string;
    parts: GuidePart[];
    guides: GuideNamed[];
}

/** A heading, a paragraph or a point of a list. */
export interface GuidePart {
    kind: "heading" | "text" | "point";
    words: string;
}

/** A guide in a list. */
export interface GuideNamed {
    id: string;
    title: string;
}

/** A character as a document. */
export interface SheetShown {
    sheet: Record<string, unknown>;
}

/** Whether a character is legal. */
export interface SheetVerdict {
    legal: boolean;
    problems: SheetProblem[];
}

/** A problem of a character sheet, and its rule; a warning does not keep the character from the table. */
export interface SheetProblem {
    field: string;
    rule: string;
    warning: boolean;
    unfinished: boolean;
    said: string;
}

/** A draft in the workshop: its steps as it stands, its problems, and what it could grow in if it is legal. */
export interface DraftView {
    sheet: Record<string, unknown>;
    steps: StepShown[];
    legal: boolean;
    status: "draft" | "illegal" | "ready";
    rule: string;
    problems: SheetProblem[];
    growth: StepShown | null;
    heeds: string[];
    pack: string;
    title: string;
    told: AdviceShown[];
}

/** Some fields that belong together, and how the draft stands with them. */
export interface StepShown {
    id: string;
    said: string;
    hint: string;
    cite: string;
    fields: FieldShown[];
    advice: AdviceShown[];
    mark: "done" | "open" | "wrong" | "blank";
}

/** A field to fill in (kinds: `talk/workshop.py`). `value` is always of the type of its kind. */
export interface FieldShown {
    at: string;
    kind: "name" | "line" | "lines" | "told" | "pick" | "several" | "deal" | "rate" | "flag" | "given";
    said: string;
    hint: string;
    cite: string;
    names: ChoiceShown[];
    options: ChoiceShown[];
    least: number;
    most: number;
    total: number;
    glyph: string;
    ideas: string[];
    value: unknown;
    marked: number;
    spare: boolean;
}

/** A word of the rules, as a sheet writes it and as people say it; with the sides of the die, if it is one. */
export interface ChoiceShown {
    id: string;
    said: string;
    hint: string;
    cite: string;
    sides: number;
    most: number;
    group: string;
    spare: boolean;
}

/** Advice at a step that keeps no character from play, and its rule. */
export interface AdviceShown {
    said: string;
    cite: string;
}

/** A demo that is ready, and its seats. */
export interface DemoShown {
    table: string;
    title: string;
    seats: SeatShown[];
}

/** How the store stands: acknowledged lines that are missing, and the backups, the newest first. */
export interface Upkeep {
    missing: number;
    backups: BackupShown[];
}

/** A backup: its name, when it was written (seconds since 1970), and its bytes. */
export interface BackupShown {
    name: string;
    made: number;
    bytes: number;
}

/** A forecast in words: one sentence, the characters, the chance of each number of rounds, and what is assumed. */
export interface ForecastShown {
    said: string;
    win: number;
    exact: boolean;
    heroes: HeroForecastShown[];
    rounds_said: string;
    rounds: RoundsShown[];
    notes: string[];
}

/** What becomes of one character: the chance to go down or to die, and what is left of each resource on average. */
export interface HeroForecastShown {
    name: string;
    columns: ColumnShown[];
}

/** One figure of a character: what it is, and what it comes to. */
export interface ColumnShown {
    said: string;
    value: string;
}

/** The chance of one number of rounds, as a number and in percent. */
export interface RoundsShown {
    said: string;
    share: string;
    percent: string;
}

/** The form of an encounter, and its forecast or the sentence by which it is refused. */
export interface EncounterShown {
    hero: LabField[];
    foe: LabField[];
    tactics: LabField[];
    heroes: Record<string, string>[];
    foes: Record<string, string>[];
    refused: string;
    forecast: ForecastShown | null;
    decides: DecidesShown[];
}

/** A field of a situation: its value, and the values on offer; without any it takes what is typed. */
export interface LabField {
    name: string;
    said: string;
    hint: string;
    kind: "switch" | "number" | "word" | "text";
    value: string;
    values: LabValue[];
    option: string;
}

/** A value that a field of the lab offers. */
export interface LabValue {
    id: string;
    said: string;
}

/** An encounter a little different: in words, its chance to win, and by how much that is more. */
export interface DecidesShown {
    said: string;
    percent: string;
    win: number;
    gain: number;
}

/** Situations in the order asked. */
export interface SituationsShown {
    situations: SituationShown[];
}

/** A situation as it stands, with its exact chances; or why the rules refuse it. */
export interface SituationShown {
    fields: LabField[];
    refused: string;
    heading: string;
    dice: LabDice[];
    success: string;
    percent: string;
    shares: LabShare[];
    notes: string[];
    axes: string[];
}

/** Dice that a situation rolls. */
export interface LabDice {
    count: number;
    sides: number;
}

/** A row of chances: what it is of, the exact fraction, and percent as the reader's language writes it. */
export interface LabShare {
    said: string;
    share: string;
    percent: string;
}

/** A map of chances: its fields, their values, and a row of cells for each value down. */
export interface MapShown {
    across: string;
    down: string;
    columns: LabValue[];
    rows: LabValue[];
    cells: MapCell[][];
}

/** The exact chance of success in a cell of a map; without one, why there is none. */
export interface MapCell {
    share: string;
    refused: string;
}

/** What options and layers would change, most first; how many values were tried, and whether those are all. */
export interface RuleChanges {
    changes: RuleChange[];
    tried: number;
    complete: boolean;
}

/** What a value of an option, or a layer, makes of a situation: the new chance of success, and the row that moves most. */
export interface RuleChange {
    option: string;
    said: string;
    value: string;
    value_said: string;
    success: string;
    percent: string;
    refused: string;
    row: string;
    before: string;
    after: string;
}

/** The chance of success that a roll had, and without each of its reasons; empty where that cannot be known. */
export interface WhatIfShown {
    success: string;
    percent: string;
    without: WithoutShown[];
}

/** A roll without one of its reasons: a sentence with both chances, the chance of success, and its gain. */
export interface WithoutShown {
    said: string;
    success: string;
    percent: string;
    gain: string;
    cite: string;
    rule: string;
}
