import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NO_EDITS } from "./season/edits.ts";
import type { FireRecord } from "./season/fire-record.ts";
import { DEFAULT_SEED } from "./season/scenarios.ts";
import { drawSeason, firesAt, trackFires } from "./season/season.ts";

const REVIEW = readFileSync(
  new URL("content/stories/communiques/quebec-bilan-de-la-saison-2026.md", import.meta.url),
  "utf8",
);
/** Time stated in the review: November 15, 2026, 4 p.m. in Quebec. */
const AS_OF = Date.parse("2026-11-15T16:00:00-05:00");

/**
 * Returns the review's figures in one language: fires and hectares in the intensive zone, then fires in the
 * northern zone.
 */
function figuresIn(language: "fr" | "en"): number[] {
  const [, text = ""] = REVIEW.split(`::: ${language}`);
  return [...(text.split(":::")[0]?.matchAll(/- value: "([\d\s,]+)(?:ha)?"/g) ?? [])].map(([, value = ""]) =>
    Number(value.replace(/[\s,]/g, "")),
  );
}

const season = (anchor: string) => drawSeason({ scenario: "summer", seed: DEFAULT_SEED, anchor });

function countedAt(drawn: ReturnType<typeof season>, instant: number): number[] {
  const fires = firesAt(trackFires(drawn, NO_EDITS), instant);
  const intensive = fires.filter(({ Nordique }) => !Nordique);
  const hectares = (of: readonly FireRecord[]) =>
    of.reduce((sum, { SuperficieHa }) => sum + (SuperficieHa ?? 0), 0);
  return [intensive.length, Math.round(hectares(intensive)), fires.length - intensive.length];
}

test.each(["fr", "en"] as const)(
  "the season review in %s has the figures that the sandbox had when the review was written",
  (language) => {
    expect(figuresIn(language)).toEqual(countedAt(season("2026-11-29"), AS_OF));
  },
);

test.each(["2026-11-16", "2026-11-29", "2026-12-31"])(
  "the season review has no more fires and hectares than the site shows from %s on",
  (anchor) => {
    const drawn = season(anchor);
    const live = countedAt(drawn, drawn.calendar.anchorAt);
    const [fires = 0, hectares = 0, northern = 0] = figuresIn("fr");
    expect([fires, hectares, northern].map((figure, index) => figure <= (live[index] ?? 0))).toEqual([
      true,
      true,
      true,
    ]);
  },
);
