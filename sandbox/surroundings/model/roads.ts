import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { HOUR_MS } from "../../season/calendar.ts";
import { CITIES } from "../../season/ground.ts";
import { merged } from "./merged.ts";
import {
  type Blaze,
  blazesAt,
  edgeKm,
  historyOf,
  isRaging,
  remember,
  type SeasonView,
} from "./season-view.ts";

/** Event on a road, with the source's values. */
export interface RoadEvent {
  readonly id: string;
  readonly road: string;
  readonly at: Point;
  readonly place: string;
  readonly direction: string;
  readonly city: string;
  readonly region: string;
  readonly obstruction: string;
  readonly cause: string;
  readonly consequence: string;
  readonly detour: string;
  readonly duration: string;
  readonly since: number;
}

/** Roads through the forest: number, and a few points as "latitude,longitude". */
const ROADS: readonly (readonly [number: string, line: string])[] = [
  ["113", "48.39,-77.23 48.9,-76.97 49.05,-76.96 49.33,-76.1 49.77,-74.86 49.92,-74.37"],
  ["167", "48.66,-72.45 49.2,-73.3 49.6,-74.1 49.92,-74.37 50.42,-73.87"],
  ["155", "46.6,-72.68 47.1,-72.72 47.44,-72.78 47.9,-72.3 48.35,-72.05"],
  ["389", "49.22,-68.15 50.2,-68.7 50.65,-68.73 51.6,-68.2 52.79,-67.08"],
  [
    "138",
    "48.15,-69.71 48.73,-69.08 49.22,-68.15 49.9,-67.0 50.2,-66.38 50.28,-64.9 50.24,-63.6 50.19,-61.82",
  ],
  ["117", "46.05,-74.28 46.55,-75.5 46.97,-76.0 47.6,-77.0 48.1,-77.78 48.24,-79.02"],
  ["109", "48.1,-77.78 48.57,-78.12 49.2,-78.0 49.76,-77.63"],
  ["Billy-Diamond", "49.76,-77.63 50.7,-77.6 52.0,-77.0 53.0,-77.3 53.79,-77.62"],
  ["175", "46.98,-71.35 47.5,-71.2 48.0,-71.25 48.43,-71.07"],
  ["169", "47.9,-71.45 48.41,-71.85 48.55,-71.65 48.88,-72.23"],
  ["385", "49.9,-67.0 48.73,-69.08 49.1,-69.4"],
  ["101", "46.72,-79.1 47.33,-79.44 48.24,-79.02 48.8,-79.2"],
  ["195", "48.46,-67.43 48.84,-67.53"],
  ["198", "48.95,-65.5 48.8,-64.6"],
  ["299", "48.16,-65.85 49.1,-66.0"],
  ["132", "48.1,-69.2 48.45,-68.53 48.85,-67.53 49.1,-66.0 48.83,-64.48"],
  ["232", "47.43,-69.03 47.55,-68.92 47.68,-68.88"],
  ["105", "45.6,-75.9 46.1,-76.05 46.55,-75.9"],
  ["131", "46.3,-73.6 46.68,-73.91"],
  ["381", "47.44,-70.5 47.9,-70.75 48.35,-70.87"],
];

const STEP_KM = 3;
const CLOSED_KM = 7;
const SMALLEST_HA = 40;

/** Points of each road, a few kilometres apart. */
const POINTS = ROADS.flatMap(([number, line]) => {
  const points = line.split(" ").map((text): Point => {
    const [lat = Number.NaN, lon = Number.NaN] = text.split(",").map(Number);
    return { lat, lon };
  });
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const steps = Math.ceil(distanceKm(from, to) / STEP_KM);
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      const at = { lat: from.lat + (to.lat - from.lat) * part, lon: from.lon + (to.lon - from.lon) * part };
      return { number, at };
    });
  });
});

