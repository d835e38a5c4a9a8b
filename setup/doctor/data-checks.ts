import { createFireDataClient } from "#fires/client.server.ts";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { createTileClient } from "#territory/tiles.server.ts";
import { type Check, Problem } from "./check.ts";
import { problemOf } from "./reasons.ts";

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
        const { records, dropped } = await ask().catch((error: unknown) => {
          throw problemOf(error, FIRE_DATA);
        });
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

/** A town that both the service and its users know. */
const TOWN = "La Tuque";

const geocoder: Check = {
  name: "address search",
  async run({ GEOCODER_URL }) {
    const found = await createGeocoder({ baseUrl: GEOCODER_URL })
      .find(TOWN)
      .catch((error: unknown) => {
        throw problemOf(error, GEOCODER);
      });
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
    const tile = await createTileClient({ template: TILES_URL })(QUEBEC).catch((error: unknown) => {
      throw problemOf(error, TILES);
    });
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

export const DATA_CHECKS = [fireData, geocoder, tiles, naturalAreas] as const satisfies readonly Check[];
