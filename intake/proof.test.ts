import { randomBytes } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { expect, it } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import type { Limit, RateLimits } from "#database/rate-limits.server.ts";
import { createProofs } from "./proof.server.ts";
import { requiredProof } from "./required-proof.server.ts";

const KEYS = [randomBytes(32).toString("base64")];
const HOUR_MS = 3_600_000;
let at = new Date("2026-07-02T15:00:00Z");
const proofs = createProofs("report", createKeyedHash(KEYS), () => at);

async function solved(of: string) {
  const challenge = (await proofs.challenge(of, "light")) as Parameters<
    typeof solveChallenge
  >[0]["challenge"];
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

it("a proof of work is valid for its own key and purpose only, any number of times, for an hour", async () => {
  const proof = await solved("one");
  const text = JSON.stringify(proof);
  expect([await proofs.isProven(text, "one"), await proofs.isProven(text, "one")]).toEqual([true, true]);
  expect(await proofs.isProven(text, "another")).toBe(false);
  expect(await createProofs("contact", createKeyedHash(KEYS), () => at).isProven(text, "one")).toBe(false);
  const forged = structuredClone(proof);
  Object.assign(forged.challenge.parameters.data ?? {}, { of: "another" });
  expect(await proofs.isProven(JSON.stringify(forged), "another")).toBe(false);
  for (const odd of ["", "{}", "null", "[1]", "{", JSON.stringify({ ...proof, solution: null })])
    expect(await proofs.isProven(odd, "one")).toBe(false);
  at = new Date(at.getTime() + HOUR_MS + 1000);
  expect(await proofs.isProven(text, "one")).toBe(false);
});

it("a sender over the limit needs a light proof of work, and a sender over twice the limit a heavy proof", async () => {
  const counts = new Map<string, number>();
  const limits: RateLimits = {
    async consume(key: string, { most }: Limit) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: 1 };
    },
    forget: async () => {},
  };
  const few = { key: "sender", limit: { most: 2, perSeconds: 60 } };
  const many = { key: "area", limit: { most: 100, perSeconds: 60 } };
  const levels = [];
  for (let each = 0; each < 6; each++) levels.push(await requiredProof(limits, [few, many]));
  expect(levels).toEqual([null, null, "light", "light", "heavy", "heavy"]);
  expect(await requiredProof(limits, [many])).toBeNull();
});
