// Dragging with a mouse, a pen or a finger: what is under the pointer says where something would be put down.

/** Beyond so many dots a press is a drag and no longer a tap. */
const SLACK = 6;

export interface Drag {
    /** Which elements something can be put down on; their `data-drop` names the place. */
    within: () => HTMLElement;
    /** A drag has begun; it is refused by saying no. */
    begin: () => boolean;
    /** Over which place it is now; nothing where it cannot be put down at all. */
    over: (place: string | undefined, x: number, y: number) => void;
    /** Put down, or let go over nothing. */
    end: (place: string | undefined) => void;
}

/** Follow a pointer from where it was pressed. A click that ends a drag is no click. */
export function follow(event: PointerEvent, drag: Drag): void {
    if (event.button !== 0) return;
    const [startX, startY] = [event.clientX, event.clientY];
    let dragging = false;

    const place = (at: PointerEvent): string | undefined => {
        const target = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>("[data-drop]");
        return target && drag.within().contains(target) ? target.dataset["drop"] : undefined;
    };
    const move = (at: PointerEvent): void => {
        if (!dragging) {
            if (Math.hypot(at.clientX - startX, at.clientY - startY) < SLACK) return;
            if (!drag.begin()) return stop();
            dragging = true;
        }
        at.preventDefault();
        drag.over(place(at), at.clientX, at.clientY);
    };
    const up = (at: PointerEvent): void => {
        stop();
        if (!dragging) return;
        const swallow = (click: MouseEvent): void => click.stopPropagation();
        window.addEventListener("click", swallow, { capture: true });
        window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
        drag.end(place(at));
    };
    const cancel = (): void => {
        stop();
        if (dragging) drag.end(undefined);
    };
    const stop = (): void => {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", up);
        window.removeEventListener("pointercancel", cancel);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
}
