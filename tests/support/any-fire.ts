import { languageOfPath, pathTo } from "#app/paths.ts";

/** Stands in an address for the first fire that a site lists: fires differ from one day to the next. */
export const ANY_FIRE = "any-fire";

/** The address with a real fire of this site in it; any other address as it is. */
export async function withFire(origin: string, path: string): Promise<string> {
  if (!path.includes(ANY_FIRE)) return path;
  const list = pathTo("current-situation", languageOfPath(path));
  const html = await (await fetch(origin + list)).text();
  const found = new RegExp(`href="(${list}[^/"]+/(?:feu|fire)-[^/"]+/)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${list} links to no fire`);
  return found;
}
