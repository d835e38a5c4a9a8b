import { z } from "zod";
import { type Ask, featuresUrl } from "./ask.server.ts";
import type { CivilEvent } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { SOURCES } from "./sources.ts";
import {
  isInBox,
  isPast,
  label,
  optionalLabel,
  optionalPoint,
  quebecTime,
  readFeatures,
  USELESS,
} from "./wire.ts";

/** Types of events that concern fires, in the source's French. Capitals often have no accents. */
const CONCERNS = /(?<!\p{L})(?:feux?|incendies?|fum[ée]e|[ée]vacuation)/iu;
const NO = ["", "0", "non", "n", "false", "aucune"];

const wireEvent = z.object({
  geometry: optionalPoint,
  properties: z.object({
    ...{ date_observation: quebecTime, type: label, code_municipalite: optionalLabel, nom: optionalLabel },
    ...{ urgence: optionalLabel, severite: optionalLabel, etat: optionalLabel, imprecision: optionalLabel },
  }),
});

export async function readCivilEvents(
  ask: Ask,
  address: string,
  now: Date,
): Promise<BatchAnswer<CivilEvent>> {
  const { most } = SOURCES.civilEvents;
  const query = { outputFormat: "geojson", count: most };
  const data = await ask.json(featuresUrl(address, "msp_risc_evenements_public_24h", query));
  return readFeatures(
    data,
    wireEvent,
    ({ geometry: at, properties: wire }): CivilEvent | null | typeof USELESS => {
      const { type, date_observation: observedAt, code_municipalite: code } = wire;
      if (!CONCERNS.test(type) || /^termin/i.test(wire.etat ?? "")) return USELESS;
      if (at === null || !isInBox(at) || !isPast(observedAt, now)) return null;
      return {
        ...{ id: `${code} ${type} ${observedAt.toISOString()}`, type, at, observedAt },
        ...{ name: wire.nom, municipalityCode: /^\d{5}$/.test(code ?? "") ? code : null },
        isImprecise: !NO.includes((wire.imprecision ?? "").toLowerCase()),
        ...{ urgency: wire.urgence, severity: wire.severite, state: wire.etat },
      };
    },
    { most, timeOf: ({ observedAt }) => observedAt, keyOf: ({ id, at }) => `${id} ${at.lat} ${at.lon}` },
  );
}
