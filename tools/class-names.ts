import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SHEET = /\.module\.css$/;
const CODE = /\.tsx?$/;
const IMPORT = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/** Returns the nth word of letters: a, b, … Z, aa, ab … */
const wordOf = (index: number): string =>
  (index < LETTERS.length ? "" : wordOf(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

const sheets = globSync("app/**/*.module.css", { cwd: ROOT })
  .map((sheet) => join(ROOT, sheet))
  .sort();
const namesOf = new Map(sheets.map((sheet) => [sheet, [] as string[]]));

/**
 * Returns a class name of two or three letters, because class names appear in every element of every page.
 * The first part depends on the sheet, the second on the name's position in the sheet. The browser's and the
 * server's build read the same sheets, so both give the same names.
 */
export function shortClassName(name: string, file: string): string {
  const names = namesOf.get(file);
  if (names === undefined) throw new Error(`${file} is not among the styles of app/`);
  if (!names.includes(name)) names.push(name);
  // A name in a sheet has one letter. With two letters, names of two sheets could be the same.
  if (names.length > LETTERS.length)
    throw new Error(`${file} has over ${LETTERS.length} class names: divide it`);
  return wordOf(sheets.indexOf(file)) + wordOf(names.indexOf(name));
}

/**
 * Inlines each class name where it is used, instead of an object with all names of the sheet. The sheet still
 * belongs to the page, so the build keeps it whole.
 */
export const classNamesInPlace: Plugin[] = [
  {
    name: "class-names-in-place",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: CODE },
      handler: (code) => ({ code: code.replace(IMPORT, "import * as $1 from $2"), map: null }),
    },
  },
  {
    name: "keep-sheets-of-names",
    enforce: "post",
    apply: "build",
    transform: {
      filter: { id: SHEET },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  },
];
