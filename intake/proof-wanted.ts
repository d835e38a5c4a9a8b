/**
 * So much came from one place of the network, or about one area, that the next must show that a machine worked for it: `challenge` is
 * what it works on. A person never sees it.
 */
export class ProofWanted extends Error {
  readonly challenge: object;

  constructor(challenge: object) {
    super("A proof of work is wanted.");
    this.challenge = challenge;
  }
}

/** Of a proof, as text: far more than one has. */
export const LONGEST_PROOF = 4_000;
/** Of what says when somebody began a form, as text. */
export const LONGEST_TOKEN = 200;
