import { z } from "zod";

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const date = z.iso.datetime({ offset: true });
const text = z.string().min(1).max(5000);

export const ORDER_KINDS = ["evacuation", "shelter", "prepare", "allclear"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
const ORDER_STATUSES = ["Actual", "Test", "Exercise", "Draft"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Official order. If the text of a language is missing, the alert omits that language. */
export const newOrder = z.strictObject({
  kind: z.enum(ORDER_KINDS),
  /** Name or code (five or seven digits) of a municipality. */
  municipality: z.string().min(1),
  fr: text.optional(),
  en: text.optional(),
  expires: date.optional(),
  /** Status in the public alert (CAP): `Actual` if it is not given. */
  status: z.enum(ORDER_STATUSES).optional(),
});
export const orderPatch = newOrder.omit({ municipality: true }).partial();

export const newHotSpot = z.strictObject({
  lat,
  lon,
  frp: z.number().min(0).optional(),
  sensor: text.optional(),
  satellite: text.optional(),
});

/** Closed road, with the source's field names. */
export const newRoad = z.strictObject({
  numeroRoute: z.string().min(1),
  lat,
  lon,
  localisation: text.optional(),
  municipalite: text.optional(),
  direction: text.optional(),
  entrave: text.optional(),
  cause: text.optional(),
  consequence: text.optional(),
  detour: text.optional(),
  duree: text.optional(),
});

export const windEdit = z.strictObject({
  /** Degrees, clockwise from north, from which the wind blows. */
  from: z.number().min(0).max(360),
  /** Kilometres per hour. */
  speed: z.number().min(0).max(200),
});

/** Air quality index of a station, set by hand; null if the station reports no index. */
export const airEdit = z.strictObject({ aqhi: z.number().min(0).max(50).nullable() });

const instant = z.number();

/** Returns the schema for things of one kind that were added by hand, and for IDs of removed things. */
const collection = <T extends z.ZodObject>(fields: T) =>
  z.object({
    given: z.array(z.object({ id: z.string(), at: instant, fields })),
    removed: z.array(z.string()),
  });

export const surroundingsEdits = z.object({
  wind: windEdit.extend({ at: instant }).nullable(),
  air: z.record(z.string(), airEdit.extend({ at: instant })),
  orders: z.array(
    z.object({ id: z.string(), at: instant, fields: newOrder.partial(), cancels: z.boolean() }),
  ),
  hotSpots: collection(newHotSpot),
  roads: collection(newRoad),
});
export type SurroundingsEdits = z.output<typeof surroundingsEdits>;

export const NO_SURROUNDINGS_EDITS: SurroundingsEdits = {
  wind: null,
  air: {},
  orders: [],
  hotSpots: { given: [], removed: [] },
  roads: { given: [], removed: [] },
};
