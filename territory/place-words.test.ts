import { describe, expect, it } from "vitest";
import { joinedKey, placeKey, readTypedPlace } from "./place-words.ts";

it.each([
  ["Saint-Jérôme", "saint jerome"],
  ["St-Jérôme", "saint jerome"],
  ["Ste-Foy", "sainte foy"],
  ["Mt-Tremblant", "mont tremblant"],
  ["N.-D.-du-Lac", "notre dame du lac"],
  ["ND du Lac", "notre dame du lac"],
  ["St-Roch, Ste-Foy", "saint roch sainte foy"],
  ["Stanstead", "stanstead"],
  ["Mtl", "mtl"],
])("the name %s is compared as %s", (text, key) => {
  expect(placeKey(text)).toBe(key);
});

it.each([
  ["l ancienne lorette", "anciennelorette"],
  ["la tuque", "tuque"],
  ["le domaine du roy", "domaineduroy"],
  ["les escoumins", "escoumins"],
  ["laval", "laval"],
  ["val la tuque", "vallatuque"],
  ["la ", "la"],
])("the key %j becomes %j without its article and spaces", (key, joined) => {
  expect(joinedKey(key)).toBe(joined);
});

describe("a typed place", () => {
  it.each([
    ["Roberval", "roberval", []],
    ["St-Isidore (Roussillon), QC", "saint isidore", ["roussillon"]],
    ["Laval, Québec", "laval", []],
    ["Laval, Québec, Canada", "laval", []],
    ["Laval, Qc Canada", "laval", []],
    ["Laval (P.Q.)", "laval", []],
    ["Laval PQ", "laval", []],
    ["Laval p.q", "laval", []],
    ["Laval  qc ", "laval", []],
    ["Laval CANADA", "laval", []],
    ["Québec", "quebec", []],
    ["Québec, Capitale-Nationale", "quebec", ["capitale nationale"]],
    ["Saint-Isidore, Montérégie, Roussillon", "saint isidore", ["monteregie", "roussillon"]],
    ["Sainte-Agathe, Nouveau-Québec", "sainte agathe", ["nouveau quebec"]],
    ["Sainte-Agathe, Québec centre", "sainte agathe", ["quebec centre"]],
    ["Lac-Qc-Nord", "lac qc nord", []],
    [", (), Laval", "laval", []],
    ["", "", []],
  ])("the typed text %j is read as the place %j within %j", (text, name, within) => {
    expect(readTypedPlace(text)).toEqual({ name, within });
  });
});
