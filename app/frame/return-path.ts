/** Length limit of a return path, in characters. */
const LONGEST = 1024;
const NOWHERE = "https://site.invalid";

/**
 * Returns a path of this site to go back to; null for anything else. Rejects other hosts, schemes, and
 * backslashes or control characters that a browser could read as the start of a host.
 */
export function returnPath(requested: unknown): string | null {
  if (
    typeof requested !== "string" ||
    requested.length > LONGEST ||
    !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(requested)
  )
    return null;
  // With a leading slash and no colon before it, every such text parses as an address.
  const url = new URL(requested, NOWHERE);
  if (url.origin !== NOWHERE) return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ? null : path;
}
