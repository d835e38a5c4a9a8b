import { expect, test } from "vitest";
import { isSameAddress, postalCode, withoutPostalCode } from "./address-words.ts";

const FOUND = "123 rue Principale, La Tuque";

test.each([
  "123 rue Principale, La Tuque",
  "123, rue Principale, La Tuque (Québec) G9X 3N6",
  "123 Principale La Tuque",
  "123 RUE PRINCIPALE LA TUQUE QC",
  "123, rue Principale, app. 4, La Tuque",
  "123 rue Principale, La Tuque, Québec, Canada",
])("isSameAddress accepts %s as the found address", (typed) => {
  expect(isSameAddress(typed, FOUND)).toBe(true);
});

test.each([
  ["125 rue Principale, La Tuque", FOUND],
  ["123 avenue Principale, La Tuque", FOUND],
  ["123 rue Principal, La Tuque", FOUND],
  ["123 rue Principale", FOUND],
  ["rue Principale, La Tuque", FOUND],
  ["123 rue Principale, Latulipe", FOUND],
  ["10 rue Saint-Jean", "10 rue Saint-Jean, Québec"],
  ["", ""],
])("isSameAddress refuses %j as %j", (typed, found) => {
  expect(isSameAddress(typed, found)).toBe(false);
});

test.each([
  ["45 ch. du Lac, Val-d'Or", "45 chemin du Lac, Val-d’Or"],
  ["7 av. de l'Église O, St-Félicien", "7 avenue de l’Église Ouest, Saint-Félicien"],
  ["10 rue St-Jean, Québec, QC", "10 rue Saint-Jean, Québec"],
  ["88 3e Rue Chibougamau", "88 3e Rue, Chibougamau"],
])("isSameAddress accepts %s as %s with short forms expanded", (typed, found) => {
  expect(isSameAddress(typed, found)).toBe(true);
});

test("a postal code is recognized in any spelling, and removed from the words around it", () => {
  expect(["g9x1a1", "G9X 1A1", "g9x-1a1"].map(postalCode)).toEqual(["G9X1A1", "G9X1A1", "G9X1A1"]);
  expect(["G9X", "La Tuque", "G9X 1A1 La Tuque"].map(postalCode)).toEqual([null, null, null]);
  expect(withoutPostalCode("La Tuque (Québec) G9X 3N6")).toBe("La Tuque (Québec)");
});
