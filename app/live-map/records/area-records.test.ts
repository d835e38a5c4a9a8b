import { expect, test } from "vitest";
import { exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { REGIONS } from "#territory/regions.ts";
import { areaId } from "../../parts/map-links/record-ids.ts";
import { cardView } from "../card/card-view.server.ts";
import { readMapChoices } from "../choices/map-choices.ts";
import { EVERYWHERE } from "./within.server.ts";

const OPTIONS = {
  language: "fr",
  now: new Date("2026-07-02T15:00:00Z"),
  areas: NATURAL_AREAS,
  surroundings: {},
  within: EVERYWHERE,
} as const;

test("an area's line in the list has the same restrictions as its card", () => {
  for (const { code } of REGIONS) {
    const ban = exampleRestriction({ regions: [code] });
    const situation = exampleSituation({ restrictions: exampleReading([ban]) });
    const areas = NATURAL_AREAS.map(({ slug }) => {
      const choices = { ...readMapChoices(new URLSearchParams(), "fr"), selected: areaId(slug) };
      const card = cardView(situation, { kind: "province" }, { ...OPTIONS, choices });
      if (card?.kind !== "area") throw new Error(`no card of ${slug}`);
      return { slug, line: card.area.types, card: card.facts.restrictions?.map(({ type }) => type) };
    });
    for (const { slug, line, card } of areas)
      expect({ slug, code, types: line }).toEqual({ slug, code, types: card });
  }
});
