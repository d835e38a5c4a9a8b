import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createFireDataClient } from "./client.server.ts";
import { exampleFire, FULL_FIRE_RECORD, squareAround } from "./examples.double.ts";
import { type FireDataDouble, startFireDataDouble } from "./fire-data.double.ts";
import { createGroundReadings } from "./ground-readings.server.ts";
import { completeFires, createFiresReader, type FiresReader, placeFire } from "./read-fires.server.ts";

const FIRES = "/public/feux";
const NOW = new Date("2026-07-02T15:00:00Z");
const STATISTICS = "/public/feux-etat-situation";
const CODES = "/public/codes-geographiques";

let double: FireDataDouble;
let reader: FiresReader;
beforeEach(async () => {
  double = await startFireDataDouble();
  const client = createFireDataClient({ baseUrl: double.baseUrl, test: false });
  reader = createFiresReader(client, createGroundReadings({ client, now: Date.now }));
});
afterEach(() => double.close());

describe("the list of fires", () => {
  test("the list of fires contains each fire once, and unreadable records are counted", async () => {
    double.answers.set(FIRES, [FULL_FIRE_RECORD, { NoFeu: 5 }, FULL_FIRE_RECORD]);
    expect(await reader.list(null, NOW)).toMatchObject({ value: [{ id: "2026-101" }], dropped: 1 });
    expect(await reader.contained(null, NOW)).toMatchObject({ value: [{ id: "2026-101" }], dropped: 0 });
  });

  test("a fire record of a future year is dropped and counted", async () => {
    double.answers.set(FIRES, [FULL_FIRE_RECORD, { ...FULL_FIRE_RECORD, Annee: 2027 }]);
    expect(await reader.list(null, NOW)).toMatchObject({ value: [{ id: "2026-101" }], dropped: 1 });
    double.answers.set("/public/feux-englobes", [{ ...FULL_FIRE_RECORD, Annee: 2200 }]);
    expect(await reader.contained(null, NOW)).toMatchObject({ value: [], dropped: 1 });
    const lastEvening = new Date("2026-12-31T20:00:00Z");
    expect((await reader.list(null, lastEvening)).value).toHaveLength(2);
  });

  test("a fire with an impossible date is kept without this date, and counts as incomplete", async () => {
    const ahead = { ...FULL_FIRE_RECORD, NoFeu: 102, DateDerniereModification: "2026-07-03T12:00:00Z" };
    double.answers.set(FIRES, [FULL_FIRE_RECORD, ahead]);
    double.answers.set("/public/feux-englobes", [ahead]);
    const { value, incomplete } = await reader.list(null, NOW);
    expect(value).toMatchObject([{ modifiedAt: expect.any(Date) }, { id: "2026-102", modifiedAt: null }]);
    expect(incomplete).toBe(1);
    expect(await reader.contained(null, NOW)).toMatchObject({ value: [{ modifiedAt: null }], incomplete: 1 });
  });

  test("of equally old records of a fire, the record with the known state is used", async () => {
    const other = { ...FULL_FIRE_RECORD, Condition: { Id: 5 } };
    double.answers.set(FIRES, [FULL_FIRE_RECORD, other]);
    expect((await reader.list(null, NOW)).value).toMatchObject([{ statusId: 3 }]);
    const known = exampleFire({ statusId: 5, containedAt: new Date(FULL_FIRE_RECORD.DateEnglobe) });
    expect((await reader.list([known], NOW)).value).toMatchObject([{ statusId: 5 }]);
  });

  test("a fire record with only a code gets its region and MRC from the service's table of codes", async () => {
    const bare = { ...FULL_FIRE_RECORD, RegionAdministrative: null, Mrc: { Code: 90 }, Municipalite: null };
    double.answers.set(FIRES, [bare]);
    double.answers.set(CODES, [
      { Nom: "Agglomération de La Tuque", CodeGeo: "900", RegionAdministrativeId: 4, Type: 2 },
    ]);
    expect((await reader.list(null, NOW)).value).toMatchObject([
      { region: "04", mrc: "Agglomération de La Tuque", city: null },
    ]);
  });

  test("the list of fires is complete without the table of codes, but fails if one of its two requests fails", async () => {
    double.answers.set(CODES, "<html>");
    expect((await reader.list(null, NOW)).value).toHaveLength(2);
    double.fault = (request, response) => {
      if (request.url?.includes("nordique=true")) response.statusCode = 500;
      response.setHeader("content-type", "application/json").end(JSON.stringify(double.answers.get(FIRES)));
    };
    await expect(reader.list(null, NOW)).rejects.toMatchObject({ code: "fire-data-status" });
  });
});

