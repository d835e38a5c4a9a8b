import { expect, it } from "vitest";
import { isVisitorsOwn } from "./visitors-own.ts";

it.each([
  "?adresse=12+rue+des+Pins",
  "?address=12+Pine+Street",
  "?mots=feu",
  "?words=fire",
  "?q=fire",
  // Who has the key of a letter reads and stops what its address gets.
  "?cle=a.b",
  "?key=a.b",
  "?jeton=t",
  "?token=t",
  "?code=from-the-provider&state=s",
])("no tag manager is let in at %s", (search) => {
  expect(isVisitorsOwn(search)).toBe(true);
});

it.each(["", "?lieu=la-tuque", "?ici=47.44,-72.78", "?couches=feux"])("one is let in at %j", (search) => {
  expect(isVisitorsOwn(search)).toBe(false);
});
