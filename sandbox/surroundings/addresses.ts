import { PORT_OFFSETS } from "../services.ts";

/** Path of each source on the port of the surroundings. */
export const PATHS = {
  hotSpots: "/cwfis",
  nationalFires: "/cwfif/wfs",
  weather: "/ogc",
  smoke: "/geomet",
  publicAlerts: "/naad/",
  civilSecurity: "/msp",
  roads: "/swtq",
} as const;

/** Returns the settings with the addresses of all sources around a fire, in the sandbox at `hubPort`. */
export function surroundingsSettings(hubPort: number, host = "127.0.0.1") {
  const at = (path: string) => `http://${host}:${hubPort + PORT_OFFSETS.surroundings}${path}`;
  return {
    HOT_SPOTS_URL: at(PATHS.hotSpots),
    NATIONAL_FIRES_URL: at(PATHS.nationalFires),
    WEATHER_URL: at(PATHS.weather),
    SMOKE_URL: at(PATHS.smoke),
    PUBLIC_ALERTS_URL: at(PATHS.publicAlerts),
    CIVIL_SECURITY_URL: at(PATHS.civilSecurity),
    ROADS_URL: at(PATHS.roads),
  };
}
