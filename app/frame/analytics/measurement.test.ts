import { expect, it } from "vitest";
import { isVisitorsOwn } from "./measurement.tsx";

it.each([
  "?adresse=12+rue+des+Pins",
  "?address=12+Pine+Street",
  "?mots=feu",
  "?words=fire",
  "?q=fire",
  // The key of an email gives access to that address's subscriptions.
  "?cle=a.b",
  "?key=a.b",
  "?jeton=t",
  "?token=t",
  "?code=from-the-provider&state=s",
])("no tag manager loads at an address with private data, such as %s", (search) => {
  expect(isVisitorsOwn(search)).toBe(true);
});

it.each(["", "?lieu=la-tuque", "?ici=47.44,-72.78", "?couches=feux"])(
  "the tag manager may load at an address without private data, such as %j",
  (search) => {
    expect(isVisitorsOwn(search)).toBe(false);
  },
);
