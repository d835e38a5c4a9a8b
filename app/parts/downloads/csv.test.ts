import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csvOf } from "./csv.server.ts";
import type { Cell, DataColumn } from "./data-set.ts";

const READ_AT = new Date("2026-07-01T18:05:00Z");
const columns: readonly DataColumn<Cell>[] = [
  { key: { fr: "valeur", en: "value" }, title: { fr: "Valeur (ha)", en: "Value (ha)" }, cell: (row) => row },
];
const linesOf = (rows: readonly Cell[], language: "fr" | "en") =>
  parse(csvOf({ columns, rows, readAt: READ_AT }, language), {
    bom: true,
    delimiter: language === "fr" ? ";" : ",",
  }) as string[][];
const cellOf = (row: Cell, language: "fr" | "en" = "fr") => linesOf([row], language)[1]?.[0];

test("the file begins with a byte order mark, so that spreadsheets read its accents", () => {
  expect(csvOf({ columns, rows: [] }, "fr")).toBe("\uFEFFValeur (ha)\r\n");
});

test("decimals, yes and no, and the separator follow the file's language", () => {
  expect([cellOf(-71.5), cellOf(-71.5, "en")]).toEqual(["-71,5", "-71.5"]);
  expect([cellOf(true), cellOf(false, "en")]).toEqual(["oui", "no"]);
  expect(csvOf({ columns, rows: ["a,b"] }, "fr")).toContain("\r\na,b\r\n");
  expect(csvOf({ columns, rows: ["a,b"] }, "en")).toContain('\r\n"a,b"\r\n');
});

test("a date is in Quebec's time, and null is an empty cell", () => {
  expect(cellOf(new Date("2026-07-02T02:30:00Z"))).toBe("2026-07-01 22:30");
  expect(cellOf(null)).toBe("");
});

test.each(["=1+1", "+1", "@SUM(A1)", "-2+3", "\tx"])("%j is written as text and not as a formula", (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

test.each([
  ["two\n=1+1", `two\n'=1+1`],
  ["two\r\n+1", `two\r\n'+1`],
  ["a=b\nc=d", "a=b\nc=d"],
])("%j is written as text on each of its lines", (text, harmless) => {
  expect(cellOf(text)).toBe(harmless);
  expect(csvOf({ columns, rows: [text] }, "fr")).toContain(`\r\n"${harmless}"\r\n`);
});

test.each(['say "hi"', "two\nlines", "a;b", "Île d’Orléans"])(
  "the text %j is unchanged after it is written as CSV and read back",
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);

test("each line of the file includes the time of the data and its licence", () => {
  const [head, line] = linesOf(["x"], "en");
  expect(head?.slice(1)).toEqual(["Data as of (Eastern time)", "Source", "Licence"]);
  expect([line?.[1], line?.[3]]).toEqual(["2026-07-01 14:05", "CC BY 4.0"]);
});
