import type { Services } from "#site-contract";
import { activeAlerts } from "#surroundings/alerts-at.ts";
import { perimetersOf } from "#surroundings/around.ts";
import { currentRecords } from "#surroundings/current-records.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "#surroundings/model.ts";
import { hotSpotId, perimeterId } from "#surroundings/record-id.server.ts";
import { smokeAtTowns } from "#surroundings/smoke-at.server.ts";
import { comingHours, SMOKE_BOUNDS, smokeBand, smokePath } from "#surroundings/smoke-pictures.ts";
import { airIndex } from "#territory/air-index.ts";
import { AROUND_PATHS } from "../../../parts/surroundings/around-paths.ts";
import { type Description, type Endpoint, endpoint } from "../endpoint.server.ts";
import { noDataYet, unknownPath } from "../problem.server.ts";
import { publishedArea } from "../published-area.server.ts";
import { say } from "../shared-schemas.server.ts";
import {
  airForecastFeatures,
  alertFeature,
  feature,
  pointFeature,
  sourceMeta,
} from "./around-answer.server.ts";
import { AROUND_EXAMPLES } from "./around-examples.server.ts";

interface EndpointContext {
  readonly services: Services;
  readonly now: Date;
}

/**
 * Returns the last accepted records of a source.
 * @throws {ApiProblem} `unknown-path` if the site has no such source, `no-data-yet` if there are no records
 */
function readingOf<S extends SourceId>(source: S, { services, now }: EndpointContext) {
  // TypeScript cannot infer the reading's type from the generic source.
  const reading = services.surroundings.read()[source] as SourceReading<SourceRecords[S]> | undefined;
  if (reading === undefined) throw unknownPath(services.siteUrl);
  if (reading.records === null)
    throw noDataYet("This source has not responded in the last 24 hours; try again shortly.");
  return { reading, records: currentRecords(source, reading.records, now) };
}

interface AroundDefinition<S extends SourceId> extends Pick<Description, "id" | "summary" | "text"> {
  /** Name of the schema of a feature's properties. */
  readonly schema: string;
  featuresOf(
    records: readonly SourceRecords[S][],
    context: EndpointContext,
  ): readonly object[] | Promise<readonly object[]>;
}

// If the source is not configured, the endpoint does not exist.
const REFUSALS = ["NotFound", "NoDataYet"] as const;

