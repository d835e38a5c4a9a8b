import sharp, { type Sharp } from "sharp";
import { type Rectangle, type Transform, TransformError } from "./requested-transform.ts";

const USUAL_QUALITY = 80;
/** The service's limit on each side of a transformed picture, in pixels. */
const LONGEST_SIDE = 4000;
export const MOST_PIXELS = 50_000_000;

type Format = "webp" | "jpeg" | "png" | "avif";

export interface Transformed {
  readonly bytes: Buffer;
  readonly type: `image/${Format}`;
}

const inside = ({ left, top, right, bottom }: Rectangle, width: number, height: number) => {
  if (right <= left || bottom <= top || right > width || bottom > height)
    throw new TransformError("The rectangle does not lie in the picture.");
  return { left, top, width: right - left, height: bottom - top };
};

/** Returns the requested size, with a side of 0 computed from the picture's shape; null to keep the size. */
function wanted({ size, filters, fitsIn }: Transform, width: number, height: number) {
  if (size === null || (size.width === 0 && size.height === 0)) return null;
  const given = {
    width: size.width || Math.max(1, Math.round((width * size.height) / height)),
    height: size.height || Math.max(1, Math.round((height * size.width) / width)),
  };
  if (Math.max(given.width, given.height) > LONGEST_SIDE) throw new TransformError("Too large.");
  // With `fit-in`, the picture only grows if both requested sides are longer than the picture's sides.
  const grows = fitsIn
    ? given.width > width && given.height > height
    : given.width > width || given.height > height;
  return filters.no_upscale && grows ? null : given;
}

/** Returns the largest rectangle with the ratio `shape` (width / height), centred on `focal` if possible. */
function aroundFocal(focal: Rectangle, width: number, height: number, shape: number) {
  const wide = width / height > shape;
  const piece = {
    width: wide ? Math.round(height * shape) : width,
    height: wide ? height : Math.round(width / shape),
  };
  const place = (middle: number, side: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - side / 2, 0), whole - side));
  return {
    left: place((focal.left + focal.right) / 2, piece.width, width),
    top: place((focal.top + focal.bottom) / 2, piece.height, height),
    ...piece,
  };
}

function resized(image: Sharp, transform: Transform, width: number, height: number): Sharp {
  const size = wanted(transform, width, height);
  if (size === null) return image;
  const { fitsIn, isSmart, filters } = transform;
  if (fitsIn) {
    const background =
      filters.fill === undefined || filters.fill === "transparent" ? undefined : `#${filters.fill}`;
    const fit = filters.fill === undefined ? "inside" : "contain";
    return image.resize({ ...size, fit, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  const cut = filters.focal ? aroundFocal(filters.focal, width, height, size.width / size.height) : null;
  const position = isSmart ? sharp.strategy.attention : "centre";
  return (cut ? image.extract(cut) : image).resize({ ...size, fit: "cover", position });
}

/** Rounds corners by `radius[,red,green,blue[,1]]`. Corners are transparent without a colour or with a 1. */
async function rounded(image: Buffer, requested: string, width: number, height: number): Promise<Buffer> {
  const [radius = 0, red = 0, green = 0, blue = 0, isClear = 0] = requested.split(",").map(Number.parseFloat);
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const cut = sharp(image).composite([{ input: Buffer.from(mask), blend: "dest-in" }]);
  const bytes = await cut.png().toBuffer();
  const isColoured = requested.includes(",") && isClear !== 1;
  return isColoured ? flat(sharp(bytes), { r: red, g: green, b: blue }).png().toBuffer() : bytes;
}

const flat = (image: Sharp, background: { r: number; g: number; b: number } | string): Sharp =>
  image.flatten({ background });

function written(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === "png") return image.png().toBuffer();
  if (format === "avif") return image.avif({ quality, effort: 2 }).toBuffer();
  if (format === "webp") return image.webp({ quality }).toBuffer();
  // JPEG has no transparency, so the background becomes white.
  return flat(image, "#ffffff").jpeg({ quality }).toBuffer();
}

/**
 * Transforms a picture as the service does. Without a requested format, the result is WebP if the browser
 * accepts WebP, else the original's format.
 * @throws {TransformError} if the transformation cannot be done
 */
export async function transformImage(
  source: Buffer,
  transform: Transform,
  takesWebp: boolean,
): Promise<Transformed> {
  const original = sharp(source, { limitInputPixels: MOST_PIXELS });
  const found = await original.metadata();
  const { crop, filters, flipped } = transform;
  const piece = crop && inside(crop, found.width, found.height);
  const [width, height] = piece ? [piece.width, piece.height] : [found.width, found.height];
  // The later steps work on the cropped picture.
  const cut = piece ? sharp(await original.extract(piece).png().toBuffer()) : original;
  let image = resized(cut, transform, width, height);
  if (flipped.across) image = image.flop();
  if (flipped.down) image = image.flip();
  if (filters.grayscale) image = image.grayscale();
  if (filters.brightness) image = image.modulate({ brightness: 1 + filters.brightness / 100 });
  if (filters.blur) image = image.blur(Math.max(0.3, filters.blur / 2));
  // A rotation applies to the result of the earlier steps.
  if (filters.rotate) image = sharp(await image.png().toBuffer()).rotate(filters.rotate);
  if (filters.round_corner) {
    const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
    image = sharp(await rounded(data, filters.round_corner, info.width, info.height));
  }
  const own: Format = found.format === "jpeg" || found.format === "webp" ? found.format : "png";
  const requested = filters.format === "jpg" ? "jpeg" : filters.format;
  const format = requested ?? (takesWebp ? "webp" : own);
  const bytes = await written(image, format, Math.max(1, filters.quality ?? USUAL_QUALITY));
  return { bytes, type: `image/${format}` };
}
