import { z } from "zod";
import { readLabel } from "./read-label.ts";
import { readTarget, type TargetReading } from "./read-target.ts";
import { storedImage } from "./stored-image.ts";

const words = (most: number) => z.string().trim().min(1).max(most);
/** Makes a schema that reads an empty field as null. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === "" || (Array.isArray(value) && value.length === 0) ? null : value),
    schema.nullish().transform((value) => value ?? null),
  );
const upTo = <T extends z.ZodType>(most: number, schema: T) => given(z.array(schema).max(most));
const one = <T extends z.ZodType>(schema: T) => upTo(1, schema).transform((each) => each?.[0] ?? null);
/** Makes a schema that reads a field by `read`. An error of `read` becomes an issue with the field's path. */
const readBy = <In extends z.ZodType, Out>(schema: In, read: (value: z.output<In>) => Out) =>
  schema.transform((value, { addIssue }): Out => {
    try {
      return read(value);
    } catch (error) {
      addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  });
const flag = z.boolean().nullish().transform(Boolean);

/** Phone number. Letters are not allowed, because they cannot be dialled. */
const NUMBER = /^\+?(?=.*\d{3})[\d\s().\u2011-]{3,24}$/;
const number = z.object({ label: words(100), number: z.string().regex(NUMBER) });
const alertFields = ({ page }: TargetReading) =>
  z.object({
    slug: z.string().regex(/^[a-z\d-]{1,60}$/),
    type: z.enum(["error", "success"]),
    label: readBy(z.string(), (html) => readLabel(html, page)),
    on_arrival: flag,
  });
/** A message shown for an event of the site, which `slug` identifies, or to each visitor on arrival. */
export type Alert = z.output<ReturnType<typeof alert>>;
const alert = (reading: TargetReading) =>
  alertFields(reading).transform(({ on_arrival: isOnArrival, ...rest }) => ({ ...rest, isOnArrival }));
/** Schema of a picture at the content service, given as an asset or as an address. */
const picture = z.preprocess(
  (value) => (typeof value === "object" ? Object(value).filename : value),
  given(
    z.string().transform((address, { addIssue }) => {
      const image = storedImage(address);
      if (image === null) addIssue("is no picture of the content service");
      return image;
    }),
  ),
);
const meta = z.object({ title: given(words(60)), description: given(words(200)), og_image: picture });
const mapHelp = z.object({ title: words(60), text: words(400), button: words(40) });

const menuEntryFields = (most: number, reading: TargetReading) =>
  z.object({ label: words(most), link: readBy(z.unknown(), (raw) => readTarget(raw, reading)) });
export type MenuEntry = z.output<ReturnType<typeof menuEntry>>;
const menuEntry = (most: number, reading: TargetReading) =>
  menuEntryFields(most, reading).transform(({ label, link }) => ({ label, to: link }));
export type MenuGroup = z.output<ReturnType<typeof menuGroup>>;
const menuGroup = (most: number, reading: TargetReading) =>
  z.object({ label: words(most), items: z.array(menuEntry(60, reading)).min(1).max(15) });
const crisisFields = (reading: TargetReading) =>
  z.object({ is_on: z.literal(true), words: words(280), link: one(menuEntry(60, reading)) });

/** Makes the schema of a crisis. A crisis that is off is read as null, even if other fields are invalid. */
function crisisField(reading: TargetReading) {
  const off = z.object({ is_on: z.literal(false).nullish() }).transform(() => null);
  return one(z.union([off, crisisFields(reading).transform(({ is_on: _, ...fields }) => fields)]));
}

function configuration(reading: TargetReading) {
  const entry = (most: number) => menuEntry(most, reading);
  const group = (most: number) => menuGroup(most, reading);
  return z.object({
    component: z.literal("configuration"),
    // The header has to fit one line, after the entries that editors cannot move.
    header: upTo(4, z.union([group(24), entry(24)])),
    // The agency's own pages, in small type above the header.
    agency: upTo(4, entry(30)),
    footer: upTo(3, group(40)),
    social: one(group(40)),
    apps: one(group(40)),
    // In addition to 911 and the number for fires.
    numbers: upTo(3, number),
    alert_list: upTo(30, alert(reading)),
    crisis: crisisField(reading),
    meta: one(meta),
    map_help: one(mapHelp),
  });
}

const NOWHERE: TargetReading = { addressOf: () => null, page: "/", isScreen: () => false };

export const CONFIGURATION_FIELDS = {
  configuration: configuration(NOWHERE).omit({ component: true }).shape,
  menu_entry: menuEntryFields(60, NOWHERE).shape,
  menu_group: menuGroup(40, NOWHERE).shape,
  phone_number: number.shape,
  alert: alertFields(NOWHERE).shape,
  crisis: crisisFields(NOWHERE).shape,
  meta: meta.shape,
  map_help: mapHelp.shape,
} as const;

/**
 * Reads only the crisis of a configuration, even if other fields are invalid.
 * @throws if the crisis is invalid
 */
export const readCrisis = (content: unknown, reading: TargetReading) =>
  z.object({ crisis: crisisField(reading) }).parse(content).crisis;

/** Editors' settings for the whole site, in one language. If a setting is null, the site uses its own. */
export type Configuration = Readonly<ReturnType<typeof readConfiguration>>;

/**
 * Reads the content of the story with the settings of the whole site, in one language.
 * @throws if any field is invalid: no field is then used
 */
export function readConfiguration(content: unknown, reading: TargetReading) {
  const {
    alert_list,
    numbers,
    meta,
    map_help,
    component: _,
    ...menus
  } = configuration(reading).parse(content);
  return {
    ...menus,
    numbers: numbers ?? [],
    alerts: alert_list ?? [],
    /** Picture that other sites show with links to this site; null for the site's own picture. */
    shareImage: meta?.og_image ?? null,
    /** Replacements for the site's texts, by key. */
    texts: {
      ...(meta?.title && { "site.name": meta.title }),
      ...(meta?.description && { "site.description": meta.description }),
      ...(map_help && {
        "mapaccess.help.title": map_help.title,
        "mapaccess.keys": map_help.text,
        "mapaccess.help.done": map_help.button,
      }),
    },
  };
}
