import type { Geometry } from "geojson";
import type { Point } from "#territory/point.ts";
import { dayNumber, HOUR_MS } from "../../season/calendar.ts";
import { airForecast, airObserved, hourOf } from "../model/air.ts";
import { iso, roundTo, type SeasonView } from "../model/season-view.ts";
import { STATIONS } from "../model/stations.ts";
import { weatherAlertsAt } from "../model/weather-alerts.ts";
import { windAt } from "../model/wind.ts";

export type Properties = Readonly<Record<string, string | number | boolean | null>>;

export interface Item {
  readonly id: string;
  readonly geometry: Geometry;
  readonly properties: Properties;
}

export interface Collection {
  /** Property that `datetime` filters. */
  readonly timeField: string;
  /** Service whose faults apply to this collection. */
  readonly service: "air" | "weather";
  items(view: SeasonView): Item[];
}

const point = ({ lat, lon }: Point): Geometry => ({ type: "Point", coordinates: [lon, lat] });
const compact = (instant: number) => iso(instant).replace(/[-:]/g, "");

const observations: Collection = {
  timeField: "observation_datetime",
  service: "air",
  items: (view) => {
    const last = hourOf(view.now());
    return airObserved(view, view.now()).map(({ station, at, aqhi }) => {
      const id = `AQ_OBS-${station.air}-${compact(at)}`;
      return {
        id,
        geometry: point(station.at),
        properties: {
          ...{ id, aqhi_type: "obs", aqhi, location_id: station.air },
          ...{ location_name_en: station.en, location_name_fr: station.fr, observation_datetime: iso(at) },
          latest: at === last,
        },
      };
    });
  },
};

const forecasts: Collection = {
  timeField: "forecast_datetime",
  service: "air",
  items: (view) =>
    airForecast(view, view.now()).map(({ station, at, publishedAt, aqhi }) => {
      const id = `AQ_FCST-${station.air}-${compact(publishedAt)}-${compact(at)}`;
      return {
        id,
        geometry: point(station.at),
        properties: {
          ...{ id, forecast_type: "hourly", aqhi, location_id: station.air },
          ...{ location_name_en: station.en, location_name_fr: station.fr, forecast_datetime: iso(at) },
          publication_datetime: iso(publishedAt),
        },
      };
    }),
};

const FRENCH_COLOURS = { yellow: "jaune", orange: "orange" } as const;
const FRENCH_STATUSES = { issued: "émis", continued: "en vigueur", ended: "terminé" } as const;

const weatherAlerts: Collection = {
  timeField: "publication_datetime",
  service: "weather",
  items: (view) =>
    weatherAlertsAt(view, view.now()).map((alert) => ({
      id: alert.id,
      geometry: alert.geometry,
      properties: {
        ...{ id: alert.id, alert_code: alert.code, alert_type: alert.type, province: alert.province },
        ...{ alert_name_en: alert.name.en, alert_name_fr: alert.name.fr },
        ...{ alert_text_en: alert.text.en, alert_text_fr: alert.text.fr },
        ...{ status_en: alert.status, status_fr: FRENCH_STATUSES[alert.status] },
        ...{ risk_colour_en: alert.colour, risk_colour_fr: FRENCH_COLOURS[alert.colour] },
        ...{ feature_name_en: alert.area.en, feature_name_fr: alert.area.fr },
        publication_datetime: iso(alert.publishedAt),
        expiration_datetime: iso(alert.expiresAt),
      },
    })),
};

const WEATHER_HOURS = 3;

const surfaceWeather: Collection = {
  timeField: "date_tm-value",
  service: "weather",
  items: (view) => {
    const last = hourOf(view.now());
    return Array.from({ length: WEATHER_HOURS }, (_, back) => last - back * HOUR_MS).flatMap((at) =>
      STATIONS.map((station) => weatherItem(view, station, at)),
    );
  },
};

/** Speed of gusts, divided by the speed of the mean wind. */
const GUST = 1.5;

function weatherItem(view: SeasonView, station: (typeof STATIONS)[number], at: number): Item {
  const wind = windAt(view, station.at, at);
  const dryness = Math.max(0, view.season.danger.indexAt(station.at, dayNumber(at)));
  const hour = (view.season.calendar.dayOf(at) % 1) * 24;
  const sun = Math.max(0, Math.sin((Math.PI * (hour - 7)) / 14));
  const id = `${new Date(at).toISOString().slice(0, 16).replace("T", "-")}-${station.weather}-AUTO-swob.xml`;
  return {
    id,
    geometry: point(station.at),
    properties: {
      ...{ id, dataset: "msc/observation/atmospheric/surface_weather", url: `/swob/${id}` },
      ...{ "stn_nam-value": station.en, "msc_id-value": station.weather, "clim_id-value": station.weather },
      ...{ "prov_terr-value": station.province, "date_tm-value": iso(at), obs_date_tm: iso(at) },
      ...{ air_temp: roundTo(4 + 3.2 * dryness + 8 * sun, 1), "air_temp-uom": "°C", "air_temp-qa": 100 },
      ...{
        rel_hum: Math.round(Math.max(15, 92 - 9 * dryness - 25 * sun)),
        "rel_hum-uom": "%",
        "rel_hum-qa": 100,
      },
      ...{ avg_wnd_spd_10m_pst10mts: roundTo(wind.speed, 1), "avg_wnd_spd_10m_pst10mts-uom": "km/h" },
      ...{ avg_wnd_dir_10m_pst10mts: Math.round(wind.from), "avg_wnd_dir_10m_pst10mts-uom": "°" },
      ...{ max_wnd_spd_10m_pst1hr: roundTo(wind.speed * GUST, 1), "max_wnd_spd_10m_pst1hr-uom": "km/h" },
      ...{ pcpn_amt_pst1hr: dryness < 1.5 ? roundTo(1.5 - dryness, 1) : 0, "pcpn_amt_pst1hr-uom": "mm" },
    },
  };
}

export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  "aqhi-observations-realtime": observations,
  "aqhi-forecasts-realtime": forecasts,
  "weather-alerts": weatherAlerts,
  "swob-realtime": surfaceWeather,
};
