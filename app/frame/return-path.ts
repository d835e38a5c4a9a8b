/** The longest path that is kept. */
const LONGEST = 1024;
const NOWHERE = "https://site.invalid";

/**
 * A path of this site to come back to; null for all else, whatever it is dressed as: another host, a scheme, a backslash
 * or a control character that a browser would read as the start of one.
 */
export function returnPath(asked: unknown): string | null {
  if (
    typeof asked !== "string" ||
    asked.length > LONGEST ||
    !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(asked)
  )
    return null;
  // With its first sign a slash and no colon before it, every such text is an address.
  const url = new URL(asked, NOWHERE);
  if (url.origin !== NOWHERE) return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ? null : path;
}
