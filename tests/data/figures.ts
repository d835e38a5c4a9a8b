import type { Page } from "playwright-core";
import type { Language } from "#territory/language.ts";
import { words } from "../support/words.ts";

export const ACTIVE_STATUS_IDS = [3, 1, 0, 2, 4, 5] as const;
export const STATUS_IDS = [...ACTIVE_STATUS_IDS, 6] as const;

const firstNumber = (text: string | null) =>
  Number(/\d+/.exec(text?.replace(/(\d)\s(?=\d{3})/g, "$1") ?? "")?.[0]);

/** Returns the number of fires of each status on the situation page. */
export async function statusFigures(page: Page, language: Language): Promise<Record<number, number>> {
  const t = words(language);
  const links = page
    .getByRole("navigation", { name: t("fires.filter.status"), exact: true })
    .getByRole("link");
  const figures = await Promise.all(
    STATUS_IDS.map(async (id) => [
      id,
      firstNumber(
        await links
          .filter({ hasText: t(`status.${id}`) })
          .first()
          .textContent(),
      ),
    ]),
  );
  return Object.fromEntries(figures);
}

/** Returns the fires' positions in the drawing's units: all points of the map's lines except the first. */
export function mapMarks(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator("svg path[marker-mid]").evaluateAll((lines) =>
    lines.flatMap((line) => {
      const steps = line.getAttribute("d")?.slice("m0 0".length).match(/-?\d+/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      return Array.from({ length: steps.length / 2 }, (_, at) => {
        x += steps[at * 2] ?? 0;
        y += steps[at * 2 + 1] ?? 0;
        return { x, y };
      });
    }),
  );
}
