import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { Faults } from "../faults.ts";
import { fireDataApp } from "../fire-data/app.ts";
import { Outbox } from "../outbox/outbox.ts";
import { newState, SeasonControls, type SeasonState } from "../season/season-controls.ts";
import { hubApp } from "./app.ts";

const START = Date.parse("2026-11-20T18:30:10Z");
let now = START;
let outbox: Outbox;
let saved: SeasonState | null;
let hub: ReturnType<typeof hubApp>;
let service: ReturnType<typeof fireDataApp>;

beforeEach(() => {
  now = START;
  saved = null;
  const controls = new SeasonControls(
    () => now,
    newState("summer", 2, 0, now),
    (state) => {
      saved = state;
    },
  );
  const faults = new Faults();
  outbox = new Outbox();
  hub = hubApp({
    controls,
    faults,
    basePort: 4000,
    outbox,
    people: { list: () => [] },
    dispatchSecret: "whsec_",
    identity: { rotateKeys: async () => {} },
  });
  service = fireDataApp(controls, faults, { fromMs: 0, toMs: 0 });
});

async function ask(method: string, path: string, body?: unknown) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await hub.request(path, init);
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const fireShape = z.looseObject({
  Annee: z.number(),
  NoFeu: z.number(),
  Condition: z.looseObject({ Id: z.number() }),
  SuperficieHa: z.number().nullish(),
});

async function fires() {
  return z.array(fireShape).parse(await (await service.request("/public/feux")).json());
}

async function activeFires(): Promise<number> {
  const answer = z.object({ FeuxEtatSituationStats: z.looseObject({ NbFeuxActifs: z.number() }) });
  return answer.parse(await (await service.request("/public/feux-etat-situation")).json())
    .FeuxEtatSituationStats.NbFeuxActifs;
}

describe("season controls", () => {
  it("the hub loads a season by scenario and seed, and stores the season", async () => {
    const { status, body } = await ask("PUT", "/season", { scenario: "june-2023", seed: 7 });
    expect([status, body.scenario, body.seed]).toEqual([200, "june-2023", 7]);
    expect(await activeFires()).toBe(body.activeFires);
    expect(body.activeFires).toBeGreaterThan(150);
    expect(saved).toMatchObject({ scenario: "june-2023", seed: 7 });
  });

  it("a near date moves the season's clock, and a far date starts a new season around that date", async () => {
    const tomorrow = await ask("PUT", "/season", { scenario: "summer", seed: 2, date: "2026-11-21" });
    expect(tomorrow.body).toMatchObject({ anchor: "2026-11-20", date: "2026-11-21T16:00:00.000Z" });
    const may = await ask("PUT", "/season", { scenario: "summer", seed: 2, date: "2026-05-20" });
    expect(may.body.anchor).toBe("2026-05-20");
    expect(may.body.activeFires).toBeGreaterThan(34);
  });

  it("the hub rejects an invalid request, and the error says what to fix", async () => {
    for (const wrong of [
      { scenario: "autumn" },
      { scenario: "summer", date: "yesterday" },
      { scenario: "summer", sed: 1 },
    ]) {
      const { status, body } = await ask("PUT", "/season", wrong);
      expect(status).toBe(400);
      expect(body.error.message).toMatch(/scenario|date|sed/);
    }
    expect((await hub.request("/season", { method: "PUT", body: "{" })).status).toBe(400);
    expect((await ask("GET", "/nowhere")).status).toBe(404);
  });

  it("the season evolves without a timer: a day later, it has more fires", async () => {
    const before = await fires();
    now += 24 * 3_600_000;
    const after = await fires();
    expect(after.length).toBeGreaterThan(before.length);
    await ask("POST", "/season/jump", { days: 2 });
    expect((await fires()).length).toBeGreaterThan(after.length);
  });
});

