import { mkdir, writeFile } from "node:fs/promises";
import { contourRings } from "./contours.ts";
import { hills, ridge, treeline } from "./forest.ts";
import { canoe, disc, ripples, tower } from "./parts.ts";
import { fill, picture, stroke } from "./picture.ts";
import { randomBySeed } from "./random.ts";

const round = Math.round;
const OUT = new URL("../../app/design/scenes/", import.meta.url);
const LIMIT_BYTES = 4096;

const rings = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + i * step);

/** Contour lines of two hills, in the upper right corner. */
const contours = picture(560, 480, "both", [
  stroke("line", contourRings(420, 120, rings(36, 34, 7), 3, 0.6), 1.25),
]);

/** Home: dusk over the forest, the tower on its hill, its lamp lit. */
const dusk = picture(1440, 240, "both", [
  disc(1010, 138, 56, "glow"),
  fill("far", ridge(hills(138, 30, 0.4), 1440, 240, 160)),
  treeline({
    id: "a",
    tone: "mid",
    seed: 4,
    ground: 190,
    swell: 7,
    stretch: 288,
    from: 0,
    to: 1440,
    height: [14, 38],
    gap: 0.38,
    bottom: 240,
  }),
  tower(1180, 214, 168, "front", "light"),
  treeline({
    id: "b",
    tone: "front",
    seed: 9,
    ground: 226,
    swell: -6,
    stretch: 360,
    from: 0,
    to: 1440,
    height: [18, 72],
    gap: 0.34,
    bottom: 240,
  }),
]);

/** Situation: a lake at first light, a canoe crossing it. */
const lake = picture(1440, 240, "both", [
  fill("far", ridge(hills(78, 24, 1.4), 1440, 150, 160)),
  treeline({
    id: "a",
    tone: "mid",
    seed: 21,
    ground: 126,
    swell: 3,
    stretch: 240,
    from: 0,
    to: 1440,
    height: [12, 36],
    gap: 0.36,
    bottom: 142,
  }),
  fill("water", "M0 140H1440V240H0z"),
  ripples(
    [
      [180, 160, 70],
      [300, 172, 40],
      [620, 156, 120],
      [900, 218, 90],
      [1020, 166, 160],
      [1210, 190, 60],
      [460, 206, 80],
      [60, 196, 50],
      [700, 222, 60],
    ],
    "shine",
  ),
  canoe(820, 192, 96, "front"),
  treeline({
    id: "b",
    tone: "front",
    seed: 31,
    ground: 240,
    swell: -9,
    stretch: 360,
    from: 0,
    to: 360,
    height: [30, 104],
    gap: 0.46,
    bottom: 250,
  }),
  treeline({
    id: "c",
    tone: "front",
    seed: 36,
    ground: 240,
    swell: -9,
    stretch: 260,
    from: 1180,
    to: 1440,
    height: [30, 88],
    gap: 0.46,
    bottom: 250,
  }),
]);

/** Winter: snow on everything, the tower closed until spring. */
const winter = picture(960, 320, "both", [
  fill("sky", "M0 0H960V320H0z"),
  fill("far", ridge(hills(160, 28, 2.2, 300), 960, 320)),
  treeline({
    id: "a",
    tone: "mid",
    seed: 51,
    ground: 222,
    swell: 6,
    stretch: 240,
    from: 0,
    to: 960,
    height: [18, 52],
    gap: 0.36,
    bottom: 320,
  }),
  tower(656, 250, 176, "near"),
  fill("snow", ridge(hills(250, 14, 5, 260), 960, 320)),
  treeline({
    id: "b",
    tone: "near",
    seed: 58,
    ground: 284,
    swell: -6,
    stretch: 330,
    from: 0,
    to: 330,
    height: [36, 128],
    gap: 0.42,
    bottom: 292,
  }),
  treeline({
    id: "c",
    tone: "near",
    seed: 63,
    ground: 290,
    swell: 3,
    stretch: 150,
    from: 810,
    to: 960,
    height: [26, 86],
    gap: 0.42,
    bottom: 296,
  }),
  fill("snow", ridge(hills(288, 7, 3, 200), 960, 320)),
  fill("snow", flakes(17, 22)),
]);

function flakes(seed: number, count: number): string {
  const random = randomBySeed(seed);
  return Array.from(
    { length: count },
    () => `M${round(random() * 950)} ${round(random() * 215)}h3v3h-3z`,
  ).join("");
}

/** Error: night, the tower's beam looks for the page. */
const beam = picture(1440, 560, "night", [
  fill("sky", "M0 0H1440V560H0z"),
  fill("line", flakes(5, 26)),
  fill("glow", "M1005 258L0 40V300z", ' opacity=".9"'),
  fill("far", ridge(hills(400, 34, 0.9), 1440, 560, 160)),
  treeline({
    id: "a",
    tone: "mid",
    seed: 71,
    ground: 460,
    swell: 10,
    stretch: 360,
    from: 0,
    to: 1440,
    height: [24, 76],
    gap: 0.38,
    bottom: 560,
  }),
  tower(1010, 510, 320, "front", "light"),
  treeline({
    id: "b",
    tone: "front",
    seed: 77,
    ground: 522,
    swell: -10,
    stretch: 360,
    from: 0,
    to: 1440,
    height: [40, 150],
    gap: 0.32,
    bottom: 560,
  }),
]);

/** Empty result: a still pond among the trees. */
const still = picture(480, 240, "both", [
  disc(352, 74, 26, "glow"),
  fill("far", ridge(hills(116, 16, 2.6, 180), 480, 240, 80)),
  treeline({
    id: "a",
    tone: "mid",
    seed: 91,
    ground: 154,
    swell: 3,
    stretch: 240,
    from: 0,
    to: 480,
    height: [12, 40],
    gap: 0.38,
    bottom: 168,
  }),
  fill("water", "M0 164H480V240H0z"),
  ripples(
    [
      [160, 184, 70],
      [250, 178, 40],
      [300, 204, 110],
      [190, 220, 60],
    ],
    "shine",
  ),
  treeline({
    id: "b",
    tone: "front",
    seed: 98,
    ground: 240,
    swell: -5,
    stretch: 150,
    from: 0,
    to: 150,
    height: [50, 140],
    gap: 0.3,
    bottom: 250,
  }),
]);

/** Footer of every page: the forest's edge, in the footer's own colour. */
const edge = picture(1440, 64, "both", [
  treeline({
    id: "a",
    tone: "ground",
    seed: 14,
    ground: 60,
    swell: 2,
    stretch: 480,
    from: 0,
    to: 1440,
    height: [12, 54],
    gap: 0.36,
    bottom: 64,
  }),
]);

await mkdir(OUT, { recursive: true });
for (const [name, svg] of Object.entries({ contours, dusk, lake, winter, beam, still, edge })) {
  if (svg.length > LIMIT_BYTES) throw new Error(`${name} has ${svg.length} bytes`);
  await writeFile(new URL(`${name}.svg`, OUT), svg);
  console.log(name, svg.length);
}
