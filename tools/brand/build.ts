import { readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { withPalette } from "./png.ts";

const OUT = new URL("../../public/", import.meta.url);
const DESIGN = new URL("../../app/design/", import.meta.url);
const DRAWN = new URL("../../server/share-images/", import.meta.url);
const SHARE = { width: 1200, height: 630, limitBytes: 60_000 };

const LANGUAGES = {
  fr: {
    name: "Vigie",
    full: "Vigie, feux de forêt Québec",
    start: "/",
    manifest: "site.webmanifest",
    claim: "Ce qui brûle, le danger, ce qui est interdit, là où vous êtes.",
    tagline: "Feux de forêt Québec",
  },
  en: {
    name: "Vigie",
    full: "Vigie, Quebec wildfires",
    start: "/en/",
    manifest: "site.en.webmanifest",
    claim: "What burns, how dangerous it is, what is forbidden, where you are.",
    tagline: "Quebec wildfires",
  },
} as const;

const dataUrl = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(new URL(path, DESIGN))).toString("base64")}`;

async function shot(browser: Browser, width: number, height: number, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: "light" });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return withPalette(png);
}

const favicon = await readFile(new URL("favicon.svg", OUT), "utf8");
/** Operating systems round the corners themselves, and crop up to a tenth of each side. */
const square = favicon.replace('rx="4"', "");
const icon = (size: number) =>
  `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${square}`;

/** Returns an icon file: a list of pictures in PNG (Windows Vista and later can read them). */
function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const [HEADER, ENTRY] = [6, 16];
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

async function sharePicture(texts: (typeof LANGUAGES)[keyof typeof LANGUAGES]): Promise<string> {
  const [archivo, publicSans, dusk] = await Promise.all([
    dataUrl("fonts/archivo.woff2", "font/woff2"),
    dataUrl("fonts/public-sans.woff2", "font/woff2"),
    dataUrl("scenes/dusk.svg", "image/svg+xml"),
  ]);
  return `<style>
    @font-face { font-family: A; src: url(${archivo}); font-weight: 600 800 }
    @font-face { font-family: P; src: url(${publicSans}); font-weight: 400 700 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #eef1ea; color: #10201b; padding: 72px 80px; overflow: hidden; position: relative }
    .mark svg { width: 96px; height: 96px }
    h1 { font: 800 104px/1 A; letter-spacing: -.03em; margin-top: 26px }
    h2 { font: 600 34px/1.2 A; margin-top: 20px }
    p { font: 400 31px/1.35 P; color: #45574f; margin-top: 20px; max-width: 780px; text-wrap: balance }
    img { position: absolute; left: 0; bottom: 0; width: 1440px; margin-left: -240px }
  </style><div class="mark">${favicon}</div><h1>${texts.name}</h1><h2>${texts.tagline}</h2><p>${texts.claim}</p><img src="${dusk}">`;
}

/** Returns the background of the picture for shared links, on which a page's title is drawn. */
async function shareGround(texts: (typeof LANGUAGES)[keyof typeof LANGUAGES]): Promise<string> {
  const [archivo, dusk] = await Promise.all([
    dataUrl("fonts/archivo.woff2", "font/woff2"),
    dataUrl("scenes/dusk.svg", "image/svg+xml"),
  ]);
  return `<style>
    @font-face { font-family: A; src: url(${archivo}); font-weight: 600 800 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #eef1ea; color: #10201b; padding: 56px 80px; overflow: hidden; position: relative }
    header { display: flex; align-items: center; gap: 20px }
    header svg { width: 64px; height: 64px }
    h1 { font: 800 40px/1 A; letter-spacing: -.02em }
    h2 { font: 600 26px/1 A; color: #45574f; margin-top: 6px }
    img { position: absolute; left: 0; bottom: -34px; width: 1440px; margin-left: -140px }
  </style><header>${favicon}<h1>${texts.name}</h1><h2>${texts.tagline}</h2></header><img src="${dusk}">`;
}

function manifest(language: keyof typeof LANGUAGES): string {
  const { name, full, start } = LANGUAGES[language];
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  return `${JSON.stringify(
    {
      id: start,
      name: full,
      short_name: name,
      lang: `${language}-CA`,
      dir: "ltr",
      start_url: start,
      scope: "/",
      display: "minimal-ui",
      background_color: "#fbfbf7",
      theme_color: "#143429",
      icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
    },
    null,
    2,
  )}\n`;
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
for (const [file, size] of [
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const) {
  await writeFile(new URL(file, OUT), await shot(browser, size, size, icon(size)));
}
// For programs that do not read the page: feed readers, old browsers.
const pictures = [];
for (const size of [16, 32, 48]) pictures.push({ size, png: await shot(browser, size, size, icon(size)) });
await writeFile(new URL("favicon.ico", OUT), ico(pictures));
for (const language of ["fr", "en"] as const) {
  const texts = LANGUAGES[language];
  const png = await shot(browser, SHARE.width, SHARE.height, await sharePicture(texts));
  if (png.length > SHARE.limitBytes) throw new Error(`share picture has ${png.length} bytes`);
  await writeFile(new URL(`share-${language}.png`, OUT), png);
  const ground = await shot(browser, SHARE.width, SHARE.height, await shareGround(texts));
  await writeFile(new URL(`ground-${language}.png`, DRAWN), ground);
  await writeFile(new URL(texts.manifest, OUT), manifest(language));
}
await browser.close();
