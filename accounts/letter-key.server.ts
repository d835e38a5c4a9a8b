import { isSameMark, type Mark } from "./marks.server.ts";

/** What a key opens: a subscriber's releases, or a person's alerts. */
type Purpose = "newsletter" | "alerts";

const LENGTH = 22;
const markOf = (mark: Mark, purpose: Purpose, id: string) => mark(`${purpose} ${id}`).slice(0, LENGTH);

/** Stands in the letters that somebody gets, lets whoever holds one choose and stop without a password, and never ends. */
export const letterKey = (mark: Mark, purpose: Purpose, id: string): string =>
  `${id}.${markOf(mark, purpose, id)}`;

/** Whose a key is; null for what is none. */
export function holderOf(mark: Mark, purpose: Purpose, key: string): string | null {
  const [, id, given] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(key) ?? [];
  return id !== undefined && given !== undefined && isSameMark(markOf(mark, purpose, id), given) ? id : null;
}
