// How far a link reaches: one to this computer's own address opens on no other device.

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only the computer that the server runs on can open an address. */
export function isLoopback(url: string): boolean {
    return URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
}
