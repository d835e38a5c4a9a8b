import { z } from "zod";
import { BLOK_FIELDS } from "#content/bloks.ts";
import { CONFIGURATION_FIELDS } from "#content/read-configuration.ts";
import { STORY_FIELDS } from "#content/story-fields.ts";

/** A field as in Storyblok's Management API. */
export type Field = Readonly<Record<string, unknown>> & { readonly type: string };

/** A component, as in the file `components.json` of Storyblok's CLI. */
export interface Component {
  readonly name: string;
  readonly is_root: boolean;
  readonly is_nestable: boolean;
  readonly schema: Readonly<Record<string, Field>>;
}

type Shape = Readonly<Record<string, z.ZodType>>;

const blocks = (...names: string[]): Field => ({
  ...{ type: "bloks", restrict_type: "", restrict_components: true },
  component_whitelist: names,
});
const one = (name: string): Field => ({ ...blocks(name), maximum: 1 });
const LIVING_PARTS = Object.keys(BLOK_FIELDS).filter(
  (name) => !/^(?:step|accordion_item|figure)$/.test(name),
);
const RICH_TEXT: Field = { type: "richtext", translatable: true };
const BODY: Field = { ...RICH_TEXT, restrict_components: true, component_whitelist: LIVING_PARTS };
const LINK: Field = { type: "multilink", required: true };
const LONG: Field = { type: "textarea", translatable: true };
const BOOLEAN: Field = { type: "boolean" };
const CODE: Field = { type: "text" };

/** Widgets of fields other than one line of translated text, by `component.field` or by `field`. */
const WIDGETS: Readonly<Record<string, Field>> = {
  body: BODY,
  summary: LONG,
  link: LINK,
  related: { type: "options", source: "internal_stories", is_reference_type: true },
  closes: { type: "datetime", disable_time: true },
  "restrictions_in_force.region": CODE,
  "call_to_action.text": LONG,
  "quote.text": LONG,
  "contact_card.address": LONG,
  "step.text": RICH_TEXT,
  "accordion_item.text": RICH_TEXT,
  "steps.items": blocks("step"),
  "accordion.items": blocks("accordion_item"),
  "figures.items": blocks("figure"),
  "menu_group.items": blocks("menu_entry"),
  "configuration.header": { ...blocks("menu_group", "menu_entry"), maximum: 4 },
  "configuration.agency": { ...blocks("menu_entry"), maximum: 4 },
  "configuration.footer": { ...blocks("menu_group"), maximum: 3 },
  "configuration.social": one("menu_group"),
  "configuration.apps": one("menu_group"),
  "configuration.numbers": { ...blocks("phone_number"), maximum: 3 },
  "configuration.alert_list": { ...blocks("alert"), maximum: 30 },
  "configuration.crisis": one("crisis"),
  "configuration.meta": one("meta"),
  "configuration.map_help": one("map_help"),
  "crisis.link": one("menu_entry"),
  "crisis.is_on": BOOLEAN,
  "crisis.words": LONG,
  "alert.slug": CODE,
  "alert.on_arrival": BOOLEAN,
  "alert.label": LONG,
  "phone_number.number": CODE,
  "meta.description": LONG,
  "meta.og_image": { type: "asset", filetypes: ["images"] },
  "map_help.text": LONG,
};

const TEXT: Field = { type: "text", translatable: true };

function widgetOf(component: string, name: string, schema: z.ZodType): Field {
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map((value) => ({ name: String(value), value: String(value) }));
    return { type: "option", source: "", options };
  }
  return WIDGETS[`${component}.${name}`] ?? WIDGETS[name] ?? TEXT;
}

/** Returns true if the site requires a field: the field's schema rejects undefined, or throws (links). */
function isRequired(schema: z.ZodType): boolean {
  try {
    return !schema.safeParse(undefined).success;
  } catch {
    return true;
  }
}

/** Returns a component. @param needed fields that can be required; all other fields are optional */
function component(name: string, shape: Shape, isRoot: boolean, needed: Shape = shape): Component {
  const fields = Object.entries(shape).map(([field, schema], pos) => {
    const widget = widgetOf(name, field, schema);
    // An editor could only set a required checkbox to yes.
    const isNeeded = field in needed && widget.type !== "boolean" && isRequired(schema);
    return [field, { ...widget, pos, ...(isNeeded && { required: true }) }] as const;
  });
  return { name, is_root: isRoot, is_nestable: !isRoot, schema: Object.fromEntries(fields) };
}

/** Fields of every story. */
const HEAD = { title: z.string(), summary: z.string().optional(), body: z.object({}) };

/** All components that the site reads, made from the schemas that parse them. */
export const COMPONENTS: readonly Component[] = [
  ...Object.entries(BLOK_FIELDS).map(([name, shape]) => component(name, shape, false)),
  ...Object.entries(CONFIGURATION_FIELDS).map(([name, shape]) =>
    component(name, shape, name === "configuration"),
  ),
  ...Object.entries(STORY_FIELDS).map(([name, shape]) => component(name, { ...HEAD, ...shape }, true, HEAD)),
];
