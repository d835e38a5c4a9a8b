import { z } from "zod";
import { FireDataError } from "./fire-data-error.ts";
import { wireCount, wireDate, wireQuantity } from "./wire-values.ts";

/** The statistics of /public/feux-etat-situation. */
const wireStatistics = z.object({
  DateDerniereModification: wireDate,
  NbFeuxActifs: wireCount,
  NbFeuxActifs24HeuresAvant: wireCount,
  NbFeuxActifs7JoursAvant: wireCount,
  NbFeuxNouveauxDerniers24Heures: wireCount,
  NbFeuxEteintsDerniers24Heures: wireCount,
  NbFeuxAnnuel: wireCount,
  NbFeuxMoyenne10Ans: wireQuantity,
  SuperficieHaBruleeAnnuelle: wireQuantity,
  SuperficieHaBruleeAnnuelle7JoursAvant: wireQuantity,
  SuperficieHaMoyenne10Ans: wireQuantity,
  NbAnnuelFeuxCauseFoudre: wireCount,
  NbAnnuelFeuxCauseHumaine: wireCount,
  NbAnnuelFeuxCauseIndeterminee: wireCount,
  NbFeuxNouveau: wireCount,
  NbFeuxRecense: wireCount,
  NbFeuxSousObservation: wireCount,
  NbFeuxHorsControle: wireCount,
  NbFeuxContenu: wireCount,
  NbFeuxMaitrise: wireCount,
});

export type WireStatistics = z.output<typeof wireStatistics>;

/**
 * Reads the statistics: bare, under `FeuxEtatSituationStats`, or either of these in an array of one.
 * @throws {FireDataError} `fire-data-shape` if the numbers of active fires and of the year's fires are both
 * unreadable
 */
export function readStatistics(data: unknown): WireStatistics {
  const parsed = wireStatistics.safeParse(unwrapStatistics(data));
  if (parsed.success && (parsed.data.NbFeuxActifs ?? parsed.data.NbFeuxAnnuel) !== null) return parsed.data;
  throw new FireDataError("fire-data-shape", "The response contains no statistics");
}

function unwrapStatistics(data: unknown): unknown {
  if (Array.isArray(data)) return unwrapStatistics(data[0]);
  const wrapped =
    typeof data === "object" && data !== null && "FeuxEtatSituationStats" in data
      ? data.FeuxEtatSituationStats
      : undefined;
  return wrapped === undefined ? data : unwrapStatistics(wrapped);
}
