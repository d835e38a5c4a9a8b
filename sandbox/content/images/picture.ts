import { z } from "zod";
import { SPACE } from "../space.ts";

export const picture = z.object({
  /** Hash of the picture's bytes, such as `ab12cd34ef`. A changed picture thus has another address. */
  hash: z.string().regex(/^[0-9a-f]{10}$/),
  /** File name, such as `foyer-degage.png`. */
  name: z.string().regex(/^[a-z0-9-]+\.(?:png|jpg|webp)$/),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.object({ fr: z.string().min(1), en: z.string().min(1) }),
});
export type Picture = z.output<typeof picture>;

/** Returns the path of a picture on the service's picture host. */
export const pathOf = ({ hash, name, width, height }: Picture): string =>
  `/f/${SPACE.id}/${width}x${height}/${hash}/${name}`;

/** Returns a picture's address in stories. The site and the sandbox replace this host with another host. */
export const addressOf = (each: Picture): string => `https://a.storyblok.com${pathOf(each)}`;
