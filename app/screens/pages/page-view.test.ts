import { expect, test } from "vitest";
import { contentOf } from "#content/content-for-tests.ts";
import { rawRelease } from "#content/examples.ts";
import type { Services } from "#site-contract";
import { loader } from "./any-page.tsx";
import { pageView, pageViewIfAny, placeOf } from "./page-view.server.ts";

/** A site whose editors have these pages, by their French paths. */
async function withPages(...paths: readonly string[]): Promise<Services> {
  const raws = paths.map((path) =>
    rawRelease(path, { component: "page" }, { full_slug: path, default_full_slug: path }),
  );
  const content = await contentOf({ fr: raws, en: [] });
  return { content, now: () => new Date(0) } as unknown as Services;
}
const request = new Request("https://site.test/nous-joindre/");

test("a screen that stands without its words has them, or none once they are taken back", async () => {
  const at = { folder: "", slug: "nous-joindre", language: "fr" } as const;
  const there = await pageViewIfAny(await withPages("nous-joindre", "accessibilite"), at, request);
  expect(there?.title).toBe("Titre nous-joindre");
  expect(await pageViewIfAny(await withPages("nous-ecrire", "accessibilite"), at, request)).toBeNull();
});

test("a page is at its own address, and under no other that ends alike", async () => {
  const services = await withPages("accessibilite", "dossiers/fumee");
  const shown = async (...segments: readonly string[]) =>
    (await pageView(services, await placeOf(segments, "fr", services), request)).title;
  expect(await shown("dossiers", "fumee")).toBe("Titre dossiers/fumee");
  expect(await shown("accessibilite")).toBe("Titre accessibilite");
  await expect(shown("n-importe", "quoi", "accessibilite")).rejects.toMatchObject({ init: { status: 404 } });
});

test("an unknown address is not found, also while no story was ever read", async () => {
  const services = await withPages();
  expect(services.content.state().readAt).toBeNull();
  const answer = loader({ context: { get: () => services }, request } as never);
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
});
