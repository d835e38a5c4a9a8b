import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { SETTINGS } from "../../settings/settings.ts";
import { RETENTION_DAYS } from "../../worker/retention-days.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Returns the storage keys that pages use in a browser. */
function browserStorageKeys(): string[] {
  const files = execFileSync("git", ["grep", "-lE", "(local|session)Storage|shownOnce", "--", "app"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    .filter((path) => !path.includes(".test."));
  const named = /\bconst (?:KEYS?|NAME|\w+_SEEN) = "([^"]+)"|\.setItem\("([^"]+)"|localStorage\.(polices)\b/g;
  return [
    ...new Set(
      files.flatMap((path) =>
        [...read(path).matchAll(named)].map(([, ...names]) => names.find(Boolean) ?? ""),
      ),
    ),
  ];
}

test("the privacy policy names everything that pages store in a browser, in both languages", () => {
  const keys = browserStorageKeys();
  expect(keys.length).toBeGreaterThan(10);
  const [, ...words] = read("sandbox/content/stories/politique-de-confidentialite.md").split(
    /^::: (?:fr|en)$/m,
  );
  expect(words).toHaveLength(LANGUAGES.length);
  for (const policy of words) expect(keys.filter((key) => !policy.includes(`\`${key}`))).toEqual([]);
});

const days = (path: string, name: string) =>
  Number(new RegExp(`${name} = (\\d+) \\* DAY_MS`).exec(read(path))?.[1]);

test("the privacy policy's retention periods match the code", () => {
  const policy = read("sandbox/content/stories/politique-de-confidentialite.md");
  const promised = [
    RETENTION_DAYS,
    days("worker/retention-tasks.ts", "CONTACT_KEPT_MS"),
    days("worker/retention-tasks.ts", "DEAD_MS"),
    days("worker/retention-tasks.ts", "CONSENT_KEPT_MS"),
    days("alerts/unused-step.ts", "FIRST_WARNING_MS"),
    days("alerts/unused-step.ts", "LAST_WARNING_MS"),
    Number(SETTINGS.REPORT_KEPT_DAYS.default),
    Number(SETTINGS.PROFILE_KEPT_DAYS.default),
  ];
  for (const each of promised) {
    expect(policy).toMatch(new RegExp(`\\b${each.toLocaleString("fr-CA")}[ \u00a0]jours`));
    expect(policy).toMatch(new RegExp(`\\b${each.toLocaleString("en-CA")}[ \u00a0]days`));
  }
});

test("each text that gives the retention of unconfirmed profiles matches the code", () => {
  const limitDays = days("alerts/unused-step.ts", "UNCONFIRMED_MS");
  const claims = {
    fr: new RegExp(
      `Un profil dont l’adresse courriel n’a jamais été confirmée est supprimé .*\\b${limitDays}\u00a0jours sans utilisation`,
    ),
    en: new RegExp(
      `A profile whose email address was never confirmed is deleted .*\\b${limitDays}\u00a0days without use`,
    ),
  };
  for (const language of LANGUAGES)
    for (const path of [
      "sandbox/content/stories/politique-de-confidentialite.md",
      "accounts/messages/welcome.ts",
      "app/parts/account/texts.ts",
    ])
      expect(read(path), path).toMatch(claims[language]);
});
