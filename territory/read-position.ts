import { isOnGlobe, type Point } from "./point.ts";
import { writePosition } from "./rounded-position.ts";

/** Pattern of an optional space. One is enough: `readPosition` replaces each series of spaces with one. */
const SPACE = " ?";
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,18})?`;
const PRIME = "['’′]";
const SECOND = `(?:["”″]|''|’’|′′)`;
/** Suffix of a pattern: "?" makes its last element optional. */
type Optional = "?" | "";
/** Pattern of a coordinate without its letter: `-72.78`, `72,78°`, `47°26′24″`, `47° 26.4'`. */
const figures = (n: number, mark: Optional) =>
  `(?<sign${n}>[-+])?${SPACE}(?<degrees${n}>${NUMBER})${SPACE}` +
  `(?:[°º]${SPACE}(?:(?<minutes${n}>${NUMBER})${SPACE}${PRIME}${SPACE}(?:(?<seconds${n}>${NUMBER})${SPACE}${SECOND})?)?)${mark}`;
const letterFirst = (n: number, mark: Optional = "?") => `(?<letter${n}>[NSEWO])${SPACE}${figures(n, mark)}`;
const letterLast = (n: number, mark: Optional = "?", letter: Optional = "?") =>
  `${figures(n, mark)}${SPACE}(?<letter${n}>[NSEWO])${letter}`;
const letter = (n: number) => `(?<letter${n}>[NSEWO])`;
/** Pattern of degrees, minutes and seconds without all their marks: `47 26 24`, `47-26-24`, `47°26.4`. */
const unmarked = (n: number) =>
  String.raw`(?<degrees${n}>\d{1,3})(?:[°º] ?|[ :-])(?<minutes${n}>${NUMBER})` +
  `(?:(?:${PRIME} ?|[ :-])(?<seconds${n}>${NUMBER}))?`;
const BETWEEN = `(?:${SPACE}[,;/]${SPACE}| )`;
/**
 * Patterns of a position. If no separator is between two coordinates, the first one must end with a mark or a
 * letter. A lookbehind could check the mark, but phones of 2022 do not support it.
 */
export const POSITION_STYLES: readonly RegExp[] = [
  letterFirst(1) + BETWEEN + letterFirst(2),
  letterFirst(1, "") + letterFirst(2),
  letterLast(1) + BETWEEN + letterLast(2),
  letterLast(1, "") + letterLast(2),
  letterLast(1, "?", "") + letterLast(2),
  `${letter(1)}${SPACE}${unmarked(1)}${BETWEEN}${letter(2)}${SPACE}${unmarked(2)}`,
  `${unmarked(1)}${SPACE}${letter(1)}${BETWEEN}?${unmarked(2)}${SPACE}${letter(2)}`,
].map((style) => new RegExp(`^${style}$`, "i"));
const LONGEST = 80;
/** Words for directions and axes, with the letter for each. The sign of a longitude after "lon" stays. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nord|north|lat(?:itude)?(?: ?[.:=])?)(?![a-z])/gi, "N"],
  [/\b(?:sud|south)\b/gi, "S"],
  [/\b(?:ouest|west)\b/gi, "W"],
  [/\b(?:est|east|lon(?:g(?:itude)?)?(?: ?[.:=])?)(?![a-z])/gi, "E"],
];

/** Returns whether the longitude is first, as machines write it: such a latitude would be near Antarctica. */
const isSwapped = (first: number, second: number) => first > -80 && first < -57 && second > 44 && second < 63;

/**
 * Reads a position as people write it: latitude first or with letters, decimals with a point or a comma,
 * degrees with minutes and seconds. Null if the text is not a position; "off-globe" if its numbers are
 * invalid.
 */
export function readPosition(text: string): Point | "off-globe" | null {
  const signs = text
    .replace(/[−–](?=\s*\d)/g, "-")
    .replaceAll("˚", "°")
    .replace(/\s+/g, " ")
    .replace(/^ ?[([] ?|(?:[)\]]| ?\.)? ?$/g, "");
  const plain = WORDS.reduce((rest, [word, letter]) => rest.replace(word, letter), signs);
  if (plain.length > LONGEST) return null;
  const groups = POSITION_STYLES.map((style) => style.exec(plain)?.groups).find(
    (found) => found !== undefined,
  );
  if (!groups) return null;
  const [first, second] = [axisOf(groups, 1), axisOf(groups, 2)];
  if (first !== null && first === second) return null;
  const [one, other] = [value(groups, 1), value(groups, 2)];
  const hasLetter = first !== null || second !== null;
  const isLonFirst = hasLetter ? first === "lon" || second === "lat" : isSwapped(one, other);
  const [lat, lon] = isLonFirst ? [other, one] : [one, other];
  return isOnGlobe({ lat, lon }) ? { lat, lon } : "off-globe";
}

type Groups = Readonly<Record<string, string | undefined>>;

const letterOf = (groups: Groups, n: number) => (groups[`letter${n}`] ?? "").toUpperCase();

/** Returns the axis of a coordinate's letter; null without a letter. */
function axisOf(groups: Groups, n: number): "lat" | "lon" | null {
  const letter = letterOf(groups, n);
  if (letter === "") return null;
  return letter === "N" || letter === "S" ? "lat" : "lon";
}

function value(groups: Groups, n: number): number {
  const part = (name: string) => Number((groups[name + n] ?? "0").replace(",", "."));
  const [minutes, seconds] = [part("minutes"), part("seconds")];
  if (minutes >= 60 || seconds >= 60) return Number.POSITIVE_INFINITY;
  const size = part("degrees") + minutes / 60 + seconds / 3600;
  return groups[`sign${n}`] === "-" || /[SWO]/.test(letterOf(groups, n)) ? -size : size;
}

/** Reads a position in the format of `writePosition`, which can be cached and shared; null for other text. */
export function readRoundedPosition(text: string): Point | null {
  const at = readPosition(text);
  return at === null || at === "off-globe" || writePosition(at) !== text ? null : at;
}
