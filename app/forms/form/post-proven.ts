import { Refused } from "./post-json.ts";

/**
 * Sends a request. If the server requires a proof of work first, computes it and sends the request again.
 * @param post sends the request, with a proof or null
 * @throws {Refused}
 */
export async function postProven<Answer>(post: (proof: string | null) => Promise<Answer>): Promise<Answer> {
  try {
    return await post(null);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "prove") throw error;
    const { solveProof } = await import("./solve-proof.ts");
    return post(await solveProof(error.body));
  }
}
