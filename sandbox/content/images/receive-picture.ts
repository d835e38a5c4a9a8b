import sharp from "sharp";
import type { Bilingual } from "#territory/language.ts";
import { slugify } from "#territory/slug.ts";
import { hashOf } from "./own-pictures.ts";
import type { Picture } from "./picture.ts";
import { MOST_PIXELS } from "./transform-image.ts";

export const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_SIDE = 2400;
const LONGEST_NAME = 60;
const FORMATS: Readonly<Record<string, "png" | "jpg" | "webp">> = { png: "png", jpeg: "jpg", webp: "webp" };

export type Refusal = "too-large" | "not-a-picture" | "too-many-pixels";
export class PictureRefused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

const plainName = (name: string): string =>
  slugify(name.replace(/\.[^.]*$/, "")).slice(0, LONGEST_NAME) || "image";

/**
 * Converts an uploaded file into a picture of the library: turns it upright, limits its size to the largest
 * that pages show, and removes the camera's metadata (place, owner, device).
 * @throws {PictureRefused}
 */
export async function receivePicture(
  file: { readonly name: string; readonly bytes: Buffer },
  alt: Bilingual,
): Promise<{ readonly picture: Picture; readonly bytes: Buffer }> {
  if (file.bytes.length > MOST_BYTES) throw new PictureRefused("too-large");
  const found = await sharp(file.bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new PictureRefused("not-a-picture", cause);
    });
  // An SVG can contain scripts and addresses, so it is rejected.
  const extension = FORMATS[found.format ?? ""];
  if (extension === undefined) throw new PictureRefused("not-a-picture");
  if (found.width * found.height > MOST_PIXELS) throw new PictureRefused("too-many-pixels");
  const { data: bytes, info } = await sharp(file.bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new PictureRefused("not-a-picture", cause);
    });
  const name = `${plainName(file.name)}.${extension}`;
  return { picture: { hash: hashOf(bytes), name, width: info.width, height: info.height, alt }, bytes };
}
