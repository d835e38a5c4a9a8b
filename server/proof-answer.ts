import { ProofWanted } from "#intake/proof-wanted.ts";
import { problemAnswer } from "./problem-answer.ts";

/** The answer to what must show work first: its challenge; null for any other failure. */
export const proofAnswer = (error: unknown): Response | null =>
  error instanceof ProofWanted
    ? problemAnswer({
        status: 428,
        code: "prove",
        detail: "So much came that a machine must work for the next.",
        more: { challenge: error.challenge },
      })
    : null;
