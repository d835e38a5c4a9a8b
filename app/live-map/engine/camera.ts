import { PARAMETERS } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";

/** The map's position. Zoom is MapLibre's, for tiles of 512 pixels. */
export interface Camera {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

const DECIMALS = 4;
const POSITION = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/;
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 14;

/** Reads the camera of an address such as `47.4400,-72.7800,8.5`; null if missing or invalid. */
export function readCamera(search: URLSearchParams, language: Language): Camera | null {
  const [, lat, lon, zoom] = POSITION.exec(search.get(PARAMETERS.camera[language]) ?? "")?.map(Number) ?? [];
  if (lat === undefined || lon === undefined || zoom === undefined) return null;
  const isOnEarth = Math.abs(lat) <= 85 && Math.abs(lon) <= 180;
  return isOnEarth ? { lat, lon, zoom: Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) } : null;
}

export const writeCamera = ({ lat, lon, zoom }: Camera): string =>
  `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)},${Number(zoom.toFixed(2))}`;
