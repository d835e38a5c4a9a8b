import { isIPv6 } from "node:net";

const GROUPS = 8;
/** Matches an address with a port, as some proxies send. With it, each connection would be a new sender. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/** Returns the network of a household, phone or machine: an IPv4 address, or a /64 of IPv6. */
export function networkOf(address: string): string {
  const [bare = ""] = address.replace(WITH_PORT, (_all, inBrackets, plain) => inBrackets ?? plain).split("%");
  if (!isIPv6(bare)) return bare;
  // The form in a URL: hexadecimal, with the longest run of zeros left out.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  // An IPv4 address on a dual-stack socket.
  if (written.startsWith("::ffff:")) return written;
  const [before = [], after = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, GROUPS / 2).join(":");
}

const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/;

/** Returns the first `parts` bytes of an IPv4 address, or the first `parts` groups of an IPv6 address. */
function prefixOf(address: string, parts: number): string {
  const network = networkOf(address);
  const [, high, low] = MAPPED.exec(network) ?? [];
  if (high === undefined || low === undefined) {
    const separator = network.includes(":") ? ":" : ".";
    return network.split(separator).slice(0, parts).join(separator);
  }
  const bytes = [high, low].flatMap((group) => [...Buffer.from(group.padStart(4, "0"), "hex")]);
  return bytes.slice(0, parts).join(".");
}

/** Returns the address range that one customer of a provider can have: a /24 of IPv4, or a /48 of IPv6. */
export const rangeOf = (address: string): string => prefixOf(address, 3);

/** Returns the block of addresses that one provider can have in all: a /16 of IPv4, or a /32 of IPv6. */
export const blockOf = (address: string): string => prefixOf(address, 2);
