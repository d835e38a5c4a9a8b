import { expect, test } from "vitest";
import { geocoderQuery, MAX_QUERY } from "./geocoder-query.ts";

test.each([
  ["La Tuque", "La Tuque, QC"],
  ["  La Tuque  ", "La Tuque, QC"],
  ["La Tuque, QC", "La Tuque, QC"],
  ["La Tuque qc", "La Tuque qc"],
  ["La Tuque (Qc) G9X 1A1", "La Tuque (Qc) G9X 1A1"],
  ["QC, La Tuque", "QC, La Tuque"],
  ["Québec", "Québec, QC"],
  ["QUÉBEC", "QUÉBEC, QC"],
  ["Lac-Qc", "Lac-Qc, QC"],
  ["lac Qcumber", "lac Qcumber, QC"],
  ["l'Îleqc", "l'Îleqc, QC"],
  ["rue QC1", "rue QC1, QC"],
  ["1 rue A,QC", "1 rue A,QC"],
  ["1 rue A\tQC", "1 rue A\tQC"],
])("the typed text %j is sent to the geocoder as %j", (words, query) => {
  expect(geocoderQuery(words)).toBe(query);
});

test("at most 255 typed characters are sent to the geocoder, always as well-formed text", () => {
  expect(geocoderQuery("a".repeat(10_000))).toBe(`${"a".repeat(MAX_QUERY)}, QC`);
  const emoji = geocoderQuery("🔥".repeat(200));
  expect(emoji.isWellFormed()).toBe(true);
  expect(() => encodeURIComponent(emoji)).not.toThrow();
});
