import { expect, test } from "vitest";
import { exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import { OLD_AFTER_MS } from "#fires/freshness.ts";
import type { Restriction } from "#fires/model.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { understandAtOnce } from "../finder/understand.server.ts";
import { openFireTexts } from "../open-fire/texts.ts";
import { placeView } from "./place-view.server.ts";
import "../../i18n/dictionary.ts";

/** The time when the example's readings were received, during the example's ban. */
const NOW = new Date("2026-07-02T15:00:00Z");
const LA_TUQUE = "47.44,-72.78";

function meantAt(words: string) {
  const meaning = understandAtOnce(words);
  return meaning?.kind === "point" ? meaning : null;
}

function openFireAt(place: string, restrictions: readonly Restriction[] | null) {
  const situation = exampleSituation({ restrictions: exampleReading(restrictions) });
  return LANGUAGES.map((language) => {
    const view = placeView(situation, meantAt(place), { language, now: NOW, surroundings: {} });
    return view?.kind === "answer" ? [view.openFire?.tone, view.openFire?.words] : null;
  });
}
test("an open fire ban gives the answer “no” at a place typed by name or by position", () => {
  const [fr, en] = LANGUAGES.map((language) => textsOf(language, openFireTexts).t("openFire.banned.fire"));
  for (const place of ["La Tuque", LA_TUQUE])
    expect(openFireAt(place, [exampleRestriction()])).toEqual([
      ["no", fr],
      ["no", en],
    ]);
});

test("a place without a ban never gets the answer “no”, and gets a different answer if bans are unknown", () => {
  for (const [tone] of openFireAt(LA_TUQUE, [exampleRestriction({ regions: ["01"] })]) as [string][])
    expect(tone).not.toBe("no");
  const unbanned = openFireAt(LA_TUQUE, []);
  expect(openFireAt(LA_TUQUE, null)).not.toEqual(unbanned);
});

test("an empty list of restrictions is in doubt if it is incomplete or old", () => {
  const listed = (dropped: number, now = NOW) => {
    const restrictions = { ...exampleReading<readonly Restriction[]>([]), dropped };
    return placeView(exampleSituation({ restrictions }), meantAt(LA_TUQUE), {
      language: "fr",
      now,
      surroundings: {},
    });
  };
  expect(listed(0)).toMatchObject({
    restrictions: [],
    doubt: { why: null, until: NOW.getTime() + OLD_AFTER_MS },
  });
  expect(listed(1)).toMatchObject({ restrictions: [], doubt: { why: "incomplete" } });
  const later = new Date(NOW.getTime() + OLD_AFTER_MS + 60_000);
  for (const dropped of [0, 1])
    expect(listed(dropped, later)).toMatchObject({ restrictions: [], doubt: { why: "old" } });
});
