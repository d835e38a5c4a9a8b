import { isOldObservation } from "#surroundings/around.ts";
import type { AirObservation } from "#surroundings/model.ts";
import { AIR_LEVELS, type AirLevel } from "#territory/air-index.ts";
import { nearest } from "#territory/nearest.ts";
import { AIR_REACH_KM, type AirReading, type StoredStation } from "./air-state.ts";
import type { AirChange, Compared } from "./change.ts";

/** Time after which a station without a measurement is forgotten, in ms. This is not a change. */
const FORGOTTEN_MS = 24 * 3_600_000;

interface Step {
  readonly reached: readonly AirLevel[];
  readonly fallen: readonly AirLevel[];
  readonly station: StoredStation;
}

/**
 * Compares the measurements of all stations with the stored measurements. One measurement at a level reaches
 * this level; two measurements below end it. A station without a recent measurement keeps its state.
 */
export function compareAir(
  known: AirReading | null,
  observations: readonly AirObservation[],
  at: Date,
): Compared<AirReading, AirChange> {
  const remaining = Object.entries(known?.stations ?? {}).filter(
    ([, { observedAt }]) => at.getTime() - observedAt.getTime() <= FORGOTTEN_MS,
  );
  const stations = new Map(remaining);
  const steps = new Map<string, Step>();
  for (const observation of observations) {
    const { id, index, observedAt } = observation;
    if (index === null || isOldObservation(observedAt, at)) continue;
    const step = stepOf(stations.get(id), { ...observation, index: Math.round(index) });
    steps.set(id, step);
    stations.set(id, step.station);
  }
  const measuring = [...stations]
    .filter(([, { observedAt }]) => !isOldObservation(observedAt, at))
    .map(([id]) => id);
  const next: AirReading = { v: 1, stations: Object.fromEntries(stations), measuring };
  if (known === null) return { next, changes: [] };

  const moved = [...measuring, ...known.measuring].filter(
    (id) => !measuring.includes(id) || !known.measuring.includes(id),
  );
  const standingAt = (level: AirLevel) =>
    [...stations].flatMap(([id, { reached }]) => (reached.includes(level) ? [subjectOf(id, level)] : []));
  const changes = measuring.flatMap((id) => {
    const station = stations.get(id);
    if (station === undefined) return [];
    const { reached, fallen } = steps.get(id) ?? { reached: [], fallen: [] };
    // After a station began or stopped measuring, places can have another nearest station.
    const isNearMoved = nearAny(station, moved, { ...known.stations, ...next.stations });
    const above = AIR_LEVELS.filter((level) => station.index >= level);
    const levels = [
      ...(isNearMoved ? above : reached).map((level) => ({ kind: "air-reached", level }) as const),
      ...fallen.map((level) => ({ kind: "air-fell", level }) as const),
    ];
    const others = measuring.flatMap((other) => (other === id ? [] : (stations.get(other) ?? [])));
    const rivals = nearest(others, station.at, { withinKm: 2 * AIR_REACH_KM, most: others.length });
    const { name, index, observedAt } = station;
    return levels.map(({ kind, level }): AirChange => {
      const after = {
        ...{ station: id, name, at: station.at, index, observedAt, level },
        ...{ others: rivals.map((rival) => rival.at), standing: standingAt(level) },
      };
      return { kind, subject: subjectOf(id, level), before: null, after };
    });
  });
  return { next, changes };
}

const subjectOf = (station: string, level: AirLevel) => `air-${station}-${level}`;

function stepOf(known: StoredStation | undefined, observation: AirObservation & { index: number }): Step {
  const { name, at, index, observedAt } = observation;
  if (known && observedAt < known.observedAt) return { reached: [], fallen: [], station: known };
  // A later answer can correct the index of an hour.
  const isCorrected = known?.observedAt.getTime() === observedAt.getTime();
  const previous = (isCorrected ? known?.previous : known?.index) ?? null;
  const above = AIR_LEVELS.filter((level) => index >= level);
  const before = known?.reached ?? [];
  const fallen = before.filter((level) => index < level && previous !== null && previous < level);
  return {
    ...{ reached: above.filter((level) => !before.includes(level)), fallen },
    station: {
      ...{ name, at, index, observedAt, previous },
      reached: AIR_LEVELS.filter(
        (level) => above.includes(level) || (before.includes(level) && !fallen.includes(level)),
      ),
    },
  };
}

/** Returns whether `station`, or a station that can share places with it, began or stopped measuring. */
function nearAny(
  station: StoredStation,
  moved: readonly string[],
  stations: Readonly<Record<string, StoredStation>>,
): boolean {
  const others = moved.flatMap((id) => stations[id] ?? []);
  return nearest(others, station.at, { withinKm: 2 * AIR_REACH_KM, most: 1 }).length > 0;
}
