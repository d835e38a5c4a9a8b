import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";

const ALGORITHM = "PBKDF2/SHA-256";
const VALID_SECONDS = 3600;
/** PBKDF2 rounds of one try. The server makes one try to create a challenge, and none to check a proof. */
const COST = 2_000;
/** Tries of a proof: a light proof takes half a second on a cheap phone, a heavy proof five times as long. */
const TRIES = { light: { least: 80, most: 160 }, heavy: { least: 400, most: 800 } } as const;

export type ProofLevel = keyof typeof TRIES;

/** `{challenge, solution}` as the solver sends it, without other fields. */
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
 * Creates and checks proofs of work. A proof is only valid for one text `of`, but can be sent several times.
 * @param purpose a proof for one purpose is invalid for others
 */
export function createProofs(purpose: string, keyedHash: KeyedHash, now: () => Date) {
  const secrets = {
    hmacSignatureSecret: keyedHash(`${purpose} proof`),
    hmacKeySignatureSecret: keyedHash(`${purpose} proof key`),
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
