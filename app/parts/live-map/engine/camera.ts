import type { Language } from "#territory/language.ts";
import { PARAMETERS } from "../../../paths.ts";

/** Where the map looks. Zoom as MapLibre counts it, in tiles of 512 pixels. */
export interface Camera {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

const DECIMALS = 4;
const POSITION = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/;
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 14;

/** Reads the camera of an address: `47.4400,-72.7800,8.5`; null when there is none or it makes no sense. */
export function readCamera(search: URLSearchParams, language: Language): Camera | null {
  const [, lat, lon, zoom] = POSITION.exec(search.get(PARAMETERS.camera[language]) ?? "")?.map(Number) ?? [];
  if (lat === undefined || lon === undefined || zoom === undefined) return null;
  const isOnEarth = Math.abs(lat) <= 85 && Math.abs(lon) <= 180;
  return isOnEarth ? { lat, lon, zoom: Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) } : null;
}

/** The camera as an address carries it. */
export const writeCamera = ({ lat, lon, zoom }: Camera): string =>
  `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)},${Number(zoom.toFixed(2))}`;
