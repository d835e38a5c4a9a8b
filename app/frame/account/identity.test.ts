import { afterEach, expect, test, vi } from "vitest";
import { providerAnswers } from "./identity.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const requested = (url: string | URL, init?: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    const { pathname, host } = new URL(url);
    if (host === "away.example") reject(new TypeError("Failed to fetch"));
    if (host === "down.example") resolve(new Response(null, { status: 503 }));
    if (host === "well.example") resolve(new Response(null, { status: pathname.length > 1 ? 200 : 404 }));
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

test.each([
  ["https://well.example/", true],
  ["https://well.example", true],
  ["https://down.example/", false],
  ["https://away.example/", false],
  ["https://silent.example/", false],
])("identity provider at %s is reachable: %s", async (url, answers) => {
  vi.stubGlobal("fetch", requested);
  expect(await providerAnswers(url, 20)).toBe(answers);
});
