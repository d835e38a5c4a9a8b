import { createHash } from "node:crypto";
import { area as squareMetres } from "@turf/area";
import type { Bilingual } from "#territory/language.ts";
import type { Restriction } from "./model.ts";

const FINGERPRINT_LENGTH = 12;
const SQUARE_METRES_IN_KM2 = 1_000_000;

/** Fields of a restriction that are used to judge a response. */
export interface RestrictionFacts extends Pick<Restriction, "type" | "startsAt" | "endsAt"> {
  /** Two-digit codes of the regions, sorted. */
  readonly regions: string[];
  /** Fingerprint of the area; null if there is no area. */
  readonly area: string | null;
  /** Title; missing unless the type is unknown. */
  readonly title?: Bilingual | undefined;
  /** Ground where the restriction possibly applies; missing if its record is clear. */
  readonly unsure?: { regions: string[]; areas: string[]; isWhole: boolean } | undefined;
}

/** A restriction of a response, in the form in which responses are judged. */
export interface ListedRestriction {
  /** Id from the service's data, which changes if the dates of the restriction change. */
  readonly id: string;
  readonly state: RestrictionFacts;
  /** Size of the area; missing without an area, or if an older version stored the restriction without it. */
  readonly areaKm2?: number | undefined;
}

export function restrictionFacts(restriction: Restriction): RestrictionFacts {
  const { type, title, startsAt, endsAt, regions, area, unsure } = restriction;
  return {
    ...{ type, startsAt, endsAt, regions: [...regions].sort(), area: area && fingerprint(area) },
    ...(type === "other" && { title }),
    ...(unsure && {
      unsure: {
        regions: [...unsure.regions],
        areas: unsure.area ? [fingerprint(unsure.area)] : [],
        isWhole: unsure.isWhole,
      },
    }),
  };
}

export const listedRestriction = (restriction: Restriction): ListedRestriction => ({
  id: restriction.id,
  state: restrictionFacts(restriction),
  ...(restriction.area && { areaKm2: squareMetres(restriction.area) / SQUARE_METRES_IN_KM2 }),
});

export function fingerprint({ coordinates }: NonNullable<Restriction["area"]>): string {
  return createHash("sha256").update(JSON.stringify(coordinates)).digest("hex").slice(0, FINGERPRINT_LENGTH);
}
