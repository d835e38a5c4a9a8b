import { regionsOfWkt, regionsWkt } from "./areas.ts";
import { DAY_MS } from "./calendar.ts";
import type { Edits } from "./edits.ts";
import { definedFields } from "./edits.ts";
import { type FireRecord, fireKey } from "./fire-record.ts";
import type { Measure, NewMeasure } from "./measure-record.ts";
import { wordsOf } from "./measure-words.ts";
import { measuresInForce, type PlannedMeasure } from "./restrictions.ts";

const OUT_OF_CONTROL = 3;

/** Returns the edited restrictions at an instant. Those around a fire apply while it is out of control. */
export function measuresAt(
  planned: readonly PlannedMeasure[],
  edits: Edits,
  fires: readonly FireRecord[],
  now: number,
): Measure[] {
  const raging = new Set(fires.filter(({ Condition }) => Condition.Id === OUT_OF_CONTROL).map(fireKey));
  const natural = planned.filter(
    (plan) => plan.fireKey === null || (edits.replaced === null && raging.has(plan.fireKey)),
  );
  return [
    ...measuresInForce(natural, now),
    ...edits.measuresIssued.filter((measure) => isNotOver(measure, now)),
  ]
    .filter(({ Id }) => !edits.measuresLifted.includes(Id))
    .map((measure) => ({ ...measure, ...definedFields(edits.measuresChanged[measure.Id] ?? {}) }))
    .filter((measure) => isNotOver(measure, now));
}

/** Matches an end without a time, or at midnight: the service lists the restriction through that day. */
const LAST_DAY = /^\d{4}-\d{2}-\d{2}(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function isNotOver({ DateFin }: Measure, now: number): boolean {
  if (DateFin === null) return true;
  return Date.parse(DateFin) + (LAST_DAY.test(DateFin) ? DAY_MS : 0) > now;
}

/** Completes a restriction issued by hand. Area and regions follow from each other, texts from the type. */
export function issuedMeasure(given: NewMeasure, Id: string, now: number): Measure {
  const { TypeMesureId, TypeRtfId = null, ContourWKT, RegionsAdministrativesImpactees: regions } = given;
  const words = wordsOf(TypeMesureId, TypeRtfId);
  return {
    Id,
    TypeMesureId,
    TypeRtfId,
    ContourWKT: ContourWKT ?? regionsWkt(regions ?? []),
    DescriptionFr: given.DescriptionFr ?? words.DescriptionFr,
    DescriptionEn: given.DescriptionEn ?? words.DescriptionEn,
    DateDebut: given.DateDebut ?? new Date(now).toISOString(),
    DateFin: given.DateFin ?? null,
    RegionsAdministrativesImpactees: regions ?? (ContourWKT ? regionsOfWkt(ContourWKT) : []),
  };
}
