import { createFireDataClient } from "#fires/client.server.ts";
import type { Settings } from "#settings";
import type { SourceId } from "#surroundings/model.ts";
import { SOURCES } from "#surroundings/sources.ts";
import { readerOf, settingOf } from "#surroundings/surroundings-readings.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { createTileClient } from "#territory/tiles.server.ts";
import { CHANNEL_CHECKS } from "./channel-checks.ts";
import { type Check, type Finding, Problem, runCheck } from "./check.ts";
import { CONTENT_CHECKS } from "./content-checks.ts";
import { IDENTITY_CHECKS } from "./identity-checks.ts";
import { explained, statusProblem } from "./reasons.ts";
import { STORAGE_CHECKS } from "./storage-checks.ts";

const FIRE_DATA = { service: "The data service", address: "FIRE_DATA_URL" };
const GEOCODER = { service: "The address search", address: "GEOCODER_URL" };
const TILES = { service: "The tile service", address: "TILES_URL" };

const fireData: Check = {
  name: "data service",
  async run({ FIRE_DATA_URL, FIRE_DATA_TEST }) {
    const client = createFireDataClient({ baseUrl: FIRE_DATA_URL, test: FIRE_DATA_TEST });
    const lists = { fires: client.fires, "danger levels": client.danger, restrictions: client.restrictions };
    const counts = await Promise.all(
      Object.entries(lists).map(async ([name, ask]) => {
        const { records, dropped } = await explained(ask(), FIRE_DATA);
        if (dropped > 0)
          throw new Problem(
            `${FIRE_DATA.service} sends ${name} of which ${dropped} cannot be read: report it to the service's team.`,
          );
        return `${records.length} ${name}`;
      }),
    );
    const test = FIRE_DATA_TEST ? ", all of them test data, so no one is notified" : "";
    return `${FIRE_DATA.service} sends ${counts.join(", ")}${test}.`;
  },
};

/** Town to search for, which every address search and everyone who reads the result knows. */
const TOWN = "La Tuque";

const geocoder: Check = {
  name: "address search",
  async run({ GEOCODER_URL }) {
    const found = await explained(createGeocoder({ baseUrl: GEOCODER_URL }).find(TOWN), GEOCODER);
    if (found.length === 0)
      throw new Problem(`${GEOCODER.service} does not find ${TOWN}: check GEOCODER_URL, or report it.`);
    return `${GEOCODER.service} finds ${TOWN}.`;
  },
};

/** The tile of southern Quebec, which has land and water in every source. */
const QUEBEC = { z: 6, x: 18, y: 22 };

const tiles: Check = {
  name: "map tiles",
  async run({ TILES_URL }) {
    const tile = await explained(createTileClient({ template: TILES_URL })(QUEBEC), TILES);
    if (tile.length === 0)
      throw new Problem(
        `${TILES.service} has no tile of southern Quebec: check the order of {z}, {x} and {y} in TILES_URL.`,
      );
    return `${TILES.service} sends a tile of southern Quebec.`;
  },
};

const naturalAreas: Check = {
  name: "natural areas",
  unset: ({ NATURAL_AREAS_URL }) =>
    NATURAL_AREAS_URL === undefined ? "The site shows its own approximate limits of natural areas." : null,
  async run({ NATURAL_AREAS_URL }) {
    const warnings: string[] = [];
    const log = { warn: (facts: object) => void warnings.push(Object.values(facts).join()) };
    const areas = await createNaturalAreas({ url: NATURAL_AREAS_URL, log }).read();
    if (warnings.length > 0)
      throw new Problem(
        "The layer of natural areas cannot be read whole: check that NATURAL_AREAS_URL leads to GeoJSON with names and kinds.",
      );
    return `The layer has ${areas.length} natural areas.`;
  },
};

const DATA_CHECKS = [fireData, geocoder, tiles, naturalAreas] as const satisfies readonly Check[];

const NAMES: Readonly<Record<SourceId, string>> = {
  publicAlerts: "official alerts",
  civilEvents: "civil security events",
  closedRoads: "closed roads",
  weatherWarnings: "weather warnings",
  hotSpots: "satellite heat",
  perimeters: "estimated perimeters",
  neighbourFires: "fires of neighbours",
  airNow: "air quality",
  airForecasts: "air quality forecasts",
  wind: "wind",
  smoke: "smoke forecast",
};

function checkOf(source: SourceId): Check {
  const name = NAMES[source];
  const subject = { service: `The source of ${name}`, address: settingOf(source) };
  return {
    name,
    unset: (settings) =>
      settings[settingOf(source)] === "" ? `The site has no part about ${name} (${subject.address}).` : null,
    async run(settings) {
      const options = { settings, now: Date.now, cleanings: createCleanings() };
      const { value, dropped } = await explained(readerOf(source, options)(null), subject);
      const { records, takenAt } = value;
      const unread = dropped > 0 ? ` and ${dropped} that cannot be read` : "";
      const newest = takenAt === null ? "" : `; the newest is of ${takenAt.toISOString()}`;
      return `${subject.service} sends ${records.length} ${records.length === 1 ? "record" : "records"} of Quebec${unread}${newest}.`;
    },
  };
}

export const SOURCE_CHECKS: readonly Check[] = (Object.keys(SOURCES) as SourceId[]).map(checkOf);

const SUBJECT = { service: "Dispatch's system", address: "REPORT_WEBHOOK_URL" };
/** Statuses with which a receiver refuses a request without a signature. */
const REFUSED = [400, 401, 403, 422];

/** Check that sends an unsigned, empty event. The receiver must refuse it, so no one at dispatch sees it. */
const dispatchCheck: Check = {
  name: "dispatch's system",
  unset: ({ REPORT_WEBHOOK_URL }) =>
    REPORT_WEBHOOK_URL === ""
      ? "Dispatch only gets reports by email and on its page: set REPORT_WEBHOOK_URL."
      : null,
  async run({ REPORT_WEBHOOK_URL }) {
    const limits = { source: "dispatch", timeLimitMs: 15_000, mostBytes: 0 };
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const { status } = await explained(fetchOutside(REPORT_WEBHOOK_URL, limits, init), SUBJECT);
    if (REFUSED.includes(status))
      return `${SUBJECT.service} answers, and refuses events without our signature.`;
    if (status < 300)
      throw new Problem(
        `${SUBJECT.service} takes events without a signature, so anyone can report a fire there: have it check REPORT_WEBHOOK_SECRET.`,
      );
    throw statusProblem(status, SUBJECT);
  },
};

export const CHECKS: readonly Check[] = [
  ...STORAGE_CHECKS,
  ...DATA_CHECKS,
  ...SOURCE_CHECKS,
  ...CONTENT_CHECKS,
  ...IDENTITY_CHECKS,
  ...CHANNEL_CHECKS,
  dispatchCheck,
];
const STATE_WIDTH = "problem".length;
const NAME_WIDTH = Math.max(...CHECKS.map(({ name }) => name.length));

/** Checks all outside services at the same time, and prints a line for each finding. */
export async function examine(settings: Settings, say: (line: string) => void): Promise<readonly Finding[]> {
  const findings = await Promise.all(CHECKS.map((check) => runCheck(check, settings)));
  for (const { state, name, sentence } of findings)
    say(`${state.padEnd(STATE_WIDTH)}  ${name.padEnd(NAME_WIDTH)}  ${sentence}`);
  const problems = findings.filter(({ state }) => state === "problem").map(({ name }) => name);
  say(
    problems.length === 0
      ? "No problem was found."
      : `Problems: ${problems.length} of ${findings.length} (${problems.join(", ")}).`,
  );
  return findings;
}
