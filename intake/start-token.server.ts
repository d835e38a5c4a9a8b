import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { isSameSecret } from "#territory/same-secret.server.ts";

const DAY_MS = 24 * 3_600_000;
/** Least time in ms that a person needs to fill in a form. */
const LEAST_MS = 3_000;

type Form = "report" | "contact";

const hashOf = (keyedHash: KeyedHash, form: Form, ms: string) => keyedHash(`${form} start ${ms}`);

/** Returns a signed token with the time when a person started a form: `{milliseconds}.{keyed hash}`. */
export const newStartToken = (keyedHash: KeyedHash, form: Form, now: Date): string => {
  const ms = String(now.getTime());
  return `${ms}.${hashOf(keyedHash, form, ms)}`;
};

interface Start {
  readonly form: Form;
  readonly token: string;
  /** Time that the content waited on a device before it was sent. */
  readonly waitedMs: number;
}

/**
 * Returns true if a person could have filled in a form with this token: the token is ours, for this form, at
 * least three seconds old and at most a day. The time that a report waited on a device, before or after the
 * token was issued, relaxes both limits.
 */
export function isPlausibleStart(keyedHash: KeyedHash, { form, token, waitedMs }: Start, now: Date): boolean {
  const [ms = "", hash = ""] = token.split(".");
  if (!/^\d{1,15}$/.test(ms) || !isSameSecret(hash, hashOf(keyedHash, form, ms))) return false;
  const age = now.getTime() - Number(ms);
  return age + waitedMs >= LEAST_MS && age - waitedMs <= DAY_MS;
}
