import type { Restriction } from "#fires/model.ts";
import { isInForce } from "#fires/restriction-rules.ts";
import { RESTRICTION_CODES } from "./codes.ts";

/**
 * Returns an ID that is stable between readings. It starts with the API's own code, because the site's ID
 * starts with its internal type name.
 */
export function restrictionId({ id, type }: Restriction): string {
  return `${RESTRICTION_CODES[type]}${id.slice(type.length)}`;
}

/** Returns a restriction as the API publishes it; texts missing in the data are null. */
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
