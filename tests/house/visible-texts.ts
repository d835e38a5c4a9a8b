import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openapi } from "#app/screens/api/openapi.server.ts";
import { busyPage, emergencyPage } from "#server/emergency-page.ts";
import { readSettings } from "#settings";
import type { Language } from "#territory/language.ts";
import { textsIn } from "../support/words.ts";
import { textsInCode, VALUE } from "./texts-in-code.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** A text that people read, and the path or the dictionary key at which the text is defined. */
export interface VisibleText {
  readonly where: string;
  readonly text: string;
}

/** Folders with texts for people, in addition to the dictionaries. */
const FOLDERS = ["accounts", "alerts", "app", "delivery", "fires", "intake", "server", "territory", "worker"];

/** Matches a string that is no text for people: a part of an address, a column's key or a kind's name. */
const NO_WORDS = /^(?:[a-z0-9_/.?=&:#-]|\{\{0\}\})*$/;

/** Returns texts in the code in both languages: spreadsheet headings, emails, alerts, pages of the agency. */
function inCode(language: Language): VisibleText[] {
  const files = execFileSync("git", ["ls-files", ...FOLDERS], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|double)\.|\/(?:texts|dictionary)\.ts/.test(path))
    .filter((path) => existsSync(join(ROOT, path)));
  return files
    .flatMap((path) =>
      textsInCode(
        path,
        read(path),
        language,
        (/\.(fr|en)\.ts$/.exec(path)?.[1] as Language | undefined) ?? null,
      ).map((text) => ({
        where: path, // The code splits a text into parts that begin or end with a space.
        text: text.replace(/<[^>]+>/g, "").replace(/^ | $/g, ""),
      })),
    )
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !NO_WORDS.test(text));
}

const OPENAPI_KEYS = {
  fr: ["x-title-fr", "x-summary-fr", "x-description-fr"],
  en: ["title", "summary", "description"],
} as const;

/** Returns the texts for people in openapi.json, in one language. */
function openapiTexts(language: Language): VisibleText[] {
  const keys: readonly string[] = OPENAPI_KEYS[language];
  const under = (node: unknown, path: string): VisibleText[] =>
    typeof node !== "object" || node === null
      ? []
      : Object.entries(node).flatMap(([key, value]) =>
          typeof value === "string" && keys.includes(key)
            ? [{ where: `openapi.json${path}/${key}`, text: value }]
            : under(value, `${path}/${key}`),
        );
  return under(openapi, "");
}

/** Returns the texts of responses that the server sends without a dictionary, such as the emergency page. */
function lastResorts(language: Language): VisibleText[] {
  const phone = readSettings({}).REPORT_PHONE;
  const shown = (page: string) =>
    (/<h1>[\s\S]*(?=<\/main>)/.exec(page)?.[0] ?? "").replace(/<a[^>]*>|<\/a>/g, "");
  const [fr = "", en = ""] = shown(emergencyPage(phone).body.toString()).split('<div lang="en">');
  const tooLong = read("server/middleware/limit-requests.ts").match(/TOO_LONG =\s*"(.*?)\\n\\n(.*?)\\n"/);
  const textsOfHtml = (text: string) =>
    text
      .split(/<[^>]+>/)
      .map((part) => part.trim())
      .filter(Boolean);
  return [
    ...textsOfHtml((language === "fr" ? fr : en) + shown(busyPage(language, phone))).map((text) => ({
      where: "server/emergency-page.ts",
      text,
    })),
    { where: "server/middleware/limit-requests.ts", text: tooLong?.[language === "fr" ? 1 : 2] ?? "" },
  ];
}

/** Returns every text of a language that people read. */
export const everyVisibleText = (language: Language): readonly VisibleText[] => [
  ...Object.entries(textsIn(language)).map(([where, text]) => ({
    where,
    text: text.replace(/\{\{\w+\}\}/g, VALUE),
  })),
  ...inCode(language),
  ...openapiTexts(language),
  ...lastResorts(language),
];
