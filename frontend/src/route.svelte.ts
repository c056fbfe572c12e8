// Where we are: the path of the page. Links to our own pages change it without loading anything.

class Route {
    path = $state(location.pathname);

    constructor() {
        window.addEventListener("popstate", () => (this.path = location.pathname));
    }

    get parts(): string[] {
        return this.path.split("/").filter(Boolean).map(decodeURIComponent);
    }

    go(path: string, replace = false): void {
        if (replace) history.replaceState(null, "", path);
        else history.pushState(null, "", path);
        this.path = location.pathname;
        window.scrollTo(0, 0);
    }
}

export const route = new Route();

/** Where a seat of a table is. */
export const seatPath = (table: string, seat: string): string => `/table/${encodeURIComponent(table)}/${encodeURIComponent(seat)}`;

/** Let links of our own change the route. */
export function followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link && plain && link.origin === location.origin && !link.target && !link.hash) {
        event.preventDefault();
        route.go(link.pathname + link.search);
    }
}
