import { afterEach, expect, it, vi } from "vitest";
import { createTokenCheck } from "./access-tokens.server.ts";
import { AUDIENCE, CLIENT, startIdentityDouble } from "./identity.double.ts";

afterEach(() => vi.useRealTimers());

it("fetches a new key once, when the first token signed by it arrives", async () => {
  const provider = await startIdentityDouble();
  try {
    const check = createTokenCheck({ issuer: provider.url, audience: AUDIENCE, clients: [CLIENT] });
    const questions = () => provider.requests.filter(({ path }) => path.endsWith("jwks.json")).length;
    await check(await provider.token());
    vi.useFakeTimers({ now: Date.now() + 2 * 60_000, toFake: ["Date"] });
    await provider.rotate();
    for (let at = 0; at < 10; at++) await check(await provider.token());
    expect(questions()).toBe(2);
  } finally {
    await provider.close();
  }
});
