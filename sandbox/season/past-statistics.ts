import { type ProtectionZone, pastCauses, pastYear, type Toll } from "./past-years.ts";
import type { Statistics } from "./statistics.ts";

/** Days that each fire of a past year burns, because only the totals of past years are known. */
const DAYS_ACTIVE = 12;

/** Fraction, 0 to 1, of a protection zone's fires that a request selects; absent for other zones. */
export type Shares = Readonly<Partial<Record<ProtectionZone, number>>>;

/** Returns the statistics of a past year up to a day of the season, in the public API's format. */
export function pastStatistics(
  year: number,
  shares: Shares,
  seasonDay: number,
  mean: Toll,
  at: number,
): Statistics {
  const zones = Object.entries(shares) as [ProtectionZone, number][]; // the keys of Shares are zones
  const sum = (of: (zone: ProtectionZone) => number) =>
    zones.reduce((total, [zone, share]) => total + Math.round(of(zone) * share), 0);
  const fires = (day: number) => sum((zone) => pastYear(year, zone, day).fires);
  const hectares = (day: number) => sum((zone) => pastYear(year, zone, day).hectares);
  const active = (day: number) => fires(day) - fires(day - DAYS_ACTIVE);
  const started = fires(seasonDay);
  const lightning = sum((zone) => pastYear(year, zone, seasonDay).fires * pastCauses(year, zone).lightning);
  const undetermined = sum(
    (zone) => pastYear(year, zone, seasonDay).fires * pastCauses(year, zone).undetermined,
  );
  const burning = active(seasonDay);
  const [outOfControl, held] = [Math.floor(burning * 0.15), Math.floor(burning * 0.3)];
  return {
    NbFeuxAnnuel: started,
    NbFeuxMoyenne10Ans: mean.fires,
    NbFeuxActifs: burning,
    NbFeuxActifs24HeuresAvant: active(seasonDay - 1),
    NbFeuxActifs7JoursAvant: active(seasonDay - 7),
    SuperficieHaBruleeAnnuelle: hectares(seasonDay),
    SuperficieHaBruleeAnnuelle7JoursAvant: hectares(seasonDay - 7),
    SuperficieHaMoyenne10Ans: mean.hectares,
    NbFeuxNouveauxDerniers24Heures: started - fires(seasonDay - 1),
    NbFeuxEteintsDerniers24Heures: fires(seasonDay - DAYS_ACTIVE) - fires(seasonDay - DAYS_ACTIVE - 1),
    NbAnnuelFeuxCauseFoudre: lightning,
    NbAnnuelFeuxCauseHumaine: started - lightning - undetermined,
    NbAnnuelFeuxCauseIndeterminee: undetermined,
    NbFeuxRecense: 0,
    NbFeuxNouveau: 0,
    NbFeuxNouveaux24HeuresAvant: 0,
    NbFeuxSousObservation: 0,
    NbFeuxHorsControle: outOfControl,
    NbFeuxContenu: held,
    NbFeuxMaitrise: burning - outOfControl - held,
    DateDerniereModification: new Date(at).toISOString(),
  };
}
