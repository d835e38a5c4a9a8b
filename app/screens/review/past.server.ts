import type { Protection } from "#fires/model.ts";
import { believedToll, type PastSeason } from "#fires/past-seasons.ts";
import { columnsOf, lengthsOf } from "./chart-geometry.server.ts";
import type { Glance } from "./glance.server.ts";

interface Toll {
  readonly year: number;
  readonly fires: number | null;
  readonly hectares: number | null;
}

const zonesOf = (zone: Protection | null): readonly Protection[] =>
  zone === null ? ["intensive", "northern"] : [zone];

/** Returns the sum of the values; null if one of them is unknown. */
function sum(values: readonly (number | null)[]): number | null {
  return values.reduce((total, value) => (total === null || value === null ? null : total + value), 0);
}

/** Returns the mean of the known values; null if all are unknown. */
function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((a, b) => a + b, 0) / known.length);
}

/** Returns ten complete seasons and this one to date, oldest first, for one protection zone or both. */
export function pastOf(
  seasons: readonly PastSeason[],
  glances: readonly Glance[],
  year: number,
  zone: Protection | null,
) {
  const zones = zonesOf(zone);
  const meanOf = new Map(glances.map(({ zone, fires }) => [zone, fires.mean]));
  const whole = seasons.map(({ year, tolls }): Toll => {
    const believed = zones.map((each) => believedToll(tolls[each], meanOf.get(each) ?? null));
    return {
      year,
      fires: sum(believed.map((toll) => toll?.fires ?? null)),
      hectares: sum(believed.map((toll) => toll?.hectares ?? null)),
    };
  });
  const shown = glances.filter((glance) => zones.includes(glance.zone));
  const now: Toll = {
    year,
    fires: sum(shown.map(({ fires }) => fires.now)),
    hectares: sum(shown.map(({ hectares }) => hectares.now)),
  };
  const rows = [now, ...whole].toReversed();
  const means = {
    fires: mean(whole.map(({ fires }) => fires)),
    hectares: mean(whole.map(({ hectares }) => hectares)),
  };
  const fires = lengthsOf([...rows.map((row) => row.fires), means.fires]);
  const hectares = lengthsOf([...rows.map((row) => row.hectares), means.hectares]);
  return {
    rows: rows.map((row, at) => ({ ...row, lengths: [fires[at] ?? 0, hectares[at] ?? 0] as const })),
    means,
    /** Heights of the means' lines. */
    meanLengths: [fires.at(-1) ?? 0, hectares.at(-1) ?? 0] as const,
    missing: whole.filter((toll) => toll.fires === null).map((toll) => toll.year),
    columns: columnsOf(rows.length),
  };
}
