// Fields of a workshop: the values their kinds hold, and the few things a page works out by itself.
import type { FieldShown, SheetProblem, StepShown } from "../generated/wire";

export type Numbers = Record<string, number>;
export type Texts = Record<string, string>;

/** Give a name a value; the name that had it takes the other in exchange, so every value stays with exactly one. */
export function swapValue(held: Numbers, name: string, value: number): Numbers {
    const other = Object.keys(held).find((one) => one !== name && held[one] === value);
    const mine = held[name];
    return { ...held, [name]: value, ...(other !== undefined && mine !== undefined ? { [other]: mine } : {}) };
}

/** How many points are left to give. */
export function pointsLeft(held: Numbers, total: number): number {
    return total - Object.values(held).reduce((sum, one) => sum + one, 0);
}

/** Whether nobody has filled in a field yet. */
export function isEmpty(value: unknown): boolean {
    if (value === undefined) return true;
    if (typeof value === "string") return !value.trim();
    if (Array.isArray(value)) return !value.length;
    return typeof value === "object" && value !== null && !Object.keys(value).length;
}

/** Fields in the order of a sheet: those that describe one of several things stand together, thing by thing. */
export function groupThings(fields: readonly FieldShown[]): FieldShown[][][] {
    const lists = new Map<string, Map<string, FieldShown[]>>();
    for (const field of fields) {
        const [, list, which] = /^(.+)\.(\d+)\.[^.]+$/.exec(field.at) ?? [];
        const things = lists.get(list ?? field.at) ?? new Map<string, FieldShown[]>();
        things.set(which ?? "", [...(things.get(which ?? "") ?? []), field]);
        lists.set(list ?? field.at, things);
    }
    return [...lists.values()].map((things) => [...things.values()]);
}

/** Whether what is wrong is wrong in this field, or in a part of it, or in all of what it is a part of. */
export function isAbout(problem: SheetProblem, at: string): boolean {
    const [told, asked] = [problem.field.split("."), at.split(".")];
    return (told.length < asked.length ? told : asked).every((_, part) => told[part] === asked[part] || asked[part] === "*");
}

/** Whether there is anything that a short sheet does without. */
export function hasSpare(steps: readonly StepShown[]): boolean {
    return steps.some((step) => step.fields.some((field) => field.spare || field.names.some((name) => name.spare)));
}

/** An option to pick, perhaps one of a group. */
export interface GroupedOption {
    id: string;
    said: string;
    group?: string;
    /** What it does, in a line. */
    hint?: string;
    /** Why it cannot be had now. */
    refused?: string;
}

/** Options by group, in the order in which each group first comes. */
export function groupBySort<T extends GroupedOption>(things: readonly T[]): [string, T[]][] {
    const groups = new Map<string, T[]>();
    for (const one of things) groups.set(one.group ?? "", [...(groups.get(one.group ?? "") ?? []), one]);
    return [...groups];
}

/** Problems of no field that is shown: they are told by themselves. */
export function otherProblems(problems: readonly SheetProblem[], steps: readonly StepShown[]): SheetProblem[] {
    const places = steps.flatMap((step) => step.fields.map((field) => field.at));
    return problems.filter((one) => !places.some((at) => isAbout(one, at)));
}

/** The text of a value: the word of its option, else the value itself. */
export function valueText(field: FieldShown, value: unknown): { said: string; sides: number } {
    const known = field.options.find((one) => one.id === String(value));
    return { said: known?.said ?? String(value ?? ""), sides: known?.sides ?? 0 };
}
