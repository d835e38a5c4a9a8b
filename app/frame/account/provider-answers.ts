import { timeLimit } from "../limited-signal.ts";

/** A public file of the provider: cheap to serve, and any page can request it. */
const KEYS_PATH = "/.well-known/jwks.json";

/**
 * Checks that the identity provider answers before the visitor is sent to its pages. If they failed, the
 * visitor would be stuck outside this site.
 */
export async function providerAnswers(url: string, limitMs: number): Promise<boolean> {
  try {
    const answer = await fetch(new URL(KEYS_PATH, url), {
      cache: "no-store",
      signal: timeLimit(limitMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
