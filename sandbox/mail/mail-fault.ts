import { type Faults, wait } from "../faults.ts";
import type { Random } from "../season/random.ts";

/** "Requested action aborted: local error in processing": the sender must try again. */
const TRY_LATER = 451;
/** SMTP codes of a rejected email, temporary or permanent. Any other status means that the server is down. */
const REFUSALS = [421, 450, 451, 452, 454, 550, 551, 552, 553, 554];

/** Creates an SMTP error with its code. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/**
 * Returns true if an error concerns the mailbox (RFC 3463: X.1.X and X.2.X). A server only sends it after
 * RCPT TO.
 */
export const isOfMailbox = ({ message }: Error): boolean => /^[45]\.[12]\./.test(message);

/** Applies the `mail` fault to one email: a delay, an error, or null for success. */
export async function mailFault(faults: Faults, random: Random, signal: AbortSignal): Promise<Error | null> {
  const given = faults.get("mail");
  if (given === undefined || !random.chance(given.rate ?? 1)) return null;
  if (given.delayMs !== undefined) await wait(given.delayMs, signal);
  if (given.status === undefined && given.body === undefined && given.delayMs !== undefined) return null;
  if (given.status === undefined || !REFUSALS.includes(given.status))
    return refusal(TRY_LATER, "The mail service is down");
  return refusal(given.status, given.body?.split("\n", 1)[0] || "The sandbox refuses this mail");
}
