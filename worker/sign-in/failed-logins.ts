import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const WINDOW_MS = 10 * 60_000;
/** Most different wrong passwords within the window. People mistype a few, and an office shares a network. */
export const MOST_OF_NETWORK = 10;
export const MOST_OF_ALL = 100;
const MOST_NETWORKS = 10_000;

/** Wrong passwords of one network, or of all. */
interface Failures {
  readonly endsAt: number;
  readonly digests: Set<string>;
}

/**
 * Counts wrong passwords by network and in total, in this process: the pages work while the database is away.
 * The same wrong password counts once: repeating it gives an attacker no information, and open pages repeat a
 * password that was changed.
 */
export function createFailedLogins(now: () => number) {
  const key = randomBytes(32);
  const networks = new LRUCache<string, Failures>({ max: MOST_NETWORKS });
  let all = newFailures();

  function newFailures(): Failures {
    return { endsAt: now() + WINDOW_MS, digests: new Set() };
  }
  // An end too far ahead was set by a wrong clock.
  const isOver = ({ endsAt }: Failures) => now() >= endsAt || endsAt > now() + WINDOW_MS;
  const secondsLeft = (failures: Failures | undefined, most: number) =>
    failures === undefined || isOver(failures) || failures.digests.size < most
      ? 0
      : Math.ceil((failures.endsAt - now()) / 1000);

  return {
    /** Returns how long a network must wait before its next try, in seconds; 0 if not at all. */
    waitOf: (network: string): number =>
      Math.max(secondsLeft(networks.get(network), MOST_OF_NETWORK), secondsLeft(all, MOST_OF_ALL)),

    /**
     * Counts a wrong password.
     * @returns the number of different ones from its network; null if it does not count
     */
    add(network: string, password: string): number | null {
      const digest = createHmac("sha256", key).update(password).digest("base64url");
      const known = networks.get(network);
      const own = known === undefined || isOver(known) ? newFailures() : known;
      networks.set(network, own);
      if (own.digests.has(digest) || own.digests.size >= MOST_OF_NETWORK) return null;
      own.digests.add(digest);
      if (isOver(all)) all = newFailures();
      if (all.digests.size < MOST_OF_ALL) all.digests.add(`${network} ${digest}`);
      return own.digests.size;
    },
  };
}
