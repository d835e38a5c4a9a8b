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
])("%s is kin to %s", (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test.each([
  ["camp", "campagne"],
  ["feu", "feuille"],
  ["lac", "lacet"],
  ["fire", "firm"],
  ["mont", "monts-valin"],
])("%s is not %s", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
