import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import type { Language } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";
import { Turns } from "#territory/turns.ts";
import { CACHE_BYTES } from "../cache-budget.ts";

/** Content of a page's picture. */
interface Shared {
  readonly language: Language;
  readonly title: string;
  /** Name of the site's section that contains the page; null if the title already says it. */
  readonly section: string | null;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const FONT = file("archivo.ttf");
/** Font name as in its file: a family, then one of its faces. */
const FACE = "Archivo SemiBold, Bold Semi-Expanded";
const INK = "#10201b";
const EMBER = "#983008";
const LEFT = 80;
const WIDTH = 1040;
const SECTION = { top: 158, points: 27, longest: 60 };
const TITLE_TOP = 214;
/** Height of the space for the title, which ends above the tower's roof. */
const TITLE_HEIGHT = 250;
/** Font sizes in points; the largest that fits is used. */
const TITLE_SIZES = [76, 60, 50, 40, 30] as const;
const LONGEST_TITLE = 130;

const cut = (text: string, longest: number) => {
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
};
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Loads the drawing library with the first picture: it is large, and most processes draw no picture. */
const loadSharp = lazy(async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

/** Returns text as an image layer, in the site's own font: it is the same on a machine without fonts. */
async function words(text: string, points: number, colour: string) {
  const sharp = await loadSharp();
  const drawn = sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${FACE} ${points}`,
      fontfile: FONT,
      width: WIDTH,
      rgba: true,
      wrap: "word-char",
    },
  });
  return drawn.png().toBuffer({ resolveWithObject: true });
}

/** Returns the title in the largest size that fits. */
async function titleLayer(text: string) {
  for (const points of TITLE_SIZES) {
    const { data, info } = await words(text, points, INK);
    if (info.height <= TITLE_HEIGHT) return data;
  }
  return (await words("…", TITLE_SIZES[0], INK)).data;
}

/** Draws a page's picture, 1200 by 630, as a PNG with few colours, in about 50 ms off the main thread. */
export async function drawShareImage({ language, title, section }: Shared): Promise<Buffer> {
  const sharp = await loadSharp();
  const layers = [{ input: await titleLayer(cut(title, LONGEST_TITLE)), top: TITLE_TOP, left: LEFT }];
  if (section !== null) {
    const { data } = await words(cut(section, SECTION.longest), SECTION.points, EMBER);
    layers.push({ input: data, top: SECTION.top, left: LEFT });
  }
  const ground = sharp(file(`ground-${language}.png`)).composite(layers);
  return ground.png({ palette: true, colours: 96 }).toBuffer();
}

const OVERHEAD_BYTES = 512;
const KIND = "share image";
const LONGEST_MS = 10_000;

/** Caches the pictures of pages. Draws one at a time, since other sites can wait for them. */
export class ShareImages {
  readonly #turns = new Turns({ atOnce: 1, waitingOfOneKind: 32, longestMs: LONGEST_MS });
  readonly #images = new LRUCache<string, Buffer, Shared>({
    maxSize: CACHE_BYTES.shareImages,
    sizeCalculation: (bytes) => OVERHEAD_BYTES + bytes.length,
    fetchMethod: (_key, _old, { context }) => this.#turns.run(KIND, () => drawShareImage(context)),
  });

  /** Returns a page's picture. @throws {TooBusy} if too many pictures wait to be drawn */
  async read(shared: Shared): Promise<Buffer> {
    const { language, section, title } = shared;
    const bytes = await this.#images.fetch(JSON.stringify([language, section, title]), { context: shared });
    if (bytes === undefined) throw new Error("the picture was not drawn");
    return bytes;
  }
}
