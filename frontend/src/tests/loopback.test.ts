import { expect, it } from "vitest";
import { isLoopback } from "../wire/loopback";

it("knows the addresses that only this computer can open", () => {
    const here = ["http://127.0.0.1:4255/join#a", "http://localhost:4255/", "http://[::1]:4255/move#a", "http://127.1.2.3/", "http://moot.localhost/"];
    const anywhere = ["http://192.168.1.7:4255/join#a", "https://table.example/join#127.0.0.1", "http://localhost.example/", "http://[2001:db8::1]/", "http://mybox.local:4255/", ""];
    expect(here.map(isLoopback)).toEqual(here.map(() => true));
    expect(anywhere.map(isLoopback)).toEqual(anywhere.map(() => false));
});
