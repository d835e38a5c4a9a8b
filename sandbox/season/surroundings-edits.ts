import { z } from "zod";

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const date = z.iso.datetime({ offset: true });
const text = z.string().min(1).max(5000);
const hectares = z.number().min(0);

export const ORDER_KINDS = ["evacuation", "shelter", "prepare", "allclear"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
const ORDER_STATUSES = ["Actual", "Test", "Exercise", "Draft"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** An official order. A missing text leaves its language out of the alert. */
export const newOrder = z.strictObject({
  kind: z.enum(ORDER_KINDS),
  /** Name or code (five or seven digits) of a municipality. */
  municipality: z.string().min(1),
  fr: text.optional(),
  en: text.optional(),
  expires: date.optional(),
  /** Actual unless given. */
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

export const newPerimeter = z.strictObject({
  lat,
  lon,
  /** Hectares. */
  area: hectares,
  firstdate: date.optional(),
  lastdate: date.optional(),
});

/** A closed road, in the source's field names. */
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

const AGENCIES = ["NL", "ON", "NB"] as const;
const CONTROL_STATUSES = ["OC", "BH", "UC", "OUT"] as const;

/** A fire across the border, in the source's field names. */
export const newNeighbour = z.strictObject({
  agency: z.enum(AGENCIES),
  latitude: lat,
  longitude: lon,
  fire_name: text.optional(),
  fire_size: hectares.optional(),
  stage_of_control_status: z.enum(CONTROL_STATUSES).optional(),
  percent_contained: z.number().min(-1).max(100).optional(),
  national_fire_cause: text.optional(),
});

const ALERT_TYPES = ["warning", "watch", "advisory", "statement"] as const;

/** A weather alert around a point, in the source's field names. */
export const newWeatherAlert = z.strictObject({
  lat,
  lon,
  alert_type: z.enum(ALERT_TYPES),
  alert_name_en: text,
  alert_name_fr: text,
  alert_text_en: text.optional(),
  alert_text_fr: text.optional(),
  status_en: z.enum(["issued", "continued", "ended"]).optional(),
  risk_colour_en: z.enum(["yellow", "orange", "red"]).optional(),
  expiration_datetime: date.optional(),
});

export const windEdit = z.strictObject({
  /** Degrees, clockwise from north, from which the wind blows. */
  from: z.number().min(0).max(360),
  /** Kilometres per hour. */
  speed: z.number().min(0).max(200),
});

/** An index set by hand; null if the station reports no index. */
export const airEdit = z.strictObject({ aqhi: z.number().min(0).max(50).nullable() });

const instant = z.number();

/** Things added by hand, and changes and removals of any, the drawn ones included. */
const collection = <T extends z.ZodObject>(fields: T) =>
  z.object({
    given: z.array(z.object({ id: z.string(), at: instant, fields })),
    changed: z.record(z.string(), fields.partial()),
    removed: z.array(z.string()),
  });

export const surroundingsEdits = z.object({
  wind: windEdit.extend({ at: instant }).nullable(),
  air: z.record(z.string(), airEdit.extend({ at: instant })),
  orders: z.array(
    z.object({ id: z.string(), at: instant, fields: newOrder.partial(), cancels: z.boolean() }),
  ),
  hotSpots: collection(newHotSpot),
  perimeters: collection(newPerimeter),
  roads: collection(newRoad),
  neighbours: collection(newNeighbour),
  weatherAlerts: collection(newWeatherAlert),
});
export type SurroundingsEdits = z.output<typeof surroundingsEdits>;

export const NO_SURROUNDINGS_EDITS: SurroundingsEdits = {
  wind: null,
  air: {},
  orders: [],
  hotSpots: { given: [], changed: {}, removed: [] },
  perimeters: { given: [], changed: {}, removed: [] },
  roads: { given: [], changed: {}, removed: [] },
  neighbours: { given: [], changed: {}, removed: [] },
  weatherAlerts: { given: [], changed: {}, removed: [] },
};
