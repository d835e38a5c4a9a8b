import { ProofWanted } from "#intake/proof-wanted.ts";
import { problemAnswer } from "./problem-answer.ts";

/** Returns the challenge response for a request that needs a proof of work; null for any other error. */
export const proofAnswer = (error: unknown): Response | null =>
  error instanceof ProofWanted
    ? problemAnswer({
        status: 428,
        code: "prove",
        detail: "So much came that a machine must work for the next.",
        more: { challenge: error.challenge },
      })
    : null;
