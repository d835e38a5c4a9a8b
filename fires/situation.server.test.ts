import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FULL_FIRE_RECORD } from "./examples.double.ts";
import { FAULTS, type FireDataDouble, QUIET_ANSWERS, startFireDataDouble } from "./fire-data.double.ts";
import type { Situation, SituationService } from "./model.ts";
import { POLLS_TO_BELIEVE } from "./polls-to-believe.ts";
import { createSituationService } from "./situation.server.ts";

const MINUTE_MS = 60_000;
const FIRES = "/public/feux";
const STATISTICS = "/public/feux-etat-situation";

let double: FireDataDouble;
let clock = 0;
let service: SituationService;

/** Time limit only for faults without a response: a busy machine must not look like a slow server. */
const SHORT_LIMIT_MS = 800;
const SLOW_FAULTS: readonly string[] = ["silent", "stalledBody"];

function startService(timeLimitMs?: number): SituationService {
  const options = { baseUrl: double.baseUrl, test: false, now: () => clock };
  return createSituationService(timeLimitMs === undefined ? options : { ...options, timeLimitMs });
}

beforeEach(async () => {
  double = await startFireDataDouble();
  clock = Date.parse("2026-07-01T12:00:00Z");
  service = startService();
});
afterEach(() => double.close());

const refresh = () => service.read({ bypass: true });
const readings = ({ statistics, ...others }: Situation) => [
  ...Object.values(others),
  ...Object.values(statistics),
];
const countOf = (path: string) => double.requests.filter((url) => url.startsWith(`${path}?`)).length;

test("the first read requests every path, and returns all responses", async () => {
  const situation = await service.read();
  expect(readings(situation).every(({ value, failing }) => value !== null && !failing)).toBe(true);
  expect(situation.fires.value).toMatchObject([{ id: "2026-101", zone: 26 }, { id: "2026-102" }]);
  expect(situation.statistics.intensive.value).toMatchObject({ activeFires: 1, firesExtinguishedYear: 1 });
  expect(situation.danger.value).toMatchObject([
    { zone: 26, name: "La Tuque", days: [{ level: 3 }, null, null] },
  ]);
  expect(situation.causes.value).toEqual([{ causeId: 1, fires: 2 }]);
  expect(situation.restrictions.value).toMatchObject([{ type: "fire", regions: ["04"] }]);
});

test("after the first read, the situation comes from memory, without a request", async () => {
  await service.read();
  const requested = double.requests.length;
  double.fault = FAULTS.down;
  const [a, b] = await Promise.all([service.read(), service.read()]);
  expect(double.requests).toHaveLength(requested);
  expect(a.fires.value).toBe(b.fires.value);
  expect(a.fires.failing).toBe(false);
});

test("fires that only the request with the northern zone returns are northern", async () => {
  const { Nordique: _, ...unmarked } = FULL_FIRE_RECORD;
  double.fault = (request, response) => {
    const northern = request.url?.includes("nordique=true");
    const list = northern ? [unmarked, { ...unmarked, NoFeu: 900 }] : [unmarked];
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify(request.url?.startsWith(`${FIRES}?`) ? list : []));
  };
  const { fires } = await service.read();
  expect(fires.value?.map(({ number, protection }) => [number, protection])).toEqual([
    [101, "intensive"],
    [900, "northern"],
  ]);
});

