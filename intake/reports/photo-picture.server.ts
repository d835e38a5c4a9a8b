import sharp, { type Sharp } from "sharp";
import { type PictureKind, pictureKind } from "../picture-kind.ts";
import { decodeHeic } from "./photo-heic.server.ts";
import { createTurns } from "./photo-turns.ts";

/** A photo as it is kept: nothing but a picture. */
export interface KeptPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Reads a picture that a sender sent. @throws if it is no picture, a broken one, or too large */
export type ReadPicture = (sender: string, bytes: Buffer) => Promise<KeptPicture>;

/** Makes the one reader of a process. It reads one picture at a time, since each takes a core and much memory. */
export function createPictureReader(): ReadPicture {
  const inTurn = createTurns(1);
  return (sender, bytes) => inTurn(sender, () => keptPicture(bytes));
}

const LONGEST_SIDE = 2048;
const QUALITY = 80;
const LIMIT_SECONDS = 20;
/** Of pictures that are read line by line, whatever their size. */
const MOST_PIXELS_BY_LINE = 120_000_000;
/** Of those that stand in memory as a whole, and of AVIF, whose decoder takes 20 bytes for each. */
const MOST_PIXELS_AT_ONCE = 25_000_000;
const MOST_PIXELS_OF_AVIF = 12_500_000;

function mostPixels(kind: PictureKind, isProgressive: boolean): number {
  if (kind === "avif") return MOST_PIXELS_OF_AVIF;
  const isByLine = (kind === "jpeg" || kind === "png") && !isProgressive;
  return isByLine ? MOST_PIXELS_BY_LINE : MOST_PIXELS_AT_ONCE;
}

interface Opened {
  readonly picture: Sharp;
  /** Lets its pixels go: a hundred megabytes do not wait for whoever collects garbage. */
  release(): void;
}

/** Opened as what it is, within bounds. @throws when it is none of them */
async function opened(bytes: Buffer): Promise<Opened> {
  const kind = pictureKind(bytes);
  if (kind === null) throw new Error("It is no picture.");
  if (kind === "heic") {
    const { data, width, height } = await decodeHeic(bytes);
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    return { picture, release: () => void data.buffer.transfer(0) };
  }
  const bounds = { limitInputPixels: MOST_PIXELS_BY_LINE, failOn: "error", sequentialRead: true } as const;
  const found = await sharp(bytes, bounds).metadata();
  if (found.width * found.height > mostPixels(kind, found.isProgressive === true))
    throw new Error("It is too large.");
  return { picture: sharp(bytes, bounds), release: () => undefined };
}

/**
 * A photo decoded and written anew, so that nothing of its file is kept: no place, device, name or second content. It is turned as it
 * is looked at.
 * @throws when it is no picture, a broken one, or larger than is sane
 */
export async function keptPicture(bytes: Buffer): Promise<KeptPicture> {
  const { picture, release } = await opened(bytes);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: LIMIT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } finally {
    release();
  }
}
