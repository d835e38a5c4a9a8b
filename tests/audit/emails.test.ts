import { expect } from "vitest";
import { mailHtml } from "#delivery/mail-html.ts";
import { mailText } from "#delivery/mail-text.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { newPerson, test } from "../support/browse.ts";
import { ABOUT, EMAILS, KINDS } from "../support/messages.ts";
import { sampled } from "../support/soak.ts";
import { OF_EMAILS, violations } from "./axe.ts";

const SOME_EMAILS = sampled(import.meta.filename, EMAILS, 4);

test("each kind of message has example facts, from which at least one channel writes a message", () => {
  const silent = Object.entries(KINDS).filter(([name, { mail, sms, push }]) =>
    [mail, sms, push].every((write) => write(ABOUT[name] ?? {}, writingIn("fr")) === null),
  );
  expect(silent).toEqual([]);
  expect(Object.keys(ABOUT).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test.for(SOME_EMAILS)(
  "email $name in $language passes every check on a phone and a desktop, light and dark, and is complete as plain text",
  async ({ language, letter }) => {
    const person = await newPerson("/", {});
    const page = await person.newPage();
    await page.setContent(mailHtml(letter, language, "Vigie"));
    for (const [width, colorScheme] of [
      [320, "dark"],
      [1280, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, OF_EMAILS)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const targets = page.locator("a.act");
      for (const target of await targets.all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await person.close();
    const text = mailText(letter).replace(/\s+/g, " ");
    for (const block of [...letter.blocks, ...letter.footer]) {
      const texts =
        block.kind === "picture"
          ? []
          : "text" in block
            ? [block.text]
            : "items" in block
              ? block.items
              : "paragraphs" in block
                ? block.paragraphs
                : [block.label, block.url];
      for (const words of texts) expect(text).toContain(words.replace(/\s+/g, " "));
    }
  },
);
