// Questions as forms: the shape of their answer, what it begins with, and the several questions that one card holds.
import { activePieces, blank, inWords, isOpenTo, settleRecord, shapeOf, usualOf, type AnswerValue, type AnswerWords, type Piece, type Shape } from "../forms/shape";
import type { AnswerAhead } from "../generated/orders";
import type { Chance, Prompt, PromptField } from "../generated/wire";
import { say, words } from "../words/words.svelte";
import { percent, type Prices } from "./chances";
import { keyed } from "./keyed";

/** A text that stands for one that nobody has written yet. */
const UNWRITTEN = ["", "…"];

/** The shape of an answer to a question, with its odds where they are known. */
export function questionShape(prompt: Prompt, chances: readonly Chance[] = []): Shape {
    return withOptions(withUsual(withNeed(plainShape(prompt), prompt), prompt, chances), prompt);
}

function plainShape(prompt: Prompt): Shape {
    return shapeOf(prompt.takes, prompt.fields.map((field) => shorter(prompt, field)));
}

/** A form asks for a piece in fewer words than a terminal does, in this question or everywhere. */
function shorter(prompt: Prompt, field: PromptField): PromptField {
    const keys = [`piece-${prompt.kind.replace("/", "-")}-${field.name}`, `piece-${field.name}`];
    const key = keys.find(words.has);
    return key ? { ...field, label: say(key) } : field;
}

/** An answer that is nothing but words may have to say something. */
function withNeed(plain: Shape, prompt: Prompt): Shape {
    return plain.kind === "text" && prompt.needed ? { ...plain, needed: true } : plain;
}

/** A question that brings a ladder of usual numbers along has a number for its first piece. */
function withUsual(plain: Shape, prompt: Prompt, chances: readonly Chance[]): Shape {
    const [first, ...rest] = plain.kind === "record" ? plain.pieces : [];
    if (plain.kind !== "record" || first?.shape.kind !== "number" || !hasLadder(prompt)) return plain;
    const ideas = ladderOf(prompt).map((rung) => {
        const chance = chances.find((one) => (one.answer as Record<string, unknown> | null)?.[first.name] === rung.number);
        const odds = chance ? { odds: say("odds-success", { percent: percent(chance.success) }) } : {};
        return { id: String(rung.number), said: words.has(rung.text) ? say(rung.text) : "", ...odds };
    });
    return { kind: "record", pieces: [{ ...first, shape: { ...first.shape, ideas } }, ...rest] };
}

const ladderOf = (prompt: Prompt): { number: number; text: string }[] => (prompt.question as { ladder?: { number: number; text: string }[] } | null)?.ladder ?? [];
export const hasLadder = (prompt: Prompt): boolean => ladderOf(prompt).length > 0;

/** Where an answer comes with a list, the list is for the answer or for its first piece. */
function withOptions(plain: Shape, prompt: Prompt): Shape {
    if (!prompt.options.length) return plain;
    if (isListed(plain)) return { kind: "choice", words: prompt.options };
    const [first, ...rest] = plain.kind === "record" ? plain.pieces : [];
    if (!first || !isListed(first.shape)) return plain;
    return { kind: "record", pieces: [{ ...first, shape: { kind: "choice", words: prompt.options } }, ...rest] };
}

const isListed = (shape: Shape): boolean => shape.kind === "text" || shape.kind === "choice";

/** Whether a question is answered with one of a few buttons. */
export const isChoosing = (prompt: Prompt): boolean => prompt.options.length > 0 && isListed(plainShape(prompt));

/** Purchases one after another: the answer is a list of purses, and the question brings the prices. */
export function payingOf(prompt: Prompt, shape: Shape) {
    const { prices = [], dice = 0 } = (prompt.question ?? {}) as { prices?: Prices; dice?: number };
    const [piece, ...more] = shape.kind === "record" ? shape.pieces : [];
    if (!prices.length || piece?.shape.kind !== "several" || more.length) return undefined;
    return { field: piece.name, label: piece.label, purses: piece.shape.ideas, prices, had: dice };
}

/** The answer that a form begins with. */
export function firstAnswer(prompt: Prompt): AnswerValue {
    return ((prompt.begins ?? prompt.default) as AnswerValue | undefined) ?? blank(questionShape(prompt));
}

/** An answer as it is sent: without pieces that mean nothing beside the others. */
export const settled = (prompt: Prompt, answer: AnswerValue): AnswerValue => settleRecord(questionShape(prompt), answer, firstAnswer(prompt));

/** Whether a question is the last word before the dice fall. */
export const isLastWord = (prompt: Prompt | undefined): boolean => Boolean(prompt?.shown);

// ---- a card: several questions answered at once

