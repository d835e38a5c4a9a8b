import { freshnessOf } from "#fires/freshness.ts";
import type { Reading } from "#fires/model.ts";
import { dataAge } from "../../parts/data-age/data-age.ts";
import { noDataYet } from "./problem.server.ts";

export function credit(siteUrl: string) {
  return {
    licence: "CC-BY-4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    attribution: {
      fr: "Source : Vigie, feux de forêt Québec",
      en: "Source: Vigie, Quebec wildfires",
    },
    documentation: `${siteUrl}/en/api/`,
  };
}

/**
 * Returns the `meta` object of a response: age and problems of the data in `readings`, and the licence.
 * @throws {ApiProblem} `no-data-yet` if one of the readings never succeeded
 */
export function meta(readings: readonly Reading<unknown>[], siteUrl: string, now: Date) {
  const { readAt, isFailing, dropped } = dataAge(readings);
  if (readAt === null) throw noDataYet();
  return {
    readAt,
    isStale: freshnessOf(now.getTime() - readAt.getTime()) !== "fresh",
    isFailing,
    dropped,
    ...credit(siteUrl),
  };
}

/** Returns a reading's value. @throws {ApiProblem} `no-data-yet` if the reading never succeeded */
export function known<T>({ value }: Reading<T>): T {
  if (value === null) throw noDataYet();
  return value;
}
