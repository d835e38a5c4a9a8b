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

/** A text that people read, and its place in the code. */
export interface VisibleText {
  readonly where: string;
  readonly text: string;
}

/** Folders with texts for people, in addition to the dictionaries. */
const FOLDERS = ["accounts", "alerts", "app", "delivery", "fires", "intake", "server", "territory", "worker"];

/** Matches a part of an address, a column's key or the name of a kind, which are not texts. */
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
        where: path, // One part of a text ends at the next part.
        text: text.replace(/<[^>]+>/g, "").replace(/^ | $/g, ""),
      })),
    )
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !NO_WORDS.test(text));
}

const OPENAPI_KEYS = {
  fr: ["x-title-fr", "x-summary-fr", "x-description-fr"],
  en: ["title", "summary", "description"],
} as const;

/** Returns the explanations in the API's description. */
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

/** Returns the responses that are written without a dictionary. */
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
