import { afterAll, beforeAll, expect, test } from "vitest";
import { FULL_FIRE_RECORD, squareAround } from "#fires/examples.double.ts";
import { type FireDataDouble, startFireDataDouble } from "#fires/fire-data.double.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { feedPath } from "#plan/feed-path.ts";
import { firePath } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { renderSite } from "../support/render-site.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
/** Matches unwanted characters written raw, as an XML or HTML reference, and as a JSON escape. */
const UNWANTED =
  /[\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]|(?![\t\n\r])\p{Cc}|&#(?:0|7|8238|x0|x7|x202e);|\\u(?:0000|0007|202e|d83d)/iu;
const MARKS = "\u0000\ud83d\u202e\u0007";

/** Returns a record with unwanted characters in each text that people read. */
const spoilt = (value: unknown): unknown => {
  if (typeof value === "string")
    return /^\p{Lu}/u.test(value) ? `${value.slice(0, 2)}${MARKS}${value.slice(2)}` : value;
  if (Array.isArray(value)) return value.map(spoilt);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoilt(each)]));
};

let double: FireDataDouble;
let render: (path: string) => Promise<Response>;
beforeAll(async () => {
  double = await startFireDataDouble();
  const spoil = (path: string, ...records: readonly object[]) =>
    double.answers.set(path, records.map(spoilt));
  spoil("/public/feux", { ...FULL_FIRE_RECORD, NoFeu: 101, Designation: "Lac du Loup" });
  spoil("/public/mesures-preventives", {
    ...{ TypeMesureId: 1, RegionsAdministrativesImpactees: ["04"] },
    ...{ DescriptionFr: "Interdiction de feux", DescriptionEn: "Fire ban" },
  });
  spoil("/public/danger-incendie", {
    ...{ NumeroZone: 26, Nom: "La Tuque" },
    DangerJour1: { Id: 5, DescriptionFr: "Extrême", DescriptionEn: "Extreme" },
  });
  spoil("/layers/zdi.json", { Numero: 26, Nom: "La Tuque", geojson: squareAround(-72.8, 47.4) });
  const situation = await createSituationService({ baseUrl: double.baseUrl, test: false }).read();
  render = await renderSite(situation, NOW);
});
afterAll(() => double.close());

const FIRE = { id: "2026-101", region: "04" };
const PATHS: readonly (readonly [path: string, name: string])[] = [
  ...LANGUAGES.flatMap((language): [string, string][] => [
    [firePath(FIRE, language), "Lac du Loup"],
    [pathTo("fire-index", language), "Lac du Loup"],
    [pathTo("current-situation", language), "Lac du Loup"],
    [feedPath("restrictions", "json", language), ""],
  ]),
  ["/api/v1/fires", "Lac du Loup"],
  ["/api/v1/danger", "Extrême"],
  ["/api/v1/restrictions", "Interdiction de feux"],
  ["/donnees/feux.csv", "Lac du Loup"],
  ["/donnees/danger.csv", "La Tuque"],
  ["/donnees/restrictions.csv", ""],
];

test.for(PATHS)("%s shows the data's texts without unwanted characters", async ([path, name]) => {
  const answer = await render(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain(name);
  expect(UNWANTED.exec(text)?.[0]).toBeUndefined();
});
