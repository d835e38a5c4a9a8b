import type { Polygon } from "geojson";
import type { Bilingual } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { dayNumber, HOUR_MS } from "../../season/calendar.ts";
import { hashOf } from "../../season/random.ts";
import { valueNoise } from "../../season/value-noise.ts";
import { REVIEW_MS, remember, type SeasonView, squareAround } from "./season-view.ts";
import { runAt, smokeAt } from "./smoke.ts";
import { STATIONS, type Station } from "./stations.ts";
import { windAt } from "./wind.ts";

type AlertType = "warning" | "watch";
type Status = "issued" | "continued" | "ended";
type Colour = "yellow" | "orange";

export interface WeatherAlert {
  readonly id: string;
  readonly code: string;
  readonly type: AlertType;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly status: Status;
  readonly colour: Colour;
  readonly area: Bilingual;
  readonly province: string;
  readonly publishedAt: number;
  readonly expiresAt: number;
  readonly geometry: Polygon;
}

interface Hazard extends Pick<WeatherAlert, "code" | "type" | "name" | "text" | "colour"> {
  applies(view: SeasonView, at: Point, instant: number): boolean;
}

const HAZARDS: readonly Hazard[] = [
  {
    ...{ code: "AQW", type: "warning", colour: "orange" },
    name: { fr: "avertissement de qualité de l'air", en: "air quality warning" },
    text: {
      fr: "De la fumée de feux de forêt cause une mauvaise qualité de l'air et réduit la visibilité.",
      en: "Wildfire smoke is causing poor air quality and reduced visibility.",
    },
    applies: (view, at, instant) => smokeAt(view, instant, runAt(instant))(at) > 60,
  },
  {
    ...{ code: "HTW", type: "warning", colour: "yellow" },
    name: { fr: "avertissement de chaleur", en: "heat warning" },
    text: {
      fr: "Des valeurs élevées de chaleur et d'humidité sont prévues.",
      en: "High heat and humidity values are expected.",
    },
    applies: ({ season }, at, instant) => season.danger.indexAt(at, dayNumber(instant)) > 4.4,
  },
  {
    ...{ code: "WDW", type: "warning", colour: "yellow" },
    name: { fr: "avertissement de vent", en: "wind warning" },
    text: {
      fr: "Des vents forts qui pourraient causer des dommages sont prévus.",
      en: "Strong winds that may cause damage are expected.",
    },
    applies: (view, at, instant) => windAt(view, at, instant).speed > 29,
  },
  {
    ...{ code: "STA", type: "watch", colour: "yellow" },
    name: { fr: "veille d'orages violents", en: "severe thunderstorm watch" },
    text: {
      fr: "Les conditions sont propices à la formation d'orages violents.",
      en: "Conditions are favourable for the development of severe thunderstorms.",
    },
    applies: ({ season: { plan, calendar } }, at, instant) => {
      const day = calendar.dayOf(instant);
      const isSeason = day > 130 && day < 270;
      return (
        isSeason && valueNoise(`${plan.scenario}/${plan.seed}/storm`, at.lon / 4, at.lat / 3, day * 2) > 0.5
      );
    },
  },
];

const HALF_WIDTH_KM = 45;
const VALID_MS = 16 * HOUR_MS;
const ENDED_SHOWN_MS = HOUR_MS;
/** Provinces whose stations can have weather alerts. */
const PROVINCES = ["QC", "ON", "NL", "NB"];

/** Returns the weather alerts as published at an instant. Ended alerts are listed for some time, too. */
export function weatherAlertsAt(view: SeasonView, now: number): WeatherAlert[] {
  const review = Math.floor(now / REVIEW_MS) * REVIEW_MS;
  return remember(view, `weather/${review}`, () =>
    STATIONS.filter(({ province }) => PROVINCES.includes(province)).flatMap((station) =>
      HAZARDS.flatMap((hazard) => alertOf(view, station, hazard, review) ?? []),
    ),
  );
}

function alertOf(view: SeasonView, station: Station, hazard: Hazard, review: number): WeatherAlert | null {
  const [is, was] = [review, review - REVIEW_MS].map((at) => hazard.applies(view, station.at, at));
  if (!is && !was) return null;
  const status = is ? (was ? "continued" : "issued") : "ended";
  const { code, type, name, text, colour } = hazard;
  return {
    ...{ code, type, name, text, colour, status },
    id: `wa-${hashOf(`${station.weather}/${code}`).toString(36)}`,
    area: { fr: station.fr, en: station.en },
    province: station.province,
    publishedAt: review,
    expiresAt: review + (is ? VALID_MS : ENDED_SHOWN_MS),
    geometry: square(station.at),
  };
}

const square = (at: Point): Polygon => ({
  type: "Polygon",
  coordinates: [squareAround(at, HALF_WIDTH_KM).map(({ lat, lon }) => [lon, lat])],
});
