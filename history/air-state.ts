import { z } from "zod";
import { STATION_KM } from "#surroundings/reach.ts";
import { AIR_LEVELS } from "#territory/air-index.ts";
import { point } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** Distance in km within which the air at a station counts for a place, as on pages. */
export const AIR_REACH_KM = STATION_KM;

const name = z.object({ fr: z.string(), en: z.string() });
const level = z.literal(AIR_LEVELS);

/** Air quality at a station that reached a level, or fell below it. */
export const airState = z.object({
  station: z.string(),
  name,
  at: point,
  index: z.number(),
  observedAt: moment,
  level,
  /** Points of other stations that measured the air too: a place is only alerted by its nearest station. */
  others: z.array(point),
  /** Subjects in force at this level. A place with an alert about one of them gets no second alert. */
  standing: z.array(z.string()),
});
export type AirState = z.output<typeof airState>;

export const AIR_PATH = "air-quality";

const storedStation = z.object({
  ...{ name, at: point, index: z.number(), observedAt: moment },
  /** Air quality index of the previous measurement; null for the first. */
  previous: z.number().nullable(),
  /** Levels that the air reached, until its fall below them is sure. */
  reached: z.array(level),
});
export type StoredStation = z.output<typeof storedStation>;

/** The last measurement of each station, for comparison with the next. */
export const airReading = z.object({
  v: z.literal(1),
  stations: z.record(z.string(), storedStation),
  /** Stations whose measurement was recent. */
  measuring: z.array(z.string()),
});
export type AirReading = z.output<typeof airReading>;
