import { html } from "hono/html";
import { CONTENT_ROOT } from "../content/app.ts";
import type { Faults } from "../faults.ts";
import { GEOCODER_ROOT } from "../geocoder/app.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { ORDER_KINDS } from "../season/surroundings-edits.ts";
import { PORT_OFFSETS } from "../services.ts";
import { surroundingsSettings } from "../surroundings/addresses.ts";
import { ordersInForce } from "../surroundings/model/orders.ts";
import { roadEventsAt } from "../surroundings/model/roads.ts";
import { iso } from "../surroundings/model/season-view.ts";
import { STATIONS } from "../surroundings/model/stations.ts";
import {
  dangerSection,
  faultsSection,
  firesSection,
  measuresSection,
  option,
  seasonSection,
  time,
} from "./page-sections.ts";

/** Renders the controls of the surroundings: orders, roads, air and wind. */
function surroundingsSection(controls: SeasonControls) {
  const { wind } = controls.state.edits.surroundings;
  return html`<section aria-labelledby="surroundings">
    <h2 id="surroundings">Around the fires</h2>
    <form method="post" action="/do/orders">
      <label>Order <select name="kind">${ORDER_KINDS.map((kind) => option(kind, kind, undefined))}</select></label>
      <label>Municipality <input name="municipality" required /></label>
      <button>Issue</button>
    </form>
    <ul class="rows scroll" tabindex="0" aria-label="Orders in force">
      ${ordersInForce(controls, controls.now()).map(
        ({ id, kind, city, status, sentAt }) =>
          html`<li>
            <span>${kind}, ${city.Nom}<br /><span class="soft">${status}, ${time(iso(sentAt))}</span></span>
            <form class="inline" method="post" action="/do/orders/${encodeURIComponent(id)}/cancel">
              <button class="quiet" aria-label="Cancel ${kind} in ${city.Nom}">Cancel</button>
            </form>
          </li>`,
      )}
    </ul>
    <form method="post" action="/do/roads">
      <label>Road <input name="numeroRoute" required /></label>
      <label>Latitude <input name="lat" type="number" step="any" required /></label>
      <label>Longitude <input name="lon" type="number" step="any" required /></label>
      <button>Close</button>
    </form>
    <ul class="rows scroll" tabindex="0" aria-label="Events on roads">
      ${roadEventsAt(controls, controls.now()).map(
        ({ id, road, place, cause }) =>
          html`<li>
            <span>${road}, ${cause}<br /><span class="soft">${place}</span></span>
            <form class="inline" method="post" action="/do/roads/${encodeURIComponent(id)}/open">
              <button class="quiet" aria-label="Open ${road}, ${place}">Open</button>
            </form>
          </li>`,
      )}
    </ul>
    <form method="post" action="/do/air">
      <label>Station <select name="station">${STATIONS.map(({ air, en }) => option(air, en, undefined))}</select></label>
      <label>Air quality index <input name="aqhi" type="number" step="any" min="0" max="50" required /></label>
      <button>Set</button>
    </form>
    <form method="post" action="/do/wind">
      <label>Wind from, degrees <input name="from" type="number" min="0" max="360" value="${wind?.from ?? ""}" required /></label>
      <label>Speed, km/h <input name="speed" type="number" min="0" max="200" value="${wind?.speed ?? ""}" required /></label>
      <button>Set</button>
    </form>
  </section>`;
}

/** Path of an example response of each simulated service. */
const SERVICE_PAGES = {
  "fire-data": "/public/feux",
  content: `${CONTENT_ROOT}/stories?token=vigie-preview&version=draft`,
  geocoder: `${GEOCODER_ROOT}/geocode?q=La+Tuque&geometry=1`,
} as const satisfies Partial<Record<keyof typeof PORT_OFFSETS, string>>;

function surroundingPages(basePort: number, host: string) {
  const at = surroundingsSettings(basePort, host);
  const layer = (name: string, format: string) =>
    `?service=WFS&version=2.0.0&request=GetFeature&typeNames=${name}&srsName=EPSG:4326&outputFormat=${format}`;
  return {
    "hot spots": `${at.HOT_SPOTS_URL}/ows${layer("public:hotspots_last24hrs", "json")}`,
    perimeters: `${at.HOT_SPOTS_URL}/ows${layer("public:m3_polygons_current", "json")}`,
    neighbours: `${at.NATIONAL_FIRES_URL}${layer("public:cwfif_national_activefires", "json")}`,
    air: `${at.WEATHER_URL}/collections/aqhi-observations-realtime/items?latest=true`,
    weather: `${at.WEATHER_URL}/collections/weather-alerts/items`,
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
