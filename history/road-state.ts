import { z } from "zod";
import { NEAR_KM } from "#surroundings/reach.ts";
import { point } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** Distance in km within which a closed road concerns places, as on pages. */
export const ROAD_REACH_KM = NEAR_KM;

/** A closed road near a fire. Its words are French, verbatim. */
export const roadState = z.object({
  route: z.string().nullable(),
  place: z.string().nullable(),
  direction: z.string().nullable(),
  municipality: z.string().nullable(),
  obstruction: z.string(),
  cause: z.string().nullable(),
  detour: z.string().nullable(),
  since: moment.nullable(),
  at: point,
  /** The agency's fire near the road; null if no known fire is near, but the record has fire as cause. */
  fire: z
    .object({
      number: z.number(),
      name: z.string().nullable(),
      /** Distance from the road to the fire; null if only the fire's estimated perimeter is near. */
      km: z.number().nullable(),
    })
    .nullable(),
});
export type RoadState = z.output<typeof roadState>;

export const ROADS_PATH = "closed-roads-near-fires";

/** The fields of a record that identify the road. */
const roadRecord = z.object({
  id: z.string(),
  route: z.string().nullable(),
  place: z.string().nullable(),
  at: point,
});

/** A closed road that is or was near a fire, until it opens. */
const storedRoad = z.object({
  subject: z.string(),
  /** Records of the road: one for each direction, for example. */
  records: z.array(roadRecord),
  state: roadState,
  /** False if the road was already closed at the first reading: then its end is not announced either. */
  isTold: z.boolean(),
  /** Number of complete readings in a row without any record of the road. */
  missing: z.number(),
});
export type StoredRoad = z.output<typeof storedRoad>;

/** The closed roads near fires of the last reading, for comparison with the next reading. */
export const roadsReading = z.object({
  v: z.literal(1),
  /** Time of the last answer. An answer that is compared again counts once. */
  receivedAt: moment,
  roads: z.array(storedRoad),
});
export type RoadsReading = z.output<typeof roadsReading>;
