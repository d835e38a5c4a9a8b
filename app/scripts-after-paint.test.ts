import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, Scripts, ServerRouter } from "react-router";
import { expect, test } from "vitest";
import { testRouter } from "./frame/router.double.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.server.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" crossorigin="" href="/assets/root.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Texte</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script></body>`;

const textFilesOf = (scripts: readonly string[]) =>
  scripts.map((script) => script.replace("/assets/", "/assets/texts.fr-"));

test("the markup itself fetches no module", () => {
  const page = scriptsAfterPaint(PAGE, textFilesOf);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toMatch(/(^|[;>\n])\s*import\s*["*]/);
});

test("after an animation frame, every module and its texts are fetched at once, then run in the router's order", () => {
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

test("styles and text keep their position", () => {
  expect(scriptsAfterPaint(PAGE, textFilesOf)).toContain(
    '<link rel="stylesheet" href="/a.css"/></head><body><p>Texte</p>',
  );
});

test("markup that is not the router's is left as it is", () => {
  expect(scriptsAfterPaint("<p>import</p>", textFilesOf)).toBe("<p>import</p>");
});

test("the installed router writes markup that the rewriting recognizes", async () => {
  const handle = testRouter({
    answer: (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
      new Response(renderToString(createElement(ServerRouter, { context, url: request.url }))),
    routes: { root: { id: "root", path: "/", module: { default: () => createElement(Scripts) } } },
    assets: {
      version: "build-1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/vendor.js"] },
      routes: { root: { id: "root", path: "/", module: "/assets/root.js", imports: [], css: [] } },
    },
  });
  const answer = await handle(new Request("https://vigie.example/"));
  const page = scriptsAfterPaint(await answer.text(), () => []);
  expect(page).toContain('["/assets/manifest.js","/assets/entry.js","/assets/vendor.js","/assets/root.js"]');
  expect(page).toContain('await import("/assets/manifest.js");');
  expect(page).toContain('const route0 = await import("/assets/root.js");');
  expect(page).not.toContain('<link rel="modulepreload"');
});
