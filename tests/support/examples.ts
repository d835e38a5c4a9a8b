import { languageOfPath, pathTo } from "#app/paths.ts";

/** Stands in an address for the first fire that a site lists: fires differ from one day to the next. */
export const ANY_FIRE = "any-fire";

/** Stands for the newest press release that a site lists, whatever its name in the language of the address. */
export const ANY_RELEASE = "any-release";

/** The address with a fire or a release that this site lists in it; any other address as it is. */
export async function withExample(origin: string, path: string): Promise<string> {
  if (path.includes(ANY_RELEASE)) return withRelease(origin, path);
  if (!path.includes(ANY_FIRE)) return path;
  const list = pathTo("current-situation", languageOfPath(path));
  const html = await (await fetch(origin + list)).text();
  const [, slug, id] = new RegExp(`href="${list}([^/"]+)/(?:feu|fire)-([^/"]+)/"`).exec(html) ?? [];
  // The region's part of an address comes first. A site without data knows of no fire, and of none that there is
  // not: any will do.
  return path.replace(ANY_FIRE, slug ?? "mauricie").replace(ANY_FIRE, id ?? "2026-1");
}

async function withRelease(origin: string, path: string): Promise<string> {
  const list = pathTo("releases", languageOfPath(path));
  const html = await (await fetch(origin + list)).text();
  const slug = new RegExp(`<h2[^>]*><a[^>]* href="${list}([^/"]+)/"`).exec(html)?.[1];
  if (slug === undefined) throw new Error(`${origin}${list} lists no release`);
  return path.replace(ANY_RELEASE, slug);
}
