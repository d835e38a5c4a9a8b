import { type Browser, chromium, type Frame, type Page } from "playwright-core";
import { readSettings } from "#settings";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";
import { type Benchmark, median, quantile } from "./benchmark.ts";

const VISITOR = { "Accept-Encoding": "br", Cookie: "vigie-langue=fr" };
const EDITS = 40;
const PUBLICATIONS = 10;
const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Desk {
  readonly page: Page;
  readonly frame: Frame;
  /** Original text of the story. */
  readonly words: string;
}

/** Opens the form of the editor's first story, with its preview frame. */
async function openStory(browser: Browser, editor: string): Promise<Desk> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${editor}/editor/fr`);
  await page.locator("#tree details[open] li a").first().click();
  const frame = await (await page.locator("#frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("no frame next to the form");
  await frame.locator("h1").waitFor();
  return { page, frame, words: await page.locator('[name="fr.words"]').inputValue() };
}

/** Adds a text to the form. @returns milliseconds from the input event to the text in the frame */
async function typeWords({ page, frame, words }: Desk, added: string): Promise<number> {
  const shownAt = frame.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => document.body.textContent?.includes(wanted) && resolve(Date.now());
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
    added,
  );
  const typedAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener("input", () => resolve(Date.now()), { capture: true, once: true });
      }),
  );
  await page.locator('[name="fr.words"]').fill(`${words}\n\n${added}`);
  return (await shownAt) - (await typedAt);
}

/** Publishes the form. @returns milliseconds from the press of the button to the text on the public page */
async function publish({ page }: Desk, address: string, wanted: string): Promise<number> {
  const pressedAt = performance.now();
  await page.locator('[name="deed"][value="publish"]').click({ noWaitAfter: true });
  while (performance.now() - pressedAt < PATIENCE_MS) {
    if ((await (await fetch(address, { headers: VISITOR })).text()).includes(wanted))
      return performance.now() - pressedAt;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${address} does not show the published words`);
}

/**
 * Measures how long an editor waits in a real browser: for typed text in the preview, and for published text
 * on the public page.
 */
export const editing: Benchmark = {
  name: "Editing",
  async run({ env }) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
    try {
      const desk = await openStory(browser, readSettings(env).CONTENT_EDITOR_ORIGIN);
      const address = desk.frame.url().replace(/\?.*/, "");
      await typeWords(desk, "Les premiers mots ne comptent pas.");
      const typed: number[] = [];
      for (let count = 1; count <= EDITS; count += 1) typed.push(await typeWords(desk, `Essai ${count}.`));
      const published: number[] = [];
      for (let count = 1; count <= PUBLICATIONS; count += 1) {
        await typeWords(desk, `Publication ${count}.`);
        published.push(await publish(desk, address, `Publication ${count}.`));
        await desk.page.locator('[name="deed"][value="publish"]:enabled').waitFor();
      }
      const row = (what: string, times: readonly number[], target: string) => ({
        what: `${what}, p95 of ${times.length} (median ${Math.round(median(times))}, slowest ${Math.round(Math.max(...times))} ms)`,
        value: `${Math.round(quantile(times, 0.95))} ms`,
        target,
      });
      return [
        row("from a text typed in the editor to its words in the frame", typed, "<= 300 ms"),
        row("from a press on publish to the words on the public page", published, "<= 5000 ms"),
      ];
    } finally {
      await browser.close();
    }
  },
};
