import { z } from "zod";
import { SPACE } from "../space.ts";

/** A picture of the space's library. */
export const picture = z.object({
  /** `ab12cd34ef`, made of what it shows: a picture that changes is another. */
  hash: z.string().regex(/^[0-9a-f]{10}$/),
  /** `foyer-degage.png` */
  name: z.string().regex(/^[a-z0-9-]+\.(?:png|jpg|webp)$/),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.object({ fr: z.string().min(1), en: z.string().min(1) }),
});
export type Picture = z.output<typeof picture>;

/** Where it lies on the service's host of pictures. */
export const pathOf = ({ hash, name, width, height }: Picture): string =>
  `/f/${SPACE.id}/${width}x${height}/${hash}/${name}`;

/** Its address as stories write it; the site and the sandbox know that host by another name. */
export const addressOf = (each: Picture): string => `https://a.storyblok.com${pathOf(each)}`;
