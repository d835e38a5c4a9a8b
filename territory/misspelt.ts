import { editDistance, maxEditDistance } from "./edit-distance.ts";

/** Spellings that sound alike in French, in the order of replacement; in lower case, without accents. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/eaux?|aux?|os$|ot$/g, "o"],
  [/ph/g, "f"],
  [/qu|[qk]w?|ck/g, "k"],
  [/c(?=[eiy])|ss|sc(?=[eiy])|ç/g, "s"],
  [/ch|sh/g, "x"],
  [/c/g, "k"],
  [/g(?=[eiy])e?/g, "j"],
  [/th/g, "t"],
  [/(?:ai|ei)(?=n)|ain/g, "in"],
  [/ai|ei|ay|ey|ez$|er$|et$/g, "e"],
  [/e(?=[nm][^aeiouynm])/g, "a"],
  [/m(?=[bp])/g, "n"],
  [/y/g, "i"],
  [/z/g, "s"],
  [/h/g, ""],
  [/(.)\1+/g, "$1"],
];
const SILENT_ENDS = "estdxp";

/** Returns a phonetic form of a key of `joinedKey`: the same for "tuque" and "tuke". */
export function soundOf(joined: string): string {
  const text = SOUNDS.reduce((sounds, [spelling, sound]) => sounds.replace(spelling, sound), joined);
  let end = text.length;
  while (end > 0 && SILENT_ENDS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

interface Typed {
  readonly joined: string;
  readonly sound: string;
}
interface Named {
  readonly names: readonly string[];
  readonly sounds: readonly string[];
}

/** Returns the smallest edit distance between typed text and names, by letter or sound; null if too great. */
export function misspeltBy({ joined, sound }: Typed, { names, sounds }: Named): number | null {
  const apart = Math.min(missedBy(joined, names), missedBy(sound, sounds));
  return apart === Number.POSITIVE_INFINITY ? null : apart;
}

function missedBy(wanted: string, names: readonly string[]): number {
  const most = maxEditDistance(wanted);
  const apart = Math.min(...names.map((name) => editDistance(wanted, name, most)));
  return apart > most || wanted === "" ? Number.POSITIVE_INFINITY : apart;
}
