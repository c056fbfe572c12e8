// Being kept on a device like a program of its own. A browser offers that only in a secure context, and so do we: nothing
// here needs it. There is no worker that could serve yesterday's pages.
import large from "./style/icon-512.png";
import small from "./style/icon-192.png";

/** Chromium's offer to install the page. */
interface Asking extends Event {
    prompt(): Promise<unknown>;
}

class Install {
    #asking = $state.raw<Asking>();

    /** Whether there is something to offer. */
    get offered(): boolean {
        return this.#asking !== undefined;
    }

    begin(): void {
        if (!window.isSecureContext) return;
        link("manifest", "/manifest.webmanifest");
        link("apple-touch-icon", matchMedia("(min-resolution: 2dppx)").matches ? large : small);
        window.addEventListener("beforeinstallprompt", (event) => {
            event.preventDefault();
            this.#asking = event as Asking;
        });
        window.addEventListener("appinstalled", () => (this.#asking = undefined));
    }

    async ask(): Promise<void> {
        const asking = this.#asking;
        this.#asking = undefined;
        await asking?.prompt();
    }
}

function link(rel: string, href: string): void {
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

export const install = new Install();
