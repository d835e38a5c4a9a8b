import sharp from "sharp";
import { expect, test } from "vitest";
import { drawShareImage } from "./share-images.ts";

/** Returns the rows, in steps of ten pixels, in which a part of the picture is darker than its background. */
async function inkedRows(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rows = new Set<number>();
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 255) < 80) rows.add(Math.floor(at / info.width / 10) * 10);
  }
  return [...rows].toSorted((a, b) => a - b);
}

const drawn = (title: string, section: string | null = null) =>
  drawShareImage({ language: "fr", title, section });

test("a page's picture is a PNG of 1200 by 630, small enough to load fast", async () => {
  const png = await drawn("Interdiction de faire des feux à ciel ouvert", "Communiqués");
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test("a title that is too long is cut and stays above the trees of the picture", async () => {
  for (const title of ["M".repeat(400), "Interdiction de circuler ".repeat(30), "W ".repeat(200)]) {
    const rows = await inkedRows(await drawn(title));
    expect(rows.filter((row) => row < 460).length, title.slice(0, 30)).toBeGreaterThan(8);
    expect(rows, title.slice(0, 30)).not.toContain(460);
  }
});

test("markup in a title is drawn as plain characters", async () => {
  const plain = await drawn("Feux <b>gras</b> & fumée");
  expect((await inkedRows(plain)).length).toBeGreaterThan((await inkedRows(await drawn("."))).length);
});
