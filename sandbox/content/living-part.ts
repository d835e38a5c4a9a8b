import { parse } from "yaml";
import { z } from "zod";

const words = z.string().min(1);
/** Text of a figure. YAML parses `1250` as a number, which becomes text again. */
const figure = z.union([words, z.number()]).transform(String);
const region = z
  .union([words, z.number()])
  .transform((code) => String(code).padStart(2, "0"))
  .pipe(z.string().regex(/^\d{2}$/, "two digits"));
const item = z.strictObject({ title: words, text: words });

/** Dynamic block between paragraphs of a story. It shows current data, or has its own layout. */
const livingPart = z.discriminatedUnion("component", [
  z.strictObject({ component: z.literal("restrictions_in_force"), region: region.optional() }),
  z.strictObject({ component: z.literal("danger_here") }),
  z.strictObject({ component: z.literal("active_fires") }),
  z.strictObject({
    component: z.literal("call_to_action"),
    title: words,
    text: words.optional(),
    label: words,
    link: words,
  }),
  z.strictObject({ component: z.literal("steps"), title: words.optional(), items: z.array(item).min(1) }),
  z.strictObject({ component: z.literal("accordion"), items: z.array(item).min(1) }),
  z.strictObject({
    component: z.literal("figures"),
    items: z.array(z.strictObject({ value: figure, label: words })).min(1),
  }),
  z.strictObject({ component: z.literal("quote"), text: words, source: words }),
  z.strictObject({
    component: z.literal("contact_card"),
    title: words.optional(),
    phone: figure.optional(),
    email: words.optional(),
    hours: words.optional(),
    address: words.optional(),
  }),
]);
export type LivingPart = z.output<typeof livingPart>;

/** Parses the YAML of a fenced `blok`. @throws {Error} if the YAML or a field is invalid */
export const readLivingPart = (yaml: string): LivingPart => livingPart.parse(parse(yaml));
