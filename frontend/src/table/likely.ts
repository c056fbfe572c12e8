// What is likely to be done about a figure: actions whose form can name it, as the server has them.
import { shapeOf, type AnswerValue, type Schema } from "../forms/shape";
import type { ActionForm, ActionListed, ProcedureListed } from "../generated/wire";

/** An action about a figure, with the figure filled in; or why it cannot be had. */
export interface Likely {
    id: string;
    said: string;
    form: ActionForm;
    /** The argument that names the figure. */
    piece: string;
    refused: string;
    /** Whether it cannot be done without naming somebody: then it is about this figure. */
    aimed: boolean;
}

/** So many actions are asked about, and so many are shown. */
export const ASKED = 6;
export const SHOWN = 3;

/** The first argument of a form for which a figure is one of the choices, and why it is refused if it is. A GM is asked
 * only about what cannot be done without naming somebody. */
export function naming(form: ActionForm, figure: string, isGm = false): { name: string; several: boolean; refused: string; aimed: boolean } | undefined {
    for (const { takes, field } of form.pieces) {
        const word = field.words.find((one) => one.id === figure);
        if (word && (!isGm || field.needed)) return { name: field.name, several: (takes as Schema).type === "array", refused: word.refused ?? "", aimed: field.needed ?? false };
    }
    return undefined;
}

/** The arguments by which a form names a figure. */
export const named = (piece: { name: string; several: boolean }, figure: string): Record<string, AnswerValue> => ({ [piece.name]: piece.several ? [figure] : figure });

/** What is asked about: what a player often begins and can, or what a GM may begin, the most wanted first. */
export function candidates(listed: readonly ActionListed[], procedures: readonly ProcedureListed[], isGm: boolean): string[] {
    if (!isGm) return listed.filter((one) => one.often && one.open && one.procedures.length).map((one) => one.id).slice(0, ASKED);
    return procedures.filter((one) => !one.player && one.rank && namesPeople(one)).sort((one, other) => one.rank - other.rank).map((one) => one.name).slice(0, ASKED);
}

/** Whether any argument of a procedure is a word or a list of words, as ids are. */
function namesPeople(procedure: ProcedureListed): boolean {
    return procedure.arguments.some((one) => one.asked && ["text", "several"].includes(shapeOf(one.takes).kind));
}

/** What can be done goes first, and of that what is aimed at somebody; what cannot be done says why. */
export function shortlist(found: readonly Likely[]): Likely[] {
    const place = (one: Likely): number => (one.refused ? 2 : 0) + (one.aimed ? 0 : 1);
    return [...found].sort((one, other) => place(one) - place(other)).slice(0, SHOWN);
}
