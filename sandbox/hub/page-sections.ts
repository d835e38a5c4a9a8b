import { html } from "hono/html";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import type { Faults } from "../faults.ts";
import { type FireRecord, fireKey } from "../season/fire-record.ts";
import { SCENARIO_NAMES } from "../season/scenarios.ts";
import { dangerAt } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { CAUSE_IDS, CAUSES, CONDITION_IDS, CONDITIONS, DANGER_IDS, DANGERS } from "../season/vocabulary.ts";
import { FAULTY_SERVICES } from "../services.ts";
import { FAULT_KINDS } from "./fault-kinds.ts";
import { MEASURE_CHOICES } from "./measure-choices.ts";
import { seasonSummary } from "./season-routes.ts";

/** Order of statuses in the list of fires: the most serious first, as on the public site. */
const ORDER = [3, 1, 0, 2, 4, 5, 6];
const EXTINGUISHED_SHOWN = 20;

export const time = (date: string | null | undefined) =>
  date ? html`<time datetime="${date}">${date.slice(0, 16).replace("T", " ")}</time>` : "";
export const option = (value: string | number, label: string, selected: string | number | undefined) =>
  html`<option value="${value}" ${value === selected ? "selected" : ""}>${label}</option>`;

export function seasonSection(controls: SeasonControls) {
  const { scenario, seed, date, fires, activeFires } = seasonSummary(controls);
  return html`<section aria-labelledby="season">
    <h2 id="season">Season</h2>
    <form method="post" action="/do/season">
      <label>Scenario <select name="scenario">${SCENARIO_NAMES.map((name) => option(name, name, scenario))}</select></label>
      <label>Seed <input name="seed" type="number" value="${seed}" required /></label>
      <button>Start afresh</button>
    </form>
    <form method="post" action="/do/jump">
      <label>Jump ahead, days <input name="days" type="number" step="any" value="1" min="-30" max="200" required /></label>
      <button class="quiet">Jump</button>
    </form>
    <dl>
      <div><dt>Season's clock (UTC)</dt><dd>${time(date)}</dd></div>
      <div><dt>Active fires</dt><dd>${activeFires}</dd></div>
      <div><dt>This year</dt><dd>${fires}</dd></div>
    </dl>
  </section>`;
}

export function dangerSection(controls: SeasonControls) {
  const zones = dangerAt(controls.season, controls.state.edits, controls.now());
  const edited = Object.entries(controls.state.edits.danger).filter(([, { DangerJour1 }]) => DangerJour1);
  return html`<section aria-labelledby="danger">
    <h2 id="danger">Danger</h2>
    <form method="post" action="/do/danger">
      <label>Zone <select name="zone">${ZONES.map(({ number, name }) => option(number, `${number} ${name}`, undefined))}</select></label>
      <label>Today
        <select name="level">
          ${DANGER_IDS.map((id) => option(id, DANGERS[id].DescriptionEn, 5))}${option("", "as the weather has it", undefined)}
        </select></label>
      <button>Set</button>
    </form>
    <dl>
      ${DANGER_IDS.map((id) => html`<div><dt>${DANGERS[id].DescriptionEn}</dt><dd>${zones.filter(({ DangerJour1 }) => DangerJour1.Id === id).length}</dd></div>`)}
    </dl>
    <p class="soft">Zones by today's level${edited.length > 0 ? `; set by hand: ${edited.map(([zone]) => zone).join(", ")}` : ""}.</p>
  </section>`;
}

