import type { Services } from "#site-contract";
import { activeAlerts } from "#surroundings/alerts-at.ts";
import { perimetersOf } from "#surroundings/around.ts";
import { currentRecords } from "#surroundings/current-records.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "#surroundings/model.ts";
import { smokeAtTowns } from "#surroundings/smoke-at.server.ts";
import { comingHours, SMOKE_BOUNDS, smokeBand, smokePath } from "#surroundings/smoke-pictures.ts";
import { AROUND_PATHS } from "../../../parts/surroundings/around-paths.ts";
import { type Endpoint, endpoint } from "../endpoint.server.ts";
import { ApiProblem, unknownPath } from "../problem.server.ts";
import {
  airFeature,
  airForecastFeatures,
  alertFeature,
  civilEventFeature,
  closedRoadFeature,
  hotSpotFeature,
  neighbourFireFeature,
  perimeterFeature,
  sourceMeta,
  warningFeature,
  windFeature,
} from "./around-answer.server.ts";

interface EndpointContext {
  readonly services: Services;
  readonly now: Date;
}

/**
 * Returns a source's last accepted answer.
 * @throws {ApiProblem} `unknown-path` if the site has no such source, `no-data-yet` if it has no answer
 */
function readingOf<S extends SourceId>(source: S, { services, now }: EndpointContext) {
  // The type of a reading by its source is lost for a generic source.
  const reading = services.surroundings.read()[source] as SourceReading<SourceRecords[S]> | undefined;
  if (reading === undefined) throw unknownPath(services.siteUrl);
  if (reading.records === null) {
    throw new ApiProblem(
      "no-data-yet",
      "This source has not responded in the last 24 hours; try again shortly.",
    );
  }
  return { reading, records: currentRecords(source, reading.records, now) };
}

type Features<S extends SourceId> = (
  records: readonly SourceRecords[S][],
  context: EndpointContext,
) => readonly object[] | Promise<readonly object[]>;

/** Defines the endpoint of a source. */
function around<S extends Exclude<SourceId, "smoke">>(source: S, featuresOf: Features<S>): Endpoint {
  return endpoint({
    path: AROUND_PATHS[source],
    media: "application/geo+json",
    async answer(context) {
      const { reading, records } = readingOf(source, context);
      const features = await featuresOf(records, context);
      return {
        type: "FeatureCollection",
        meta: { ...sourceMeta(reading, context.services.siteUrl, context.now), count: features.length },
        features,
      };
    },
  });
}

/** The smoke forecast: its run, its hours, and the picture of each hour. */
const smoke = endpoint({
  path: AROUND_PATHS.smoke,
  answer(context) {
    const { reading, records } = readingOf("smoke", context);
    const { siteUrl } = context.services;
    const hours = records.flatMap((layer) =>
      comingHours(layer, context.now).map((at) => ({ at, picture: siteUrl + smokePath(layer.from, at) })),
    );
    return {
      meta: { ...sourceMeta(reading, siteUrl, context.now), count: hours.length },
      run: records[0]?.from ?? null,
      bounds: SMOKE_BOUNDS,
      hours,
      towns: records
        .flatMap((layer) => smokeAtTowns(layer, context.now))
        .map(({ town, hours }) => ({
          town,
          hours: hours.map(({ at, micrograms }) => ({ at, micrograms, level: smokeBand(micrograms) })),
        })),
    };
  },
});

/** The records of other authorities around a fire. A source that is not set has no address. */
export const AROUND_ENDPOINTS: readonly Endpoint[] = [
  around("publicAlerts", (messages, { now }) => activeAlerts(messages, now).map(alertFeature)),
  around("perimeters", async (perimeters, { services, now }) => {
    const { fires } = await services.situation.read();
    const byFire = [...perimetersOf(perimeters, fires.value ?? [], now)];
    return perimeters.map((each) =>
      perimeterFeature(
        each,
        byFire.flatMap(([id, perimeter]) => (perimeter === each ? [id] : [])),
      ),
    );
  }),
  around("hotSpots", (hotSpots) => hotSpots.map(hotSpotFeature)),
  around("neighbourFires", (fires) => fires.map(neighbourFireFeature)),
  around("closedRoads", (roads) => roads.map(closedRoadFeature)),
  around("civilEvents", (events) => events.map(civilEventFeature)),
  around("airNow", (stations) => stations.map(airFeature)),
  around("airForecasts", airForecastFeatures),
  around("weatherWarnings", (warnings) => warnings.map(warningFeature)),
  around("wind", (observations) => observations.map(windFeature)),
  smoke,
];

/** Returns whether a site answers at a path of the API: a source that is not set has no address. */
export function isServed(path: string, surroundings: Surroundings): boolean {
  const source = (Object.keys(AROUND_PATHS) as (keyof typeof AROUND_PATHS)[]).find(
    (each) => AROUND_PATHS[each] === path,
  );
  return source === undefined || surroundings[source] !== undefined;
}
