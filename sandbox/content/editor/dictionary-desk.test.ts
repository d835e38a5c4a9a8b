import { expect, test } from "vitest";
import { DictionaryDesk } from "./dictionary-desk.ts";
import { siteTexts } from "./site-texts.ts";

const TEXT = { fr: "Accueil", en: "Home" };
const forgotten = { read: () => undefined, write: () => undefined };

test("an entry is public at once, and the site is notified", () => {
  let announcements = 0;
  const desk = new DictionaryDesk(
    { own: TEXT },
    { storage: forgotten, announce: () => (announcements += 1), now: () => 7 },
  );
  desk.put("nav.home", { fr: "Début", en: "Start" });
  expect(desk.entries).toEqual({ own: TEXT, "nav.home": { fr: "Début", en: "Start" } });
  expect([announcements, desk.changedAt]).toEqual([1, 7]);
});

test("an entry with empty texts is removed, even the space's own, and stays removed after a restart", () => {
  let stored: unknown;
  const write = (now: unknown) => {
    stored = now;
  };
  const storage = { read: () => stored, write };
  const desk = () => new DictionaryDesk({ own: TEXT }, { storage, announce: () => undefined });
  desk().put("own", { fr: "", en: "" });
  expect(desk().entries).toEqual({});
});

test("the site's own rule decides which texts it accepts", async () => {
  const { texts, refusedIn } = await siteTexts();
  expect(texts.size).toBeGreaterThan(800);
  expect(texts.get("nav.home")).toEqual(TEXT);
  expect(refusedIn("nav.home", { fr: "Début", en: "" })).toEqual([]);
  expect(refusedIn("nav.home", { fr: "Début", en: "{{name}}" })).toEqual(["en"]);
  expect(refusedIn("no.such.key", TEXT)).toEqual(["fr", "en"]);
});
