import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import type { SmokeLayer } from "./model.ts";

const HOUR_MS = 3_600_000;
/** Hours that pages show, from the current one. */
const SMOKE_HOURS = 48;

/** Ground of each picture, in degrees. Pictures are in the projection of web maps. */
export const SMOKE_BOUNDS: Bounds = [-81, 44.4, -56, 63.2];

/** Corners of the picture, as maps place it: from the north-west, clockwise. */
export function smokeCorners(): readonly (readonly [lon: number, lat: number])[] {
  const [west, south, east, north] = SMOKE_BOUNDS;
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

/** Returns an hour as addresses write it: `20260701T1200`. */
const written = (hour: Date): string => hour.toISOString().slice(0, 16).replaceAll(/[-:]/g, "");

/** Returns the address of a picture of the smoke that a run forecasts for an hour. */
export const smokePath = (run: Date, hour: Date): string => `/fumee/${written(run)}/${written(hour)}.webp`;

const DRAWN = "-dessin.webp";

/** Returns the address of the same picture for the drawn map of the province. */
export const drawnSmokePath = (run: Date, hour: Date): string => smokePath(run, hour).replace(".webp", DRAWN);

/** Returns the address of the picture that a drawn one is made of; null if the address is of no drawn one. */
export const sourceOfDrawn = (pathname: string): string | null =>
  pathname.endsWith(DRAWN) ? pathname.replace(DRAWN, ".webp") : null;

const PATH = /^\/fumee\/(\d{8}T\d{4})\/(\d{8}T\d{4})\.webp$/;
export const isSmokePath = (pathname: string): boolean => pathname.startsWith("/fumee/");

/** Returns the hour of a picture's address; null if the layer's run has no such hour. */
export function smokeHourAt(pathname: string, layer: SmokeLayer): Date | null {
  const [, run, hour] = PATH.exec(pathname) ?? [];
  if (run !== written(layer.from)) return null;
  return hoursOf(layer).find((each) => written(each) === hour) ?? null;
}

/** Returns every hour that a run forecasts. */
function hoursOf({ from, until, stepHours }: SmokeLayer): Date[] {
  const count = Math.floor((+until - +from) / (stepHours * HOUR_MS)) + 1;
  return Array.from(
    { length: Math.min(count, MOST_HOURS) },
    (_, at) => new Date(+from + at * stepHours * HOUR_MS),
  );
}

/** Limit for a forecast of broken extent. */
const MOST_HOURS = 120;

/** Returns the hours that pages show: from the current one, at most two days. */
export const comingHours = (layer: SmokeLayer, now: Date): readonly Date[] =>
  hoursOf(layer)
    .filter((hour) => +hour > +now - HOUR_MS && +hour <= +now + SMOKE_HOURS * HOUR_MS)
    .slice(0, SMOKE_HOURS);

/** Words for concentrations of fine particles, by their least value in micrograms per cubic metre. */
const BANDS = [
  [50, "heavy"],
  [10, "moderate"],
  [1, "light"],
] as const;
export type SmokeBand = (typeof BANDS)[number][1] | "none";

export const smokeBand = (micrograms: number): SmokeBand =>
  BANDS.find(([least]) => micrograms >= least)?.[1] ?? "none";

/** Returns a point in metres of the projection of web maps. */
export function mercator({ lon, lat }: Point): { readonly x: number; readonly y: number } {
  const radius = 6_378_137;
  const radians = Math.PI / 180;
  return {
    x: radius * lon * radians,
    y: radius * Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)),
  };
}
