/**
 * Error that requires a proof of work, after many requests from one network or about one area. The browser
 * solves `challenge` without showing it to the person.
 */
export class ProofRequired extends Error {
  readonly challenge: object;

  constructor(challenge: object) {
    super("A proof of work is wanted.");
    this.challenge = challenge;
  }
}

/** Maximum characters of a proof: far more than a valid proof has. */
export const LONGEST_PROOF = 4_000;
export const LONGEST_TOKEN = 200;
