import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { parse } from "yaml";
import { z } from "zod";
import { type Picture, picture } from "./picture.ts";

const FOLDER = new URL("../pictures/", import.meta.url);
const listed = z.record(z.string(), picture.pick({ width: true, height: true, alt: true }));

/** Returns the pictures drawn for the space. `pictures.yaml` describes them. */
export function ownPictures(): readonly Picture[] {
  const names = listed.parse(parse(readFileSync(new URL("pictures.yaml", FOLDER), "utf8")));
  return Object.entries(names).map(([name, facts]) => ({
    ...facts,
    name: `${name}.png`,
    hash: hashOf(drawing(name)),
  }));
}

export const hashOf = (bytes: Buffer): string => createHash("sha1").update(bytes).digest("hex").slice(0, 10);

const drawing = (name: string): Buffer => readFileSync(new URL(`${name}.svg`, FOLDER));

/** Returns the bytes of one of the space's own pictures, as PNG. */
export const drawOwn = ({ name, width, height }: Picture): Promise<Buffer> =>
  sharp(drawing(name.replace(/\.png$/, "")))
    .resize({ width, height })
    .png({ palette: true })
    .toBuffer();
