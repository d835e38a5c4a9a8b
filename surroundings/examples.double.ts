import type { SourceId } from "./model.ts";
import type { SurroundingsSettings } from "./surroundings-readings.server.ts";

export const NOW = new Date("2026-07-01T16:00:00Z");
const HOUR_MS = 3_600_000;

export const hoursAgo = (hours: number): string =>
  new Date(NOW.getTime() - hours * HOUR_MS).toISOString().replace(".000Z", "Z");

export const UNSET: SurroundingsSettings = {
  ...{ HOT_SPOTS_URL: "", NATIONAL_FIRES_URL: "", WEATHER_URL: "", SMOKE_URL: "", PUBLIC_ALERTS_URL: "" },
  ...{ CIVIL_SECURITY_URL: "", ROADS_URL: "" },
};

export type Json = Record<string, unknown>;

/** A source's example feature, and the names of its properties with the record's time and position. */
export interface Example {
  readonly setting: keyof SurroundingsSettings;
  readonly feature: () => Json & { properties: Json };
  /** Name of the property with the record's time; null if the record can be undated. */
  readonly time: string | null;
  readonly position: "geometry" | "lat" | "latitude";
  readonly label: string;
}

export const BOX_AT = { lon: -72.5, lat: 48.5 };
const at = { type: "Point", coordinates: [BOX_AT.lon, BOX_AT.lat] };
/** Returns a square around a point, by default a fifth of a degree wide. */
export const square = (lon = BOX_AT.lon, lat = BOX_AT.lat, half = 0.1) => ({
  type: "Polygon" as const,
  coordinates: [
    [
      [lon - half, lat - half],
      [lon + half, lat - half],
      [lon + half, lat + half],
      [lon - half, lat + half],
      [lon - half, lat - half],
    ],
  ],
});

const station = { location_id: "QCTEST", location_name_en: "Test Lake", location_name_fr: "Lac du Test" };

export const EXAMPLES: Readonly<Record<Exclude<SourceId, "publicAlerts" | "smoke">, Example>> = {
  hotSpots: {
    ...{ setting: "HOT_SPOTS_URL", time: "rep_date", position: "lat", label: "satellite" },
    feature: () => ({
      ...{ type: "Feature", id: "hotspots_last24hrs.1" },
      // Positions are in metres if the request has no `srsName`.
      geometry: { type: "Point", coordinates: [1_700_000, 350_000] },
      properties: {
        ...{
          lat: BOX_AT.lat,
          lon: BOX_AT.lon,
          rep_date: hoursAgo(2),
          sensor: "VIIRS-I",
          satellite: "NOAA-20",
        },
        ...{ agency: "QC", frp: 12.5, temp: 24, fwi: 19, estarea: 14, fuel: "C2", elev: 380 },
      },
    }),
  },
  perimeters: {
    ...{ setting: "HOT_SPOTS_URL", time: "lastdate", position: "geometry", label: "uid" },
    feature: () => ({
      ...{ type: "Feature", id: "m3_polygons_current.7", geometry: square() },
      properties: {
        ...{ uid: 7, hcount: 44, firstdate: hoursAgo(96), lastdate: hoursAgo(6), area: 8123.4 },
      },
    }),
  },
  neighbourFires: {
    ...{ setting: "NATIONAL_FIRES_URL", time: null, position: "latitude", label: "agency_code" },
    feature: () => ({
      ...{ type: "Feature", id: "cwfif_national_activefires.9" },
      geometry: { type: "Point", coordinates: [-79.9, 48.5] },
      properties: {
        ...{ id: 9, agency_code: "ON", national_fire_id: "2026_ON_COC_9", latitude: 48.5, longitude: -79.9 },
        ...{
          stage_of_control_status: "OC",
          percent_contained: -1,
          fire_size: 120.5,
          status_date: hoursAgo(5),
        },
        ...{ national_fire_cause: "L", record_start: hoursAgo(5), record_end: "2026-12-31T23:59:59.999Z" },
      },
    }),
  },
  airNow: {
    ...{
      setting: "WEATHER_URL",
      time: "observation_datetime",
      position: "geometry",
      label: "location_name_fr",
    },
    feature: () => ({
      ...{ type: "Feature", id: "AQ_OBS-1", geometry: at },
      properties: { ...station, observation_datetime: hoursAgo(1), aqhi: 4.2, latest: true },
    }),
  },
  airForecasts: {
    ...{
      setting: "WEATHER_URL",
      time: "publication_datetime",
      position: "geometry",
      label: "location_name_fr",
    },
    feature: () => ({
      ...{ type: "Feature", id: "AQ_FCST-1", geometry: at },
      properties: {
        ...{ ...station, forecast_datetime: hoursAgo(-3), publication_datetime: hoursAgo(6), aqhi: 7 },
        ...{ forecast_type: "hourly", forecast_datetime_text_en: "3 PM", forecast_datetime_text_fr: "15 h" },
      },
    }),
  },
  weatherWarnings: {
    ...{ setting: "WEATHER_URL", time: "publication_datetime", position: "geometry", label: "alert_name_fr" },
    feature: () => ({
      ...{ type: "Feature", id: "alert-1", geometry: square() },
      properties: {
        ...{ alert_code: "HT", alert_type: "warning", status_en: "issued", province: "QC" },
        ...{ alert_name_en: "heat warning", alert_name_fr: "avertissement de chaleur" },
        ...{ alert_text_en: "Drink water.\nRest.", alert_text_fr: "Buvez de l'eau.\nReposez-vous." },
        ...{ publication_datetime: hoursAgo(1), expiration_datetime: hoursAgo(-12) },
      },
    }),
  },
  wind: {
    ...{ setting: "WEATHER_URL", time: "obs_date_tm", position: "geometry", label: "stn_nam-value" },
    feature: () => ({
      ...{ type: "Feature", id: "2026-07-01-1500-CTST-AUTO-swob.xml", geometry: at },
      properties: {
        ...{ "msc_id-value": "7050000", "stn_nam-value": "LAC TEST", obs_date_tm: hoursAgo(1), rel_hum: 35 },
        ...{ avg_wnd_spd_10m_pst10mts: 22, avg_wnd_dir_10m_pst10mts: 240, max_wnd_spd_10m_pst1hr: 41 },
        ...{ pcpn_amt_pst1hr: 0, air_temp: 27.5 },
      },
    }),
  },
  civilEvents: {
    ...{ setting: "CIVIL_SECURITY_URL", time: "date_observation", position: "geometry", label: "type" },
    feature: () => ({
      ...{ type: "Feature", geometry: at },
      properties: {
        ...{ date_observation: "2026/07/01 11:20:00", code_municipalite: "90012", nom: "La Tuque" },
        ...{ type: "Feu de forêt", urgence: "Immédiate", certitude: "Observé", severite: "Importante" },
        ...{ etat: "En cours", imprecision: "Non" },
      },
    }),
  },
  closedRoads: {
    ...{ setting: "ROADS_URL", time: null, position: "geometry", label: "entrave" },
    feature: () => ({
      type: "Feature",
      geometry: { type: "LineString", coordinates: [at.coordinates, [-72.4, 48.6]] },
      properties: {
        ...{ identifiant: 123_676, entrave: "Fermeture", numeroRoute: "155", localisation: "R-155 au km 40" },
        ...{ direction: "NORD", municipalite: "La Tuque", duree: "", cause: "Feu de forêt" },
        ...{ consequence: "", detour: "R-159", regions: "04", enVigueurDepuis: "2026-07-01T10:15:00" },
      },
    }),
  },
};
