import type { Language } from "#territory/language.ts";
import type { SetAlert } from "./site-configuration.ts";

const KEY = "vigie.arrival";

/**
 * Returns the messages on arrival, or an empty list if this browser already showed exactly these in this
 * language.
 */
export function newArrivals(alerts: readonly SetAlert[], language: Language): readonly SetAlert[] {
  const arrivals = alerts.filter(({ isOnArrival }) => isOnArrival);
  const key = `${KEY}.${language}`;
  const text = JSON.stringify(arrivals.map(({ slug, label }) => [slug, label]));
  try {
    const before = window.localStorage.getItem(key) ?? "";
    if (arrivals.length > 0) window.localStorage.setItem(key, text);
    return arrivals.filter(({ slug, label }) => !before.includes(JSON.stringify([slug, label])));
  } catch {
    // Without storage, each load counts as an arrival.
    return arrivals;
  }
}
