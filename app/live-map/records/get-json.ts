import { limitedSignal } from "../../frame/limited-signal.ts";
import { InvalidGeoJson } from "./geojson-guard.ts";

const TIME_LIMIT_MS = 20_000;

/** Fetches JSON of the map. @throws if the request fails, or {InvalidGeoJson} if it is not JSON */
export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, { signal: limitedSignal(signal, TIME_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidGeoJson();
  }
}
