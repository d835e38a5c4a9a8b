/** Whose pages the site sends people to: public bodies, and the stores of telephones. A host counts with those under it. */
const HOSTS = [
  "quebec.ca",
  "gouv.qc.ca",
  "canada.ca",
  "gc.ca",
  "ciffc.ca",
  "sopfeu.qc.ca",
  "apps.apple.com",
  "play.google.com",
] as const;

const STORES = new Set(["apps.apple.com", "play.google.com"]);

/** Where a visitor is about to go. */
export interface Destination {
  readonly href: string;
  readonly host: string;
  readonly isStore: boolean;
}

/**
 * The page outside that an address asks for; null when it is none the site leads to. Anyone can write such an address:
 * only known hosts, by https, without a user name or a port, so that the agency's name never vouches for a trap.
 */
export function readDestination(asked: string | null): Destination | null {
  if (!asked || asked.length > 2000 || !URL.canParse(asked)) return null;
  const { protocol, hostname, host, username, password, href } = new URL(asked);
  if (protocol !== "https:" || host !== hostname || username || password) return null;
  const isKnown = HOSTS.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isKnown ? { href, host: hostname.replace(/^www\./, ""), isStore: STORES.has(hostname) } : null;
}
