import { isSameMark, type Mark } from "./marks.server.ts";

const LENGTH = 22;
const markOf = (mark: Mark, id: string) => mark(`newsletter ${id}`).slice(0, LENGTH);

/** Opens one subscriber's preferences; it stands in the letters that they get and never ends. */
export const newsletterKey = (mark: Mark, id: string): string => `${id}.${markOf(mark, id)}`;

/** Whose preferences a key opens; null for what is none. */
export function subscriberOf(mark: Mark, key: string): string | null {
  const [, id, given] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(key) ?? [];
  return id !== undefined && given !== undefined && isSameMark(markOf(mark, id), given) ? id : null;
}
