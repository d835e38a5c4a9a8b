import { expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const trail = (...names: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@type": "BreadcrumbList",
    itemListElement: names.map((name) => ({ name })),
  })}</script>`;
const titled = '<meta property="og:title" content="Feux &amp; danger : l&#x27;&quot;été&quot;"/>';

test("the picture of a page has the page's title, unescaped, and the name of the page's section", () => {
  expect(sharedPage(titled + trail("Accueil", "Communiqués", "Feux"))).toEqual({
    title: 'Feux & danger : l\'"été"',
    section: "Communiqués",
  });
});

test("the picture of a section's own page does not repeat the section's name", () => {
  expect(sharedPage(titled + trail("Accueil", "Communiqués"))?.section).toBeNull();
  expect(sharedPage(titled)?.section).toBeNull();
});

test("a page without an `og:title` has no picture", () => {
  expect(sharedPage("<title>Introuvable</title>")).toBeNull();
});
