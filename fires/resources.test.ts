import { expect, test } from "vitest";
import { resourcesIn } from "./resources.ts";

test.each([
  ["7 équipes, 3 avions-citernes", "7 crews, 3 water bombers"],
  ["1 équipe, 1 hélicoptère", "1 crew, 1 helicopter"],
  ["12 pompiers forestiers et 2 hélicoptères", "12 forest firefighters, 2 helicopters"],
  ["1 200 combattants ; 1 bouteur", "1,200 firefighters, 1 bulldozer"],
  ["40 POMPIERS", "40 firefighters"],
  ["0 avion-citerne", "0 water bombers"],
  ["2 avions citernes", "2 water bombers"],
  ["1 pompier forestier", "1 forest firefighter"],
  ["1 combattant", "1 firefighter"],
  ["1 pompier", "1 firefighter"],
  ["3 bouteurs", "3 bulldozers"],
  ["1 234 567 pompiers", "1,234,567 firefighters"],
  ["100 pompiers", "100 firefighters"],
  ["2 équipes,3 hélicoptères", "2 crews, 3 helicopters"],
  [" 2 équipes ; 1 bouteur ", "2 crews, 1 bulldozer"],
])("« %s » is translated to %s in English", (french, english) => {
  expect(resourcesIn(french, "en")).toEqual({ text: english, language: "en" });
});

test.each([
  "Équipes de la SOPFEU en route",
  "7 équipes, renfort demandé",
  "équipes",
  "",
  "2 équipes et demie",
  "x2 équipes",
  "2 nouvelles équipes",
  "2 équipes de nuit",
  "environ 40 pompiers",
  "40 pompiers volontaires",
  "2 bouteurs loués",
  "2 grands bouteurs",
  "2 avions-citernes lourds",
  "2 gros avions-citernes",
  "2 hélicoptères légers",
  "2 petits hélicoptères",
  "2 pompiers forestiers du Maine",
  "2 anciens pompiers forestiers",
])("« %s » stays French, and is marked as French", (text) => {
  expect(resourcesIn(text, "en")).toEqual({ text, language: "fr" });
});

test("deployed resources are shown to French readers in the agency's unchanged words", () => {
  expect(resourcesIn("7 équipes", "fr")).toEqual({ text: "7 équipes", language: "fr" });
});
