/** Colours by day and by night; the names are classes of the drawn parts. */
const DAY = {
  sky: "#e3e9e0",
  glow: "#f1d2ba",
  far: "#b9cabf",
  mid: "#7f9a8c",
  near: "#2f5145",
  front: "#143429",
  /** The footer's colour: --spruce in tokens.css. */
  ground: "#143429",
  water: "#c4d6da",
  shine: "#eaf1f1",
  light: "#c2410c",
  snow: "#fbfbf7",
  line: "#d3dbd0",
};

const NIGHT: typeof DAY = {
  sky: "#13221d",
  glow: "#4a2f22",
  far: "#1d332c",
  mid: "#254338",
  near: "#152c24",
  front: "#07110e",
  ground: "#0b2119",
  water: "#17343d",
  shine: "#335963",
  light: "#ff8a4c",
  snow: "#a9bab0",
  line: "#263a32",
};

export type Tone = keyof typeof DAY;
export type Theme = "both" | "night";

export const fill = (tone: Tone, d: string, more = ""): string => `<path class="${tone}" d="${d}"${more}/>`;

/** Draws lines in a tone, `width` units wide. */
export const stroke = (tone: Tone, d: string, width: number): string =>
  `<path class="s ${tone}" stroke-width="${width}" d="${d}"/>`;

function rules(palette: typeof DAY, used: readonly Tone[]): string {
  return used.map((tone) => `.${tone}{fill:${palette[tone]};stroke:${palette[tone]}}`).join("");
}

/** Returns the SVG file. It follows the visitor's theme by itself, so one address serves both. */
export function picture(width: number, height: number, theme: Theme, parts: readonly string[]): string {
  const body = parts.join("");
  const used = (Object.keys(DAY) as Tone[]).filter((tone) => new RegExp(`class="(s )?${tone}"`).test(body));
  const dark = rules(NIGHT, used);
  const style = theme === "night" ? dark : `${rules(DAY, used)}@media(prefers-color-scheme:dark){${dark}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<style>${style}path:not(.s){stroke:none}.s.s{fill:none}</style>${body}</svg>\n`
  );
}
