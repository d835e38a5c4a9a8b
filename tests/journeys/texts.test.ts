import { expect, test } from "vitest";
import { newPerson } from "../support/browse.ts";
import { words } from "../support/words.ts";

const t = words("fr");

test("if a page's texts cannot load, the page stays as the server rendered it and only logs the failure", async () => {
  const context = await newPerson("/", {});
  const page = await context.newPage();
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.route(/assets\/dictionary/, (route) => route.abort());
  const failed = page.waitForEvent("console", (message) =>
    message.text().includes("Texts could not be loaded"),
  );
  await page.goto("/");
  await failed;
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("feux");
  expect(await page.getByRole("main").textContent()).not.toContain("home.heading");
  await page
    .getByRole("navigation", { name: t("nav.main") })
    .getByRole("link", { name: t("nav.situation") })
    .click();
  await page.getByRole("heading", { level: 1, name: t("situation.heading") }).waitFor();
  expect(logged.some((text) => text.includes("Texts could not be loaded"))).toBe(true);
  await context.close();
});
