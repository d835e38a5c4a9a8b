import { timeLimit } from "../limited-signal.ts";

/** What the provider tells everyone: it costs it nothing, and any page may ask. */
const PUBLISHED = "/.well-known/jwks.json";

/**
 * Whether the identity provider answers: asked before somebody is sent to its pages, whose own failure would leave them
 * on no page of this site.
 */
export async function providerAnswers(url: string, limitMs: number): Promise<boolean> {
  try {
    const answer = await fetch(new URL(PUBLISHED, url), {
      cache: "no-store",
      signal: timeLimit(limitMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
