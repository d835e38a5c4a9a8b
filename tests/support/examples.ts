import { languageOfPath, pathTo } from "#app/paths.ts";

/** Stands in an address for the first fire that a site lists: fires differ from one day to the next. */
export const ANY_FIRE = "any-fire";

/** The address with a fire that this site lists in it; any other address as it is. */
export async function withFire(origin: string, path: string): Promise<string> {
  if (!path.includes(ANY_FIRE)) return path;
  const list = pathTo("current-situation", languageOfPath(path));
  const html = await (await fetch(origin + list)).text();
  const [, slug, id] = new RegExp(`href="${list}([^/"]+)/(?:feu|fire)-([^/"]+)/"`).exec(html) ?? [];
  // The region's part of an address comes first. A site without data knows of no fire, and of none that there is
  // not: any will do.
  return path.replace(ANY_FIRE, slug ?? "mauricie").replace(ANY_FIRE, id ?? "2026-1");
}
