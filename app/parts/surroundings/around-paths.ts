import type { SourceId } from "#surroundings/model.ts";

/** Path of each source in the public API, after its version. */
export const AROUND_PATHS = {
  publicAlerts: "/around/official-alerts",
  perimeters: "/around/perimeters",
  hotSpots: "/around/hot-spots",
  neighbourFires: "/around/neighbour-fires",
  closedRoads: "/around/closed-roads",
  civilEvents: "/around/civil-events",
  airNow: "/around/air-quality",
  airForecasts: "/around/air-quality-forecasts",
  weatherWarnings: "/around/weather-warnings",
  wind: "/around/wind",
  smoke: "/around/smoke",
} as const satisfies Partial<Record<SourceId, string>>;
