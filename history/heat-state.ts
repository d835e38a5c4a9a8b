import { z } from "zod";
import { point } from "./fire-state.ts";
import { moment } from "./moment.ts";

/** Heat that satellites saw at one spot, where no fire was known. It is never called a fire. */
export const heatState = z.object({
  /** The hot spot with the greatest power. */
  at: point,
  /** Number of hot spots. */
  count: z.number(),
  /** Time of the newest hot spot. */
  seenAt: moment,
  satellites: z.array(z.string()),
  /** Some of the hot spots. Each other hot spot of the change is within 3 km of one of these. */
  points: z.array(point),
});
export type HeatState = z.output<typeof heatState>;

export const HEAT_PATH = "satellite-heat";

const heatPlace = z.object({ at: point, seenAt: moment });
export type HeatPlace = z.output<typeof heatPlace>;

/** Points where satellites saw heat, each with the last time of heat there. */
export const heatReading = z.object({
  v: z.literal(1),
  comparedAt: moment,
  places: z.array(heatPlace),
});
export type HeatReading = z.output<typeof heatReading>;
