import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

/** Solves the challenge in the server's response. @returns the proof, as the server parses it */
export async function solveProof(answer: unknown): Promise<string> {
  const { challenge } = Object(answer) as { readonly challenge: Challenge }; // our own server's format
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
