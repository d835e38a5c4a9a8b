/**
 * Characters that no outside text needs:
 * - control characters (C0 and C1) except tab, line feed and carriage return: PostgreSQL refuses NUL, and XML
 *   and CSV refuse most others;
 * - halves of surrogate pairs and noncharacters: PostgreSQL refuses the first, XML some of the second;
 * - bidirectional embeddings, overrides and isolates, and their deprecated variants: each reorders all text
 *   after it;
 * - the byte order mark, which is invisible between letters.
 * Emoji, joiners (U+200C, U+200D), tags, variation selectors and combining marks stay, since words and flags
 * contain them. The marks U+200E, U+200F and U+061C also stay: they only affect the punctuation next to them,
 * and Arabic and Hebrew use them.
 */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u206f\ufeff\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Line and paragraph separators: few programs treat them as line ends. */
const SEPARATORS = /[\u2028\u2029]/g;

/** Removes characters that break or disguise a text. Line ends and tabs stay. */
export const cleanText = (text: string): string => text.replace(UNWANTED, "").replace(SEPARATORS, "\n");

/** Cleans and trims a text of one line: line ends and tabs become spaces. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\t\n\r]+/g, " ")
    .trim();

/** Characters without a glyph: soft hyphens, joiners, direction marks, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Cleans typed or pasted text that should contain no invisible characters: an email, a number, search words,
 * a code. In free text, emoji and some languages need such characters.
 */
export const cleanVisible = (text: string): string => cleanLine(cleanText(text).replace(INVISIBLE, ""));

export interface CleanedJson {
  readonly data: unknown;
  /** Number of changed texts and field names. */
  readonly cleaned: number;
}

/**
 * Cleans every text and field name in parsed JSON, in place. It uses a list instead of recursion, so that
 * any depth works. A field is removed if its cleaned name already exists: two fields with one name would
 * contradict each other.
 */
export function cleanJson(data: unknown): CleanedJson {
  const root = [data];
  const holders: object[] = [root];
  let cleaned = 0;

  function cleanValue(value: unknown): unknown {
    if (typeof value === "string") {
      const clean = cleanText(value);
      if (clean !== value) cleaned += 1;
      return clean;
    }
    // Shapes have hundreds of thousands of positions, which contain no text.
    if (typeof value === "object" && value !== null && !isPosition(value)) holders.push(value);
    return value;
  }

  for (let holder = holders.pop(); holder !== undefined; holder = holders.pop()) {
    if (Array.isArray(holder)) {
      for (const [at, value] of holder.entries()) holder[at] = cleanValue(value);
      continue;
    }
    for (const [key, value] of Object.entries(holder)) {
      const clean = { key: cleanText(key), value: cleanValue(value) };
      if (clean.key !== key) {
        cleaned += 1;
        Reflect.deleteProperty(holder, key);
        if (Object.hasOwn(holder, clean.key)) continue;
      } else if (clean.value === value) continue;
      define(holder, clean.key, clean.value);
    }
  }
  return { data: root[0], cleaned };
}

const isPosition = (value: object): boolean =>
  Array.isArray(value) && value.length <= 3 && value.every((each) => typeof each === "number");

/** Defines an own field: an assignment to `__proto__` would change the object's prototype instead. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
