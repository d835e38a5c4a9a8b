import { z } from "zod";

/** Error for a transformation that the image service cannot do. */
export class TransformError extends Error {
  readonly code = "transform";
}

const SIZE = /^(-?)(\d{0,5})x(-?)(\d{0,5})$/;
const RECTANGLE = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/;
const FILTER = /^([a-z_]+)\(([^()]*)\)$/;

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const colour = z.string().regex(/^(?:[0-9a-f]{6}|[0-9a-f]{3}|transparent)$/i);

const filters = z.strictObject({
  blur: z
    .string()
    .regex(/^\d{1,3}(?:,\s*\d{1,3})?$/)
    .transform(Number.parseFloat)
    .optional(),
  brightness: whole(-100, 100).optional(),
  fill: colour.optional(),
  focal: z.string().regex(RECTANGLE).transform(readRectangle).optional(),
  format: z.enum(["webp", "jpeg", "jpg", "png", "avif"]).optional(),
  grayscale: z
    .literal("")
    .transform(() => true)
    .optional(),
  no_upscale: z
    .literal("")
    .transform(() => true)
    .optional(),
  quality: z
    .string()
    .regex(/^(?:100|\d{1,2})$/)
    .transform(Number)
    .optional(),
  rotate: z.enum(["0", "90", "180", "270"]).transform(Number).optional(),
  round_corner: z
    .string()
    .regex(/^\d{1,4}(?:\|\d{1,4})?(?:,\s*\d{1,3}){0,3}(?:,\s*(?:0|1))?$/)
    .optional(),
});

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Transformation that an address requests. A width or height of 0 is computed from the other side. */
export interface Transform {
  readonly crop: Rectangle | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly flipped: { readonly across: boolean; readonly down: boolean };
  /** True to scale the whole picture into `size`; false to crop the picture to `size`. */
  readonly fitsIn: boolean;
  /** True to crop around the subject: in the service a face, in the simulation the most salient area. */
  readonly isSmart: boolean;
  readonly filters: Readonly<z.output<typeof filters>>;
}

function readRectangle(text: string): Rectangle {
  const [, left, top, right, bottom] = (RECTANGLE.exec(text) ?? []).map(Number);
  return { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
}

function readFilters(part: string): Transform["filters"] {
  const named = part
    .slice("filters:".length)
    .split(/(?<=\)):/)
    .map((each) => {
      const [, name, value = ""] = FILTER.exec(each) ?? [];
      if (name === undefined) throw new TransformError(`${each} is no filter.`);
      return [name, value] as const;
    });
  const read = filters.safeParse(Object.fromEntries(named));
  if (!read.success) throw new TransformError(z.prettifyError(read.error));
  return read.data;
}

/**
 * Parses the part of an address after `/m/`: `600x400`, `fit-in/…`, a rectangle to crop, `…/smart`,
 * `…/filters:quality(80):blur(5)`.
 * @throws {TransformError} for anything else
 */
export function readTransform(requested: string): Transform {
  let transform: Transform = {
    crop: null,
    size: null,
    flipped: { across: false, down: false },
    fitsIn: false,
    isSmart: false,
    filters: {},
  };
  for (const part of decodeURIComponent(requested)
    .split(/\/(?!\/)/)
    .filter(Boolean)) {
    const size = SIZE.exec(part);
    if (part === "fit-in") transform = { ...transform, fitsIn: true };
    else if (part === "smart") transform = { ...transform, isSmart: true };
    else if (part.startsWith("filters:")) transform = { ...transform, filters: readFilters(part) };
    else if (RECTANGLE.test(part)) transform = { ...transform, crop: readRectangle(part) };
    else if (size)
      transform = {
        ...transform,
        size: { width: Number(size[2]), height: Number(size[4]) },
        flipped: { across: size[1] === "-", down: size[3] === "-" },
      };
    else throw new TransformError(`${part} is no size, rectangle or filter.`);
  }
  return transform;
}
