import { Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import { MRCS } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import { REGIONS } from "#territory/regions.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { type Faults, faultInjection, wait } from "../faults.ts";
import { FIRE_COUNTRY } from "../season/fire-country.ts";
import { CITIES } from "../season/ground.ts";
import { MEASURE_TYPE, type Measure, WORK_HOURS } from "../season/measure-record.ts";
import { randomOf } from "../season/random.ts";
import { dangerAt } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { CAUSE_IDS } from "../season/vocabulary.ts";
import { circleOf, type Filters, filters, flag, selectFires } from "./selection.ts";
import { statisticsAnswer } from "./statistics-answer.ts";
import { testFires, testMeasures } from "./test-data.ts";

const measureFlags = filters.extend({
  ifco: flag.optional(),
  rtf12_20: flag.optional(),
  rtf8_20: flag.optional(),
  rtf24: flag.optional(),
  prohibitionAcces: flag.optional(),
  fermeture: flag.optional(),
  interdictionVol: flag.optional(),
  zoneRisque: flag.optional(),
});
type MeasureFlags = z.output<typeof measureFlags>;

/** Returns the restrictions that match the filters. With flags, only types whose flag is true match. */
export function measuresAnswer(controls: SeasonControls, query: Readonly<Record<string, string>>) {
  const wanted = measureFlags.parse(query);
  const circle = circleOf(wanted);
  const measures = wanted.test ? testMeasures(controls.now()) : controls.measures();
  return measures
    .filter((measure) => isWanted(measure, wanted))
    .filter(
      ({ RegionsAdministrativesImpactees: regions }) =>
        wanted.noRegionAdm === undefined || regions.some((region) => wanted.noRegionAdm?.includes(region)),
    )
    .filter((measure) => circle === null || touches(measure, circle.centre, circle.radiusKm))
    .map(({ Id: _, ...measure }) => measure);
}

const WORK_FLAG = {
  [WORK_HOURS.afternoon]: "rtf12_20",
  [WORK_HOURS.morning]: "rtf8_20",
  [WORK_HOURS.day]: "rtf24",
} as const;
const TYPE_FLAG = {
  [MEASURE_TYPE.plane]: "interdictionVol",
  [MEASURE_TYPE.fire]: "ifco",
  [MEASURE_TYPE.access]: "prohibitionAcces",
  [MEASURE_TYPE.closure]: "fermeture",
  [MEASURE_TYPE.risk]: "zoneRisque",
} as const;
const FLAGS = [...Object.values(TYPE_FLAG), ...Object.values(WORK_FLAG)];

function isWanted({ TypeMesureId, TypeRtfId }: Measure, wanted: MeasureFlags): boolean {
  if (FLAGS.every((name) => wanted[name] === undefined)) return true;
  // These types have no flag.
  if (TypeMesureId === MEASURE_TYPE.unnamed4 || TypeMesureId === MEASURE_TYPE.unnamed6) return false;
  if (TypeMesureId !== MEASURE_TYPE.construction) return wanted[TYPE_FLAG[TypeMesureId]] === true;
  return wanted[WORK_FLAG[TypeRtfId ?? WORK_HOURS.day]] === true;
}

/** Returns true if a corner of a restriction is in the circle, or its bounding box contains the centre. */
function touches({ ContourWKT }: Measure, centre: Point, radiusKm: number): boolean {
  const corners = [...(ContourWKT ?? "").matchAll(/(-?[\d.]+)\s+(-?[\d.]+)/g)].map(([, lon, lat]) => ({
    lon: Number(lon),
    lat: Number(lat),
  }));
  if (corners.some((corner) => distanceKm(centre, corner) <= radiusKm)) return true;
  const isWithin = (axis: "lon" | "lat") =>
    corners.some((corner) => corner[axis] <= centre[axis]) &&
    corners.some((corner) => corner[axis] >= centre[axis]);
  return isWithin("lon") && isWithin("lat");
}

const TYPE = { region: 1, mrc: 2, city: 3 } as const;

/** Every region, MRC and municipality, with the public API's codes. */
const GEOGRAPHIC_CODES = [
  ...REGIONS.map(({ code, name }) => ({
    Nom: name.fr,
    CodeGeo: code,
    CodeGeo2: null,
    RegionAdministrativeId: Number(code),
    Type: TYPE.region,
  })),
  ...MRCS.map(({ code, name, region }) => ({
    Nom: name,
    CodeGeo: code,
    CodeGeo2: code.replace(/0$/, ""),
    RegionAdministrativeId: Number(region),
    Type: TYPE.mrc,
  })),
  ...CITIES.map(({ Nom, Code, region }) => ({
    Nom,
    CodeGeo: Code,
    CodeGeo2: null,
    RegionAdministrativeId: Number(region),
    Type: TYPE.city,
  })),
];

const COUNTRY_OF_ZONE = new Map(FIRE_COUNTRY.map((country) => [country.zone, country]));

/** Returns the danger of the zones that match the filters. A circle selects zones by their anchor points. */
function dangerAnswer(controls: SeasonControls, wanted: Filters) {
  const circle = circleOf(wanted);
  return dangerAt(controls.season, controls.state.edits, controls.now()).filter(({ NumeroZone }) => {
    const country = COUNTRY_OF_ZONE.get(NumeroZone);
    const zone = zoneByNumber(NumeroZone);
    if (country === undefined || zone === undefined) return false;
    if (wanted.noRegionAdm?.includes(country.region) === false) return false;
    if (wanted.noMrc?.includes(country.mrcCode) === false) return false;
    return circle === null || distanceKm(circle.centre, zone.anchor) <= circle.radiusKm;
  });
}

/** Returns the zones' shapes as the public API publishes them. */
function zoneLayer() {
  return zoneShapes().areas.map(({ key: Numero, geometry: geojson }) => ({
    Numero,
    Nom: zoneByNumber(Numero)?.name ?? String(Numero),
    geojson,
  }));
}

export interface Latency {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Latency of the real service. */
export const USUAL_LATENCY: Latency = { fromMs: 40, toMs: 200 };

/** Creates the simulation of the agency's public data API. */
export function fireDataApp(controls: SeasonControls, faults: Faults, latency: Latency): Hono {
  const app = new Hono();
  const random = randomOf("latency");
  app.use(compress());
  app.use(faultInjection(faults, "fire-data"));
  app.use(async (context, next) => {
    if (latency.toMs > 0) await wait(random.between(latency.fromMs, latency.toMs), context.req.raw.signal);
    return next();
  });

  const firesFor = (query: Filters) =>
    selectFires(query.test ? testFires(controls.now()) : controls.firesAt(controls.now()), query).filter(
      (fire) => query.conditions.includes(fire.Condition.Id),
    );

  app.get("/public/feux", (context) => context.json(firesFor(filters.parse(context.req.query()))));
  app.get("/public/feux-englobes", (context) => {
    const query = filters.parse(context.req.query());
    const contained = firesFor(query).filter((fire) => fire.DateEnglobe && fire.Condition.Id !== 6);
    return context.json(contained);
  });
  app.get("/public/feux-etat-situation", (context) =>
    context.json(statisticsAnswer(controls, context.req.query())),
  );
  app.get("/public/feux-sources-ignition", (context) => {
    const fires = controls.firesAt(controls.now());
    return context.json(
      CAUSE_IDS.map((Id) => ({ Id, NbFeux: fires.filter((fire) => (fire.Cause?.Id ?? 9) === Id).length })),
    );
  });
  app.get("/public/danger-incendie", (context) =>
    context.json([dangerAnswer(controls, filters.parse(context.req.query()))]),
  );
  app.get("/layers/zdi.json", (context) => context.json(zoneLayer()));
  app.get("/public/mesures-preventives", (context) =>
    context.json(measuresAnswer(controls, context.req.query())),
  );
  app.get("/public/codes-geographiques", (context) => context.json(GEOGRAPHIC_CODES));

  app.notFound((context) => context.json({ error: { message: `No such path: ${context.req.path}` } }, 404));
  app.onError((error, context) => {
    if (!(error instanceof z.ZodError)) throw error;
    return context.json({ error: { message: z.prettifyError(error) } }, 400);
  });
  return app;
}
