import { circleArea } from "./areas.ts";
import type { LivingFire } from "./living-fire.ts";
import { MEASURE_TYPE, type MeasureType } from "./measure-record.ts";
import { wordsOf } from "./measure-words.ts";
import type { PlannedMeasure } from "./planned-measure.ts";

import type { Season } from "./season-drawn.ts";

/**
 * Restrictions around a season's largest fires: number of fires, minimum size, and distance from the fire's
 * edge.
 */
const AROUND_FIRES: readonly {
  readonly type: MeasureType;
  readonly fires: number;
  readonly fromHa: number;
  readonly marginKm: number;
}[] = [
  { type: MEASURE_TYPE.plane, fires: 14, fromHa: 300, marginKm: 9.3 },
  { type: MEASURE_TYPE.risk, fires: 8, fromHa: 800, marginKm: 20 },
  { type: MEASURE_TYPE.closure, fires: 5, fromHa: 8000, marginKm: 32 },
];

const HECTARES_PER_KM2 = 100;

/** Fires that are only observed get no restrictions. */
const isFought = ({ life }: LivingFire) => life.stages.some(({ condition }) => condition === 3);

export function fireMeasures(season: Season): PlannedMeasure[] {
  const greatest = season.fires.filter(isFought).sort((a, b) => b.life.finalHa - a.life.finalHa);
  return AROUND_FIRES.flatMap(({ type, fires, fromHa, marginKm }) =>
    greatest
      .slice(0, fires)
      .filter(({ life }) => life.finalHa > fromHa)
      .map((fire) => around(fire, type, fromHa, marginKm)),
  );
}

function around(fire: LivingFire, type: MeasureType, fromHa: number, marginKm: number): PlannedMeasure {
  const { life, ground } = fire;
  const grown = (fromHa / life.finalHa) ** (1 / life.exponent);
  const beginsAt = Math.round(life.startsAt + grown * (life.growsUntil - life.startsAt));
  const { wkt, regions } = circleArea(
    ground.at,
    marginKm + Math.sqrt(life.finalHa / HECTARES_PER_KM2 / Math.PI),
  );
  const key = `${fire.Annee}-${fire.NoFeu}`;
  return {
    measure: {
      Id: `${key}-${type}`,
      ContourWKT: wkt,
      ...wordsOf(type, null),
      TypeMesureId: type,
      TypeRtfId: null,
      RegionsAdministrativesImpactees: regions,
    },
    announcedAt: beginsAt,
    beginsAt,
    endsAt: life.growsUntil,
    fireKey: key,
  };
}
