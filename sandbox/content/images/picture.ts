import { z } from "zod";
import { SPACE } from "../space.ts";

export const picture = z.object({
  /** `ab12cd34ef`, computed from the picture's content, so that a changed picture has another address. */
  hash: z.string().regex(/^[0-9a-f]{10}$/),
  /** File name, such as `foyer-degage.png`. */
  name: z.string().regex(/^[a-z0-9-]+\.(?:png|jpg|webp)$/),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.object({ fr: z.string().min(1), en: z.string().min(1) }),
});
export type Picture = z.output<typeof picture>;

/** Returns the path on the service's picture host. */
export const pathOf = ({ hash, name, width, height }: Picture): string =>
  `/f/${SPACE.id}/${width}x${height}/${hash}/${name}`;

/** Returns the address that stories use. The site and the sandbox map that host to another one. */
export const addressOf = (each: Picture): string => `https://a.storyblok.com${pathOf(each)}`;
