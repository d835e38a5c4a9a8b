import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["feu", "feux"],
  ["foret", "forets"],
  ["permis", "permis"],
  ["interdiction", "interdictions"],
  ["restriction", "restrictions", "restricted"],
  ["bruler", "brulage", "brulez", "brule"],
  ["evacuation", "evacuations", "evacuer", "evacuees"],
  ["ban", "bans"],
  ["fire", "fires"],
  ["burning", "burned", "burns"],
  ["campfire", "campfires"],
])("%s has the same stem as %s", (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test.each([
  ["camp", "campagne"],
  ["feu", "feuille"],
  ["lac", "lacet"],
  ["fire", "firm"],
  ["mont", "monts-valin"],
])("%s does not have the same stem as %s", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
