import { z } from "zod";
import { DANGER_LEVELS } from "#fires/danger.ts";
import type { Fire } from "#fires/model.ts";
import { moment } from "./moment.ts";

const statusId = z.literal([0, 1, 2, 3, 4, 5, 6]);
export const dangerLevel = z.literal(DANGER_LEVELS);
export const point = z.object({ lon: z.number(), lat: z.number() });

/**
 * Stored state of a fire, in `before` and `after` of its changes and in the stored list. It has all fields
 * that a timeline, a season's summary or an alert needs, without another request to the data service.
 */
export const fireState = z.object({
  year: z.number(),
  number: z.number(),
  name: z.string().nullable(),
  statusId,
  sizeHa: z.number().nullable(),
  causeId: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]).nullable(),
  protection: z.enum(["intensive", "northern"]),
  /** Two-digit code of the region. */
  region: z.string().nullable(),
  zone: z.number().nullable(),
  at: point.nullable(),
  startedAt: moment.nullable(),
  /** Last date of containment from the agency; null again if an out-of-control fire stays without a date. */
  containedAt: moment.nullable(),
  extinguishedAt: moment.nullable(),
  /** Time when the agency last changed the record. */
  modifiedAt: moment.nullable(),
});
export type FireState = z.output<typeof fireState>;

export function stateOf(fire: Fire): FireState {
  const { year, number, name, statusId, sizeHa, causeId, protection, region, zone, at } = fire;
  const { startedAt, containedAt, extinguishedAt, modifiedAt } = fire;
  return {
    ...{ year, number, name, statusId, sizeHa, causeId, protection, region, zone, at },
    ...{ startedAt, containedAt, extinguishedAt, modifiedAt },
  };
}
