import { z } from "zod";
import { uuidOf } from "./identity.ts";
import { multilink } from "./links-in-words.ts";
import type { JsonObject } from "./story.ts";

const words = z.string();
/** Menu entry. `to` is `screen:current-situation#feux`, `story:` with a French path, or an https address. */
const entry = z.strictObject({ label: words, to: words });
const group = z.strictObject({ label: words, items: z.array(entry) });

/** Configuration of the site in one language. Only types are checked here; the site checks values. */
export const configurationSide = z.strictObject({
  title: words.min(1),
  summary: words.min(1),
  header: z.array(z.union([group, entry])).optional(),
  agency: z.array(entry).optional(),
  footer: z.array(group).optional(),
  social: group.optional(),
  apps: group.optional(),
  numbers: z.array(z.strictObject({ label: words, number: words })).optional(),
  alerts: z
    .array(
      z.strictObject({
        slug: words,
        type: words,
        label: words,
        on_arrival: z.boolean().optional(),
      }),
    )
    .optional(),
  crisis: z.strictObject({ is_on: z.boolean(), words, link: entry.optional() }).optional(),
  meta: z
    .strictObject({ title: words.optional(), description: words.optional(), og_image: words.optional() })
    .optional(),
  map_help: z.strictObject({ title: words, text: words, button: words }).optional(),
});
type Side = z.output<typeof configurationSide>;
type Group = z.output<typeof group>;
type Entry = z.output<typeof entry>;

/** Returns the configuration's fields as the service stores them: every list is a list of blocks. */
export function configurationFields(key: string, side: Side): JsonObject {
  let count = 0;
  const block = (component: string, fields: JsonObject): JsonObject => {
    count += 1;
    return { _uid: uuidOf(`${key}/${count}`), component, ...fields };
  };
  const entryBlock = ({ label, to }: Entry) => block("menu_entry", { label, link: multilink(to) });
  const groupBlock = ({ label, items }: Group) =>
    block("menu_group", { label, items: items.map(entryBlock) });
  const part = (each: Group | Entry) => ("items" in each ? groupBlock(each) : entryBlock(each));
  const one = <T>(value: T | undefined, made: (value: T) => JsonObject) =>
    value === undefined ? [] : [made(value)];
  const { title, summary, header = [], agency = [], footer = [], numbers = [], alerts = [] } = side;
  return {
    title,
    summary,
    header: header.map(part),
    agency: agency.map(entryBlock),
    footer: footer.map(groupBlock),
    social: one(side.social, groupBlock),
    apps: one(side.apps, groupBlock),
    numbers: numbers.map((each) => block("phone_number", each)),
    alert_list: alerts.map(({ on_arrival = false, ...each }) => block("alert", { ...each, on_arrival })),
    crisis: one(side.crisis, ({ is_on, words, link }) =>
      block("crisis", { is_on, words, link: one(link, entryBlock) }),
    ),
    meta: one(side.meta, ({ title = "", description = "", og_image = "" }) =>
      block("meta", { title, description, og_image: { fieldtype: "asset", filename: og_image } }),
    ),
    map_help: one(side.map_help, (each) => block("map_help", each)),
  };
}
