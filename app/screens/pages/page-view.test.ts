import { expect, test } from "vitest";
import { contentOf } from "#content/content.double.ts";
import { rawRelease } from "#content/examples.double.ts";
import type { Services } from "#site-contract";
import { loader } from "./any-page.tsx";
import { pageView, pageViewIfAny, placeOf } from "./page-view.server.ts";

/** Returns a site whose editors have these pages, by their French paths. */
async function withPages(...paths: readonly string[]): Promise<Services> {
  const raws = paths.map((path) =>
    rawRelease(path, { component: "page" }, { full_slug: path, default_full_slug: path }),
  );
  const content = await contentOf({ fr: raws, en: [] });
  return { content, now: () => new Date(0) } as unknown as Services;
}
const request = new Request("https://site.test/nous-joindre/");

test("pageViewIfAny returns a screen's optional text page, or null if the page is unpublished", async () => {
  const at = { folder: "", slug: "nous-joindre", language: "fr" } as const;
  const there = await pageViewIfAny(await withPages("nous-joindre", "accessibilite"), at, request);
  expect(there?.title).toBe("Titre nous-joindre");
  expect(await pageViewIfAny(await withPages("nous-ecrire", "accessibilite"), at, request)).toBeNull();
});

test("an editors' page is found at its own address, but not at another address with the same ending", async () => {
  const services = await withPages("accessibilite", "dossiers/fumee");
  const shown = async (...segments: readonly string[]) =>
    (await pageView(services, await placeOf(segments, "fr", services), request)).title;
  expect(await shown("dossiers", "fumee")).toBe("Titre dossiers/fumee");
  expect(await shown("accessibilite")).toBe("Titre accessibilite");
  await expect(shown("n-importe", "quoi", "accessibilite")).rejects.toMatchObject({ init: { status: 404 } });
});

test("an address without a screen gives a 404 if no story was ever read", async () => {
  const services = await withPages();
  expect(services.content.state().readAt).toBeNull();
  const answer = loader({ context: { get: () => services }, request } as never);
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
});