/** What has been said on a card, by the key of each question; the others stand as they began. */
export type Said = Readonly<Record<string, AnswerValue>>;

/** The questions of a card, each with a key under which its answer is kept while the card changes. */
export const cardOf = (prompts: readonly Prompt[]): [key: string, prompt: Prompt][] => keyed(prompts, (one) => `${one.kind} ${one.about ?? ""}`);

export const answerOf = (said: Said, key: string, prompt: Prompt): AnswerValue => (key in said ? (said[key] as AnswerValue) : firstAnswer(prompt));

/** The answers of a card to questions that are still to come. A last word holds only for the roll that was `seen`. */
export function answersAhead(parts: readonly [key: string, prompt: Prompt][], said: Said, seen: string | undefined): AnswerAhead[] {
    return parts
        .filter(([, part]) => !isLastWord(part) || part.shown === seen)
        .map(([key, part]) => ({ kind: part.kind, answer: settled(part, answerOf(said, key, part)), about: part.about ?? "", shown: part.shown ?? "", seat: part.seat }));
}

/** Whether a question can be agreed to as it stands: everything in it that must be said is preset. */
export function isAgreeable(prompt: Prompt): boolean {
    const shape = questionShape(prompt);
    const answer = firstAnswer(prompt);
    if (shape.kind !== "record") return isSaid(shape, answer);
    const held = answer as Record<string, AnswerValue>;
    return activePieces(shape.pieces, held).every((piece) => isSaid(piece.shape, held[piece.name] ?? null));
}

/** Whether a text is written where it must be, and a choice is one that can be had. */
function isSaid(shape: Shape, value: AnswerValue): boolean {
    if (shape.kind === "text") return value !== "…" && !(shape.needed && !value);
    return shape.kind !== "choice" || !value || shape.words.some((word) => word.id === value && !word.refused);
}

/** What may be said to a question, in short: the labels of its pieces. */
export function labelsOf(prompt: Prompt): string {
    const shape = questionShape(prompt);
    return shape.kind === "record" ? shape.pieces.filter(isOpenTo).map((piece) => piece.label).join(" · ") : say("card-change");
}

/** The answers of a card in a few words: what goes without saying is left out. */
export function gist(card: readonly [key: string, prompt: Prompt][], said: Said, saying: AnswerWords): string {
    return card.flatMap(([key, prompt]) => gistOf(prompt, answerOf(said, key, prompt), saying)).join(" · ");
}

function gistOf(prompt: Prompt, answer: AnswerValue, saying: AnswerWords): string[] {
    const shape = questionShape(prompt);
    if (shape.kind !== "record") return isLastWord(prompt) || isPlainNo(answer) ? [] : [inWords(shape, answer, saying)];
    const held = (answer ?? {}) as Record<string, AnswerValue>;
    const usual = usualOf(prompt.takes);
    const told = activePieces(shape.pieces, held).filter((piece) => isOpenTo(piece) && isTold(piece, held[piece.name] ?? null, usual[piece.name], piece.name === shape.pieces[0]?.name));
    return told.map((piece) => pieceGist(piece, held[piece.name] ?? null, saying));
}

/** Whether an answer is a no, which says nothing without its question. */
const isPlainNo = (answer: AnswerValue): boolean => answer === false || answer === "no";

/** Whether a piece is worth a word: not one that is empty, and not a number, a yes or a no that is usual. */
function isTold({ shape }: Piece, value: AnswerValue, usual: unknown, first: boolean): boolean {
    if (shape.kind === "yesno") return value !== (usual ?? false);
    if (shape.kind === "number") return first || (value !== 0 && value !== usual);
    return Array.isArray(value) ? value.length > 0 : value !== null && !UNWRITTEN.includes(String(value));
}

function pieceGist({ label, shape }: Piece, value: AnswerValue, saying: AnswerWords): string {
    const short = label.replace(/\s*[,(].*$/, ""); // "Difficulty, from 0 to 5"
    if (shape.kind === "number") return `${short} ${String(value)}`;
    const said = inWords(shape, value, saying);
    return shape.kind === "yesno" ? `${short} ${said}` : said;
}

/** The odds of an answer, if they are known. */
export function chanceOf(chances: readonly Chance[], answer: AnswerValue): Chance | undefined {
    return chances.find((chance) => same(chance.answer, answer));
}

/** The odds of other answers, if everybody goes on in the same way after them. */
export function otherChances(chances: readonly Chance[], answer: AnswerValue): Chance[] {
    const own = chanceOf(chances, answer);
    return chances.filter((chance) => chance.policy === own?.policy && !same(chance.answer, answer));
}

function same(one: unknown, other: unknown): boolean {
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]));
}
