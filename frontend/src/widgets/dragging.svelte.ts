// A piece of a board that is dragged from place to place: which one, over which place, and where the pointer is.
import { follow } from "./drag";

export interface Movable {
    id: string;
    /** Where it can be put down. */
    reach: readonly string[];
}

export class Dragging {
    /** The piece that is dragged. */
    id = $state("");
    /** The place beneath it, if it can be put down there. */
    over = $state("");
    at = $state.raw<readonly [x: number, y: number]>([0, 0]);

    constructor(private readonly board: () => HTMLElement) {}

    /** Follow a pointer that was pressed on a piece; one that can go nowhere stays. */
    grab<P extends Movable>(event: PointerEvent, piece: P, begun: () => void, put: (piece: P, place: string) => void): void {
        const fits = (place: string | undefined): place is string => place !== undefined && piece.reach.includes(place);
        if (!piece.reach.length) return;
        follow(event, {
            within: this.board,
            begin: () => {
                begun();
                this.id = piece.id;
                return true;
            },
            over: (place, x, y) => {
                this.at = [x, y];
                this.over = fits(place) ? place : "";
            },
            end: (place) => {
                this.id = "";
                this.over = "";
                if (fits(place)) put(piece, place);
            },
        });
    }
}

/** Arrow keys go from one piece of a board to the next, in the order of the page. */
export function stepOn(event: KeyboardEvent, board: HTMLElement, pieces: string): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const all = [...board.querySelectorAll<HTMLElement>(pieces)];
    const now = all.indexOf(document.activeElement as HTMLElement);
    if (now < 0) return;
    event.preventDefault();
    all[(now + step + all.length) % all.length]?.focus();
}
