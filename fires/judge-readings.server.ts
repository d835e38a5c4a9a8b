import { believeDanger, type DangerBelief } from "./believe-danger.ts";
import { believeRestrictions, type RestrictionsBelief } from "./believe-restrictions.ts";
import { inDisplayOrder } from "./map-restriction.server.ts";
import type { Restriction, Statistics, ZoneDanger } from "./model.ts";
import { FEW, POLLS_TO_BELIEVE } from "./polls-to-believe.ts";
import { type Judge, unlessLost } from "./reading-cache.server.ts";
import { listedRestriction, type RestrictionFacts } from "./restriction-facts.server.ts";
import { isInForce } from "./restriction-rules.ts";

// Judges for pages, one per rule of belief: they decide which records to show while a response is in doubt.

interface ShownRestrictions extends RestrictionsBelief {
  /** Shown restrictions, by id. */
  readonly shown: ReadonlyMap<string, Restriction>;
  /** Previous states of restrictions whose ground changed, with the number of responses since. */
  readonly former: readonly { readonly was: Restriction; readonly polls: number }[];
}

export const judgeRestrictions: Judge<readonly Restriction[], ShownRestrictions> = (known, answer, at) => {
  const given = answer.value.map(listedRestriction);
  const judged = believeRestrictions(
    known ?? { dropped: answer.dropped, list: [] },
    { listed: given, dropped: answer.dropped },
    at,
  );
  const fresh = judged.fresh.map((one) => ({ ...one, missing: 0 }));
  const list = [...judged.updated.flatMap(({ after }) => after ?? []), ...fresh];
  const byId = new Map([...(known?.shown ?? []), ...answer.value.map((each) => [each.id, each] as const)]);
  const shown = new Map(list.flatMap(({ id }) => (byId.has(id) ? [[id, byId.get(id) as Restriction]] : [])));
  // Ground that a response removes from a restriction stays shown until the removal has lasted.
  const left = judged.updated.flatMap(({ before, after }) => {
    const was = known?.shown.get(before.id);
    // If `missing` is not 0, the removal was held before and has already lasted.
    const isNew = before.missing === 0 && after && areaKey(after.state) !== areaKey(before.state);
    return was && isNew ? [{ was, polls: 0 }] : [];
  });
  const former = [...(known?.former ?? []), ...left]
    .map(({ was, polls }) => ({ was, polls: polls + 1 }))
    .filter(({ was, polls }) => polls < POLLS_TO_BELIEVE.few && !shown.has(was.id) && isInForce(was, at));
  const smaller = judged.smaller.flatMap((id) => byId.get(id) ?? []);
  return {
    value: [...shown.values(), ...smaller, ...former.map(({ was }) => was)].sort(inDisplayOrder),
    state: { dropped: judged.dropped, list, shown, former },
    reason: judged.reason,
  };
};

const areaKey = ({ area, regions }: RestrictionFacts) => area ?? regions.join();

interface ShownDanger extends DangerBelief {
  /** Shown danger, by zone number. */
  readonly shown: ReadonlyMap<string, ZoneDanger>;
}

export const judgeDanger: Judge<readonly ZoneDanger[], ShownDanger> = (known, answer) => {
  const { belief, current, reason } = believeDanger(known, answer.value);
  const given = new Map<string, ZoneDanger>();
  // If a zone has two records, the record with a level counts.
  for (const zone of answer.value) {
    const key = String(zone.zone);
    if (zone.days[0] !== null || !given.has(key)) given.set(key, zone);
  }
  const shown = new Map<string, ZoneDanger>();
  for (const [key, zone] of [...(known?.shown ?? []), ...given]) {
    const level = current.has(key) ? belief.levels[key] : undefined;
    if (zone.days[0]?.level === level) shown.set(key, zone);
    // Today's level is not accepted, or the zone has two levels: keep only the days after today.
    else if (level === undefined && given.has(key))
      shown.set(key, { ...zone, days: [null, zone.days[1], zone.days[2]] });
  }
  return { value: [...shown.values()], state: { ...belief, shown }, reason };
};

/** Judge of statistics: a fall of active fires to zero must last, as in the list of fires. */
export const judgeStatistics = unlessLost<Statistics>(
  (next, known) => (known.activeFires ?? 0) > FEW && next.activeFires === 0,
  POLLS_TO_BELIEVE.few,
);
