import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FireDataDouble, startFireDataDouble } from "./fire-data.double.ts";
import { createPastSeasons, KEEP_MS, RETRY_MS } from "./past-seasons.server.ts";
import { endOfDay, endOfYear } from "./past-seasons.ts";

const ON = new Date("2026-07-05T16:00:00Z");
const SEASON = { year: 2026, on: ON };

describe("the end of a day in another year", () => {
  it("the end of a day in another year is still on that day in Quebec, in summer and in winter", () => {
    expect(endOfDay(ON, 2025).toISOString()).toBe("2025-07-06T03:59:59.000Z");
    expect(endOfYear(2025).toISOString()).toBe("2026-01-01T03:59:59.000Z");
    expect(endOfDay(new Date("2026-07-05T02:00:00Z"), 2025).toISOString()).toBe("2025-07-05T03:59:59.000Z");
  });

  it("the end of 29 February is on 28 February in years without the 29th", () => {
    const leapDay = new Date("2028-02-29T17:00:00Z");
    expect(endOfDay(leapDay, 2027).toISOString()).toBe("2027-03-01T03:59:59.000Z");
    expect(endOfDay(leapDay, 2024).toISOString()).toBe("2024-03-01T03:59:59.000Z");
  });
});

describe("past seasons", () => {
  let service: FireDataDouble;
  let now: number;
  /** Returns the totals in the service's response; null makes the response fail. */
  let totalsOf: (year: number, isIntensive: boolean) => object | null;
  const seasons = (waitMs = 2000) =>
    createPastSeasons({ baseUrl: service.baseUrl, test: false, now: () => now, waitMs });

  beforeEach(async () => {
    service = await startFireDataDouble();
    now = ON.getTime();
    totalsOf = (year, isIntensive) => ({
      NbFeuxAnnuel: year - (isIntensive ? 1600 : 1900),
      SuperficieHaBruleeAnnuelle: year,
    });
    service.fault = (request, response) => {
      const query = new URL(request.url ?? "/", "http://localhost").searchParams;
      const year = new Date(Date.parse(query.get("dateHistorique") ?? "") - 5 * 3_600_000).getUTCFullYear();
      const totals = totalsOf(year, query.get("intensive") === "true");
      response.writeHead(totals ? 200 : 500, { "content-type": "application/json" });
      response.end(JSON.stringify(totals ?? {}));
    };
  });
  afterEach(() => service.close());

  it("past seasons are the previous year to date and ten complete years, each zone separately", async () => {
    const past = await seasons().read(SEASON);
    expect(past.yearBefore.until.toISOString()).toBe("2025-07-06T03:59:59.000Z");
    expect(past.yearBefore.tolls.intensive).toEqual({ fires: 425, hectares: 2025 });
    expect(past.seasons.map(({ year }) => year)).toEqual([
      2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
    ]);
    expect(past.seasons[9]?.tolls).toEqual({
      intensive: { fires: 416, hectares: 2016 },
      northern: { fires: 116, hectares: 2016 },
    });
    expect(service.requests.length).toBe(22);
  });

  it("no request for past seasons is sent before their first use, and none again within a day", async () => {
    const past = seasons();
    expect(service.requests).toEqual([]);
    await past.read(SEASON);
    now += KEEP_MS - 1;
    await past.read(SEASON);
    expect(service.requests.length).toBe(22);
    now += 1;
    await past.read(SEASON);
    await expect.poll(() => service.requests.length).toBe(44);
  });

  it("a past season with a bad response is null, and is requested again later", async () => {
    const whole = totalsOf;
    totalsOf = (year, isIntensive) => (year === 2020 && isIntensive ? null : whole(year, isIntensive));
    const past = seasons();
    const { seasons: read } = await past.read(SEASON);
    const of2020 = read.find(({ year }) => year === 2020);
    expect(of2020?.tolls).toEqual({ intensive: null, northern: { fires: 120, hectares: 2020 } });
    expect(read.filter(({ tolls }) => tolls.intensive === null)).toHaveLength(1);
    totalsOf = whole;
    await past.read(SEASON);
    expect(service.requests.length).toBe(22);
    now += RETRY_MS;
    await past.read(SEASON);
    await expect.poll(() => service.requests.length).toBe(23);
    expect((await past.read(SEASON)).seasons.every(({ tolls }) => tolls.intensive !== null)).toBe(true);
  });

  it("past seasons keep earlier values when a later response is bad", async () => {
    const past = seasons();
    await past.read(SEASON);
    totalsOf = () => null;
    now += KEEP_MS;
    await past.read(SEASON);
    await expect.poll(() => service.requests.length).toBe(44);
    expect((await past.read(SEASON)).seasons[0]?.tolls.intensive).toEqual({ fires: 425, hectares: 2025 });
  });

  it("past seasons are null if the service returns the same values for every date", async () => {
    totalsOf = () => ({ NbFeuxAnnuel: 12, SuperficieHaBruleeAnnuelle: 3.4 });
    const past = await seasons().read(SEASON);
    expect([past.yearBefore, ...past.seasons].every(({ tolls }) => tolls.intensive === null)).toBe(true);
  });

  it("a past season is null if the response has no number of fires", async () => {
    totalsOf = () => ({ NbFeuxActifs: 0, SuperficieHaBruleeAnnuelle: 3 });
    expect((await seasons().read(SEASON)).seasons[0]?.tolls).toEqual({ intensive: null, northern: null });
  });

  it("a reader of past seasons waits for a silent service only until the limit", async () => {
    service.fault = () => {};
    const past = await seasons(50).read(SEASON);
    expect(past.seasons.every(({ tolls }) => tolls.intensive === null)).toBe(true);
  });
});
