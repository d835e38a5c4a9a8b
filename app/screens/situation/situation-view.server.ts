import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { Situation, ZoneDanger } from "#fires/model.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "#fires/restriction.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { mapView } from "../../parts/drawn-map/map-view.server.ts";
import type { FireChoices } from "../../parts/fire/fire-choices.ts";
import { dangerRow, restrictionGroups } from "../../parts/fire/rows.server.ts";
import { writeCounts, writeDangerRows, writeRestrictions } from "../../parts/fire/rows.ts";
import { firesView } from "../../parts/fires-section/fires-view.server.ts";

function dangerView(zones: readonly ZoneDanger[] | null, level: DangerLevel | null) {
  if (zones === null) return null;
  const today = ({ days }: ZoneDanger) => days[0]?.level ?? 0;
  const shown = level === null ? zones : zones.filter((zone) => today(zone) === level);
  return {
    counts: writeCounts(DANGER_LEVELS, (each) => zones.filter((zone) => today(zone) === each).length),
    rows: writeDangerRows(
      shown.toSorted((a, b) => today(b) - today(a) || a.name.localeCompare(b.name, "fr")).map(dangerRow),
    ),
    total: zones.length,
  };
}

function restrictionsView(situation: Situation, type: RestrictionType | null, language: Language, now: Date) {
  const all = situation.restrictions.value;
  if (all === null) return null;
  const inForce = restrictionsInForce(all, now);
  const ofType = (restriction: { readonly type: RestrictionType }) =>
    type === null || restriction.type === type;
  const groups = (list: typeof all) =>
    writeRestrictions(restrictionGroups(list.filter(ofType), language, now));
  return {
    counts: writeCounts(RESTRICTION_ORDER, (each) => inForce.filter((one) => one.type === each).length),
    groups: groups(inForce),
    upcoming: groups(upcomingRestrictions(all, now)),
    total: inForce.length,
    doubt: listDoubt(situation.restrictions, now),
  };
}

export interface SituationViewOptions {
  readonly choices: FireChoices;
  readonly dangerLevel: DangerLevel | null;
  readonly restrictionType: RestrictionType | null;
  readonly language: Language;
  readonly now: Date;
}

export function situationView(situation: Situation, options: SituationViewOptions) {
  const { dangerLevel, restrictionType, language, now } = options;
  const changedAt = situation.statistics.intensive.value?.modifiedAt ?? null;
  const active = situation.fires.value?.filter(({ statusId }) => isActive(statusId)) ?? [];
  const regions = new Set(situation.fires.value?.flatMap(({ region }) => region ?? []));
  return {
    age: formatAge([situation.fires, situation.danger, situation.restrictions], language, now),
    changedAt: changedAt && formatsOf(language).dayTime(changedAt, now),
    activeTotal: situation.fires.value === null ? null : active.length,
    regions: [...regions].join(" "),
    fires: firesView(situation, situation.fires.value, options),
    danger: dangerView(situation.danger.value, dangerLevel),
    restrictions: restrictionsView(situation, restrictionType, language, now),
    map: mapView(situation),
  };
}

export type SituationView = ReturnType<typeof situationView>;
