import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const WINDOW_MS = 10 * 60_000;
/** Limit on a network's different wrong passwords in 10 minutes: people mistype, and can share a network. */
export const MOST_OF_NETWORK = 10;
/** Limit on the wrong passwords of a range (IPv4 /24, IPv6 /48): one or a few customers of a provider. */
export const MOST_OF_RANGE = 30;
/** Limit on the wrong passwords of all networks together, from which each check of a password is delayed. */
export const MOST_OF_ALL = 100;
/** Delay in seconds of each check from `MOST_OF_ALL` on: hardly noticed, and no flood makes it longer. */
export const DELAY_SECONDS = 3;
const MOST_SENDERS = 10_000;

/** Sender of passwords: hashes of the network and its wider range, or a known browser's id in both fields. */
export interface Guesser {
  readonly network: string;
  readonly range: string;
}

/** Different wrong passwords of one network, of one range, or of all senders. */
interface Failures {
  readonly endsAt: number;
  readonly digests: Set<string>;
}

/**
 * Counts wrong passwords by network, by range and in total, in this process: the pages work while the
 * database is away. The same wrong password counts once: repeating it gives an attacker no information, and
 * open pages repeat a password that was changed.
 */
export function createFailedLogins(now: () => number) {
  const key = randomBytes(32);
  const senders = new LRUCache<string, Failures>({ max: MOST_SENDERS });
  let all = newFailures();

  function newFailures(): Failures {
    return { endsAt: now() + WINDOW_MS, digests: new Set() };
  }
  // An end too far ahead was set by a wrong clock.
  const isOver = ({ endsAt }: Failures) => now() >= endsAt || endsAt > now() + WINDOW_MS;
  const isReached = (failures: Failures | undefined, most: number): failures is Failures =>
    failures !== undefined && !isOver(failures) && failures.digests.size >= most;
  const secondsLeft = (failures: Failures | undefined, most: number) =>
    isReached(failures, most) ? Math.ceil((failures.endsAt - now()) / 1000) : 0;

  function currentOf(sender: string): Failures {
    const known = senders.get(sender);
    const own = known === undefined || isOver(known) ? newFailures() : known;
    senders.set(sender, own);
    return own;
  }

  return {
    /** Returns how long a network must wait before its next try, in seconds; 0 if not at all. */
    waitOf: ({ network, range }: Guesser): number =>
      Math.max(
        secondsLeft(senders.get(network), MOST_OF_NETWORK),
        secondsLeft(senders.get(range), MOST_OF_RANGE),
      ),

    /** Returns the delay of a check because of everyone's wrong passwords, in seconds. */
    delayOfAll: (): number => (isReached(all, MOST_OF_ALL) ? DELAY_SECONDS : 0),

    /** Counts a wrong password. @returns how many the network sent; null if this password does not count */
    add({ network, range }: Guesser, password: string): number | null {
      const digest = createHmac("sha256", key).update(password).digest("base64url");
      const own = currentOf(network);
      if (own.digests.has(digest) || own.digests.size >= MOST_OF_NETWORK) return null;
      own.digests.add(digest);
      if (isOver(all)) all = newFailures();
      for (const [failures, most] of [
        [currentOf(range), MOST_OF_RANGE],
        [all, MOST_OF_ALL],
      ] as const)
        if (failures.digests.size < most) failures.digests.add(`${network} ${digest}`);
      return own.digests.size;
    },
  };
}
