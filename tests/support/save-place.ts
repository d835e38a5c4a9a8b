import type { Locator, Page } from "playwright-core";
import type { Language } from "#territory/language.ts";
import { logIn, type NewPerson } from "./identity.ts";
import { words } from "./words.ts";

interface Visit {
  readonly page: Page;
  readonly language: Language;
}

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });

/**
 * Presses the save button on a place's page, signs in, and turns on alerts by email. The test can then change
 * the form, and must call `finishPlace`.
 * @param identity origin of the identity provider
 * @param nickname the place's nickname; if missing, the name that the site fills in
 */
export async function startPlace(
  { page, language }: Visit,
  identity: string,
  person: NewPerson,
  nickname?: string,
): Promise<Locator> {
  const t = words(language);
  await button(page, t("save.place")).click();
  await button(page, t("account.signIn")).click();
  await page.waitForURL((url) => url.origin === identity);
  await logIn(page, person);
  const form = page.getByRole("dialog", { name: t("account.place.save") });
  await form.waitFor();
  if (nickname !== undefined) await page.getByLabel(t("account.place.nickname")).fill(nickname);
  await page.getByLabel(t("account.alerts.on")).check();
  await form.getByText(t("account.past.example")).waitFor();
  return form;
}

/** Consents to alerts and saves the place. */
export async function finishPlace({ page, language }: Visit): Promise<void> {
  const t = words(language);
  await page.getByLabel(t("account.consent.alerts")).check();
  await button(page.getByRole("dialog"), t("account.place.save")).click();
  await page.getByText(t("toast.placeSaved")).waitFor();
}
