// Focus that stays: what held it may go, because it was pressed or because the table went on.

/** Whether a person is writing: then nothing may take the focus away. */
export function isWriting(at: Element | null): boolean {
    if (!(at instanceof HTMLElement)) return false;
    return at.isContentEditable || at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && !["radio", "checkbox", "button", "range"].includes(at.type));
}

/** The place to go to when what had the focus is gone: the nearest that is still there of all around it. */
export function nextPlace(path: readonly HTMLElement[], top: HTMLElement): HTMLElement | undefined {
    return path.find((one) => one.isConnected && top.contains(one) && one.getClientRects().length > 0);
}

/** Keep the focus inside a part of the page: if the element that had it goes, the nearest part around it gets it. */
export function keepFocus(top: HTMLElement): () => void {
    let path: HTMLElement[] = [];
    const noted = (event: FocusEvent): void => {
        path = [];
        for (let at = event.target as HTMLElement | null; at && at !== document.body; at = at.parentElement) path.push(at);
    };
    const mended = (): void => {
        const [held] = path;
        if (!held || (document.activeElement && document.activeElement !== document.body) || (held.isConnected && held.getClientRects().length)) return;
        const place = nextPlace(path.slice(1), top);
        if (!place) return;
        if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
        place.dataset["held"] = "";
        place.focus({ preventScroll: true });
    };
    top.addEventListener("focusin", noted);
    const watching = new MutationObserver(() => queueMicrotask(mended));
    watching.observe(top, { childList: true, subtree: true });
    return () => {
        top.removeEventListener("focusin", noted);
        watching.disconnect();
    };
}