/** Road works, which have nothing to do with fires. */
const WORKS = [
  ["works-1", "20", 45.86, -72.5, "Entre les sorties 166 et 173", "Drummondville"],
  ["works-2", "40", 45.6, -73.53, "À la hauteur de la sortie 80", "Montréal"],
  ["works-3", "175", 47.35, -71.2, "Réserve faunique des Laurentides, au km 112", "Lac-Jacques-Cartier"],
] as const;
const WORKS_SINCE_MS = 260 * HOUR_MS;

/** Returns the events on roads at an instant: works, and closures near fires. */
export function roadEventsAt(view: SeasonView, now: number): RoadEvent[] {
  const closures = remember(view, `roads/${now}`, () =>
    blazesAt(view, now).flatMap((blaze) => closuresOf(view, blaze, now)),
  );
  const { roads } = view.state.edits.surroundings;
  return merged(roads, now, [...works(view), ...closures], (id, at, fields) => {
    const { numeroRoute, lat, lon } = fields;
    const drawn = closure(id, numeroRoute, { lat, lon }, at);
    return {
      ...drawn,
      place: fields.localisation ?? drawn.place,
      city: fields.municipalite ?? drawn.city,
      direction: fields.direction ?? drawn.direction,
      obstruction: fields.entrave ?? drawn.obstruction,
      cause: fields.cause ?? drawn.cause,
      consequence: fields.consequence ?? drawn.consequence,
      detour: fields.detour ?? drawn.detour,
      duration: fields.duree ?? drawn.duration,
    };
  });
}

const works = ({ season }: SeasonView): RoadEvent[] =>
  WORKS.map(([id, road, lat, lon, place, city]) => ({
    ...{
      id,
      road,
      at: { lat, lon },
      place,
      city,
      direction: "Est",
      region: regionName(nearestCity({ lat, lon }).city.region),
    },
    ...{ obstruction: "Entrave partielle", cause: "Travaux routiers", consequence: "Une voie fermée" },
    ...{ detour: "", duration: "Jusqu'à l'automne", since: season.calendar.anchorAt - WORKS_SINCE_MS },
  }));

/** Returns the roads that a fire closes. A road opens when the fire is no longer out of control. */
function closuresOf(view: SeasonView, blaze: Blaze, now: number): RoadEvent[] {
  if (!isThreat(blaze)) return [];
  const near = new Map<string, Point>();
  for (const { number, at } of POINTS) {
    const nearest = near.get(number);
    if (
      edgeKm(blaze, at) < CLOSED_KM &&
      (!nearest || distanceKm(at, blaze.at) < distanceKm(nearest, blaze.at))
    )
      near.set(number, at);
  }
  return [...near].flatMap(([number, at]) => {
    const history = historyOf(view, blaze.key, now).reverse();
    const open = history.findIndex((past) => !(isThreat(past.blaze) && edgeKm(past.blaze, at) < CLOSED_KM));
    const since = (open < 0 ? history.at(-1) : history[open - 1])?.at;
    return since === undefined ? [] : [closure(`${blaze.key}-${number}`, number, at, since)];
  });
}

const isThreat = (blaze: Blaze) => isRaging(blaze) && blaze.ha >= SMALLEST_HA;

function closure(id: string, road: string, at: Point, since: number): RoadEvent {
  const near = nearestCity(at);
  return {
    ...{ id, road, at, since, city: near.city.Nom, region: regionName(near.city.region) },
    place: `À environ ${Math.max(1, Math.round(near.km))} km de ${near.city.Nom}`,
    ...{
      obstruction: "Fermeture complète",
      cause: "Feu de forêt",
      consequence: "Route fermée à la circulation",
    },
    ...{ direction: "Dans les deux directions", detour: "Aucun", duration: "Indéterminée" },
  };
}

const nearestCity = (at: Point) =>
  CITIES.map((city) => ({ city, km: distanceKm(city.at, at) })).reduce((best, each) =>
    each.km < best.km ? each : best,
  );
const regionName = (code: string) => regionByCode(code)?.name.fr ?? "";
