import { expect, test } from "vitest";
import { NO_SUGGESTIONS, readSuggestions } from "./read-suggestions.ts";

const row = { to: "/carte/", title: [{ text: "Carte", isHit: true }], about: "page" };

test("a search response in the expected format is read unchanged", () => {
  const answer = { groups: [{ title: "Pages", rows: [row] }] };
  expect(readSuggestions(answer)).toEqual(answer);
});

test.each([
  null,
  "",
  {},
  { groups: [{ title: "Pages", rows: [{ ...row, to: "//elsewhere.example/" }] }] },
  { groups: [{ title: "Pages", rows: [{ ...row, to: "javascript:alert(1)" }] }] },
  { groups: [{ title: "Pages", rows: [{ ...row, title: "<b>Carte</b>" }] }] },
])("the invalid search response %j gives no suggestions", (answer) => {
  expect(readSuggestions(answer)).toBe(NO_SUGGESTIONS);
});
