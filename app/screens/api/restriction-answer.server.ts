import type { Restriction } from "#fires/model.ts";
import { isInForce } from "#fires/restriction-rules.ts";
import { RESTRICTION_CODES } from "./codes.ts";

/** Stable between readings, in the API's own words: the site's id begins with its inner name of the type. */
export function restrictionId({ id, type }: Restriction): string {
  return `${RESTRICTION_CODES[type]}${id.slice(type.length)}`;
}

/** A restriction as the API tells it; wording that the data leaves out is null. */
export function restrictionProperties(restriction: Restriction, now: Date) {
  const { type, title, startsAt, endsAt, regions, unsure } = restriction;
  return {
    id: restrictionId(restriction),
    type: RESTRICTION_CODES[type],
    state: isInForce(restriction, now) ? "in-force" : "announced",
    title: { fr: title.fr || null, en: title.en || null },
    startsAt,
    endsAt,
    regions,
    isUnsure: unsure !== null,
  };
}
