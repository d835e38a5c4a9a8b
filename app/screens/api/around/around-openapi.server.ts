import { AROUND_PATHS } from "../../../parts/surroundings/around-paths.ts";
import { get, ref } from "../openapi-get.server.ts";
import { say } from "../shared-schemas.server.ts";
import { AROUND_EXAMPLES } from "./around-examples.server.ts";

type Described = readonly [
  source: Exclude<keyof typeof AROUND_PATHS, "smoke">,
  id: string,
  schema: string,
  summary: readonly [string, string],
  text: ReturnType<typeof say>,
];

const DESCRIBED: readonly Described[] = [
  [
    "publicAlerts",
    "officialAlerts",
    "OfficialAlert",
    ["Official orders and alerts in force", "Ordres et alertes officiels en vigueur"],
    say(
      "Alerts that other authorities sent through Alert Ready, verbatim, as a GeoJSON FeatureCollection. They are not ours: name the sender, and link to the original. If an alert has no polygon, its geometry is null, but codes identify the area it covers. An empty list does not mean that there are no orders.",
      "Les alertes d’autres autorités, tirées d’En Alerte, mot pour mot, dans une FeatureCollection GeoJSON. Ces alertes ne viennent pas de nous : nommez leur auteur et renvoyez au message d’origine. Si une alerte n’a pas de polygone, sa géométrie est null, mais des codes indiquent le territoire visé. Une liste vide ne veut pas dire qu’il n’y a aucun ordre.",
    ),
  ],
  [
    "perimeters",
    "perimeters",
    "EstimatedPerimeter",
    ["Perimeters estimated from satellite data", "Périmètres estimés à partir de données satellitaires"],
    say(
      "Outlines of hot areas that have grown in the last 10 days. They are estimates, not lines surveyed on the ground.",
      "Contours de secteurs chauds qui se sont agrandis au cours des 10 derniers jours. Ce sont des estimations, pas des lignes relevées sur le terrain.",
    ),
  ],
  [
    "hotSpots",
    "hotSpots",
    "HotSpot",
    [
      "Heat seen by satellite in the last 24 hours",
      "Chaleur détectée par satellite au cours des 24 dernières heures",
    ],
    say(
      "Each point marks heat, which can come from a fire, a mill, a flare or sun on bare rock. Never call it a fire.",
      "Chaque point indique de la chaleur, qui peut venir d’un feu, d’une usine, d’une torchère ou du roc chauffé par le soleil. Ne présentez jamais un point de chaleur comme un feu.",
    ),
  ],
  [
    "neighbourFires",
    "neighbourFires",
    "NeighbourFire",
    ["Fires just outside Quebec", "Feux juste à l’extérieur du Québec"],
    say(
      "Fires less than 50 km from Quebec that other Canadian agencies track. They are not in /fires.",
      "Feux situés à moins de 50 km du Québec et suivis par d’autres agences canadiennes. Ils ne sont pas dans /fires.",
    ),
  ],
  [
    "closedRoads",
    "closedRoads",
    "ClosedRoad",
    ["Closed roads", "Routes fermées"],
    say(
      "Closures published by Transports Québec, in French only.",
      "Les fermetures annoncées par Transports Québec, en français seulement.",
    ),
  ],
  [
    "civilEvents",
    "civilEvents",
    "CivilEvent",
    ["Civil protection events", "Événements de sécurité civile"],
    say(
      "Fires and evacuations reported by Quebec’s Ministère de la Sécurité publique.",
      "Feux et évacuations que signale le ministère de la Sécurité publique du Québec.",
    ),
  ],
  [
    "airNow",
    "airQuality",
    "AirQuality",
    ["Air quality now", "Qualité de l’air actuelle"],
    say(
      "The Air Quality Health Index at each station. Show the distance to the station. If it is more than 100 km, show nothing.",
      "La cote air santé à chaque station. Indiquez à quelle distance est la station. Si elle est à plus de 100 km, n’affichez rien.",
    ),
  ],
  [
    "airForecasts",
    "airQualityForecasts",
    "AirQualityForecast",
    ["Air quality forecast", "Prévision de la qualité de l’air"],
    say("The forecast index for each hour, by station.", "La cote prévue pour chaque heure, par station."),
  ],
  [
    "weatherWarnings",
    "weatherWarnings",
    "WeatherWarning",
    ["Weather warnings in force", "Alertes météo en vigueur"],
    say("Environment Canada’s warnings, verbatim.", "Les alertes d’Environnement Canada, mot pour mot."),
  ],
  [
    "wind",
    "wind",
    "Wind",
    ["Wind at each station", "Vent à chaque station"],
    say(
      "The latest observation from each weather station.",
      "La dernière observation de chaque station météo.",
    ),
  ],
];

/** Descriptions of the addresses about other authorities’ records. */
export const AROUND_OPERATIONS = [
  ...DESCRIBED.map(([source, id, schema, summary, text]) =>
    get(AROUND_PATHS[source], {
      ...{ id, summary, text, schema: ref(`${schema}List`), media: "application/geo+json" },
      example: AROUND_EXAMPLES[id],
      // A site has no such address if the source is not set.
      refusals: ["NotFound", "NoDataYet"],
    }),
  ),
  get(AROUND_PATHS.smoke, {
    id: "smokeForecast",
    summary: ["Smoke forecast", "Fumée prévue"],
    text: say(
      "Model forecast of smoke near the ground for the next 2 days. It is not an observation. There is one image for each hour. Wherever you show it, also show when the model ran.",
      "La fumée près du sol pour les deux prochains jours, selon un modèle : ce n’est pas une observation. Il y a une image pour chaque heure. Partout où vous affichez ces images, indiquez aussi l’heure du calcul du modèle.",
    ),
    ...{ schema: ref("SmokeForecast"), example: AROUND_EXAMPLES.smokeForecast },
    refusals: ["NotFound", "NoDataYet"],
  }),
];
