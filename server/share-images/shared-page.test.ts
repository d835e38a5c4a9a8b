import { expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const trail = (...names: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@type": "BreadcrumbList",
    itemListElement: names.map((name) => ({ name })),
  })}</script>`;
const titled = '<meta property="og:title" content="Feux &amp; danger : l&#x27;&quot;été&quot;"/>';

test("a page's picture has its own title, unescaped, and its section of the site", () => {
  expect(sharedPage(titled + trail("Accueil", "Communiqués", "Feux"))).toEqual({
    title: 'Feux & danger : l\'"été"',
    section: "Communiqués",
  });
});

test("the picture of a section's own page does not repeat the section's name", () => {
  expect(sharedPage(titled + trail("Accueil", "Communiqués"))?.section).toBeNull();
  expect(sharedPage(titled)?.section).toBeNull();
});

test("a page without a title for other sites has no picture", () => {
  expect(sharedPage("<title>Introuvable</title>")).toBeNull();
});
