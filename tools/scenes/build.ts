import { mkdir, writeFile } from "node:fs/promises";
import { contourRings } from "./contours.ts";
import { hills, ridge, treeline } from "./forest.ts";
import { canoe, disc, ripples, tower } from "./parts.ts";
import { fill, picture, stroke } from "./picture.ts";
import { randomBySeed } from "./random.ts";

const OUT = new URL("../../app/design/scenes/", import.meta.url);
const LIMIT_BYTES = 4096;

const rings = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + i * step);

/** Contour lines of two hills, in the upper right corner. */
const contours = picture(560, 480, "both", [
  stroke("line", contourRings(420, 120, rings(36, 34, 7), 3, 0.6), 1.25),
]);

/** Home: dusk over the treeline, the tower on its hill, its lamp lit. */
const dusk = picture(1440, 240, "both", [
  disc(1050, 150, 54, "glow"),
  fill("far", ridge(hills(150, 26, 0.4), 1440, 240, 160)),
  fill(
    "mid",
    treeline({
      seed: 4,
      ground: hills(186, 12, 2),
      from: 0,
      to: 1440,
      height: [10, 26],
      gap: 24,
      bottom: 240,
      clearings: [[1120, 1230]],
    }),
  ),
  tower(1176, 190, 120, "front", "light"),
  fill(
    "front",
    treeline({
      seed: 9,
      ground: hills(222, 9, 4),
      from: 0,
      to: 1440,
      height: [20, 58],
      gap: 44,
      bottom: 240,
      clearings: [[1090, 1260]],
    }),
  ),
]);

/** Situation: a lake at first light, a canoe crossing it. */
const lake = picture(1440, 240, "both", [
  fill("far", ridge(hills(92, 22, 1.4), 1440, 150, 160)),
  fill(
    "mid",
    treeline({
      seed: 21,
      ground: hills(122, 6, 3),
      from: 0,
      to: 1440,
      height: [8, 22],
      gap: 26,
      bottom: 142,
    }),
  ),
  fill("water", "M0 140H1440V240H0z"),
  ripples(
    [
      [180, 160, 70],
      [300, 172, 40],
      [620, 156, 120],
      [900, 184, 90],
      [980, 168, 160],
      [1210, 198, 60],
      [460, 206, 80],
      [60, 196, 50],
    ],
    "shine",
  ),
  canoe(820, 196, 92, "front"),
  fill(
    "front",
    treeline({
      seed: 31,
      ground: (x) => 236 + x / 40,
      from: 0,
      to: 420,
      height: [30, 76],
      gap: 34,
      bottom: 240,
    }),
  ),
  fill(
    "front",
    treeline({
      seed: 35,
      ground: (x) => 246 - (x - 1180) / 22,
      from: 1180,
      to: 1440,
      height: [26, 66],
      gap: 34,
      bottom: 240,
    }),
  ),
]);

/** Winter: snow on everything, the tower closed until spring. */
const winter = picture(960, 320, "both", [
  fill("sky", "M0 0H960V320H0z"),
  fill("far", ridge(hills(170, 26, 2.2, 300), 960, 320)),
  fill(
    "mid",
    treeline({
      seed: 51,
      ground: hills(226, 8, 1),
      from: 0,
      to: 960,
      height: [14, 36],
      gap: 26,
      bottom: 320,
      clearings: [[590, 720]],
    }),
  ),
  tower(656, 236, 132, "near"),
  fill("snow", ridge(hills(252, 16, 5, 260), 960, 320)),
  fill(
    "near",
    treeline({
      seed: 58,
      ground: (x) => 296 + x / 60,
      from: 0,
      to: 300,
      height: [40, 92],
      gap: 40,
      bottom: 300,
    }),
  ),
  fill("snow", ridge(hills(294, 9, 3, 200), 960, 320)),
  fill("snow", flakes(17, 34)),
]);

function flakes(seed: number, count: number): string {
  const random = randomBySeed(seed);
  return Array.from(
    { length: count },
    () => `M${Math.round(random() * 950)} ${Math.round(random() * 215)}h3v3h-3z`,
  ).join("");
}

/** Error: night, the tower's beam looks for the page. */
const beam = picture(1440, 560, "night", [
  fill("sky", "M0 0H1440V560H0z"),
  fill("line", flakes(5, 26)),
  fill("glow", "M1002 255L0 96V330z", ' opacity=".55"'),
  fill("far", ridge(hills(430, 30, 0.9), 1440, 560, 160)),
  fill(
    "mid",
    treeline({
      seed: 71,
      ground: hills(470, 12, 2),
      from: 0,
      to: 1440,
      height: [18, 44],
      gap: 34,
      bottom: 560,
      clearings: [[930, 1090]],
    }),
  ),
  tower(1010, 480, 276, "front", "light"),
  fill(
    "front",
    treeline({
      seed: 77,
      ground: hills(528, 10, 4),
      from: 0,
      to: 1440,
      height: [40, 104],
      gap: 66,
      bottom: 560,
      clearings: [[900, 1120]],
    }),
  ),
]);

/** Nothing here: a still pond and one tree. */
const still = picture(480, 240, "both", [
  disc(352, 74, 26, "glow"),
  fill("far", ridge(hills(126, 14, 2.6, 180), 480, 240, 80)),
  fill(
    "mid",
    treeline({
      seed: 91,
      ground: hills(150, 4, 1, 200),
      from: 0,
      to: 480,
      height: [10, 26],
      gap: 22,
      bottom: 166,
    }),
  ),
  fill("water", "M0 164H480V240H0z"),
  ripples(
    [
      [60, 184, 70],
      [210, 178, 40],
      [300, 198, 110],
      [120, 214, 60],
    ],
    "shine",
  ),
  fill(
    "front",
    treeline({
      seed: 98,
      ground: (x) => 238 + x / 10,
      from: 0,
      to: 130,
      height: [60, 120],
      gap: 38,
      bottom: 240,
    }),
  ),
]);

/** Foot of every page: the forest's edge, drawn in the footer's own colour. */
const edge = picture(1440, 64, "both", [
  fill(
    "front",
    treeline({ seed: 14, ground: hills(58, 3, 1), from: 0, to: 1440, height: [12, 46], gap: 40, bottom: 64 }),
  ),
]);

await mkdir(OUT, { recursive: true });
for (const [name, svg] of Object.entries({ contours, dusk, lake, winter, beam, still, edge })) {
  if (svg.length > LIMIT_BYTES) throw new Error(`${name} has ${svg.length} bytes`);
  await writeFile(new URL(`${name}.svg`, OUT), svg);
  console.log(name, svg.length);
}