describe.each(Object.keys(FAULTS).filter((fault) => fault !== "emptyList") as (keyof typeof FAULTS)[])(
  "the fault %s",
  (fault) => {
    beforeEach(() => {
      if (SLOW_FAULTS.includes(fault)) service = startService(SHORT_LIMIT_MS);
    });

    test("with a fault at the start, every value is null, never zero or empty", async () => {
      double.fault = FAULTS[fault];
      const situation = await service.read();
      for (const reading of readings(situation)) {
        expect(reading).toEqual({ value: null, readAt: null, failing: true, dropped: 0 });
      }
    });

    test("during a later fault, the last good responses stay with their age, until the next good responses", async () => {
      const before = await service.read();
      double.fault = FAULTS[fault];
      clock += 20 * MINUTE_MS;
      const during = await refresh();
      expect(readings(during).map(({ value }) => value)).toEqual(readings(before).map(({ value }) => value));
      for (const reading of readings(during)) {
        expect(reading).toMatchObject({ failing: true, readAt: new Date(clock - 20 * MINUTE_MS) });
      }
      expect(service.isFresh(15 * MINUTE_MS)).toBe(false);

      double.fault = null;
      clock += 5 * MINUTE_MS;
      const after = await refresh();
      for (const reading of readings(after))
        expect(reading).toMatchObject({ failing: false, readAt: new Date(clock) });
      expect(service.isFresh(15 * MINUTE_MS)).toBe(true);
    });
  },
);

describe("an empty list with status 200", () => {
  test("an empty list never empties the site at once, and a good response ends the doubt", async () => {
    await service.read();
    double.fault = FAULTS.emptyList;
    const during = await refresh();
    expect(during.fires.value).toHaveLength(2);
    expect(readings(during).every(({ failing }) => failing)).toBe(true);
    double.fault = null;
    expect((await refresh()).fires).toMatchObject({ failing: false, value: { length: 2 } });
  });

  test("an empty list of fires is accepted after enough consecutive responses", async () => {
    await service.read();
    double.answers.set(FIRES, []);
    for (let time = 1; time < POLLS_TO_BELIEVE.many; time++) {
      expect((await refresh()).fires).toMatchObject({ failing: true, value: { length: 2 } });
    }
    expect((await refresh()).fires).toMatchObject({ failing: false, value: [] });
  });

  test("an empty list of fires is accepted sooner when the statistics count no fires either", async () => {
    await service.read();
    double.answers.set(FIRES, []);
    double.answers.set(STATISTICS, { NbFeuxActifs: 0, NbFeuxAnnuel: 2 });
    for (let time = 1; time < POLLS_TO_BELIEVE.few; time++)
      expect((await refresh()).fires).toMatchObject({ value: { length: 2 } });
    expect((await refresh()).fires).toMatchObject({ failing: false, value: [] });
  });

  test("an empty list of contained fires or of restrictions is not accepted at once, even when no fire burns", async () => {
    await service.read();
    double.answers.set("/public/feux-englobes", []);
    double.answers.set("/public/mesures-preventives", []);
    double.answers.set(STATISTICS, { NbFeuxActifs: 0, NbFeuxAnnuel: 2 });
    const situation = await refresh();
    expect(situation.containedFires).toMatchObject({ failing: true, value: { length: 1 } });
    expect(situation.restrictions).toMatchObject({ failing: true, value: { length: 1 } });
  });

  test("an empty list in one of the two fire responses moves no fire to the northern zone", async () => {
    const { Nordique: _, ...unmarked } = FULL_FIRE_RECORD;
    double.answers.set(FIRES, [unmarked]);
    await service.read();
    double.fault = (request, response) => {
      const isWithNorthern = request.url?.includes("nordique=true");
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify(request.url?.startsWith(`${FIRES}?`) && isWithNorthern ? [unmarked] : []));
    };
    expect((await refresh()).fires).toMatchObject({ failing: true, value: [{ protection: "intensive" }] });
  });
});

test("one of the two fire responses is not accepted without the other", async () => {
  double.fault = (request, response) => {
    if (request.url?.includes("nordique=true")) response.statusCode = 500;
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify(QUIET_ANSWERS[request.url?.split("?")[0] ?? ""]));
  };
  expect((await service.read()).fires).toEqual({ value: null, readAt: null, failing: true, dropped: 0 });
});

test("a failure of one path does not affect other paths", async () => {
  double.answers.set("/public/danger-incendie", "<html>");
  const situation = await service.read();
  expect(situation.danger).toMatchObject({ value: null, failing: true });
  expect(situation.fires).toMatchObject({ failing: false, value: { length: 2 } });
});

