import type { Geometry } from "geojson";
import type { Point } from "#territory/point.ts";
import { hashOf } from "../../season/random.ts";
import { civilEventsAt } from "../model/civil-events.ts";
import { hotSpotsAt } from "../model/hot-spots.ts";
import { censusCode } from "../model/municipality.ts";
import { CONTROL_STATUS, neighboursAt } from "../model/neighbours.ts";
import { perimetersAt } from "../model/perimeters.ts";
import { roadEventsAt } from "../model/roads.ts";
import { blazesAt, iso, roundTo, type SeasonView } from "../model/season-view.ts";
import type { Layer, Row, Server } from "./get-feature.ts";

const point = ({ lat, lon }: Point): Geometry => ({ type: "Point", coordinates: [lon, lat] });

/** Creates a layer. All rows of a layer have the same fields. */
function layer(
  geometryName: string,
  fields: readonly string[],
  features: () => readonly { id: string; geometry: Geometry; row: Row }[],
): Layer {
  return { geometryName, fields, features };
}

const HOT_SPOT_FIELDS = [
  ...["lat", "lon", "rep_date", "source", "sensor", "satellite", "agency", "temp", "rh", "ws", "wd"],
  ...["fwi", "fuel", "estarea", "elev", "frp"],
];

/** Returns the server of the Canadian Wildland Fire Information System. */
export function cwfisServer(view: SeasonView): Server {
  const hotSpots = () =>
    hotSpotsAt(view, view.now()).map(({ id, at, seenAt, sensor, satellite, agency, frp, fwi }) => ({
      id,
      geometry: point(at),
      row: {
        ...{ lat: at.lat, lon: at.lon, rep_date: iso(seenAt), source: "NASA", sensor, satellite, agency },
        ...{ temp: 21.4, rh: 38, ws: 12.5, wd: 250, fuel: "C2", elev: 340, frp, fwi },
        estarea: sensor === "MODIS" ? 100 : 14,
      },
    }));
  const perimeters = () =>
    perimetersAt(view, view.now()).map(({ uid, ha, hcount, firstAt, lastAt, geometry }) => ({
      id: String(uid),
      geometry,
      row: { uid, hcount, area: ha, firstdate: iso(firstAt), lastdate: iso(lastAt) },
    }));
  return {
    ...{ kind: "geoserver", defaultSrs: 3978, now: view.now.bind(view) },
    layers: {
      "public:hotspots_last24hrs": layer("geometry", HOT_SPOT_FIELDS, hotSpots),
      "public:m3_polygons_current": layer(
        "the_geom",
        ["uid", "hcount", "area", "firstdate", "lastdate"],
        perimeters,
      ),
    },
  };
}

const NATIONAL_FIELDS = [
  ...["agency", "agency_code", "national_fire_id", "agency_fire_id", "fire_name", "fire_size"],
  ...["latitude", "longitude", "stage_of_control_status", "percent_contained", "national_fire_cause"],
  ...["status_date", "record_start", "record_end"],
];
const FOREVER = "9999-12-31T00:00:00Z";
const HALF_DAY_MS = 12 * 3_600_000;

/** Returns the server of the country's fires, with Quebec's. A fire can also have an older, ended record. */
export function nationalServer(view: SeasonView): Server {
  const rows = () => {
    const now = view.now();
    const year = view.season.calendar.year;
    const abroad = neighboursAt(view, now).map((fire) => ({
      ...fire,
      startsAt: Math.min(now, Math.max(fire.startedAt, fire.reportedAt)),
    }));
    const own = blazesAt(view, now)
      .filter(({ condition }) => condition !== 6)
      .map(({ key, agency, at, ha, condition, startedAt }) => ({
        ...{ id: `QC-${key}`, agency, name: "", at, ha, status: CONTROL_STATUS[condition], startedAt },
        ...{ startsAt: startedAt, percentContained: -1, cause: "Undetermined" },
      }));
    return [...abroad, ...own].flatMap(
      ({ id, agency, name, at, ha, status, percentContained, cause, startsAt, startedAt }) => {
        const row = {
          ...{ agency, agency_code: agency, national_fire_id: `${year}_${id}`, agency_fire_id: id },
          ...{ fire_name: name, latitude: at.lat, longitude: at.lon, national_fire_cause: cause },
        };
        const older = startsAt - HALF_DAY_MS;
        const current = {
          ...{ fire_size: ha, stage_of_control_status: status, percent_contained: percentContained },
          ...{ status_date: iso(startsAt), record_start: iso(startsAt), record_end: FOREVER },
        };
        const before = {
          ...{ fire_size: roundTo(ha / 2, 1), stage_of_control_status: "OC", percent_contained: -1 },
          ...{ status_date: iso(older), record_start: iso(older), record_end: iso(startsAt - 1000) },
        };
        const feature = (values: Row) => ({
          id: hashOf(`${id}/${values.record_start}`).toString(36),
          geometry: point(at),
          row: { ...row, ...values },
        });
        return older >= startedAt ? [feature(before), feature(current)] : [feature(current)];
      },
    );
  };
  return {
    ...{ kind: "geoserver", defaultSrs: 3978, now: view.now.bind(view) },
    layers: { "public:cwfif_national_activefires": layer("geom", NATIONAL_FIELDS, rows) },
  };
}

const CIVIL_FIELDS = [
  ...["id", "date_observation", "code_municipalite", "municipalite", "nom", "type", "urgence", "certitude"],
  ...["severite", "etat", "imprecision"],
];

export function civilSecurityServer(view: SeasonView): Server {
  const rows = () =>
    civilEventsAt(view, view.now()).map(({ id, seenAt, city, ...event }) => ({
      id,
      geometry: point(city.at),
      row: {
        ...{ id, date_observation: iso(seenAt), code_municipalite: censusCode(city).slice(2) },
        ...{ municipalite: city.Nom, nom: event.name, type: event.type, urgence: event.urgency },
        ...{ certitude: event.certainty, severite: event.severity, etat: event.state },
        imprecision: event.vagueness,
      },
    }));
  return {
    ...{ kind: "mapserver", defaultSrs: 4326, now: view.now.bind(view) },
    layers: { msp_risc_evenements_public_24h: layer("geom", CIVIL_FIELDS, rows) },
  };
}

const ROAD_FIELDS = [
  ...["identifiant", "entrave", "numeroRoute", "localisation", "direction", "municipalite", "duree"],
  ...["cause", "consequence", "detour", "regions", "enVigueurDepuis"],
];

export function roadsServer(view: SeasonView): Server {
  const rows = () =>
    roadEventsAt(view, view.now()).map(({ id, at, since, ...event }) => ({
      id,
      geometry: point(at),
      row: {
        ...{
          identifiant: id,
          entrave: event.obstruction,
          numeroRoute: event.road,
          localisation: event.place,
        },
        ...{
          direction: event.direction,
          municipalite: event.city,
          duree: event.duration,
          cause: event.cause,
        },
        ...{ consequence: event.consequence, detour: event.detour, regions: event.region },
        enVigueurDepuis: iso(since),
      },
    }));
  return {
    ...{ kind: "mapserver", defaultSrs: 3857, now: view.now.bind(view) },
    layers: { "ms:evenements": layer("msGeometry", ROAD_FIELDS, rows) },
  };
}
