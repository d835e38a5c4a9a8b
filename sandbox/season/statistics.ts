import { type FireRecord, fireKey } from "./fire-record.ts";
import type { Toll } from "./past-years.ts";
import type { ConditionId } from "./vocabulary.ts";

/** Fires of one selection at an instant, a day before and a week before. */
export interface Moments {
  readonly now: readonly FireRecord[];
  readonly dayBefore: readonly FireRecord[];
  readonly weekBefore: readonly FireRecord[];
}

const isActive = (fire: FireRecord) => fire.Condition.Id !== 6;
const count = (fires: readonly FireRecord[], test: (fire: FireRecord) => boolean) =>
  fires.filter(test).length;
const hectares = (fires: readonly FireRecord[]) =>
  Math.round(fires.reduce((sum, fire) => sum + (fire.SuperficieHa ?? 0), 0) * 10) / 10;

const causeId = (fire: FireRecord) => (typeof fire.Cause?.Id === "number" ? fire.Cause.Id : 9);

/** Returns the counts of the public API, computed from the fires. `mean` is the ten-year mean. */
export function statisticsOf({ now, dayBefore, weekBefore }: Moments, mean: Toll, at: number) {
  const before = new Map(dayBefore.map((fire) => [fireKey(fire), fire]));
  const withCondition = (id: ConditionId) => count(now, (fire) => fire.Condition.Id === id);
  const wentOut = (fire: FireRecord) => {
    const earlier = before.get(fireKey(fire));
    return !isActive(fire) && (earlier === undefined || isActive(earlier));
  };
  const modified = now.flatMap(({ DateDerniereModification: date }) => (date ? [Date.parse(date)] : []));
  return {
    NbFeuxAnnuel: now.length,
    NbFeuxMoyenne10Ans: mean.fires,
    NbFeuxActifs: count(now, isActive),
    NbFeuxActifs24HeuresAvant: count(dayBefore, isActive),
    NbFeuxActifs7JoursAvant: count(weekBefore, isActive),
    SuperficieHaBruleeAnnuelle: hectares(now),
    SuperficieHaBruleeAnnuelle7JoursAvant: hectares(weekBefore),
    SuperficieHaMoyenne10Ans: mean.hectares,
    NbFeuxNouveauxDerniers24Heures: count(now, (fire) => !before.has(fireKey(fire))),
    NbFeuxEteintsDerniers24Heures: count(now, wentOut),
    NbAnnuelFeuxCauseFoudre: count(now, (fire) => causeId(fire) === 1),
    NbAnnuelFeuxCauseHumaine: count(now, (fire) => causeId(fire) !== 1 && causeId(fire) !== 9),
    NbAnnuelFeuxCauseIndeterminee: count(now, (fire) => causeId(fire) === 9),
    NbFeuxRecense: withCondition(0),
    NbFeuxNouveau: withCondition(1),
    NbFeuxNouveaux24HeuresAvant: count(dayBefore, (fire) => fire.Condition.Id === 1),
    NbFeuxSousObservation: withCondition(2),
    NbFeuxHorsControle: withCondition(3),
    NbFeuxContenu: withCondition(4),
    NbFeuxMaitrise: withCondition(5),
    DateDerniereModification: new Date(Math.min(at, Math.max(0, ...modified)) || at).toISOString(),
  };
}

export type Statistics = ReturnType<typeof statisticsOf>;
