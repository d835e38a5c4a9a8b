import { inject } from "vitest";
import { sharedPlace } from "#app/parts/finder/place-at-point.server.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { plainPage, textOf } from "../support/page-text.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const LONG = "a".repeat(1900);

/** Query parameters, their values, and the key of the text that the page must show. */
const HOSTILE = [
  ["address", "<script>alert(1)</script>", "finder.none.title"],
  ["address", "\"'><img src=x onerror=alert(1)>", "finder.none.title"],
  ["address", "' OR 1=1; DROP TABLE fires; --", "finder.none.title"],
  ["address", "{{number}} $t(emergency.number) %s", "finder.none.title"],
  ["address", "../../etc/passwd\u0000", "finder.none.title"],
  ["address", "\u202eZzyzxqw\u202c", "finder.none.title"],
  ["address", "🔥🔥🔥", "finder.none.title"],
  ["address", "!!!", "finder.none.title"],
  ["address", LONG, "finder.none.title"],
  ["address", "(.*)+$", "finder.none.title"],
  ["address", "__proto__", "finder.none.title"],
  ["address", "Zzyzxqw\r\nSet-Cookie: a=b", "finder.none.title"],
  ["address", "ᒥᔅᑎᓯᓃ", "finder.none.title"],
  ["address", "   ", "finder.empty.title"],
  ["address", "\u200b\u200b", "finder.empty.title"],
  ["address", "La\u0000 \u200bTuque", "location.understood"],
  ["address", "47,44 -72,78", "location.understood"],
  ["address", "47.44", "finder.unreadable.title"],
  ["address", "Notre-Dame-du-L", "finder.near.title"],
  ["address", "47°26′N 72°47′O", "location.understood"],
  ["address", "47° 26' 24\" N, 72° 46' 48\" W", "location.understood"],
  ["address", "40.71,-74.01", "finder.outside.title"],
  ["address", "-72.78,47.44", "location.understood"],
  ["here", "47.44,-72.78", "location.understood"],
  ["here", "47,44 -72,78", "location.understood"],
  ["here", "95,-200", "finder.outside.title"],
  ["here", "NaN,NaN", "finder.near.title"],
  ["here", "Infinity,-Infinity", "finder.none.title"],
  ["here", "1e2,3e1", "finder.unreadable.title"],
  ["here", "<b>47</b>", "finder.none.title"],
  ["here", "47.44", "finder.unreadable.title"],
  ["place", "../la-tuque", "location.understood"],
  ["place", "atlantis", "finder.none.title"],
] as const;

const TEXT_KEY_TAILS = 12;

const QUESTIONS = HOSTILE.flatMap((row) => LANGUAGES.map((language) => [language, ...row] as const));

const SOME_QUESTIONS = sampled(import.meta.filename, QUESTIONS);

test.for(SOME_QUESTIONS)(
  "the location page in %s answers %s=%s safely with message %s",
  async ([language, parameter, value, key]) => {
    const query = `${PARAMETERS[parameter][language]}=${encodeURIComponent(value)}`;
    const path = pathTo("current-situation-location", language);
    const { status, headers, html, text } = await plainPage(`${inject("summer")}${path}?${query}`);
    expect(status).toBe(200);
    expect(text).toContain(beginningOf(key, language));
    expect(html).not.toMatch(/<script>alert|<img src=x|<b>47/);
    expect(headers.get("set-cookie") ?? "").not.toContain("a=b");
    // The page for a known place or position can be cached. Any other value can be a person's own text.
    const isShared = parameter !== "address" && sharedPlace(value) !== null;
    expect(headers.get("cache-control")).toMatch(isShared ? /^public/ : /^private, no-store$/);
  },
);

/** Returns the beginning of a message, before the typed text that the message quotes. */
function beginningOf(key: (typeof HOSTILE)[number][2], language: Language): string {
  const [beginning = ""] = textOf(words(language)(key, { query: "\u0001" })).split("\u0001");
  expect(beginning.length).toBeGreaterThanOrEqual(TEXT_KEY_TAILS - 11);
  return beginning.trim();
}

test("the text typed on the location page stays in the field, without invisible characters", async () => {
  const path = pathTo("current-situation-location", "fr", {}, { address: "\u202eZzyzxqw <12>\u0000" });
  const { html } = await plainPage(inject("summer") + path);
  expect(html).toContain('value="Zzyzxqw &lt;12&gt;"');
});

test("a request for an address that is too long gets a 414 in both languages", async () => {
  const path = pathTo("current-situation-location", "fr", {}, { address: "a".repeat(10_000) });
  const { status, text } = await plainPage(inject("summer") + path);
  expect(status).toBe(414);
  expect(text).toMatch(/trop long.*too long/);
});

test("the canonical URL of the location page has the rounded position, never the typed address", async () => {
  const path = pathTo("current-situation-location", "fr", {}, { address: "123 rue Principale, La Tuque" });
  const { html } = await plainPage(inject("summer") + path);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(canonical).toMatch(/\?ici=47\.\d\d,-72\.\d\d$/);
  expect(canonical).not.toContain("Principale");
});
