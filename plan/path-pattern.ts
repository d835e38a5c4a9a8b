// Address patterns of the site map: `{x}` is a variable part, either a whole segment
// (`/etat-situation/{slug}/`) or the end of one (`/etat-situation/zone-{slug}/`).

/** Returns the address with its parts filled in. @throws {Error} if a part is missing */
export function fillPath(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = parts[part];
    if (value === undefined) throw new Error(`${path} needs ${part}`);
    return encodeURIComponent(value);
  });
}

/** Creates a regular expression that reads the variable parts of an address as named groups. */
export function pathMatcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

/** Orders addresses by exactness, `zone-{slug}` before `{slug}`: a brace sorts after every letter. */
export const byExactness = (a: string, b: string): number => (a < b ? -1 : 1);

/** Returns the segments before the first variable one: `/carte/` of `/carte/zone-{slug}/`. */
export function fixedStart(path: string): string {
  const [fixed = "", ...varying] = path.split("{");
  return varying.length === 0 ? path : fixed.slice(0, fixed.lastIndexOf("/") + 1);
}

/**
 * Returns a single React Router route that matches all these addresses of a page. The router only supports
 * whole segments: `zone-{slug}` and `{slug}` both become `:part`, and the page's loader calls `screenOf` to
 * distinguish them. Segments that some addresses lack are optional.
 *
 *     /carte/
 *     /carte/zone-{slug}/               →  /carte/:part2?/:part3?/
 *     /carte/regions-{slug}/feu-{id}/
 *
 * @throws {Error} if a segment differs from the longest address: one route cannot match both
 */
export function routePattern(paths: readonly string[]): string {
  const all = paths.map((path) =>
    path
      .split("/")
      .slice(0, -1)
      .map((segment, at) => (segment.includes("{") ? `:part${at}` : segment)),
  );
  const longest = all.reduce((long, each) => (each.length > long.length ? each : long), []);
  const least = Math.min(...all.map(({ length }) => length));
  if (all.some((segments) => segments.some((segment, at) => segment !== longest[at]))) {
    throw new Error(`One page cannot have ${paths.join(" and ")}`);
  }
  return `${longest.map((segment, at) => (at < least ? segment : `${segment}?`)).join("/")}/`;
}
