import { expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const trail = (...names: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@type": "BreadcrumbList",
    itemListElement: names.map((name) => ({ name })),
  })}</script>`;
const titled = '<meta property="og:title" content="Feux &amp; danger : l&#x27;&quot;été&quot;"/>';

test("a page's picture says its own title, in letters, and the part of the site it lies in", () => {
  expect(sharedPage(titled + trail("Accueil", "Communiqués", "Feux"))).toEqual({
    title: 'Feux & danger : l\'"été"',
    section: "Communiqués",
  });
});

test("a page that is its part of the site is not told twice", () => {
  expect(sharedPage(titled + trail("Accueil", "Communiqués"))?.section).toBeNull();
  expect(sharedPage(titled)?.section).toBeNull();
});

test("what has no title for others has no picture", () => {
  expect(sharedPage("<title>Introuvable</title>")).toBeNull();
});
