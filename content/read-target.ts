import { z } from "zod";
import type { Target } from "./configuration.ts";
import { type AddressOf, safeHref } from "./link.ts";

export interface TargetReading {
  readonly addressOf: AddressOf;
  /** Returns whether a screen has that name and exactly one address in each language. */
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
 * Reads the target of a menu entry: `screen:map`, `screen:current-situation#feux`, a published story, or an
 * https address.
 * @throws {Error} for any other target
 */
export function readTarget(raw: unknown, { addressOf, isScreen }: TargetReading): Target {
  const { linktype, id, uuid, url, anchor } = link.parse(raw);
  const [, screen, part] = SCREEN.exec(url ?? "") ?? [];
  if (linktype === "url" && screen !== undefined && isScreen(screen)) return { screen, anchor: part ?? null };
  const href = linktype === "story" ? addressOf(uuid || id || "") : safeHref(url ?? "");
  if (href === null || (linktype === "url" && !href.startsWith("https://")))
    throw new Error(`an entry has a forbidden target: ${(url || uuid || id || "").slice(0, 100)}`);
  return { href, anchor: anchor && /^[\w-]{1,100}$/.test(anchor) ? anchor : null };
}