test("a malformed record is dropped and counted, and a list of only malformed records is a failure", async () => {
  double.answers.set(FIRES, [FULL_FIRE_RECORD, { NoFeu: 5 }]);
  expect((await service.read()).fires).toMatchObject({ dropped: 1, value: { length: 1 }, failing: false });
  double.answers.set(FIRES, [FULL_FIRE_RECORD, null, 5]);
  expect((await refresh()).fires).toMatchObject({ dropped: 2, value: { length: 1 }, failing: false });
  double.answers.set(FIRES, [null, 5]);
  expect((await refresh()).fires).toMatchObject({ dropped: 2, value: { length: 1 }, failing: true });
});

test("a truncated list of restrictions is not accepted at once", async () => {
  const ban = (region: number) => ({ TypeMesureId: 1, RegionsAdministrativesImpactees: [String(region)] });
  double.answers.set("/public/mesures-preventives", [1, 2, 3, 4, 5, 6].map(ban));
  await service.read();
  double.answers.set("/public/mesures-preventives", [1, 2].map(ban));
  expect((await refresh()).restrictions).toMatchObject({ failing: true, value: { length: 6 } });
  for (let time = 2; time < POLLS_TO_BELIEVE.many; time++) await refresh();
  expect((await refresh()).restrictions).toMatchObject({ failing: false, value: { length: 2 } });
});

test("a response of measures without any type or title is a failure, and the last known bans stay", async () => {
  await service.read();
  double.answers.set("/public/mesures-preventives", [{ TypeMesure: 1 }, { TypeMesure: 1 }]);
  for (let times = 0; times < 4; times += 1) await refresh();
  expect((await refresh()).restrictions).toMatchObject({ failing: true, value: { length: 1 } });
});

test("no request is sent before Retry-After is over", async () => {
  await service.read();
  double.fault = FAULTS.rateLimited;
  await refresh();
  double.fault = null;
  const requested = double.requests.length;
  clock += 119_000;
  expect((await refresh()).fires.failing).toBe(true);
  expect(double.requests).toHaveLength(requested);
  clock += 1_000;
  expect((await refresh()).fires.failing).toBe(false);
});

test("many first readers share one request for each path and query", async () => {
  await Promise.all(Array.from({ length: 50 }, () => service.read()));
  expect(new Set(double.requests).size).toBe(double.requests.length);
  expect(countOf(FIRES)).toBe(2);
});

test("data is fresh only if fires and statistics of the intensive zone have arrived, and both are young", async () => {
  expect(service.isFresh(MINUTE_MS)).toBe(false);
  double.answers.set(STATISTICS, {});
  await service.read();
  expect(service.isFresh(MINUTE_MS)).toBe(false);
  double.answers.set(STATISTICS, { NbFeuxActifs: 1 });
  await refresh();
  expect(service.isFresh(MINUTE_MS)).toBe(true);
  clock += MINUTE_MS;
  expect(service.isFresh(MINUTE_MS)).toBe(false);
});

test("statistics modified in the future are kept without this date, and counted as incomplete", async () => {
  double.answers.set(STATISTICS, { NbFeuxActifs: 1, DateDerniereModification: "9999-12-31T00:00:00Z" });
  const { statistics } = await service.read();
  expect(statistics.intensive.value).toMatchObject({ activeFires: 1, modifiedAt: null });
  expect(service.counters().find(({ path }) => path === STATISTICS)).toMatchObject({ incomplete: 2 });
});

test("responses, failures and incomplete records are counted by path", async () => {
  double.answers.set("/public/mesures-preventives", [{}, { TypeMesureId: 1, ContourWKT: "POLYGON" }]);
  await service.read();
  double.fault = FAULTS.html;
  await refresh();
  const counters = service.counters();
  expect(counters).toHaveLength(8);
  expect(counters.find(({ path }) => path === "/public/mesures-preventives")).toEqual({
    path: "/public/mesures-preventives",
    answers: 1,
    failures: { "fire-data-not-json": 1 },
    dropped: 0,
    incomplete: 2,
  });
  expect(counters.find(({ path }) => path === STATISTICS)).toMatchObject({ answers: 2 });
});
