import { z } from "zod";
import { type AddressOf, ELEMENT_ID, siteHref } from "./link.ts";

/** Target of a menu entry: a screen by its name in the site map, an https address or a story's address. */
export type Target =
  | { readonly screen: string; readonly anchor: string | null }
  | { readonly href: string; readonly anchor: string | null };

export interface TargetReading {
  readonly addressOf: AddressOf;
  /** Path of the home page in the same language: relative addresses start from this path. */
  readonly page: string;
  /** Returns whether the screen `name` exists and has exactly one address in each language. */
  readonly isScreen: (name: string) => boolean;
}

const SCREEN = /^screen:([a-z-]+)(?:#([\w-]+))?$/;
const link = z.object({
  linktype: z.enum(["story", "url"]),
  id: z.string().nullish(),
  uuid: z.string().nullish(),
  url: z.string().nullish(),
  anchor: z.string().nullish(),
});

/**
 * Reads the target of a menu entry: `screen:map`, `screen:current-situation#feux`, a published story, an
 * https address, or an address of this site. `www.` and relative addresses are resolved as in stories.
 * @throws {Error} for any other target
 */
export function readTarget(raw: unknown, { addressOf, page, isScreen }: TargetReading): Target {
  const { data } = link.safeParse(raw);
  if (data === undefined) throw new Error("an entry needs a link to a story or an address");
  const { linktype, id, uuid, url, anchor } = data;
  const [, screen, part] = SCREEN.exec(url ?? "") ?? [];
  if (linktype === "url" && screen !== undefined && isScreen(screen)) return { screen, anchor: part ?? null };
  const href = linktype === "story" ? addressOf(uuid || id || "") : siteHref(url ?? "", page);
  if (href === null || (linktype === "url" && !/^(?:https:\/)?\//.test(href)))
    throw new Error(`an entry has a forbidden target: ${(url || uuid || id || "").slice(0, 100)}`);
  const isId = anchor != null && ELEMENT_ID.test(anchor) && !href.includes("#");
  return { href, anchor: isId ? anchor : null };
}
