import { afterAll, beforeAll, describe, vi } from "vitest";
import { doc, paragraph, rawRelease, text } from "#content/examples.double.ts";
import { type StoryblokDouble, startStoryblokDouble } from "#content/storyblok.double.ts";
import { pathTo } from "#plan/paths.ts";
import { violations } from "../audit/axe.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { hostileTree } from "../support/hostile-examples.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";

const TREES = inSoak(500, 100);
const pathOf = (slug: string) => pathTo("release", "fr", { slug });

const cell = (words: string) => ({ type: "tableCell", content: [paragraph(text(words))] });
const hugeTable = {
  type: "table",
  content: Array.from({ length: 150 }, (_, row) => ({
    type: "tableRow",
    content: Array.from({ length: 20 }, (_, column) => cell(`${row}.${column}`)),
  })),
};
const longWords = Array.from({ length: 100 }, (_, at) =>
  paragraph(text(`Paragraphe ${at}. ${"Le feu couve encore sous la tourbe. ".repeat(14)}`)),
);
const script = "<script>window.harmed = true</script><img src=x onerror='window.harmed = true'>";

const ask = (slug: string) => fetch(world.origin + pathOf(slug), { headers: { "user-agent": PERSON } });

let double: StoryblokDouble;
let world: World;
beforeAll(async () => {
  double = await startStoryblokDouble();
  double.stories = [
    rawRelease("tableau", { body: doc(hugeTable) }),
    rawRelease("long", { body: doc(...longWords) }),
    rawRelease("script", { title: `Feu ${script}`, summary: script, body: doc(paragraph(text(script))) }),
    rawRelease("mot", { title: "A".repeat(400), body: doc(paragraph(text("x".repeat(5000)))) }),
    ...Array.from({ length: TREES }, (_, at) => rawRelease(`arbre-${at}`, { body: hostileTree(at + 1, 2) })),
  ];
  world = await startWorld({ env: { CONTENT_URL: double.baseUrl, CONTENT_TOKEN: "any" } });
  await vi.waitFor(async () => expect((await ask("long")).status).toBe(200), {
    timeout: 300_000,
    interval: 500,
  });
});
afterAll(async () => {
  await world?.stop();
  await double?.close();
});

test(`${TREES} hostile releases are rendered as harmless pages`, async () => {
  for (let at = 0; at < TREES; at += 1) {
    const answer = await ask(`arbre-${at}`);
    expect(answer.status, `tree ${at}`).toBe(200);
    const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
    const tags = main.match(/<[a-z][^>]*>/g) ?? [];
    expect(
      tags.filter((tag) =>
        /\s(?:on\w+|style)=|(?:href|src)="(?!https?:\/\/[a-z]|mailto:|tel:|\/(?!\/)|#)/i.test(tag),
      ),
      `tree ${at}`,
    ).toEqual([]);
  }
});

describe("release with extreme content on a phone", () => {
  const EXTREME = [
    ["a table of 150 rows and 20 columns", "tableau"],
    ["10,000 words", "long"],
    ["scripts for words", "script"],
    ["words without an end", "mot"],
    ["a crafted tree", "arbre-3"],
  ] as const;

  test.for(sampled(import.meta.filename, EXTREME))(
    "a release with extreme content is readable, harmless and accessible: %s",
    async ([, slug], { open }) => {
      const page = await open(pathOf(slug), { origin: world.origin, width: 360 });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(() => "harmed" in window)).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    },
  );
});
