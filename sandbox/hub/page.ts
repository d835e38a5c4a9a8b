import { html } from "hono/html";
import { CONTENT_ROOT } from "../content/app.ts";
import type { Faults } from "../faults.ts";
import { GEOCODER_ROOT } from "../geocoder/app.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { PORT_OFFSETS } from "../services.ts";
import {
  dangerSection,
  faultsSection,
  firesSection,
  measuresSection,
  seasonSection,
} from "./page-sections.ts";

/** A useful page of each simulated service. */
const FOLDERS = {
  "fire-data": "/public/feux",
  content: `${CONTENT_ROOT}/stories?token=vigie-preview&version=draft`,
  geocoder: `${GEOCODER_ROOT}/geocode?q=La+Tuque&geometry=1`,
} as const satisfies Partial<Record<keyof typeof PORT_OFFSETS, string>>;

/** Renders the hub's front page: every control as a plain form. */
export function frontPage(room: SeasonControls, faults: Faults, basePort: number, host: string) {
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
          <nav aria-label="Rooms">
            ${Object.entries(FOLDERS).map(
              ([name, path]) =>
                // The keys are names of simulated services.
                html`<a href="http://${host}:${basePort + PORT_OFFSETS[name as keyof typeof FOLDERS]}${path}">${name}</a> `,
            )}
            <a href="http://${host}:${basePort + PORT_OFFSETS.content}/editor/">editor</a>
            <a href="/outbox.html">outbox</a>
            <a href="/outbox.html?channel=dispatch">reports sent to dispatch</a> <a href="/users">users</a>
          </nav>
        </header>
        <main>
          ${seasonSection(room)} ${dangerSection(room)} ${measuresSection(room)} ${faultsSection(faults)}
          ${firesSection(room)}
        </main>
      </body>
    </html>`;
}
