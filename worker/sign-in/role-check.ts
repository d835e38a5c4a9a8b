import { LRUCache } from "lru-cache";
import type { OperatorSession } from "../staff.ts";
import type { OperationsIdentity } from "./identity.server.ts";

/** The provider's response about a person; `unknown` if it did not answer. */
type KnownRoles = readonly string[] | null | "unknown";

const CHECKED_MS = 10 * 60_000;
const RETRY_MS = 60_000;
const MOST_REMEMBERED = 1000;

/**
 * Checks with the identity provider every ten minutes whether a session's account and roles still exist. Each
 * process checks by itself, and also when it first sees a session. While the provider does not answer,
 * sessions continue, and the check is retried each minute.
 */
export function createRoleCheck(
  { rolesOf }: Pick<OperationsIdentity, "rolesOf">,
  onUnknown: (session: OperatorSession, error: unknown) => void,
) {
  const checks = new LRUCache<string, { readonly response: Promise<KnownRoles>; until: number }>({
    max: MOST_REMEMBERED,
  });

  function ask(token: string, session: OperatorSession): Promise<KnownRoles> {
    const now = Date.now();
    const known = checks.get(token);
    // An end too far ahead was set by a wrong clock.
    if (known && now < known.until && known.until <= now + CHECKED_MS) return known.response;
    const response = rolesOf(session.subject).catch((error: unknown): KnownRoles => {
      question.until = Math.min(question.until, Date.now() + RETRY_MS);
      onUnknown(session, error);
      return "unknown";
    });
    const question = { response, until: now + CHECKED_MS };
    checks.set(token, question);
    return response;
  }

  return {
    /** Returns whether the person of a session still has an open account and all roles of the session. */
    async isStillValid(token: string, session: OperatorSession): Promise<boolean> {
      const knownRoles = await ask(token, session);
      if (knownRoles === "unknown") return true;
      const isValid = knownRoles !== null && session.roles.every((role) => knownRoles.includes(role));
      if (!isValid) checks.delete(token);
      return isValid;
    },
  };
}
