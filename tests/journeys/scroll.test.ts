import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

const t = words("fr");

test.for(["reduce", "no-preference"] as const)(
  "a link within the page leads to its part and takes the focus there (motion: %s)",
  async (reducedMotion, { open }) => {
    const page = await open("/etat-situation/", { context: { reducedMotion } });
    await page
      .getByRole("navigation", { name: t("situation.contents") })
      .getByRole("link", { name: t("situation.part.restrictions", { count: 2 }) })
      .click();
    await page.waitForFunction(() => {
      const part = document.getElementById("restrictions");
      const top = part?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      return document.activeElement === part && window.scrollY > 0 && (Math.abs(top) < 60 || isAtEnd);
    });
    expect(new URL(page.url()).hash).toBe("#restrictions");
  },
);
