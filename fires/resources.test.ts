import { expect, test } from "vitest";
import { resourcesIn } from "./resources.ts";

test.each([
  ["7 équipes, 3 avions-citernes", "7 crews, 3 water bombers"],
  ["1 équipe, 1 hélicoptère", "1 crew, 1 helicopter"],
  ["12 pompiers forestiers et 2 hélicoptères", "12 forest firefighters, 2 helicopters"],
  ["1 200 combattants ; 1 bouteur", "1,200 firefighters, 1 bulldozer"],
  ["40 POMPIERS", "40 firefighters"],
  ["0 avion-citerne", "0 water bombers"],
])("« %s » is %s in English", (french, english) => {
  expect(resourcesIn(french, "en")).toEqual({ text: english, language: "en" });
});

test.each(["Équipes de la SOPFEU en route", "7 équipes, renfort demandé", "équipes", ""])(
  "« %s » stays French, and says so",
  (text) => {
    expect(resourcesIn(text, "en")).toEqual({ text, language: "fr" });
  },
);

test("French readers read the agency's own words", () => {
  expect(resourcesIn("7 équipes", "fr")).toEqual({ text: "7 équipes", language: "fr" });
});
