import { z } from "zod";
import { type Link, type LinkReading, readLink } from "./link.ts";

interface Item<Words> {
  readonly title: string;
  readonly text: Words | string;
}

type Fields<Component, Values> = Readonly<{ component: Component } & Values>;

/** A block in a story: Storyblok's "blok". `Words` is the type of its rich text, which can contain blocks. */
export type BlokOf<Words> =
  /** `region` is a two-digit code; null for all of Quebec. */
  | { readonly component: "restrictions_in_force"; readonly region: string | null }
  | { readonly component: "danger_here" | "active_fires" }
  | (Fields<"call_to_action", Omit<z.output<typeof callToAction>, "link">> & { readonly link: Link })
  | { readonly component: "steps"; readonly title: string | null; readonly items: readonly Item<Words>[] }
  | { readonly component: "accordion"; readonly items: readonly Item<Words>[] }
  | { readonly component: "figures"; readonly items: readonly Readonly<z.output<typeof figure>>[] }
  | Fields<"quote", z.output<typeof quote>>
  | Fields<"contact_card", z.output<typeof card>>;

interface BlokReading<Words> extends LinkReading {
  /** Reads the rich text of an item; null if `raw` is not rich text. */
  readonly words: (raw: unknown) => Words | null;
}

const trimmed = z.union([z.string(), z.number().transform(String)]).transform((text) => text.trim());
const needed = trimmed.refine((text) => text !== "");
/** Schema of a trimmed text; null if the value is missing, empty or not a text. */
const optional = trimmed
  .nullish()
  .catch(null)
  .transform((text) => text || null);
/** Maximum number of blocks read from one list, and of items read from one block. */
const MOST_ITEMS = 200;
const list = z.array(z.unknown());

const region = z.object({
  region: z
    .string()
    .regex(/^(?:\d{2})?$/)
    .nullish(),
});
const callToAction = z.object({
  title: optional,
  text: optional,
  label: needed,
  link: z.unknown().optional(),
});
const titledList = z.object({ title: optional, items: list });
const item = z.object({ title: needed, text: z.unknown().optional() });
const figure = z.object({ value: needed, label: needed });
const quote = z.object({ text: needed, source: optional });
const card = z.object({
  title: optional,
  phone: optional,
  email: optional,
  hours: optional,
  address: optional,
});

/** Schemas of the fields of each block, and of each kind of item in a block. */
export const BLOK_FIELDS = {
  restrictions_in_force: region.shape,
  danger_here: {},
  active_fires: {},
  call_to_action: callToAction.shape,
  steps: titledList.shape,
  step: item.shape,
  accordion: { items: list },
  accordion_item: item.shape,
  figures: { items: list },
  figure: figure.shape,
  quote: quote.shape,
  contact_card: card.shape,
} as const;

/** Returns the readable items, with a warning if any item is omitted; null if no item is readable. */
function readEach<T>(
  raws: readonly unknown[],
  warnOmitted: () => void,
  read: (raw: unknown) => T | null,
): readonly T[] | null {
  const tried = raws.slice(0, MOST_ITEMS);
  const good = tried.map(read).filter((each) => each !== null);
  if (good.length === 0) return null;
  if (good.length < tried.length) warnOmitted();
  return good;
}

function readItem<Words>(raw: unknown, { words }: BlokReading<Words>): Item<Words> | null {
  const { data } = item.safeParse(raw);
  if (data === undefined) return null;
  return { title: data.title, text: typeof data.text === "string" ? data.text : (words(data.text) ?? "") };
}

/** Reads a block; null if a required field is missing or refused, undefined if the component is unknown. */
function readKnown<Words>(
  component: string,
  raw: unknown,
  reading: BlokReading<Words>,
): BlokOf<Words> | null | undefined {
  const warnOmitted = () => reading.warn({ kind: "part", name: component });
  switch (component) {
    case "restrictions_in_force": {
      const { data } = region.safeParse(raw);
      if (data === undefined) reading.warn({ kind: "field", name: "region" });
      return { component, region: data?.region || null };
    }
    case "danger_here":
    case "active_fires":
      return { component };
    case "call_to_action": {
      const { data } = callToAction.safeParse(raw);
      const link = data && readLink(data.link, reading);
      return data && link ? { component, ...data, link } : null;
    }
    case "steps":
    case "accordion": {
      const { data } = titledList.safeParse(raw);
      const items = data && readEach(data.items, warnOmitted, (each) => readItem(each, reading));
      if (!data || !items) return null;
      return component === "steps" ? { component, title: data.title, items } : { component, items };
    }
    case "figures": {
      const { data } = titledList.safeParse(raw);
      const items = data && readEach(data.items, warnOmitted, (each) => figure.safeParse(each).data ?? null);
      return items ? { component, items } : null;
    }
    case "quote": {
      const { data } = quote.safeParse(raw);
      return data ? { component, ...data } : null;
    }
    case "contact_card": {
      const data = card.parse(raw);
      return Object.values(data).some((value) => value !== null) ? { component, ...data } : null;
    }
    default:
      return undefined;
  }
}

const named = z.object({ component: z.string() });

/** Reads blocks. Unknown blocks and blocks without a required field are omitted, with a warning. */
export function readBloks<Words>(raws: readonly unknown[], reading: BlokReading<Words>): BlokOf<Words>[] {
  return raws.slice(0, MOST_ITEMS).flatMap((raw) => {
    const component = named.safeParse(raw).data?.component;
    if (component === undefined) return [];
    const blok = readKnown(component, raw, reading);
    if (!blok) reading.warn({ kind: blok === undefined ? "blok" : "part", name: component });
    return blok ? [blok] : [];
  });
}
