import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

const t = words("fr");

test.for(["reduce", "no-preference"] as const)(
  "a link to a part of the same page scrolls to that part and moves the focus there (motion: %s)",
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

test("the first page of a visit only scrolls once the loading screen has faded, and a reloaded page scrolls at once", async ({
  open,
}) => {
  let atPace = async (_rate: 0 | 1) => {};
  const page = await open("/etat-situation/", {
    width: 360,
    prepare: async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Animation.enable");
      atPace = async (playbackRate) => {
        await devtools.send("Animation.setPlaybackRate", { playbackRate });
      };
      await atPace(0);
    },
  });
  const scrolled = async () => {
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 300);
    return page.evaluate(
      () => new Promise<number>((resolve) => setTimeout(() => resolve(window.scrollY), 300)),
    );
  };
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("a");
  await atPace(1);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await atPace(0);
  await page.reload();
  expect(await scrolled()).toBeGreaterThan(0);
});
