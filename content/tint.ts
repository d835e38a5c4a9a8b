/** Tints of a highlight. The site has a light and a dark colour for each tint: text is readable on both. */
export type Tint = "yellow" | "orange" | "red" | "purple" | "blue" | "green" | "grey";

/** Names of CSS colours that count as each tint, besides the tint's own name. */
const ALSO: Readonly<Record<Tint, string>> = {
  yellow: "gold khaki",
  orange: "coral salmon",
  red: "pink crimson tomato",
  purple: "violet magenta lavender",
  blue: "aqua cyan turquoise",
  green: "lime",
  grey: "gray silver",
};
const TINTS = Object.keys(ALSO) as Tint[];
const NAMES = new Map(TINTS.flatMap((tint) => [tint, ...ALSO[tint].split(" ")].map((name) => [name, tint])));

/** Highest hue of each tint, in degrees. */
const HUES: readonly (readonly [number, Tint])[] = [
  [16, "red"],
  [45, "orange"],
  [70, "yellow"],
  [165, "green"],
  [255, "blue"],
  [330, "purple"],
  [360, "red"],
];
/** Least difference of the highest and lowest of red, green, blue (0 to 255); with less, a colour is grey. */
const LEAST_CHROMA = 20;

/**
 * Returns the nearest tint of a colour; null if the colour's name is unknown.
 * @param color as the schema `colour` in `read-marks.ts` returns it
 */
export function tintOf(color: string): Tint | null {
  if (!color.startsWith("#"))
    return NAMES.get(color.replace(/^(?:light|dark|medium|pale|deep|hot)/, "")) ?? null;
  const digits = color.length === 4 ? color.replace(/[^#]/g, "$&$&") : color;
  const parts = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts;
  const most = Math.max(...parts);
  const chroma = most - Math.min(...parts);
  if (chroma < LEAST_CHROMA) return "grey";
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return HUES.find(([end]) => sixth * 60 <= end)?.[1] ?? null;
}