describe("fire controls", () => {
  it("a fire is started, changed and extinguished by hand, and counts as active from its start", async () => {
    const active = await activeFires();
    const { status, body } = await ask("POST", "/season/fires", {
      Lat: 48.5,
      Lon: -72,
      Designation: "Lac d'essai",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      Designation: "Lac d'essai",
      Lat: 48.5,
      Annee: 2026,
      RegionAdministrative: { Code: "02" },
    });
    expect(await activeFires()).toBe(active + 1);
    const path = `/season/fires/${body.Annee}-${body.NoFeu}`;
    const changed = await ask("PATCH", path, { Condition: { Id: 3 }, SuperficieHa: 400 });
    expect(changed.body).toMatchObject({
      SuperficieHa: 400,
      Condition: { Id: 3, DescriptionFr: "Hors contrôle" },
    });
    now += 5 * 24 * 3_600_000;
    expect((await ask("GET", path)).body).toMatchObject({
      SuperficieHa: 400,
      Condition: { Id: 3 },
      DateEteint: null,
    });
    const out = await ask("PATCH", path, { Condition: { Id: 6 } });
    expect(out.body.DateEteint).toBe(new Date(now).toISOString());
    expect(out.body.DateDerniereModification).toBe(out.body.DateEteint);
  });

  it("a fire started by hand without any field grows and changes status by itself", async () => {
    const { body } = await ask("POST", "/season/fires", {});
    now += 20 * 3_600_000;
    const { body: later } = await ask("GET", `/season/fires/${body.Annee}-${body.NoFeu}`);
    expect(later.SuperficieHa).toBeGreaterThan(0);
    expect(later.Condition.Id).not.toBe(body.Condition.Id);
  });

  it("a fire whose status was set by hand no longer changes by itself", async () => {
    const { body } = await ask("POST", "/season/fires", {});
    const path = `/season/fires/${body.Annee}-${body.NoFeu}`;
    now += 12 * 3_600_000;
    const held = await ask("PATCH", path, { Condition: { Id: 4 } });
    expect(held.body.SuperficieHa).toBeGreaterThan(0);
    expect(held.body.DateEnglobe).toBe(new Date(now).toISOString());
    now += 15 * 24 * 3_600_000;
    expect((await ask("GET", path)).body).toEqual(held.body);
  });

  it("the hub rejects a change of an unknown fire, and a new fire with a used number", async () => {
    expect((await ask("PATCH", "/season/fires/2026-99999", {})).status).toBe(404);
    expect((await ask("POST", "/season/fires", { NoFeu: 1 })).status).toBe(409);
    expect((await ask("PATCH", "/season/fires/2026-1", { Condition: { Id: 9 } })).status).toBe(400);
  });

  it("fires are numbered by start time, including fires started by hand", async () => {
    const byStart = async () =>
      (await fires())
        .toSorted(
          (a, b) =>
            Date.parse(String(a.DateDeDebut)) - Date.parse(String(b.DateDeDebut)) || a.NoFeu - b.NoFeu,
        )
        .map(({ NoFeu }) => NoFeu);
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const before = await byStart();
    expect(before).toEqual(numbers(before.length));
    const { body: first } = await ask("POST", "/season/fires", {});
    expect(first.NoFeu).toBe(before.length + 1);
    now += 3 * 24 * 3_600_000;
    const between = await byStart();
    expect(between.length).toBeGreaterThan(before.length + 1);
    const { body: second } = await ask("POST", "/season/fires", {});
    expect(second.NoFeu).toBe(between.length + 1);
    now += 3 * 24 * 3_600_000;
    const after = await byStart();
    expect(after).toEqual(numbers(after.length));
    expect(after.length).toBeGreaterThan(between.length + 1);
    expect((await ask("GET", `/season/fires/2026-${first.NoFeu}`)).body.Designation).toBe(first.Designation);
  });

  it("a number given by hand belongs to only one fire", async () => {
    const next = (await fires()).length + 1;
    expect((await ask("POST", "/season/fires", { NoFeu: next + 1 })).status).toBe(201);
    expect((await ask("POST", "/season/fires", {})).body.NoFeu).toBe(next);
    now += 3 * 24 * 3_600_000;
    const numbers = (await fires()).map(({ NoFeu }) => NoFeu);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toContain(next + 2);
  });

  it("a list of fires can replace all fires", async () => {
    const list = [
      {
        NoFeu: 1,
        Annee: 2023,
        Condition: { Id: 3 },
        Zone: null,
        RegionAdministrative: null,
        SuperficieHa: 10,
        Extra: 1,
      },
      { NoFeu: 2, Annee: 2023, Condition: { Id: 6 }, Cause: null, Lat: null, Lon: null },
    ];
    expect((await ask("PUT", "/season/fires", list)).status).toBe(200);
    expect(await fires()).toMatchObject(list);
    now += 3 * 24 * 3_600_000;
    expect(await fires()).toMatchObject(list);
    expect(await activeFires()).toBe(1);
    await ask("PATCH", "/season/fires/2023-1", { Condition: { Id: 6 } });
    expect(await activeFires()).toBe(0);
    await ask("PUT", "/season/fires", [
      { ...list[0], Lat: 48.5, Lon: -72, Mrc: { Nom: "La Vallée-de-l'Or" } },
    ]);
    for (const [filter, count] of [
      ["noRegionAdm=02", 1],
      ["noRegionAdm=08", 0],
      ["noMrc=890", 1],
    ] as const) {
      const found = await (await service.request(`/public/feux?${filter}`)).json();
      expect(found, filter).toHaveLength(count);
    }
    expect((await ask("PUT", "/season/fires", [list[0], list[0]])).body.error.message).toContain("2023-1");
  });
});

