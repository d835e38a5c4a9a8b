import { and, asc, between, eq, gte, isNotNull, min, or, sql } from "drizzle-orm";
import type { PastAlerts } from "#accounts/account-api.ts";
import type { Database } from "#database/open.server.ts";
import { changes } from "#database/schema.ts";
import { type Change, isAirChange, isOrderChange, isRoadChange, readChange } from "#history/change.ts";
import { readAreas } from "#history/restriction-areas.server.ts";
import { KM_PER_DEGREE } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import { alertText } from "./alert-text.ts";
import { concerns, type MatchedPlace, reachKmOf } from "./concerns.ts";
import { subjectOf } from "./fact.ts";
import { type Due, gather, type Recent, SAME_SUBJECT_MS } from "./gather.ts";
import { exampleFact } from "./new-fire-at.ts";
import { newsworthinessOf } from "./newsworthy.ts";
import { digestAt } from "./sending-hours.ts";

interface PastAlert {
  readonly subject: string;
  readonly isUrgent: boolean;
  /** True if the alert is about a fire that grew. */
  readonly isGrowth: boolean;
  readonly isOrder: boolean;
  readonly at: Date;
}

/** Returns when messages would have been sent, by the real grouping rules. */
export function pastMessages(alerts: readonly PastAlert[], isDaily: boolean): Date[] {
  const waiting = alerts.map(({ at, ...alert }, id) => {
    const inDigest = isDaily && !alert.isUrgent;
    const whose = { personId: "", channel: "email", isWanted: true, isUnsure: false } as const;
    return {
      alert: { id, ...whose, ...alert, isDaily: inDigest } satisfies Due,
      dueAt: inDigest ? digestAt(at) : at,
    };
  });
  const sent: Date[] = [];
  let recent: Recent[] = [];
  while (waiting.length > 0) {
    const now = new Date(Math.min(...waiting.map(({ dueAt }) => dueAt.getTime())));
    const due = waiting.filter(({ dueAt }) => dueAt <= now).map(({ alert }) => alert);
    recent = recent.filter(({ at }) => now.getTime() - at.getTime() <= SAME_SUBJECT_MS);
    const { messages, later } = gather(due, recent, now, () => null);
    sent.push(...messages.map(() => now));
    for (let at = waiting.length - 1; at >= 0; at--) {
      const each = waiting[at];
      if (each === undefined || each.dueAt > now) continue;
      const until = later.get(each.alert.id);
      if (until === undefined) {
        recent.push({ ...each.alert, at: now });
        waiting.splice(at, 1);
      } else each.dueAt = until;
    }
  }
  return sent;
}

const DAY_MS = 24 * 3_600_000;
const DAYS = 30;

export interface ConsideredPlace extends MatchedPlace {
  readonly nickname: string | null;
  readonly isDaily: boolean;
}

/** Returns the alerts that a place would have had over the last 30 days. @throws {DatabaseError} */
export async function pastAlerts(
  database: Database,
  place: ConsideredPlace,
  language: Language,
  now: Date,
): Promise<PastAlerts> {
  const from = new Date(now.getTime() - DAYS * DAY_MS);
  const { rows, areas, oldest } = await database.run(async (queries) => {
    const rows = await queries
      .select()
      .from(changes)
      .where(and(gte(changes.observedAt, from), isNotNull(changes.told), canConcern(place)))
      .orderBy(asc(changes.id));
    const areas = await readAreas(
      queries,
      rows.flatMap((row) => row.areas),
    );
    const [first] = await queries.select({ at: min(changes.observedAt) }).from(changes);
    return { rows, areas, oldest: first?.at ?? now };
  });
  const isNews = createNews();
  const matched = rows.flatMap((row) => {
    const change = readChange(row);
    if (change === null || row.told === null) return [];
    const ground = {
      change,
      toWhom: row.told,
      at: row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lon: row.longitude },
      zoneNumber: row.zoneNumber,
      regions: row.regions,
      areas: row.areas.flatMap((each) => areas.get(each) ?? []),
    };
    const concern = concerns(ground, place);
    return concern && isNews(change) ? [{ change, observedAt: row.observedAt, ...concern }] : [];
  });
  const sent = pastMessages(
    matched.map(
      ({ change, observedAt }): PastAlert => ({
        subject: subjectOf(change),
        // The urgency of a change does not depend on its background.
        isUrgent: newsworthinessOf(change, { statusChanges: [], sentHa: null })?.isUrgent ?? false,
        isGrowth: change.kind === "fire-size",
        isOrder: isOrderChange(change),
        at: observedAt,
      }),
    ),
    place.isDaily,
  );
  const newest = matched.at(-1);
  const ofPlace = { id: "", nickname: place.nickname, at: place.at };
  const example = alertText(exampleFact(ofPlace, now), language);
  return {
    since: (oldest > from ? oldest : from).toISOString(),
    changes: matched.length,
    messages: sent.length,
    mostADay: mostADay(sent),
    newest: newest
      ? {
          headline: alertText({ ...newest, place: { ...ofPlace, distanceKm: newest.distanceKm } }, language)
            .headline,
          at: newest.observedAt.toISOString(),
        }
      : null,
    example: { headline: example.headline, advice: example.advice.join(" ") || null },
  };
}

/** Creates a filter of a place's changes, so that starts and ends of bad air and closures alternate. */
function createNews(): (change: Change) => boolean {
  const begun = new Set<string>();
  return (change) => {
    if (!isAirChange(change) && !isRoadChange(change)) return true;
    const what = isAirChange(change) ? "air" : change.subject;
    const isStart = change.kind === "air-reached" || change.kind === "road-closed";
    if (begun.has(what) === isStart) return false;
    if (isStart) begun.add(what);
    else begun.delete(what);
    return true;
  };
}

/** SQL that excludes most changes that cannot concern a place, by their columns. */
function canConcern({ at: { lat, lon }, radiusKm, location: { zone, region }, choices }: MatchedPlace) {
  const reachKm = Math.max(
    radiusKm,
    choices.airLevel === null ? 0 : reachKmOf("air-reached", radiusKm),
    choices.alertRoads ? reachKmOf("road-closed", radiusKm) : 0,
  );
  const dLat = reachKm / KM_PER_DEGREE + 0.1;
  const dLon = dLat / Math.cos((lat * Math.PI) / 180);
  return or(
    and(
      between(changes.latitude, lat - dLat, lat + dLat),
      between(changes.longitude, lon - dLon, lon + dLon),
    ),
    zone === null ? undefined : eq(changes.zoneNumber, zone),
    region === null ? undefined : sql`${region} = ANY (${changes.regions})`,
    sql`${changes.areas} <> '{}'`,
  );
}

function mostADay(moments: readonly Date[]): number {
  const counts = new Map<string, number>();
  for (const at of moments) {
    const day = quebecDay(at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
