import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import { Faults } from "../faults.ts";
import { issueMeasure } from "../hub/measure-routes.ts";
import { MEASURE_TYPE } from "../season/measure-record.ts";
import { newState, SeasonControls } from "../season/season-controls.ts";
import { fireDataApp, measuresAnswer } from "./app.ts";

const NOW = Date.parse("2026-11-20T18:30:10Z");
const NO_LATENCY = { fromMs: 0, toMs: 0 };
const faults = new Faults();
const controls = new SeasonControls(
  () => NOW,
  newState("june-2023", 3, 0, NOW),
  () => undefined,
);
const app = fireDataApp(controls, faults, NO_LATENCY);

async function get<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
}

const described = z.object({ DescriptionFr: z.string().min(1), DescriptionEn: z.string().min(1) });
const date = z.iso.datetime();
const place = z.object({ Nom: z.string().min(1), Code: z.string() });
const fire = z.object({
  NoFeu: z.number(),
  Annee: z.number(),
  Designation: z.string().nullable(),
  Zone: z.number(),
  Condition: described.extend({ Id: z.number().min(0).max(6) }),
  Cause: described.extend({ Id: z.number().min(1).max(9) }),
  SuperficieHa: z.number().min(0),
  DateDeDebut: date,
  DateEteint: date.nullable(),
  DateDerniereModification: date,
  DateEnglobe: date.nullable(),
  RegionAdministrative: place,
  Mrc: place,
  Municipalite: place,
  Lat: z.number().min(44).max(63),
  Lon: z.number().min(-80).max(-56),
  EtatSituationUrl: z.string().nullable(),
  Ressources: z.string().nullable(),
  UniteGestion: z.string(),
  Nordique: z.boolean(),
});
const level = described.extend({ Id: z.number().min(1).max(5), Couleur: z.string().regex(/^#[0-9A-F]{6}$/) });
const danger = z.object({
  NumeroZone: z.number(),
  DangerJour1: level,
  DangerJour2: level,
  DangerJour3: level,
});
const measure = z.strictObject({
  ContourWKT: z.string().regex(/^(POLYGON|MULTIPOLYGON) \(\(.*\)\)$/),
  DescriptionFr: z.string(),
  DescriptionEn: z.string(),
  DateDebut: date,
  DateFin: date.nullable(),
  TypeMesureId: z.number(),
  TypeRtfId: z.number().nullable(),
  RegionsAdministrativesImpactees: z.array(z.string().length(2)).min(1),
});
const count = z.number().int().min(0);
const statistics = z.object({
  FeuxEtatSituationStats: z.object({
    NbFeuxAnnuel: count,
    NbFeuxMoyenne10Ans: count,
    NbFeuxActifs: count,
    NbFeuxActifs24HeuresAvant: count,
    NbFeuxActifs7JoursAvant: count,
    SuperficieHaBruleeAnnuelle: z.number(),
    SuperficieHaBruleeAnnuelle7JoursAvant: z.number(),
    SuperficieHaMoyenne10Ans: z.number(),
    NbFeuxNouveauxDerniers24Heures: count,
    NbFeuxEteintsDerniers24Heures: count,
    NbAnnuelFeuxCauseFoudre: count,
    NbAnnuelFeuxCauseHumaine: count,
    NbAnnuelFeuxCauseIndeterminee: count,
    NbFeuxNouveau: count,
    NbFeuxNouveaux24HeuresAvant: count,
    NbFeuxRecense: count,
    NbFeuxSousObservation: count,
    NbFeuxHorsControle: count,
    NbFeuxContenu: count,
    NbFeuxMaitrise: count,
    DateDerniereModification: date,
  }),
});
const fires = z.array(fire);
const isActive = (one: z.output<typeof fire>) => one.Condition.Id !== 6;

let all: z.output<typeof fires>;
beforeAll(async () => {
  all = await get("/public/feux", fires);
});

describe("/public/feux", () => {
  it("/public/feux filters fires by status, protection zone, region, MRC, municipality and circle", async () => {
    const held = await get("/public/feux?conditions=3,4", fires);
    expect(held).toEqual(all.filter(({ Condition }) => Condition.Id === 3 || Condition.Id === 4));
    expect(held.length).toBeGreaterThan(50);
    const north = all.filter(({ Nordique }) => Nordique);
    expect(north.length).toBeGreaterThan(0);
    for (const query of ["nordique=true", "nordique=1&intensive=0", "intensive=false"]) {
      expect(await get(`/public/feux?${query}`, fires), query).toEqual(north);
    }
    const south = all.filter(({ Nordique }) => !Nordique);
    for (const query of ["intensive=true", "nordique=false", "intensive=1&nordique=0"]) {
      expect(await get(`/public/feux?${query}`, fires), query).toEqual(south);
    }
    expect(await get("/public/feux?intensive=true&nordique=true", fires)).toEqual(all);
    const inRegion = all.filter(({ RegionAdministrative }) => RegionAdministrative.Code === "02");
    expect(await get("/public/feux?noRegionAdm=2", fires)).toEqual(inRegion);
    const [one] = inRegion;
    const { Mrc, Municipalite } = one ?? { Mrc: { Code: "" }, Municipalite: { Code: "" } };
    expect(await get(`/public/feux?noMrc=${Mrc.Code}`, fires)).toEqual(
      all.filter((other) => other.Mrc.Code === Mrc.Code),
    );
    expect(await get(`/public/feux?noMun=${Municipalite.Code}`, fires)).toEqual(
      all.filter((other) => other.Municipalite.Code === Municipalite.Code),
    );
    const near = await get("/public/feux?lat=49&lon=-76&rayonKm=150", fires);
    expect(near).toEqual(
      all.filter(({ Lat: lat, Lon: lon }) => distanceKm({ lat: 49, lon: -76 }, { lat, lon }) <= 150),
    );
    expect(near.length).toBeGreaterThan(0);
  });

  it("/public/feux returns only test fires if they are requested, and no test fires otherwise", async () => {
    const test = await get("/public/feux?test=true", fires);
    expect(test.length).toBeGreaterThan(0);
    expect(test.every(({ Designation }) => Designation?.startsWith("TEST"))).toBe(true);
    expect(all.some(({ Designation }) => Designation?.includes("TEST"))).toBe(false);
  });

  it("/public/feux rejects an invalid query parameter and names it", async () => {
    const response = await app.request("/public/feux?conditions=9");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining("conditions") },
    });
  });

  it("/public/feux compresses its response if the client accepts gzip", async () => {
    const response = await app.request("/public/feux", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
  });
});

describe("other paths of the public API", () => {
  it("the statistics count the same fires as the list, in total, by region and by protection zone", async () => {
    for (const query of [
      "",
      "?intensive=true",
      "?nordique=true",
      "?noRegionAdm=08",
      "?intensive=1&noRegionAdm=10",
    ]) {
      const { FeuxEtatSituationStats: counted } = await get(
        `/public/feux-etat-situation${query}`,
        statistics,
      );
      const listed = await get(`/public/feux${query}`, fires);
      expect(counted.NbFeuxAnnuel, query).toBe(listed.length);
      expect(counted.NbFeuxActifs, query).toBe(listed.filter(isActive).length);
      expect(counted.NbFeuxHorsControle, query).toBe(
        listed.filter(({ Condition }) => Condition.Id === 3).length,
      );
    }
  });

  it("the statistics of a past day can be requested", async () => {
    const { FeuxEtatSituationStats: then } = await get(
      "/public/feux-etat-situation?dateHistorique=2026-11-10",
      statistics,
    );
    const { FeuxEtatSituationStats: now } = await get("/public/feux-etat-situation", statistics);
    expect(then.NbFeuxAnnuel).toBeLessThan(now.NbFeuxAnnuel);
    expect(then.NbFeuxMoyenne10Ans).toBeLessThan(now.NbFeuxMoyenne10Ans);
  });

  it("/public/feux-englobes lists the contained fires that still burn", async () => {
    const contained = await get("/public/feux-englobes", fires);
    expect(contained).toEqual(all.filter((one) => one.DateEnglobe !== null && isActive(one)));
    expect(contained.length).toBeGreaterThan(0);
  });

  it("/public/feux-sources-ignition counts every fire under exactly one cause", async () => {
    const causes = await get(
      "/public/feux-sources-ignition",
      z.array(z.object({ Id: z.number(), NbFeux: count })),
    );
    expect(causes.map(({ Id }) => Id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(causes.reduce((sum, { NbFeux }) => sum + NbFeux, 0)).toBe(all.length);
  });

  it("/public/danger-incendie wraps its list in a list, and has the same zones as the layer of shapes", async () => {
    const [list] = await get("/public/danger-incendie", z.tuple([z.array(danger)]));
    const shape = z.object({ Numero: z.number(), Nom: z.string(), geojson: z.object({ type: z.string() }) });
    const layer = await get("/layers/zdi.json", z.array(shape));
    expect(list.map(({ NumeroZone }) => NumeroZone)).toEqual(layer.map(({ Numero }) => Numero));
    expect(list.length).toBe(65);
    const [inRegion] = await get("/public/danger-incendie?noRegionAdm=11", z.tuple([z.array(danger)]));
    expect(inRegion.map(({ NumeroZone }) => NumeroZone)).toEqual([48, 49, 61]);
  });

  it("only restrictions of the requested types are listed", async () => {
    const measures = z.array(measure);
    const every = await get("/public/mesures-preventives", measures);
    expect(every.length).toBeGreaterThan(10);
    const bans = await get("/public/mesures-preventives?ifco=true", measures);
    expect(bans).toEqual(every.filter(({ TypeMesureId }) => TypeMesureId === 1));
    const work = await get("/public/mesures-preventives?rtf24=true&rtf8_20=1", measures);
    expect(work).toEqual(every.filter(({ TypeRtfId }) => TypeRtfId === 2 || TypeRtfId === 3));
    const inRegion = await get("/public/mesures-preventives?ifco=true&noRegionAdm=08", measures);
    expect(
      inRegion.every(({ RegionsAdministrativesImpactees }) => RegionsAdministrativesImpactees.includes("08")),
    ).toBe(true);
  });

  it("restrictions of types 4 and 6 are listed, except if other types are requested", async () => {
    const own = new SeasonControls(
      () => NOW,
      newState("summer", 3, 0, NOW),
      () => undefined,
    );
    const typesOf = (query: Readonly<Record<string, string>>) =>
      measuresAnswer(own, query).map(({ TypeMesureId }) => TypeMesureId);
    issueMeasure(own, { TypeMesureId: MEASURE_TYPE.fire });
    issueMeasure(own, { TypeMesureId: MEASURE_TYPE.unnamed4 });
    issueMeasure(own, { TypeMesureId: MEASURE_TYPE.unnamed6 });
    expect(typesOf({})).toEqual(expect.arrayContaining([4, 6]));
    const named = typesOf({ ifco: "true", prohibitionAcces: "true" });
    expect(named).toContain(MEASURE_TYPE.fire);
    for (const unnamed of [4, 6]) expect(named).not.toContain(unnamed);
  });

  it("/public/codes-geographiques lists every region, MRC and municipality", async () => {
    const code = z.object({
      Nom: z.string(),
      CodeGeo: z.string(),
      CodeGeo2: z.string().nullable(),
      RegionAdministrativeId: z.number(),
      Type: z.literal([1, 2, 3]),
    });
    const codes = await get("/public/codes-geographiques", z.array(code));
    const ofType = (type: number) => codes.filter(({ Type }) => Type === type).length;
    expect([ofType(1), ofType(2)]).toEqual([17, 104]);
    expect(ofType(3)).toBeGreaterThan(200);
    expect(new Set(codes.map(({ CodeGeo, Type }) => `${Type}/${CodeGeo}`)).size).toBe(codes.length);
  });
});

describe("fault of the service", () => {
  it("a fault replaces responses of the fire data service until the fault is cleared", async () => {
    faults.set("fire-data", { status: 429, body: "{}" });
    expect((await app.request("/public/feux")).status).toBe(429);
    faults.set("fire-data", { body: '[{"NoFeu":1' });
    const truncated = await app.request("/public/feux");
    expect([truncated.status, await truncated.text()]).toEqual([200, '[{"NoFeu":1']);
    faults.set("fire-data", { status: 503, rate: 0 });
    expect((await app.request("/public/feux")).status).toBe(200);
    faults.set("fire-data", { delayMs: 1 });
    expect((await app.request("/public/feux")).status).toBe(200);
    faults.set("fire-data", {});
    expect((await app.request("/public/feux")).status).toBe(503);
    faults.clear("fire-data");
    expect((await app.request("/public/feux")).status).toBe(200);
  });
});
