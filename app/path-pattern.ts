// Addresses as the site map writes them: `{x}` is a part that varies, a whole segment (`/etat-situation/{slug}/`) or
// the end of one (`/etat-situation/zone-{slug}/`).

/** The address with its parts filled in. @throws {Error} when one is not given. */
export function fillPath(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = parts[part];
    if (value === undefined) throw new Error(`${path} needs ${part}`);
    return encodeURIComponent(value);
  });
}

/** Reads the parts of an address: a named group each. */
export function pathMatcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

/** Orders addresses for reading, `zone-{slug}` before `{slug}`: a brace sorts after every letter. */
export const byExactness = (a: string, b: string): number => (a < b ? -1 : 1);

/** The segments before the first that varies: `/carte/` of `/carte/zone-{slug}/`. */
export function fixedStart(path: string): string {
  const [fixed = "", ...varying] = path.split("{");
  return varying.length === 0 ? path : fixed.slice(0, fixed.lastIndexOf("/") + 1);
}

/**
 * The one route of React Router for a page that has all these addresses. The router knows whole segments only: to it
 * `zone-{slug}` and `{slug}` are both `:part`, and the page's loader asks `screenOf` which of them it was given.
 * Segments that an address lacks are optional.
 *
 *     /carte/
 *     /carte/zone-{slug}/               →  /carte/:part2?/:part3?/
 *     /carte/regions-{slug}/feu-{id}/
 *
 * @throws {Error} when an address does not continue another: the router would take one for the other
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
