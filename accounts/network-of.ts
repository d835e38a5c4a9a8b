import { isIPv6 } from "node:net";

const GROUPS = 8;
/** As some proxies forward it: each connection would be a sender of its own. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/** What one household, phone or machine is given of the network: an IPv4 address, or the first half of an IPv6 address (a /64). */
export function networkOf(address: string): string {
  const [bare = ""] = address.replace(WITH_PORT, (_all, inBrackets, plain) => inBrackets ?? plain).split("%");
  if (!isIPv6(bare)) return bare;
  // As a URL has it: in hex, with its longest run of zeros left out.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  // An IPv4 address on a socket of both kinds.
  if (written.startsWith("::ffff:")) return written;
  const [before = [], after = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, GROUPS / 2).join(":");
}
