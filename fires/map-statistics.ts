import type { StatusId } from "./status.ts";
import { modificationDate, usable } from "./wire-date.ts";
import type { WireStatistics } from "./wire-statistics.ts";

/** Converts the agency's counts. Missing values are null, never zero. */
export function toStatistics(record: WireStatistics, now: Date) {
  return {
    modifiedAt: usable(modificationDate(record.DateDerniereModification, now)),
    activeFires: record.NbFeuxActifs,
    activeFires24HoursAgo: record.NbFeuxActifs24HeuresAvant,
    activeFires7DaysAgo: record.NbFeuxActifs7JoursAvant,
    firesRecordedToday: record.NbFeuxNouveauxDerniers24Heures,
    firesExtinguishedToday: record.NbFeuxEteintsDerniers24Heures,
    firesYear: record.NbFeuxAnnuel,
    firesTenYearMean: record.NbFeuxMoyenne10Ans,
    firesExtinguishedYear: extinguished(record.NbFeuxAnnuel, record.NbFeuxActifs),
    hectaresBurnedYear: hectares(record.SuperficieHaBruleeAnnuelle),
    hectaresBurnedYear7DaysAgo: hectares(record.SuperficieHaBruleeAnnuelle7JoursAvant),
    hectaresTenYearMean: hectares(record.SuperficieHaMoyenne10Ans),
    causedByLightningYear: record.NbAnnuelFeuxCauseFoudre,
    causedByPeopleYear: record.NbAnnuelFeuxCauseHumaine,
    causeUnknownYear: record.NbAnnuelFeuxCauseIndeterminee,
    byStatus: byStatus(record),
  };
}

/** Removes the rounding error of added decimals: a thousandth is ten square metres. */
const hectares = (sum: number | null) => sum && Math.round(sum * 1000) / 1000;

/** Returns the number of the year's extinguished fires, at least zero: a fire of last year can be active. */
function extinguished(year: number | null, active: number | null): number | null {
  return year === null || active === null ? null : Math.max(0, year - active);
}

/** Returns the agency's counts of active fires by status. Pages with lists count the listed fires instead. */
function byStatus(record: WireStatistics): Readonly<Partial<Record<StatusId, number>>> {
  const counts: readonly (readonly [StatusId, number | null])[] = [
    [0, record.NbFeuxRecense],
    [1, record.NbFeuxNouveau],
    [2, record.NbFeuxSousObservation],
    [3, record.NbFeuxHorsControle],
    [4, record.NbFeuxContenu],
    [5, record.NbFeuxMaitrise],
  ];
  return Object.fromEntries(counts.filter(([, count]) => count !== null));
}
