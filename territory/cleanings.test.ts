import { expect, it } from "vitest";
import { createCleanings } from "./cleanings.ts";

it("counts cleaned texts by source, and omits sources without such texts", () => {
  const cleanings = createCleanings();
  expect(cleanings.json("/public/feux", [{ Nom: "Lac\u0000", Zone: "\u202e1" }])).toEqual([
    { Nom: "Lac", Zone: "1" },
  ]);
  expect(cleanings.text("identity", "Ann\u0007e")).toBe("Anne");
  expect(cleanings.json("geocoder", { nom: "Lac" })).toEqual({ nom: "Lac" });
  expect(`${cleanings.fields("requests", new URLSearchParams("a=1%00&b%07=2&a=3"))}`).toBe("a=1&b=2&a=3");
  expect([...cleanings.counts()]).toEqual([
    ["/public/feux", 2],
    ["identity", 1],
    ["requests", 2],
  ]);
});

it("logs a source once, and again only after an hour without a text to clean", () => {
  const lines: object[] = [];
  let now = 0;
  const cleanings = createCleanings({ log: { warn: (facts) => lines.push(facts) }, now: () => now });
  const MINUTE_MS = 60_000;
  for (let minute = 0; minute < 180; minute += 1) {
    now = minute * MINUTE_MS;
    cleanings.text("/public/feux", "Lac\u0000");
    cleanings.text("geocoder", "Lac");
  }
  now += 59 * MINUTE_MS;
  cleanings.text("/public/feux", "Lac\u0000");
  now += 60 * MINUTE_MS;
  cleanings.json("/public/feux", ["\u0000", "\u0007"]);
  expect(lines).toEqual([
    { source: "/public/feux", cleaned: 1 },
    { source: "/public/feux", cleaned: 2 },
  ]);
});

it("parses and cleans JSON, and returns undefined for other texts", () => {
  const cleanings = createCleanings();
  expect(cleanings.parsed("requests", '{"nom":"Lac\\u0000"}')).toEqual({ nom: "Lac" });
  expect(cleanings.parsed("requests", "{")).toBe(undefined);
  expect([...cleanings.counts()]).toEqual([["requests", 1]]);
});
