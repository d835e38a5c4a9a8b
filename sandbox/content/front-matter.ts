import { z } from "zod";
import { configurationSide } from "./configuration-sheet.ts";

/** Illustrations of stories, with their labels in the editor. */
export const ILLUSTRATIONS = {
  campfire: { fr: "Feu de camp", en: "Campfire" },
  cottage: { fr: "Chalet", en: "Cottage" },
  brush: { fr: "Branches", en: "Brush" },
  "forest-work": { fr: "Travaux en forêt", en: "Forest work" },
  trail: { fr: "Sentier", en: "Trail" },
  tower: { fr: "Tour de guet", en: "Lookout tower" },
  smoke: { fr: "Fumée", en: "Smoke" },
  "water-bomber": { fr: "Avion-citerne", en: "Water bomber" },
  crew: { fr: "Équipe", en: "Crew" },
  map: { fr: "Carte", en: "Map" },
  rain: { fr: "Pluie", en: "Rain" },
  lightning: { fr: "Foudre", en: "Lightning" },
  lake: { fr: "Lac", en: "Lake" },
  seedling: { fr: "Jeune pousse", en: "Seedling" },
  radio: { fr: "Radio", en: "Radio" },
  office: { fr: "Bureau", en: "Office" },
} as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower case, digits and hyphens only");
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/, "a date, or a date and an hour");
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "a date");
const words = z.string().min(1);

const french = z.strictObject({ title: words, summary: words });
const english = french.extend({ slug });
const ofJob = { place: words, hours: words, pay: words, start: words };

/** Optional fields of every component. */
const shared = {
  order: z.number().optional(),
  tags: z.array(words).default([]),
  /** French paths of other stories. */
  related: z.array(words).default([]),
  /** Only editors can see a draft. */
  draft: z.boolean().default(false),
};
const illustration = z.enum(Object.keys(ILLUSTRATIONS) as (keyof typeof ILLUSTRATIONS)[]);
const bilingual = { fr: french, en: english };

const story = <Name extends string, Fields extends z.ZodRawShape>(component: Name, fields: Fields) =>
  z.strictObject({ component: z.literal(component), ...fields, ...shared });

/** Front matter of a story, by component: `docs/content/stories.md` lists the fields. */
export const frontMatter = z.discriminatedUnion("component", [
  story("communique", {
    published: moment,
    audience: z.enum(["public", "industrial"]),
    illustration: illustration.optional(),
    ...bilingual,
  }),
  story("article", { published: moment, illustration, ...bilingual }),
  story("prevention_category", { published: moment.optional(), illustration, ...bilingual }),
  story("prevention_article", { published: moment, illustration, ...bilingual }),
  story("job", {
    published: moment,
    closes: day,
    kind: z.enum(["seasonal", "permanent", "student"]),
    illustration: illustration.optional(),
    fr: french.extend(ofJob),
    en: english.extend(ofJob),
  }),
  story("page", { published: moment.optional(), illustration: illustration.optional(), ...bilingual }),
  story("configuration", {
    published: moment.optional(),
    fr: configurationSide,
    en: configurationSide.extend({ slug }),
  }),
]);
export type FrontMatter = z.output<typeof frontMatter>;
