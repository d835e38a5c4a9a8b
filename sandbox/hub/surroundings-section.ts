import { html } from "hono/html";
import type { SeasonControls } from "../season/season-controls.ts";
import { ORDER_KINDS } from "../season/surroundings-edits.ts";
import { ordersInForce } from "../surroundings/model/orders.ts";
import { roadEventsAt } from "../surroundings/model/roads.ts";
import { iso } from "../surroundings/model/season-view.ts";
import { STATIONS } from "../surroundings/model/stations.ts";
import { option, time } from "./page-sections.ts";

/** Returns the controls of what is around the fires: orders, roads, air and wind. */
export function surroundingsSection(controls: SeasonControls) {
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
