import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import "../../i18n/dictionary.ts";
import { schemaNamed } from "./api-view.server.ts";
import { openFireProperties } from "./location-endpoint.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");

test("in a strong wind, the API's text says not to light a fire, and the response has the measured wind", () => {
  const strongWind = { station: "La Tuque", km: 3, speedKmh: 30, observedAt: NOW };
  const answer = { kind: "unbanned", danger: 1, bannedFrom: null, strongWind } as const;
  const { text, strongWind: measured } = openFireProperties(answer, NOW);
  expect(measured).toEqual({ station: "La Tuque", distanceKm: 3, speedKmh: 30, observedAt: NOW });
  expect(openFireProperties({ kind: "unbanned", danger: 1, bannedFrom: null }, NOW).strongWind).toBeNull();
  expect(text.fr).toMatch(/^Pas maintenant/);
  expect(text.en).toMatch(/^Not now/);
  const described = JSON.stringify(schemaNamed("OpenFire"));
  expect(described).toMatch(/strong wind/);
  expect(described).toMatch(/vent fort/);
});

test("the API's documentation says that an official order can make the answer on open fires unknown", () => {
  const described = JSON.stringify(schemaNamed("OpenFire"));
  for (const language of LANGUAGES)
    expect(described).toContain({ fr: "ordre officiel", en: "official order" }[language]);
});