export function measuresSection(controls: SeasonControls) {
  return html`<section aria-labelledby="measures">
    <h2 id="measures">Preventive measures</h2>
    <form method="post" action="/do/measures">
      <label>Ban <select name="choice">${Object.keys(MEASURE_CHOICES).map((name) => option(name, name, undefined))}</select></label>
      <label>Region <select name="region">${REGIONS.map(({ code, name }) => option(code, `${code} ${name.en}`, undefined))}</select></label>
      <button>Issue</button>
    </form>
    <ul class="rows scroll" tabindex="0" aria-label="Measures in force">
      ${controls.measures().map(
        ({ Id, DescriptionEn, RegionsAdministrativesImpactees: regions, DateDebut }) =>
          html`<li>
            <span>${DescriptionEn}<br /><span class="soft">${regions.join(", ")} since ${time(DateDebut)}</span></span>
            <form class="inline" method="post" action="/do/measures/${encodeURIComponent(Id)}/lift">
              <button class="quiet" aria-label="Lift ${DescriptionEn} in ${regions.join(", ")}">Lift</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}

export function faultsSection(faults: Faults) {
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form method="post" action="/do/faults">
      <label>Service <select name="service">${FAULTY_SERVICES.map((name) => option(name, name, undefined))}</select></label>
      <label>Fault <select name="kind">${Object.entries(FAULT_KINDS).map(([name, { label }]) => option(name, label, undefined))}</select></label>
      <button>Break</button>
    </form>
    <ul class="rows">
      ${Object.entries(faults.list()).map(
        ([service, given]) =>
          html`<li>
            <span class="bad">${service} <code>${JSON.stringify(given)}</code></span>
            <form class="inline" method="post" action="/do/faults">
              <input type="hidden" name="service" value="${service}" /><input type="hidden" name="kind" value="none" />
              <button class="quiet">Mend</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}

export function firesSection(controls: SeasonControls) {
  const rank = (fire: FireRecord) => ORDER.indexOf(fire.Condition.Id);
  const newest = (fire: FireRecord) => Date.parse(fire.DateDerniereModification ?? "") || 0;
  const fires = [...controls.firesAt(controls.now())].sort(
    (a, b) => rank(a) - rank(b) || newest(b) - newest(a),
  );
  const active = fires.filter(({ Condition }) => Condition.Id !== 6);
  const out = fires.slice(active.length, active.length + EXTINGUISHED_SHOWN);
  return html`<section class="wide" aria-labelledby="fires">
    <h2 id="fires">Fires</h2>
    <form method="post" action="/do/fires">
      <label>Name <input name="name" maxlength="80" /></label>
      <label>Latitude <input name="lat" type="number" step="any" min="44" max="63" placeholder="anywhere" /></label>
      <label>Longitude <input name="lon" type="number" step="any" min="-80" max="-56" placeholder="anywhere" /></label>
      <label>Cause <select name="cause">${CAUSE_IDS.map((id) => option(id, CAUSES[id].DescriptionEn, 6))}</select></label>
      <button>Start a fire</button>
    </form>
    <p class="soft">${active.length} active, and the ${out.length} last ones out. A status set by hand stops the fire's own course.</p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="fires">
      <table>
        <thead><tr><th>Fire</th><th>Place</th><th>Started</th><th>Hectares</th><th>Status</th></tr></thead>
        <tbody>${[...active, ...out].map(fireRow)}</tbody>
      </table>
    </div>
  </section>`;
}

function fireRow(fire: FireRecord) {
  const key = fireKey(fire);
  return html`<tr id="${key}">
    <td>${key}<br />${fire.Designation ?? ""}</td>
    <td>${fire.Municipalite?.Nom ?? fire.Mrc?.Nom ?? ""}<br /><span class="soft">${fire.RegionAdministrative?.Nom ?? ""}</span></td>
    <td>${time(fire.DateDeDebut)}</td>
    <td class="number">${fire.SuperficieHa ?? ""}</td>
    <td>
      <form class="inline" method="post" action="/do/fires/${key}">
        <select name="condition" aria-label="Status of ${key}">
          ${CONDITION_IDS.map((id) => option(id, CONDITIONS[id].DescriptionEn, fire.Condition.Id))}
        </select>
        <button class="quiet">Set</button>
      </form>
    </td>
  </tr>`;
}
