import { html } from "hono/html";
import { CONTENT_ROOT } from "../content/app.ts";
import type { Faults } from "../faults.ts";
import { GEOCODER_ROOT } from "../geocoder/app.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { PORT_OFFSETS } from "../services.ts";
import { surroundingsSettings } from "../surroundings/addresses.ts";
import {
  dangerSection,
  faultsSection,
  firesSection,
  measuresSection,
  seasonSection,
} from "./page-sections.ts";
import { surroundingsSection } from "./surroundings-section.ts";

/** A useful page of each simulated service. */
const SERVICE_PAGES = {
  "fire-data": "/public/feux",
  content: `${CONTENT_ROOT}/stories?token=vigie-preview&version=draft`,
  geocoder: `${GEOCODER_ROOT}/geocode?q=La+Tuque&geometry=1`,
} as const satisfies Partial<Record<keyof typeof PORT_OFFSETS, string>>;

/** Returns a useful page of each source around a fire. */
function surroundingPages(basePort: number, host: string) {
  const at = surroundingsSettings(basePort, host);
  const layer = (name: string, format: string) =>
    `?service=WFS&version=2.0.0&request=GetFeature&typeNames=${name}&srsName=EPSG:4326&outputFormat=${format}`;
  return {
    "hot spots": `${at.HOT_SPOTS_URL}/ows${layer("public:hotspots_last24hrs", "json")}`,
    perimeters: `${at.HOT_SPOTS_URL}/ows${layer("public:m3_polygons_current", "json")}`,
    neighbours: `${at.NATIONAL_FIRES_URL}${layer("public:cwfif_national_activefires", "json")}`,
    "air and weather": `${at.WEATHER_URL}/collections`,
    smoke: `${at.SMOKE_URL}?service=WMS&version=1.3.0&request=GetCapabilities`,
    orders: at.PUBLIC_ALERTS_URL,
    events: `${at.CIVIL_SECURITY_URL}${layer("msp_risc_evenements_public_24h", "geojson")}`,
    roads: `${at.ROADS_URL}${layer("ms:evenements", "geojson")}`,
  };
}

/** Renders the hub's front page: every control as a plain form. */
export function frontPage(controls: SeasonControls, faults: Faults, basePort: number, host: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Vigie: the sandbox</title>
        <link rel="stylesheet" href="/page.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <h1>The sandbox</h1>
          <p class="soft">
            It stands in for every outside service of Vigie. What is done here reaches the site within a minute.
          </p>
          <nav aria-label="Pages">
            ${Object.entries(SERVICE_PAGES).map(
              ([name, path]) =>
                // The keys are names of simulated services.
                html`<a href="http://${host}:${basePort + PORT_OFFSETS[name as keyof typeof SERVICE_PAGES]}${path}">${name}</a> `,
            )}
            ${Object.entries(surroundingPages(basePort, host)).map(([name, href]) => html`<a href="${href}">${name}</a> `)}
            <a href="http://${host}:${basePort + PORT_OFFSETS.content}/editor/">editor</a>
            <a href="/outbox.html">outbox</a>
            <a href="/outbox.html?channel=dispatch">reports sent to dispatch</a> <a href="/users">users</a>
          </nav>
        </header>
        <main>
          ${seasonSection(controls)} ${dangerSection(controls)} ${measuresSection(controls)} ${faultsSection(faults)}
          ${surroundingsSection(controls)} ${firesSection(controls)}
        </main>
      </body>
    </html>`;
}
