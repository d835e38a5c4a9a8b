import { languageOfPath, pathTo } from "#plan/paths.ts";

/** Placeholder in a path for the first fire that a site lists, because fires differ from day to day. */
export const ANY_FIRE = "any-fire";

/** Placeholder in a path for the newest press release that a site lists in the path's language. */
export const ANY_RELEASE = "any-release";

/**
 * Returns the path with its placeholders replaced by a fire or a release of the site. A path without
 * placeholders is unchanged.
 */
export async function withExample(origin: string, path: string): Promise<string> {
  if (path.includes(ANY_RELEASE)) return withRelease(origin, path);
  if (!path.includes(ANY_FIRE)) return path;
  const list = pathTo("current-situation", languageOfPath(path));
  const html = await (await fetch(origin + list)).text();
  const [, slug, id] = new RegExp(`href="${list}([^/"]+)/(?:feu|fire)-([^/"]+)/"`).exec(html) ?? [];
  // The region comes before the ID. A site without data cannot tell which fires exist, so any ID works.
  return path.replace(ANY_FIRE, slug ?? "mauricie").replace(ANY_FIRE, id ?? "2026-1");
}

async function withRelease(origin: string, path: string): Promise<string> {
  const list = pathTo("releases", languageOfPath(path));
  const html = await (await fetch(origin + list)).text();
  const slug = new RegExp(`<h2[^>]*><a[^>]* href="${list}([^/"]+)/"`).exec(html)?.[1];
  if (slug === undefined) throw new Error(`${origin}${list} lists no release`);
  return path.replace(ANY_RELEASE, slug);
}
