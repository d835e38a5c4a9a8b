import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { parse } from "yaml";
import { z } from "zod";
import { type Picture, picture } from "./picture.ts";

const FOLDER = new URL("../pictures/", import.meta.url);
const listed = z.record(z.string(), picture.pick({ width: true, height: true, alt: true }));

/** The pictures that come with the space, drawn beside this file; `pictures.yaml` says what they show. */
export function ownPictures(): readonly Picture[] {
  const names = listed.parse(parse(readFileSync(new URL("pictures.yaml", FOLDER), "utf8")));
  return Object.entries(names).map(([name, facts]) => ({
    ...facts,
    name: `${name}.png`,
    hash: hashOf(drawing(name)),
  }));
}

/** A picture's hash, by its bytes. */
export const hashOf = (bytes: Buffer): string => createHash("sha1").update(bytes).digest("hex").slice(0, 10);

const drawing = (name: string): Buffer => readFileSync(new URL(`${name}.svg`, FOLDER));

/** The bytes of a picture of the space's own, as PNG. */
export const drawOwn = ({ name, width, height }: Picture): Promise<Buffer> =>
  sharp(drawing(name.replace(/\.png$/, "")))
    .resize({ width, height })
    .png({ palette: true })
    .toBuffer();
