import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import type { SmokeLayer } from "./model.ts";

const HOUR_MS = 3_600_000;
/** Number of hours that pages show, from the current hour. */
const SMOKE_HOURS = 48;

/** Ground of each picture, in degrees. Pictures are in the projection of web maps. */
export const SMOKE_BOUNDS: Bounds = [-81, 44.4, -56, 63.2];

/** Returns the corners of a picture for a map: clockwise from the north-west. */
export function smokeCorners(): readonly (readonly [lon: number, lat: number])[] {
  const [west, south, east, north] = SMOKE_BOUNDS;
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

/** Formats an hour for addresses: `20260701T1200`. */
const written = (hour: Date): string => hour.toISOString().slice(0, 16).replaceAll(/[-:]/g, "");

export const smokePath = (run: Date, hour: Date): string => `/fumee/${written(run)}/${written(hour)}.webp`;

const DRAWN = "-dessin.webp";

/** Returns the address of an hour's smoke picture for the drawn map of the province. */
export const drawnSmokePath = (run: Date, hour: Date): string => smokePath(run, hour).replace(".webp", DRAWN);

/** Returns whether an address is of a smoke picture for the drawn map. */
export const isDrawnPath = (pathname: string): boolean => pathname.endsWith(DRAWN);

const PATH = /^\/fumee\/(\d{8}T\d{4})\/(\d{8}T\d{4})(?:-dessin)?\.webp$/;
export const isSmokePath = (pathname: string): boolean => pathname.startsWith("/fumee/");

/** Returns the hour of a picture's address; null if the layer's forecast has no such hour. */
export function smokeHourAt(pathname: string, layer: SmokeLayer): Date | null {
  const [, run, hour] = PATH.exec(pathname) ?? [];
  if (run !== written(layer.from)) return null;
  return hoursOf(layer).find((each) => written(each) === hour) ?? null;
}

function hoursOf({ from, until, stepHours }: SmokeLayer): Date[] {
  const count = Math.floor((+until - +from) / (stepHours * HOUR_MS)) + 1;
  return Array.from(
    { length: Math.min(count, MOST_HOURS) },
    (_, at) => new Date(+from + at * stepHours * HOUR_MS),
  );
}

/** Maximum number of hours of a forecast: a broken time extent could give millions. */
const MOST_HOURS = 120;

/** Returns the hours that pages show: from the current one, at most two days. */
export const comingHours = (layer: SmokeLayer, now: Date): readonly Date[] =>
  hoursOf(layer)
    .filter((hour) => +hour > +now - HOUR_MS && +hour <= +now + SMOKE_HOURS * HOUR_MS)
    .slice(0, SMOKE_HOURS);

/** Words for concentrations of fine particles, each with its lowest value in micrograms per cubic metre. */
export const SMOKE_BANDS = [
  [50, "heavy"],
  [10, "moderate"],
  [1, "light"],
] as const;
export type SmokeBand = (typeof SMOKE_BANDS)[number][1] | "none";

export const smokeBand = (micrograms: number): SmokeBand =>
  SMOKE_BANDS.find(([least]) => micrograms >= least)?.[1] ?? "none";

/**
 * Hatches of the smoke bands: dark stripes between pale edges, wider in a denser band. The bands can thus be
 * recognized without colours, over every colour of the map and in both themes.
 */
export const SMOKE_LOOKS = {
  /** Pixels from one stripe to the next. */
  period: 8,
  /** Pixels of each period that are dark. */
  dark: { light: 1, moderate: 2, heavy: 4 },
  ink: [52, 40, 66, 220],
  pale: [255, 255, 255, 190],
  wash: [52, 40, 66, 36],
} as const;

const EARTH_RADIUS = 6_378_137;
const RADIANS = Math.PI / 180;

/** Converts a point to metres in the projection of web maps. */
export const mercator = ({ lon, lat }: Point): { readonly x: number; readonly y: number } => ({
  x: EARTH_RADIUS * lon * RADIANS,
  y: EARTH_RADIUS * Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)),
});

/** Converts metres in the projection of web maps to a point. */
export const fromMercator = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({
  lon: x / EARTH_RADIUS / RADIANS,
  lat: (2 * Math.atan(Math.exp(y / EARTH_RADIUS)) - Math.PI / 2) / RADIANS,
});
