import { expect, test } from "vitest";
import { DictionaryDesk } from "./dictionary-desk.ts";
import { siteTexts } from "./site-texts.ts";

const TEXT = { fr: "Accueil", en: "Home" };
const stored = { changedAt: 0, entries: { own: TEXT } };

test("a new dictionary entry is public at once, and the site is notified", () => {
  let announcements = 0;
  const storage = { read: () => stored, write: () => undefined };
  const desk = new DictionaryDesk({ storage, announce: () => (announcements += 1), now: () => 7 });
  desk.put("nav.home", { fr: "Début", en: "Start" });
  expect(desk.entries).toEqual({ own: TEXT, "nav.home": { fr: "Début", en: "Start" } });
  expect([announcements, desk.changedAt]).toEqual([1, 7]);
});

test("empty texts remove a dictionary entry, which stays removed after a restart", () => {
  let last: unknown = stored;
  const write = (now: unknown) => {
    last = now;
  };
  const storage = { read: () => last, write };
  const desk = () => new DictionaryDesk({ storage, announce: () => undefined });
  desk().put("own", { fr: "", en: "" });
  expect(desk().entries).toEqual({});
});

test("the dictionary rejects exactly the texts that the site's own rule rejects", async () => {
  const { texts, refusedIn } = await siteTexts();
  expect(texts.size).toBeGreaterThan(800);
  expect(texts.get("nav.home")).toEqual(TEXT);
  expect(refusedIn("nav.home", { fr: "Début", en: "" })).toEqual([]);
  expect(refusedIn("nav.home", { fr: "Début", en: "{{name}}" })).toEqual(["en"]);
  expect(refusedIn("no.such.key", TEXT)).toEqual(["fr", "en"]);
});
