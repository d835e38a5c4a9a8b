import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#territory/language.ts";
import type { test as withPages } from "./browse.ts";
import { IS_SOAK } from "./soak.ts";
import { takingTurns } from "./taking-turns.ts";

/** Returns which of four journeys run in a language. The second journey has two cases. */
function madeIn(language: Language, oneIn?: number): string[] {
  const made: string[] = [];
  const everyCase = (cases: readonly string[]) => (name: string) =>
    made.push(...cases.map((each) => `${name} ${each}`));
  const journey = Object.assign((name: string) => made.push(name), { for: everyCase });
  const byTurns = takingTurns(journey as unknown as typeof withPages, language, oneIn);
  const nothing = async () => {};
  byTurns("first", nothing);
  byTurns.for(["with scripts", "without"])("second", nothing);
  byTurns("third", nothing);
  byTurns("fourth", nothing);
  return made;
}

test.skipIf(IS_SOAK)(
  "the gate runs each journey, and each case of a journey, in only one of the two languages",
  () => {
    const [french = [], english = []] = LANGUAGES.map((language) => madeIn(language));
    expect(french).toEqual(["first", "second without", "fourth"]);
    expect(english).toEqual(["second with scripts", "third"]);
  },
);

test.skipIf(IS_SOAK)(
  "with oneIn set to 2, the gate runs half of the journeys, each in only one of the two languages",
  () => {
    const [french = [], english = []] = LANGUAGES.map((language) => madeIn(language, 2));
    expect(french).toEqual(["first", "fourth"]);
    expect(english).toEqual(["second without"]);
  },
);
