import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SHEET = /\.module\.css$/;
const CODE = /\.tsx?$/;
const IMPORT = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/** The nth word of letters: a, b, … Z, aa, ab … */
const wordOf = (index: number): string =>
  (index < LETTERS.length ? "" : wordOf(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

const sheets = globSync("app/**/*.module.css", { cwd: ROOT })
  .map((sheet) => join(ROOT, sheet))
  .sort();
const namesOf = new Map(sheets.map((sheet) => [sheet, [] as string[]]));

/**
 * Class names of two or three letters: they stand in every element of every page. A sheet has its own beginning, and a
 * name its place in it, so that the browser's build and the server's, which read the same sheets, give the same.
 */
export function shortClassName(name: string, file: string): string {
  const names = namesOf.get(file);
  if (names === undefined) throw new Error(`${file} is not among the styles of app/`);
  if (!names.includes(name)) names.push(name);
  // One letter each: with two, a sheet's last names would be another's.
  if (names.length > LETTERS.length)
    throw new Error(`${file} has over ${LETTERS.length} class names: divide it`);
  return wordOf(sheets.indexOf(file)) + wordOf(names.indexOf(name));
}

/**
 * Writes each class name where it is used, in place of an object of all names of its sheet. A sheet of which only names
 * were taken still belongs to the page: it is kept whole.
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
