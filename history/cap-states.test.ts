import { expect, it } from "vitest";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Answers } from "./ask.server.ts";
import type { CapFacts } from "./cap-content.ts";
import { capStates } from "./cap-states.server.ts";
import type { FireState } from "./fire-state.ts";

const NOW = new Date("2026-07-02T12:00:00Z");
const STATE: FireState = {
  ...{ year: 2026, number: 12, name: "Lac Édouard", statusId: 1, sizeHa: 4, causeId: null },
  ...{ protection: "intensive", region: "04", zone: 13, at: { lat: 47.44, lon: -72.78 } },
  ...{ startedAt: NOW, containedAt: null, extinguishedAt: null, modifiedAt: NOW },
};

it.each([
  ["believed", { behind: 0, held: {} }, "Elsewhere"],
  ["older than the known record", { behind: 1, held: {} }, "La Tuque"],
  [
    "at a position that is not accepted yet",
    { behind: 0, held: { place: { times: 1, value: "far" } } },
    "La Tuque",
  ],
])(
  "a fire whose record is %s only has the city from this record if the record is accepted",
  (_, doubt, city) => {
    const entry = { state: STATE, missing: 0, gone: false, ...doubt };
    const [path, since] = [FIRE_DATA_PATHS.fires, NOW.toISOString()];
    const value = { v: 1, since, clock: null, doubted: 0, dropped: 0, fires: { "2026-12": entry } };
    const last = { kind: "fire", mrc: "La Tuque", city: "La Tuque" } as CapFacts;
    const fires = [{ id: "2026-12", mrc: "Elsewhere", city: "Elsewhere" }];
    const states = capStates("fires", {
      rows: new Map([[path, { path, value: JSON.parse(JSON.stringify(value)), readAt: NOW }]]),
      answers: { fires: { ok: true, answer: { fires } } } as unknown as Answers,
      lastFacts: () => last,
      groundOf: () => ({ regions: [], areas: [] }),
    });
    expect(states?.get("fire-2026-12")?.facts).toMatchObject({ mrc: city, city });
  },
);
