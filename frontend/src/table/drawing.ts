// A reckoning as pictures: the dice and how they came about, what fell against what, and what the faces of a die mean.
import type { Reckoned } from "./log";

type Line<K extends Reckoned["line"]> = Extract<Reckoned, { line: K }>;

export interface PoolDie {
    sides: number;
    /** Whether it belongs to every roll, came on top, or was taken away. */
    kind: "base" | "more" | "less";
}

export interface ScaleFace {
    face: number;
    reaches: boolean;
    top: boolean;
    fell: boolean;
}

export interface Drawing {
    dice: Line<"dice">;
    number: Line<"number"> | undefined;
    outcome: Line<"outcome"> | undefined;
    /** The kinds of dice before the one that was rolled. */
    path: readonly number[];
    pool: readonly PoolDie[];
    fallen: readonly { sides: number; face: number; counts: boolean }[];
    /** Whether the number is the sum of the dice that count. */
    sums: boolean;
    /** Every face of a single die, where its number is known. */
    scale: readonly ScaleFace[];
    /** What came on top of the result: stunt points, Momentum. */
    points: number;
}

/** More dice than this are told in words alone. */
const MOST_DRAWN = 10;

export function drawingOf(reckoning: readonly Reckoned[]): Drawing | undefined {
    const dice = reckoning.find((one) => one.line === "dice");
    if (!dice) return undefined;
    const number = reckoning.find((one) => one.line === "number");
    const outcome = reckoning.find((one) => one.line === "outcome");
    const single = dice.rolled.count === 1;
    return {
        dice,
        number,
        outcome,
        path: pathOf(dice),
        pool: poolOf(dice),
        fallen: dice.faces.length <= MOST_DRAWN ? fallenOf(dice) : [],
        sums: !single && number !== undefined && dice.counted.reduce((sum, face) => sum + face, dice.rolled.plus) === number.reached,
        scale: single && number && number.needed !== null ? scaleOf(dice, number.needed) : [],
        points: outcome && outcome.count <= MOST_DRAWN ? outcome.count : 0,
    };
}

/** Each kind of die before the one that was rolled, once. */
function pathOf({ began, steps, rolled }: Line<"dice">): number[] {
    const sides = [began, ...steps.map((step) => step.after)].map((dice) => dice.sides);
    return sides.filter((one, at) => one !== sides[at - 1] && one !== rolled.sides);
}

/** The dice one by one: those of every roll, those on top of them, and those that were taken away. */
function poolOf({ began, steps, rolled }: Line<"dice">): PoolDie[] {
    const moved = steps.map((step) => step.amount);
    const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);
    const changes = began.sides === rolled.sides && (began.count !== rolled.count || rolled.bonus !== 0);
    const more = changes ? sum(moved.filter((amount) => amount > 0)) : 0;
    const less = changes ? -sum(moved.filter((amount) => amount < 0)) : 0;
    const kinds: [PoolDie["kind"], number][] = [["base", changes ? began.count : rolled.count], ["more", more], ["less", less]];
    const dice = kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => ({ sides: rolled.sides, kind })));
    return dice.length <= MOST_DRAWN ? dice : [];
}

/** The faces as they fell; of equal ones only as many count as counted. */
function fallenOf({ faces, counted, rolled }: Line<"dice">): { sides: number; face: number; counts: boolean }[] {
    const left = [...counted];
    return faces.map((face) => {
        const at = left.indexOf(face);
        if (at >= 0) left.splice(at, 1);
        return { sides: rolled.sides, face, counts: at >= 0 };
    });
}

function scaleOf({ rolled, counted }: Line<"dice">, needed: number): ScaleFace[] {
    return Array.from({ length: rolled.sides }, (_, at) => at + 1).map((face) => ({ face, reaches: face >= needed || face === rolled.sides, top: face === rolled.sides, fell: counted.includes(face) }));
}
