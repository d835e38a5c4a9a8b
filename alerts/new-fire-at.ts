import type { FireChange } from "#history/change.ts";
import type { Point } from "#territory/point.ts";
import type { Fact, FactPlace } from "./fact.ts";

const KM_PER_DEGREE = 111.195;
const AWAY_KM = 12;

/** Returns an invented new fire, to show an example alert, or to count the people that a fire would alert. */
export const newFireAt = (at: Point, statusId: 1 | 3, now: Date): FireChange => ({
  kind: "fire-new",
  subject: "example",
  before: null,
  after: {
    year: now.getUTCFullYear(),
    number: 0,
    name: null,
    statusId,
    sizeHa: 4,
    causeId: null,
    protection: "intensive",
    region: null,
    zone: null,
    at,
    startedAt: now,
    containedAt: null,
    extinguishedAt: null,
    modifiedAt: now,
  },
});

/** Returns an example alert of a fire 12 km north of a place. Every use labels it as an example. */
export const exampleFact = (place: Omit<FactPlace, "distanceKm">, now: Date): Fact => ({
  change: newFireAt({ lat: place.at.lat + AWAY_KM / KM_PER_DEGREE, lon: place.at.lon }, 1, now),
  observedAt: now,
  place: { ...place, distanceKm: AWAY_KM },
});
