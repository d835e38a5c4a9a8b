import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { signedStory } from "./editor-signature.ts";

const TOKEN = "preview-token";
const NOW = new Date("2026-07-01T12:00:00Z");
const NOW_S = NOW.getTime() / 1000;
const sha1 = (text: string) => createHash("sha1").update(text).digest("hex");

function addressOf(changed: Readonly<Record<string, string>> = {}, timestamp = String(NOW_S - 10)): URL {
  const url = new URL("https://site.test/communiques/un/");
  const query = {
    _storyblok: "7",
    "_storyblok_tk[space_id]": "1",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": sha1(`1:${TOKEN}:${timestamp}`),
    ...changed,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

test("an address with a valid editor's signature returns its story's id", () => {
  expect(signedStory(addressOf(), TOKEN, NOW)).toBe(7);
});

test("an editor's signature is valid for an hour", () => {
  expect(signedStory(addressOf({}, String(NOW_S - 3599)), TOKEN, NOW)).toBe(7);
  expect(signedStory(addressOf({}, String(NOW_S - 3600)), TOKEN, NOW)).toBeNull();
});

test.each([
  ["another token's signature", { "_storyblok_tk[token]": sha1(`1:another:${NOW_S - 10}`) }],
  ["another space", { "_storyblok_tk[space_id]": "2" }],
  ["another moment", { "_storyblok_tk[timestamp]": String(NOW_S) }],
  ["no signature", { "_storyblok_tk[token]": "" }],
  ["no story", { _storyblok: "" }],
  ["a story that is no number", { _storyblok: "7/../8" }],
])("an editor's address with %s is refused", (_, changed) => {
  expect(signedStory(addressOf(changed), TOKEN, NOW)).toBeNull();
});

test("without a preview token in the settings, every editor's signature is refused", () => {
  const token = sha1(`1::${NOW_S - 10}`);
  expect(signedStory(addressOf({ "_storyblok_tk[token]": token }), "", NOW)).toBeNull();
});
