import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.server.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" crossorigin="" href="/assets/root.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Texte</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script></body>`;

const textFilesOf = (scripts: readonly string[]) =>
  scripts.map((script) => script.replace("/assets/", "/assets/texts.fr-"));

test("no module is fetched by the markup itself", () => {
  const page = scriptsAfterPaint(PAGE, textFilesOf);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toMatch(/(^|[;>\n])\s*import\s*["*]/);
});

test("after a frame, every module and its texts are fetched at once, then run in the router's order", () => {
  const page = scriptsAfterPaint(PAGE, textFilesOf);
  const order = [
    "requestAnimationFrame",
    '["/assets/entry.js","/assets/root.js","/assets/texts.fr-entry.js","/assets/texts.fr-root.js"]',
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    "window.__reactRouterRouteModules",
    'import("/assets/entry.js");</script>',
  ].map((part) => page.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("styles and text stay where they are", () => {
  expect(scriptsAfterPaint(PAGE, textFilesOf)).toContain(
    '<link rel="stylesheet" href="/a.css"/></head><body><p>Texte</p>',
  );
});

test("markup that is not the router's is left as it is", () => {
  expect(scriptsAfterPaint("<p>import</p>", textFilesOf)).toBe("<p>import</p>");
});
