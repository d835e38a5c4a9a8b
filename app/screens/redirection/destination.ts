/** Hosts that the site links to: public bodies, and app stores. Subdomains are included. */
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

/** A page that a visitor is about to open. */
export interface Destination {
  readonly href: string;
  readonly host: string;
  readonly isStore: boolean;
}

/**
 * Returns the external page in an address; null if the site does not link to it. Anyone can write such an
 * address. So only known hosts are accepted, over https, without user name or port: the agency's name must
 * not vouch for a fraudulent site.
 */
export function readDestination(requested: string | null): Destination | null {
  if (!requested || requested.length > 2000 || !URL.canParse(requested)) return null;
  const { protocol, hostname, host, username, password, href } = new URL(requested);
  if (protocol !== "https:" || host !== hostname || username || password) return null;
  const isKnown = HOSTS.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isKnown ? { href, host: hostname.replace(/^www\./, ""), isStore: STORES.has(hostname) } : null;
}