function around<S extends Exclude<SourceId, "smoke">>(source: S, definition: AroundDefinition<S>): Endpoint {
  const { schema, featuresOf, ...description } = definition;
  return endpoint({
    ...description,
    path: AROUND_PATHS[source],
    media: "application/geo+json",
    schema: `${schema}List`,
    example: AROUND_EXAMPLES[source],
    refusals: REFUSALS,
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

/** The smoke forecast: the time at which the model ran, the forecast hours, and the picture of each hour. */
const smoke = endpoint({
  path: AROUND_PATHS.smoke,
  id: "smokeForecast",
  summary: ["Smoke forecast", "Fumée prévue"],
  text: say(
    "Model forecast of smoke near the ground for the next 2 days. It is not an observation. There is one image for each hour. Wherever you show it, also show when the model ran.",
    "La fumée près du sol pour les deux prochains jours, selon un modèle : ce n’est pas une observation. Il y a une image pour chaque heure. Partout où vous affichez ces images, indiquez aussi l’heure du calcul du modèle.",
  ),
  schema: "SmokeForecast",
  example: AROUND_EXAMPLES.smoke,
  refusals: REFUSALS,
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

/** Endpoints for the records of other authorities. If a source is not configured, its path is unknown. */
export const AROUND_ENDPOINTS: readonly Endpoint[] = [
  around("publicAlerts", {
    id: "officialAlerts",
    schema: "OfficialAlert",
    summary: ["Official orders and alerts in force", "Ordres et alertes officiels en vigueur"],
    text: say(
      "Alerts that other authorities sent through Alert Ready, verbatim, as a GeoJSON FeatureCollection. They are not ours: name the sender, and link to the original. If an alert has no polygon, its geometry is null, but codes identify the area it covers. An empty list does not mean that there are no orders.",
      "Les alertes d’autres autorités, tirées d’En Alerte, mot pour mot, dans une FeatureCollection GeoJSON. Ces alertes ne viennent pas de nous : nommez leur auteur et renvoyez au message d’origine. Si une alerte n’a pas de polygone, sa géométrie est null, mais des codes indiquent le territoire visé. Une liste vide ne veut pas dire qu’il n’y a aucun ordre.",
    ),
    featuresOf: (messages, { now }) => activeAlerts(messages, now).map(alertFeature),
  }),
  around("perimeters", {
    id: "perimeters",
    schema: "EstimatedPerimeter",
    summary: [
      "Perimeters estimated from satellite data",
      "Périmètres estimés à partir de données satellitaires",
    ],
    text: say(
      "Outlines of hot areas that have grown in the last 10 days. They are estimates, not lines surveyed on the ground.",
      "Contours de secteurs chauds qui se sont agrandis au cours des 10 derniers jours. Ce sont des estimations, pas des lignes relevées sur le terrain.",
    ),
    async featuresOf(perimeters, { services, now }) {
      const { fires } = await services.situation.read();
      const byFire = [...perimetersOf(perimeters, fires.value ?? [], now)];
      return perimeters.map((perimeter) => {
        const { area, firstSeenAt, lastSeenAt, sizeHa, hotSpots } = perimeter;
        return feature(publishedArea(area), {
          id: perimeterId(perimeter),
          ...{ firstSeenAt, lastSeenAt, sizeHectares: sizeHa, hotSpots },
          fires: byFire.flatMap(([id, each]) => (each === perimeter ? [id] : [])),
        });
      });
    },
  }),
  around("hotSpots", {
    id: "hotSpots",
    schema: "HotSpot",
    summary: [
      "Heat seen by satellite in the last 24 hours",
      "Chaleur détectée par satellite au cours des 24 dernières heures",
    ],
    text: say(
      "Each point marks heat, which can come from a fire, a mill, a flare or sun on bare rock. Never call it a fire.",
      "Chaque point indique de la chaleur, qui peut venir d’un feu, d’une usine, d’une torchère ou du roc chauffé par le soleil. Ne présentez jamais un point de chaleur comme un feu.",
    ),
    featuresOf: (hotSpots) =>
      hotSpots.map(({ at, ...heat }) => pointFeature(at, { id: hotSpotId({ at, ...heat }), ...heat })),
  }),
  around("neighbourFires", {
    id: "neighbourFires",
    schema: "NeighbourFire",
    summary: ["Fires just outside Quebec", "Feux juste à l’extérieur du Québec"],
    text: say(
      "Fires less than 50 km from Quebec that other Canadian agencies track. They are not in /fires.",
      "Feux situés à moins de 50 km du Québec et suivis par d’autres agences canadiennes. Ils ne sont pas dans /fires.",
    ),
    featuresOf: (fires) =>
      fires.map(({ at, stage, sizeHa, ...fire }) =>
        pointFeature(at, { ...fire, stage, sizeHectares: sizeHa }),
      ),
  }),
  around("closedRoads", {
    id: "closedRoads",
    schema: "ClosedRoad",
    summary: ["Closed roads", "Routes fermées"],
    text: say(
      "Closures published by Transports Québec, in French only.",
      "Les fermetures annoncées par Transports Québec, en français seulement.",
    ),
    featuresOf: (roads) => roads.map(({ at, line: _, ...road }) => pointFeature(at, road)),
  }),
  around("civilEvents", {
    id: "civilEvents",
    schema: "CivilEvent",
    summary: ["Civil protection events", "Événements de sécurité civile"],
    text: say(
      "Fires and evacuations reported by Quebec’s Ministère de la Sécurité publique.",
      "Feux et évacuations que signale le ministère de la Sécurité publique du Québec.",
    ),
    featuresOf: (events) => events.map(({ at, ...event }) => pointFeature(at, event)),
  }),
  around("airNow", {
    id: "airQuality",
    schema: "AirQuality",
    summary: ["Air quality now", "Qualité de l’air actuelle"],
    text: say(
      "The Air Quality Health Index at each station. Show the distance to the station. If it is more than 100 km, show nothing.",
      "La cote air santé à chaque station. Indiquez à quelle distance est la station. Si elle est à plus de 100 km, n’affichez rien.",
    ),
    featuresOf: (stations) =>
      stations.map(({ at, index, observedAt, ...station }) =>
        pointFeature(at, {
          ...station,
          index,
          risk: index === null ? null : airIndex(index).band,
          observedAt,
        }),
      ),
  }),
  around("airForecasts", {
    id: "airQualityForecasts",
    schema: "AirQualityForecast",
    summary: ["Air quality forecast", "Prévision de la qualité de l’air"],
    text: say(
      "The forecast index for each hour, by station.",
      "La cote prévue pour chaque heure, par station.",
    ),
    featuresOf: airForecastFeatures,
  }),
  around("weatherWarnings", {
    id: "weatherWarnings",
    schema: "WeatherWarning",
    summary: ["Weather warnings in force", "Alertes météo en vigueur"],
    text: say(
      "Environment Canada’s warnings, verbatim.",
      "Les alertes d’Environnement Canada, mot pour mot.",
    ),
    featuresOf: (warnings) => warnings.map(({ area, ...warning }) => feature(publishedArea(area), warning)),
  }),
  around("wind", {
    id: "wind",
    schema: "Wind",
    summary: ["Wind at each station", "Vent à chaque station"],
    text: say(
      "The latest observation from each weather station.",
      "La dernière observation de chaque station météo.",
    ),
    featuresOf: (observations) => observations.map(({ at, ...wind }) => pointFeature(at, wind)),
  }),
  smoke,
];

/** Returns whether a path of the API exists: the path of a source that is not configured does not. */
export const isServed = (path: string, surroundings: Surroundings): boolean =>
  Object.entries(AROUND_PATHS).every(
    ([source, each]) => each !== path || surroundings[source as keyof typeof AROUND_PATHS] !== undefined,
  );
