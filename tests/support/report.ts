import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import { EMERGENCY_TEL, reportTel } from "#app/frame/emergency.ts";
import { QUESTIONS, type QuestionName, type ValueOf } from "#intake/reports/report-fields.ts";
import type { Language } from "#territory/language.ts";
import { type Word, words } from "./words.ts";
import type { World } from "./world.ts";

export type Step = "intro" | "where" | "seen" | "near" | "you" | "sent";

/** Returns functions that fill in the report form on a page, as a person does. */
export function reportOn(page: Page, language: Language) {
  const t = words(language);
  const button = (key: Word) => page.getByRole("button", { name: t(key), exact: true });
  const field = (key: Word) => page.getByLabel(t(key), { exact: true });
  const title = (step: Step) => page.getByRole("heading", { level: 2, name: t(`report.heading.${step}`) });
  const answer = <Question extends QuestionName>(question: Question, choice: ValueOf<Question>) => {
    const { [language]: name } = (QUESTIONS[question].values as Record<string, unknown>)[choice] as {
      readonly [Each in Language]: string;
    };
    return page.getByLabel(name, { exact: true });
  };
  /** Checks that the step is shown, with the phone numbers to call before all questions. */
  async function is(step: Step): Promise<void> {
    await title(step).waitFor();
    const links = page.locator("main a:not(nav a)");
    expect(await links.nth(0).getAttribute("href")).toBe(EMERGENCY_TEL);
    expect(await links.nth(1).getAttribute("href")).toBe(reportTel(t));
    const isBeforeAll = await links.nth(1).evaluate((link) => {
      const first = document.querySelector("main :is(h2, form, input:not([type=hidden]), main button)");
      return (
        first !== null && Boolean(link.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    });
    expect(isBeforeAll, `whom to call is first on ${step}`).toBe(true);
  }
  const reference = async () => REFERENCE.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
  return {
    t,
    button,
    field,
    title,
    answer,
    is,
    /** Presses the button to continue and waits for the next step. */
    async goOn(to: Step): Promise<void> {
      await button(to === "where" ? "report.intro.start" : "report.next").click();
      await is(to);
    },
    /**
     * Continues from the place step without scripts. If several places match, the server first shows the
     * matches.
     */
    async goOnFrom(where: string): Promise<void> {
      await field("where.words").fill(where);
      await Promise.all([page.waitForEvent("load"), button("report.next").click()]);
      if (await title("where").isVisible()) await button("report.next").click();
      await is("seen");
    },
    /** Waits until the report is sent. @returns the report's reference */
    async sent(): Promise<string> {
      await is("sent");
      expect(await reference()).toMatch(REFERENCE);
      return reference();
    },
  };
}

const REFERENCE = /F-[2-9A-Z]{4}-[2-9A-Z]{4}/;
/** Login for dispatch's page. A world with this password has no other way to sign in. */
export const OPERATOR = { username: "agence", password: "vigie-operator-token" };
export const AS_OPERATOR = { httpCredentials: OPERATOR };
const headers = { authorization: `Basic ${btoa(`${OPERATOR.username}:${OPERATOR.password}`)}` };

const reports = z.object({
  features: z.array(
    z.looseObject({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
      properties: z.looseObject({ reference: z.string() }),
    }),
  ),
});

/** Returns the stored rows of a report from dispatch's page. A report that is stored twice has two rows. */
export async function storedReports({ workerHealth }: World, reference: string) {
  const answer = await fetch(`${workerHealth}/operator/reports/reports.geojson?hours=6`, { headers });
  const { features } = reports.parse(await answer.json());
  return features.filter(({ properties }) => properties.reference === reference);
}

const events = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string().optional() }));

/** Returns the events about a report that dispatch's own system received. */
export async function dispatched({ hub }: World, type: "received" | "photo", reference: string) {
  const all = events.parse(await (await fetch(`${hub.url}/outbox?channel=dispatch`)).json());
  return all
    .filter(({ subject }) => subject === `fire-report.${type} ${reference}`)
    .map(({ text, html }) => ({ ...JSON.parse(text).data, html: html ?? "" }));
}
