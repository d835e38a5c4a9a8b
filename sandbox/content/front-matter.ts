import { z } from "zod";
import { configurationSide } from "./configuration-sheet.ts";

const ILLUSTRATIONS = [
  "campfire",
  "cottage",
  "brush",
  "forest-work",
  "trail",
  "tower",
  "smoke",
  "water-bomber",
  "crew",
  "map",
  "rain",
  "lightning",
  "lake",
  "seedling",
  "radio",
  "office",
] as const;

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
const illustration = z.enum(ILLUSTRATIONS);
const bilingual = { fr: french, en: english };

/** Front matter of a story, by component: `docs/content/stories.md` lists the fields. */
export const frontMatter = z.discriminatedUnion("component", [
  z.strictObject({
    component: z.literal("communique"),
    published: moment,
    audience: z.enum(["public", "industrial"]),
    illustration: illustration.optional(),
    ...bilingual,
    ...shared,
  }),
  z.strictObject({
    component: z.literal("article"),
    published: moment,
    illustration,
    ...bilingual,
    ...shared,
  }),
  z.strictObject({
    component: z.literal("prevention_category"),
    published: moment.optional(),
    illustration,
    ...bilingual,
    ...shared,
  }),
  z.strictObject({
    component: z.literal("prevention_article"),
    published: moment,
    illustration,
    ...bilingual,
    ...shared,
  }),
  z.strictObject({
    component: z.literal("job"),
    published: moment,
    closes: day,
    kind: z.enum(["seasonal", "permanent", "student"]),
    illustration: illustration.optional(),
    fr: french.extend(ofJob),
    en: english.extend(ofJob),
    ...shared,
  }),
  z.strictObject({
    component: z.literal("page"),
    published: moment.optional(),
    illustration: illustration.optional(),
    ...bilingual,
    ...shared,
  }),
  z.strictObject({
    component: z.literal("configuration"),
    published: moment.optional(),
    fr: configurationSide,
    en: configurationSide.extend({ slug }),
    ...shared,
  }),
]);
export type FrontMatter = z.output<typeof frontMatter>;