describe("a protection zone that lost all its fires", () => {
  const burning = [exampleFire()];
  const northern = exampleFire({ id: "2026-8", protection: "northern" });
  const lostZone = async (known: Parameters<FiresReader["list"]>[0]) =>
    [...(await reader.list(known, NOW)).lostZones].map(([zone, verdict]) => `${zone} ${verdict}`);
  const statisticsRequests = () => double.requests.filter((url) => url.includes(STATISTICS));

  test.each([
    ["report no active fires", { NbFeuxActifs: 0, NbFeuxAnnuel: 2 }, "confirmed"],
    ["report active fires", { NbFeuxActifs: 1 }, "denied"],
    ["have no number", { NbFeuxAnnuel: 0 }, "denied"],
    ["cannot be read", "<html>", "denied"],
  ])(
    "a protection zone that lost its fires is checked by its statistics, which %s (%j): the loss is %s",
    async (_, statistics, verdict) => {
      double.answers.set(FIRES, []);
      double.answers.set(STATISTICS, statistics);
      expect(await lostZone(burning)).toEqual([`intensive ${verdict}`]);
    },
  );

  test("statistics are not requested for a protection zone that has fires, or that had no fires before", async () => {
    double.answers.set(FIRES, []);
    expect(await lostZone([])).toEqual([]);
    double.answers.set(FIRES, [FULL_FIRE_RECORD]);
    expect(await lostZone(burning)).toEqual([]);
    expect(statisticsRequests()).toEqual([]);
  });

  test("a protection zone that lost its fires is checked only by its own statistics", async () => {
    double.answers.set(FIRES, [FULL_FIRE_RECORD]);
    expect(await lostZone([...burning, northern])).toEqual(["northern denied"]);
    expect(statisticsRequests()).toEqual([expect.stringContaining("intensive=false&nordique=true")]);
  });

  test("a first response without fires is refused, unless statistics confirm that no fire burns", async () => {
    double.answers.set(FIRES, []);
    await expect(reader.list(null, NOW)).rejects.toMatchObject({ code: "fire-data-suspicious" });
    double.answers.set(STATISTICS, { NbFeuxActifs: 0 });
    expect(await reader.list(null, NOW)).toMatchObject({ value: [] });
  });
});

describe("a completed list of fires", () => {
  const placeless = exampleFire({ region: null, zone: null, mrc: null });
  const shapes = [{ zone: 11, name: "", geometry: squareAround(-72.8, 47.4) }];

  test("completeFires adds the region and zone of each fire, by the service's shapes if these have arrived", () => {
    expect(completeFires([placeless], null, null)).toMatchObject([{ region: "04", zone: 26 }]);
    expect(completeFires([placeless], null, shapes)).toMatchObject([{ region: "04", zone: 11 }]);
  });

  test("completeFires adds a containment date from the list of contained fires, unless the fire has its own date", () => {
    const [own, other] = [new Date("2026-07-01T00:00:00Z"), new Date("2026-07-09T00:00:00Z")];
    const contained = [exampleFire({ containedAt: other })];
    const datesOf = (fire: typeof placeless) =>
      completeFires([fire], contained, null).map(({ containedAt }) => containedAt);
    expect(datesOf(exampleFire())).toEqual([other]);
    expect(datesOf(exampleFire({ containedAt: own }))).toEqual([own]);
    expect(datesOf(exampleFire({ id: "2026-2" }))).toEqual([null]);
  });
});

/** Point in Saguenay–Lac-Saint-Jean. */
const AT = { lat: 48, lon: -72 };
const SHAPES = [{ zone: 32, name: "Lac-Saint-Jean", geometry: squareAround(-72, 48) }];

test("a fire keeps the region and zone from the API", () => {
  const fire = exampleFire({ region: "04", zone: 26, mrc: "Pontiac", at: AT });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: "04", zone: 26 });
});

test("a fire without a region gets the region of its MRC, although its origin is in another region", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: "La Vallée-de-la-Gatineau", at: AT });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: "07", zone: 32 });
});

test("a fire without a known MRC gets the region of its point of origin", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: "Nulle-Part", at: AT });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: "02", zone: 32 });
});

test("a fire without origin and MRC has no region", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: null, at: null });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: null, zone: null });
});

test("a fire of a known MRC gets the nearest zone, although its origin is mapped beyond Ontario's border", () => {
  const fire = exampleFire({ region: null, zone: null, at: { lat: 48.9492, lon: -79.6475 } });
  expect(placeFire({ ...fire, mrc: "Abitibi-Ouest" }, null)).toMatchObject({ region: "08", zone: 2 });
  expect(placeFire({ ...fire, mrc: null }, null)).toMatchObject({ region: null, zone: null });
});

test("a fire of the far north has no zone", () => {
  const fire = exampleFire({ region: "10", zone: null, at: { lat: 58.1, lon: -68.4 } });
  expect(placeFire(fire, null).zone).toBeNull();
});
