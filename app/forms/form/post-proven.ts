import { Refused } from "./post-json.ts";

/**
 * Sends something; where the server wants a machine's work first, this one does it without a word, and sends it again.
 * @param post sends it, with a proof or none
 * @throws {Refused}
 */
export async function postProven<Answer>(post: (proof: string | null) => Promise<Answer>): Promise<Answer> {
  try {
    return await post(null);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "prove") throw error;
    const { solveProof } = await import("./solve-proof.ts");
    return post(await solveProof(error.said));
  }
}
