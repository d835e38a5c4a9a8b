import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { changes, readings } from "#database/schema.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { FULL_FIRE_RECORD, squareAround } from "#fires/examples.double.ts";
import { FAULTS, type FireDataDouble, startFireDataDouble } from "#fires/fire-data.double.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { cleanText } from "#territory/clean-text.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { createWatch } from "./watch.server.ts";

const log = { info: () => {}, warn: () => {} };

const fire = (number: number, more: object = {}) => ({
  ...FULL_FIRE_RECORD,
  NoFeu: number,
  DateDerniereModification: "2026-07-02T12:00:00Z",
  ...more,
});
/** Returns every text in a value, and every field name. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each)]);
}
const danger = (level: number, zone = 26) => ({ NumeroZone: zone, DangerJour1: { Id: level } });

onEachServer("the watch on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let double: FireDataDouble;
  beforeEach(async () => {
    await database().run((queries) => queries.delete(readings));
    await database().run((queries) => queries.delete(changes));
    double = await startFireDataDouble();
    list([fire(1), fire(2)]);
  });
  afterEach(() => double.close());

  const list = (fires: readonly object[]) => double.answers.set("/public/feux", fires);
  const say = (...zones: readonly object[]) => double.answers.set("/public/danger-incendie", [zones]);
  const watch = (now?: () => Date) =>
    createWatch({
      client: createFireDataClient({ baseUrl: double.baseUrl, test: false, timeLimitMs: 500 }),
      database: database(),
      log,
      ...(now && { now }),
    });
  async function writtenChanges() {
    const rows = await database().run((queries) => queries.select().from(changes).orderBy(asc(changes.id)));
    return rows.map(({ kind, subject }) => `${kind} ${subject}`);
  }

  it("the watch reports no change at its first start, and each later difference once", async () => {
    const { poll } = watch();
    expect((await poll()).paths).toEqual({ fires: "first", danger: "first", restrictions: "first" });
    expect(await writtenChanges()).toEqual([]);
    list([
      fire(1, { Condition: { Id: 4 }, DateDerniereModification: "2026-07-02T13:00:00Z" }),
      fire(2),
      fire(3),
    ]);
    say(danger(5));
    expect(await poll()).toMatchObject({ changes: 3, paths: { fires: "compared", danger: "compared" } });
    await poll();
    expect(await writtenChanges()).toEqual(["fire-status 2026-1", "fire-new 2026-3", "danger 26"]);
  });

  it("stores the state before and after each change, and the season's year", async () => {
    const { poll } = watch();
    await poll();
    list([fire(1, { SuperficieHa: 99, DateDerniereModification: "2026-07-02T13:00:00Z" }), fire(2)]);
    await poll();
    const [row] = await database().run((queries) => queries.select().from(changes));
    expect(row).toMatchObject({
      kind: "fire-size",
      seasonYear: 2026,
      before: { v: 1, year: 2026, number: 1, sizeHa: FULL_FIRE_RECORD.SuperficieHa },
      after: { v: 1, sizeHa: 99, modifiedAt: "2026-07-02T13:00:00.000Z" },
    });
    expect(row?.observedAt.getTime()).toBeGreaterThan(row?.previousReadAt.getTime() ?? 0);
  });

  it("writes readings and changes in order when the clock goes back or stops", async () => {
    const noon = Date.parse("2026-07-02T12:00:00Z");
    let clock = noon;
    const { poll } = watch(() => new Date(clock));
    const readAt = async () =>
      (await database().run((queries) => queries.select().from(readings))).map((row) => row.readAt.getTime());
    await poll();
    let before = await readAt();
    for (const [number, at] of [noon - 3_600_000, noon - 3_600_000, noon].entries()) {
      clock = at;
      list([fire(1), fire(2), fire(3 + number)]);
      await poll();
      const now = await readAt();
      for (const [i, time] of now.entries()) expect(time).toBeGreaterThan(before[i] ?? Number.NaN);
      before = now;
    }
    const rows = await database().run((queries) => queries.select().from(changes).orderBy(asc(changes.id)));
    expect(rows).toHaveLength(3);
    for (const [i, row] of rows.entries()) {
      expect(row.observedAt.getTime()).toBeGreaterThan(row.previousReadAt.getTime());
      expect(row.previousReadAt.getTime()).toBeGreaterThanOrEqual(rows[i - 1]?.observedAt.getTime() ?? 0);
    }
  });

  describe("fire without a location in its record", () => {
    const NOWHERE = { Zone: null, RegionAdministrative: null, Mrc: null, Municipalite: null };
    const CONTAINED = "2026-07-02T11:30:00Z";
    const found = [
      // Located by origin, MRC or code only; dated by the list of contained fires; and in the northern zone.
      fire(3, { ...NOWHERE, DateEnglobe: null }),
      fire(4, { ...NOWHERE, Mrc: { Nom: "Pontiac" }, Lat: null, Lon: null, DateEnglobe: null }),
      fire(5, { ...NOWHERE, Municipalite: { Code: "90017" }, Lat: null, Lon: null, DateEnglobe: null }),
      fire(6, { DateEnglobe: null }),
      fire(7, { ...NOWHERE, Nordique: true, DateEnglobe: null }),
    ];
    beforeEach(() => {
      double.answers.set("/public/codes-geographiques", [
        { Nom: "La Bostonnais", CodeGeo: "90017", RegionAdministrativeId: 4, Type: 3 },
      ]);
      double.answers.set("/public/feux-englobes", [fire(6, { DateEnglobe: CONTAINED })]);
    });

    async function seen() {
      const { poll } = watch();
      await poll();
      list([fire(1), fire(2), ...found]);
      await poll();
      const rows = await database().run((queries) => queries.select().from(changes).orderBy(asc(changes.id)));
      const service = createSituationService({ baseUrl: double.baseUrl, test: false });
      const { fires } = await service.read();
      return { rows, onPages: new Map(fires.value?.map((one) => [one.id, one])) };
    }

    it("reports a fire with the same location, protection and containment as pages", async () => {
      double.answers.set("/layers/zdi.json", [
        { Numero: 11, Nom: "Parent-Windigo", geojson: squareAround(-72.8, 47.4) },
      ]);
      const { rows, onPages } = await seen();
      expect(rows.map(({ subject }) => subject)).toEqual(found.map(({ NoFeu }) => `2026-${NoFeu}`));
      for (const { subject, after } of rows) {
        const page = onPages.get(subject);
        const { region, zone, protection, containedAt } = page ?? {};
        expect(after, subject).toMatchObject({
          ...{ region, zone, protection },
          containedAt: containedAt?.toISOString() ?? null,
        });
      }
      expect(rows.map(({ after }) => after)).toMatchObject([
        { region: "04", zone: 11 },
        { region: "07", zone: null },
        { region: "04", zone: null },
        { region: "04", zone: 26, containedAt: "2026-07-02T11:30:00.000Z" },
        { region: "04", zone: 11, protection: "northern" },
      ]);
    });

    it("locates a fire by the packaged zone shapes while the service's shapes are unreadable", async () => {
      double.answers.set("/layers/zdi.json", "<html>");
      expect((await seen()).rows[0]?.after).toMatchObject({ region: "04", zone: 26 });
    });
  });

  it("reports no old containment if the list of contained fires fails at first, and is read later", async () => {
    list([fire(1, { DateEnglobe: null }), fire(2, { DateEnglobe: null })]);
    double.answers.set("/public/feux-englobes", "<html>");
    const { poll } = watch();
    await poll();
    const contained = (date: string) =>
      double.answers.set("/public/feux-englobes", [fire(1, { DateEnglobe: date })]);
    contained("2026-07-02T11:30:00Z");
    await poll();
    expect(await writtenChanges()).toEqual([]);
    contained(new Date(Date.now() + 60_000).toISOString());
    await poll();
    expect(await writtenChanges()).toEqual(["fire-contained 2026-1"]);
  });

  it("accepts the loss of all fires of a protection zone sooner if the zone's statistics confirm the loss", async () => {
    const lost = async (statistics: object, polls: number) => {
      await database().run((queries) => queries.delete(readings));
      double.answers.set("/public/feux-etat-situation", statistics);
      list([fire(1), fire(2, { Nordique: true })]);
      const { poll } = watch();
      await poll();
      list([fire(1)]);
      for (let i = 0; i < polls; i++) await poll();
      return writtenChanges();
    };
    expect(await lost({ NbFeuxActifs: 1 }, 14)).toEqual([]);
    expect(await lost({ NbFeuxActifs: 0 }, 3)).toEqual(["fire-gone 2026-2"]);
  });

  it("reports an unreadable stored reading, keeps its row, and continues with the other paths", async () => {
    const restrictions = eq(readings.path, "/public/mesures-preventives");
    await watch().poll();
    const broken = { v: 1, list: "unreadable" };
    await database().run((queries) => queries.update(readings).set({ value: broken }).where(restrictions));
    double.answers.set("/public/mesures-preventives", [
      { TypeMesureId: 5, RegionsAdministrativesImpactees: ["05"] },
    ]);
    list([fire(1), fire(2), fire(3)]);
    for (let i = 0; i < 2; i++)
      expect((await watch().poll()).paths).toMatchObject({ fires: "compared", restrictions: "unreadable" });
    expect(await writtenChanges()).toEqual(["fire-new 2026-3"]);
    const [row] = await database().run((queries) => queries.select().from(readings).where(restrictions));
    expect(row?.value).toEqual(broken);
  });

  it("after a restart of the worker, the watch continues where it stopped", async () => {
    await watch().poll();
    list([fire(1), fire(2), fire(3)]);
    await watch().poll();
    await watch().poll();
    expect(await writtenChanges()).toEqual(["fire-new 2026-3"]);
  });

  it.for(Object.entries<NonNullable<FireDataDouble["fault"]>>(FAULTS))(
    "reports no change while every response has the fault %s, and continues after the fault",
    async ([, fault]) => {
      await watch().poll();
      double.fault = fault;
      const sick = watch();
      for (let i = 0; i < 4; i++) await sick.poll();
      expect(await writtenChanges()).toEqual([]);
      double.fault = null;
      list([fire(1), fire(2), fire(3)]);
      await watch().poll();
      expect(await writtenChanges()).toEqual(["fire-new 2026-3"]);
    },
  );

  const UNWANTED = {
    "a NUL": "\u0000",
    "the first half of a surrogate pair": "\ud83d",
    "the second half of a surrogate pair": "\udd25",
    "a bidirectional override": "\u202e",
    "a bell": "\u0007",
    "a noncharacter": "\uffff",
  };
  it.for(Object.entries(UNWANTED))(
    "writes every change of every path even if each text of a record contains %s",
    async ([, mark]) => {
      /** Returns the record with the character at both ends of each text and field name. */
      const spoilt = (value: unknown): unknown => {
        if (typeof value === "string") return mark + value + mark;
        if (Array.isArray(value)) return value.map(spoilt);
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key + mark, spoilt(each)]));
      };
      const measures = (...list: readonly unknown[]) =>
        double.answers.set("/public/mesures-preventives", list);
      const ban = { TypeMesureId: 1, DescriptionFr: "Interdiction", RegionsAdministrativesImpactees: "04" };
      const zone = { NumeroZone: 26, Nom: "La Tuque", DangerJour1: { Id: 5, DescriptionFr: "Extrême" } };
      double.answers.set("/layers/zdi.json", [
        spoilt({ Numero: 26, Nom: "La Tuque", geojson: squareAround(-72.8, 47.4) }),
      ]);
      measures();
      const cleanings = createCleanings();
      const client = createFireDataClient({ baseUrl: double.baseUrl, test: false, cleanings });
      const { poll } = createWatch({ client, database: database(), log });
      await poll();
      list([
        fire(1, { Condition: { Id: 4 }, DateDerniereModification: "2026-07-02T13:00:00Z" }),
        fire(2),
        spoilt(fire(3, { Designation: "Lac du Loup", Zone: null })) as object,
        fire(4),
      ]);
      say(spoilt(zone) as object);
      measures(spoilt(ban), { ...ban, TypeMesureId: 3 });
      expect(await poll()).toMatchObject({ changes: 6, refused: 0 });
      const rows = await database().run((queries) => queries.select().from(changes).orderBy(asc(changes.id)));
      expect(rows.map(({ kind, subject }) => `${kind} ${subject}`).slice(0, 4)).toEqual([
        "fire-status 2026-1",
        "fire-new 2026-3",
        "fire-new 2026-4",
        "danger 26",
      ]);
      expect(rows[1]?.after).toMatchObject({ name: "Lac du Loup", region: "04" });
      expect(rows.slice(4).map(({ kind }) => kind)).toEqual(["restriction-begun", "restriction-begun"]);
      const storedReadings = await database().run((queries) => queries.select().from(readings));
      for (const text of textsIn([rows, storedReadings])) expect(text, text).toBe(cleanText(text));
      const { fires } = await createSituationService({ baseUrl: double.baseUrl, test: false }).read();
      const shown = fires.value?.find(({ number }) => number === 3);
      const { Ressources: resources, UniteGestion: managementUnit } = FULL_FIRE_RECORD;
      expect(shown).toMatchObject({ name: "Lac du Loup", mrc: "La Tuque", city: "La Tuque" });
      expect(shown).toMatchObject({ region: "04", managementUnit, resources });
      expect([...cleanings.counts().keys()].toSorted()).toEqual([
        "/layers/zdi.json",
        "/public/danger-incendie",
        "/public/feux",
        "/public/mesures-preventives",
      ]);
    },
  );

  it("if the database refuses one change, writes all other changes and logs the refused change", async () => {
    const warnings: object[] = [];
    const client = createFireDataClient({ baseUrl: double.baseUrl, test: false, timeLimitMs: 500 });
    // A year that the database refuses. It is set after validation, which would drop the record.
    const unchecked = {
      ...client,
      async fires() {
        const { records, dropped } = await client.fires();
        const read = records.map((one) => (one.NoFeu === 3 ? { ...one, Annee: -2_147_483_649 } : one));
        return { records: read, dropped };
      },
    };
    const { poll } = createWatch({
      client: unchecked,
      database: database(),
      log: { ...log, warn: (fields, message) => void warnings.push({ ...fields, message }) },
    });
    await poll();
    list([fire(1), fire(2), fire(3), fire(4)]);
    expect(await poll()).toMatchObject({ changes: 1, refused: 1, paths: { fires: "compared" } });
    expect(await writtenChanges()).toEqual(["fire-new 2026-4"]);
    expect(warnings).toEqual([
      {
        kind: "fire-new",
        subject: "-2147483649-3",
        message: "the database refused a change: no one is notified of it",
      },
    ]);
    expect(await poll()).toMatchObject({ changes: 0, refused: 0 });
  });

  it("reads a zone with an impossible number as unreadable, and all other zones normally", async () => {
    const { poll } = watch();
    say(danger(3), danger(3, 40_000), danger(3, 25));
    await poll();
    say(danger(5), danger(5, 40_000), danger(4, 25));
    expect(await poll()).toMatchObject({ paths: { danger: "compared" }, refused: 0 });
    expect((await writtenChanges()).toSorted()).toEqual(["danger 25", "danger 26"]);
  });

  it("writes each change once when several workers poll at the same time", async () => {
    const workers = Array.from({ length: 4 }, () => watch());
    await Promise.all(workers.map(({ poll }) => poll()));
    const numbers = [1, 2];
    for (let round = 3; round < 13; round++) {
      numbers.push(round);
      list(numbers.map((number) => fire(number)));
      await Promise.all(workers.map(({ poll }) => poll()));
    }
    expect((await writtenChanges()).toSorted()).toEqual(
      numbers
        .slice(2)
        .map((number) => `fire-new 2026-${number}`)
        .toSorted(),
    );
  });

  it("ignores a response that was requested before another worker's response arrived", async () => {
    await watch().poll();
    const slow = watch();
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The slow worker's response is from now. It arrives after another worker has read a newer response.
    const older = JSON.stringify([fire(1), fire(2)]);
    double.fault = async (request, response) => {
      const isFires = request.url?.startsWith("/public/feux?");
      await waiting;
      const body = isFires
        ? older
        : JSON.stringify(double.answers.get(new URL(request.url ?? "", "http://a").pathname));
      response.writeHead(200, { "content-type": "application/json" }).end(body);
    };
    const late = slow.poll();
    await new Promise((resolve) => setTimeout(resolve, 100));
    double.fault = null;
    list([fire(1, { Condition: { Id: 6 } }), fire(2)]);
    await watch().poll();
    release();
    expect((await late).paths).toMatchObject({ fires: "superseded", danger: "superseded" });
    await watch().poll();
    expect(await writtenChanges()).toEqual(["fire-extinguished 2026-1"]);
  });
});
