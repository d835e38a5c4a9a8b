import type { Point } from "#territory/point.ts";
import type { Fact, FactPlace } from "./fact.ts";

const KM_PER_DEGREE = 111.195;
const AWAY_KM = 12;

const northOf = ({ lat, lon }: Point, km: number): Point => ({ lat: lat + km / KM_PER_DEGREE, lon });

/** A fire that never was, 12 km north of a place: what an alert looks like, said to be an example wherever it is shown. */
export function exampleFact(place: Omit<FactPlace, "distanceKm">, now: Date): Fact {
  return {
    change: {
      kind: "fire-new",
      subject: "example",
      before: null,
      after: {
        year: now.getUTCFullYear(),
        number: 0,
        name: null,
        statusId: 1,
        sizeHa: 4,
        causeId: null,
        protection: "intensive",
        region: null,
        zone: null,
        at: northOf(place.at, AWAY_KM),
        startedAt: now,
        containedAt: null,
        extinguishedAt: null,
        modifiedAt: now,
      },
    },
    observedAt: now,
    place: { ...place, distanceKm: AWAY_KM },
  };
}