describe("danger and restrictions", () => {
  it("danger levels are set by hand and reset", async () => {
    const set = await ask("PUT", "/season/danger/28", { DangerJour1: { Id: 5 }, DangerJour2: 4 });
    expect(set.body).toMatchObject({
      DangerJour1: { Id: 5, DescriptionEn: "Extreme" },
      DangerJour2: { Id: 4 },
    });
    const other = await ask("PUT", "/season/danger/28", { DangerJour3: 1 });
    expect(other.body).toMatchObject({ DangerJour1: { Id: 5 }, DangerJour3: { Id: 1 } });
    expect((await ask("PUT", "/season/danger/9", { DangerJour1: 5 })).status).toBe(404);
    expect((await ask("PUT", "/season/danger/28", { DangerJour1: 6 })).status).toBe(400);
  });

  it("restrictions are issued, changed and lifted", async () => {
    const issued = await ask("POST", "/season/measures", {
      TypeMesureId: 1,
      RegionsAdministrativesImpactees: ["11"],
    });
    expect(issued.status).toBe(201);
    expect(issued.body.ContourWKT).toMatch(/POLYGON/);
    const listed = async () =>
      JSON.stringify(
        await (await service.request("/public/mesures-preventives?noRegionAdm=11&ifco=true")).json(),
      );
    expect(await listed()).toContain('["11"]');
    const path = `/season/measures/${issued.body.Id}`;
    const changed = await ask("PATCH", path, { DescriptionEn: "No fires" });
    expect(changed.body).toMatchObject({
      DescriptionEn: "No fires",
      DescriptionFr: issued.body.DescriptionFr,
    });
    expect(await listed()).toContain("No fires");
    expect((await ask("DELETE", path)).status).toBe(204);
    expect(await listed()).not.toContain("No fires");
    expect((await ask("DELETE", path)).status).toBe(404);
    expect((await ask("POST", "/season/measures", { TypeMesureId: 9 })).status).toBe(400);
    for (const TypeMesureId of [4, 6])
      expect((await ask("POST", "/season/measures", { TypeMesureId })).status, String(TypeMesureId)).toBe(
        201,
      );
  });
});

describe("other controls of the hub", () => {
  it("the hub accepts a fault for each simulated service, and rejects unknown services", async () => {
    for (const name of [
      "fire-data",
      "content",
      "identity",
      "geocoder",
      "tiles",
      "mail",
      "sms",
      "push",
      "dispatch",
    ]) {
      expect((await ask("PUT", `/faults/${name}`, { status: 503, rate: 0.5 })).status).toBe(200);
    }
    expect((await ask("PUT", "/faults/fax", {})).status).toBe(404);
    expect((await ask("PUT", "/faults/sms", { rate: 2 })).status).toBe(400);
    expect((await ask("DELETE", "/faults/sms")).status).toBe(204);
    expect(Object.keys((await ask("GET", "/faults")).body)).toHaveLength(8);
    await ask("DELETE", "/faults");
    expect((await ask("GET", "/faults")).body).toEqual({});
  });

  it("the hub shows and empties the outbox, and lists the people of the identity provider", async () => {
    outbox.put({ channel: "push", to: "somebody", text: "x" });
    expect((await ask("GET", "/outbox")).body).toMatchObject([{ channel: "push", to: "somebody" }]);
    expect((await ask("DELETE", "/outbox")).status).toBe(204);
    expect([(await ask("GET", "/outbox")).body, (await ask("GET", "/users")).body]).toEqual([[], []]);
    expect((await ask("GET", "/outbox/none.html")).status).toBe(404);
  });

  it("a form of the hub's page works as the JSON control does, but not if sent from another origin", async () => {
    const page = await (await hub.request("/")).text();
    expect(page).toContain("Start a fire");
    const post = (path: string, body: string, origin: string) =>
      hub.request(`http://hub.test${path}`, {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded", origin },
      });
    expect((await post("/do/season", "scenario=winter&seed=1", "http://elsewhere.test")).status).toBe(403);
    expect((await post("/do/season", "scenario=winter&seed=1", "http://hub.test")).status).toBe(303);
    expect(await activeFires()).toBe(0);
    expect((await post("/do/fires", "name=Essai&lat=&lon=&cause=6", "http://hub.test")).status).toBe(303);
    expect(await activeFires()).toBe(1);
  });
});
