import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { metricsOf } from "./metrics.mjs";

const OUT = new URL("../../app/design/fonts/", import.meta.url);
const require = createRequire(import.meta.url);
const source = (path) => readFile(require.resolve(path));

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const ASCII = range(0x20, 0x7e);
const FRENCH = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ«»‹›–—‘’“”…•·°×−±²³½©";
/** No-break, narrow no-break and thin spaces, and the no-break hyphen, which French typography requires. */
const SPACES = "\u00a0\u202f\u2009\u2011";
const ARROWS = "←→↑↓";
/** Characters of text fonts. Place names in other languages (Inuktitut, Cree) need all of Latin-1. */
const TEXT = `${ASCII + range(0xa1, 0xff) + FRENCH + SPACES + ARROWS}€™≤≥`;
const HEADINGS = ASCII + FRENCH + SPACES;

const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "case"];

const FONTS = [
  {
    family: "Archivo",
    file: "archivo",
    from: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    glyphs: HEADINGS,
    axes: { wdth: 116, wght: { min: 600, max: 800 } },
    weights: [{ css: "600 800", measured: { wdth: 116, wght: 700 }, bold: true }],
  },
  {
    family: "Public Sans",
    file: "public-sans",
    from: "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
    glyphs: TEXT,
    axes: { wght: { min: 400, max: 700 } },
    weights: [
      { css: "400 500", measured: { wght: 400 }, bold: false },
      { css: "600 700", measured: { wght: 650 }, bold: true },
    ],
  },
];

/** Fallback fonts of phones and computers. Arimo has the metrics of Arial and of Liberation Sans. */
const FALLBACKS = [
  {
    name: "Arial",
    local: {
      false: ["Arial", "Liberation Sans"],
      true: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    },
    file: (bold) => `@fontsource/arimo/files/arimo-latin-${bold ? 700 : 400}-normal.woff2`,
  },
  {
    name: "Roboto",
    local: { false: ["Roboto"], true: ["Roboto Bold", "Roboto-Bold"] },
    file: (bold) => `@fontsource/roboto/files/roboto-latin-${bold ? 700 : 400}-normal.woff2`,
  },
];

const percent = (share) => `${(share * 100).toFixed(2).replace(/\.?0+$/, "")}%`;

/** Returns the CSS of a fallback font, scaled to the size and line box of the font that it replaces. */
function fallbackFace(font, weight, fallback, wanted, has) {
  const size = wanted.width / has.width;
  return `@font-face {
  font-family: "${font.family} as ${fallback.name}";
  src: ${fallback.local[String(weight.bold)].map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight.css};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(wanted.ascent / size)};
  descent-override: ${percent(wanted.descent / size)};
  line-gap-override: ${percent(wanted.lineGap / size)};
}
`;
}

/** Font of one weight, uncompressed, with which the pictures for shared links are drawn. */
const DRAWN = { from: FONTS[0].from, glyphs: TEXT, axes: { wdth: 116, wght: 700 } };
const drawn = await subsetFont(await source(DRAWN.from), DRAWN.glyphs, {
  targetFormat: "truetype",
  variationAxes: DRAWN.axes,
  keepFeatures: FEATURES,
});
await writeFile(new URL("../../server/share-images/archivo.ttf", import.meta.url), drawn);

const faces = ["/* Written by tools/fonts. */\n"];
for (const font of FONTS) {
  const original = await source(font.from);
  const cut = await subsetFont(original, font.glyphs, {
    targetFormat: "woff2",
    variationAxes: font.axes,
    keepFeatures: FEATURES,
  });
  await writeFile(new URL(`${font.file}.woff2`, OUT), cut);
  console.log(font.file, cut.length);
  faces.push(`@font-face {
  font-family: "${font.family}";
  src: url("./${font.file}.woff2") format("woff2");
  font-weight: ${font.weights[0].css.split(" ")[0]} ${font.weights.at(-1).css.split(" ")[1]};
  font-display: swap;
}
`);
  for (const weight of font.weights) {
    const still = await subsetFont(original, font.glyphs, {
      targetFormat: "truetype",
      variationAxes: weight.measured,
    });
    for (const fallback of FALLBACKS) {
      const stand = await subsetFont(await source(fallback.file(weight.bold)), font.glyphs, {
        targetFormat: "truetype",
      });
      faces.push(fallbackFace(font, weight, fallback, metricsOf(still), metricsOf(stand)));
    }
  }
}
await writeFile(new URL("fonts.css", OUT), faces.join("\n"));
