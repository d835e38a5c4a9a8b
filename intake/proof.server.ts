import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Mark } from "#accounts/marks.server.ts";

const ALGORITHM = "PBKDF2/SHA-256";
const VALID_SECONDS = 3600;
/** Rounds of one try; the server makes one try a challenge and none to check it. */
const COST = 2_000;
/** Tries until it is solved: about half a second of a cheap phone, and five times that. */
const TRIES = { light: { least: 80, most: 160 }, heavy: { least: 400, most: 800 } } as const;

export type ProofLevel = keyof typeof TRIES;

/** `{challenge, solution}` as its solver has it, and nothing beside. */
const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ of: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Work that a machine shows for something sent: it serves that alone, by its key, however often it is sent.
 * @param purpose one word: what is proven for one serves no other
 */
export function createProofs(purpose: string, mark: Mark, now: () => Date) {
  const secrets = {
    hmacSignatureSecret: mark(`${purpose} proof`),
    hmacKeySignatureSecret: mark(`${purpose} proof key`),
  };
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    challenge(of: string, level: ProofLevel): Promise<object> {
      const { least, most } = TRIES[level];
      const data = { of, until: seconds() + VALID_SECONDS };
      const counter = randomInt(most, least);
      return createChallenge({ algorithm: ALGORITHM, cost: COST, counter, deriveKey, data, ...secrets });
    },
    async isProven(proof: string, of: string): Promise<boolean> {
      const read = solved.safeParse(jsonOf(proof));
      if (!read.success) return false;
      const { data } = read.data.challenge.parameters;
      if (data.of !== of || data.until < seconds()) return false;
      return (await verifySolution({ ...read.data, deriveKey, ...secrets })).verified;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
