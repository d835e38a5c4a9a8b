import { expect } from "vitest";
import { ACCOUNT_MESSAGES } from "#accounts/messages/kinds.ts";
import { ALERT_MESSAGES } from "#alerts/alert-message.ts";
import { CORRECTION_MESSAGES } from "#alerts/correction-message.ts";
import type { Fact, FactPlace } from "#alerts/fact.ts";
import { RELEASE_MESSAGES } from "#alerts/release-message.ts";
import { A_FIRE, LA_TUQUE, north } from "#alerts/test-alerts.ts";
import { TEST_MESSAGES } from "#alerts/test-message.ts";
import { CONTACT_LETTERS } from "#contact/contact-letters.ts";
import { mailHtml } from "#delivery/mail-html.ts";
import { mailText } from "#delivery/mail-text.ts";
import { LANGUAGES } from "#territory/language.ts";
import { newPerson, test } from "../support/browse.ts";
import { OF_LETTERS, violations } from "./axe.ts";

const KINDS = {
  ...ACCOUNT_MESSAGES,
  ...ALERT_MESSAGES,
  ...RELEASE_MESSAGES,
  ...TEST_MESSAGES,
  ...CORRECTION_MESSAGES,
  ...CONTACT_LETTERS,
};
const AT = new Date("2026-07-02T15:05:00Z");
const COTTAGE: FactPlace = {
  id: "cottage",
  nickname: "Chalet de la Pointe-aux-Épinettes, rang des Sapins",
  at: north(LA_TUQUE, -12.3),
  distanceKm: 12.3,
};
const FIRE: Fact = {
  change: { kind: "fire-new", subject: "2026-12", before: null, after: { ...A_FIRE, statusId: 3 } },
  observedAt: AT,
  place: COTTAGE,
};
const DANGER: Fact = {
  change: { kind: "danger", subject: "13", before: { level: 2 }, after: { level: 4 } },
  observedAt: AT,
  place: COTTAGE,
};
const CONTACT = {
  reference: "M-4F7Q-X2RC",
  subject: "prevention",
  message: "Bonjour,\n\nPeut-on faire un feu de camp au lac aux Épinettes cette fin de semaine ?",
  email: "lectrice@example.org",
  phone: "+14185551234",
  region: "04",
  writtenIn: "fr",
  isSuspect: true,
  at: AT.toISOString(),
};
const ABOUT: Readonly<Record<string, object>> = {
  welcome: { firstName: "Marie-Ève" },
  "account-deleted": { erasedAt: AT.toISOString() },
  "newsletter-confirm": {
    token: "x".repeat(32),
    audiences: ["CommuniqueGrandPublic", "CommuniqueIndustriel"],
  },
  alert: { facts: [FIRE, DANGER], stopKey: "id.mark", insteadOf: "sms" },
  digest: {
    facts: [DANGER, { ...FIRE, place: { ...COTTAGE, id: "home", nickname: null } }],
    stopKey: "id.mark",
    insteadOf: null,
  },
  contact: CONTACT,
  "contact-received": CONTACT,
  "alert-test": {},
  correction: { text: "Le feu nº 12 est maîtrisé : l’alerte de 11 h le disait hors contrôle par erreur." },
  release: {
    title: "Interdiction de faire des feux à ciel ouvert",
    summary: "En Mauricie.",
    path: "/x/",
    key: "id.mark",
  },
};
const LETTERS = Object.entries(KINDS).flatMap(([name, kind]) =>
  LANGUAGES.flatMap((language) => {
    const letter = kind.mail(ABOUT[name] ?? {}, { language, siteUrl: "https://vigie.example" });
    return letter === null ? [] : [{ name, language, letter }];
  }),
);

test("every kind of letter is looked at", () => {
  expect([...new Set(LETTERS.map(({ name }) => name))].toSorted()).toEqual(Object.keys(ABOUT).toSorted());
});

test.for(LETTERS)(
  "$name in $language is sound on a phone and a desk, light and dark, and says as much in text",
  async ({ language, letter }) => {
    const html = mailHtml(letter, language, "Vigie");
    for (const [width, theme] of [
      [320, "dark"],
      [1280, "light"],
    ] as const) {
      const person = await newPerson("/", { width, theme });
      const page = await person.newPage();
      await page.setContent(html);
      expect(await violations(page, OF_LETTERS)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const targets = page.locator("a.act");
      for (const target of await targets.all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await person.close();
    }
    const text = mailText(letter).replace(/\s+/g, " ");
    for (const block of [...letter.blocks, ...letter.footer]) {
      const said =
        block.is === "picture"
          ? [block.alt]
          : "text" in block
            ? [block.text]
            : "items" in block
              ? block.items
              : [block.label, block.url];
      for (const words of said) expect(text).toContain(words.replace(/\s+/g, " "));
    }
  },
);
