import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

/** Works on the challenge that the server answered with; the proof as it reads it. */
export async function solveProof(answer: unknown): Promise<string> {
  const { challenge } = Object(answer) as { readonly challenge: Challenge }; // our own server's
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
