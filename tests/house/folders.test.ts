import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { betweenNeighbours, brokenRule } from "./folders.ts";
import { circles, importsOf } from "./imports.ts";

const ROOT = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(ts|tsx)$/.test(path) && !path.startsWith("tools/") && existsSync(join(ROOT, path)));
const imports = importsOf(ROOT, files);

test("the check finds imports by the package's own names, such as #plan, and by relative paths", () => {
  expect(imports).toContainEqual({ from: "fires/open-fire-at.server.ts", to: "fires/open-fire.ts" });
  expect(imports).toContainEqual({ from: "app/entry.client.tsx", to: "app/i18n/dictionary.ts" });
  expect(imports).toContainEqual({ from: "app/screens/home/texts.ts", to: "app/i18n/bilingual-texts.ts" });
  expect(imports.some(({ from, to }) => from.startsWith("server/") && to.startsWith("fires/"))).toBe(true);
});

test.each([
  ["server/site.ts", "fires/examples.double.ts", "only tests import test doubles"],
  ["alerts/test-message.ts", "server/site.ts", "alerts/ may import plan, history, fires"],
  ["plan/paths.ts", "fires/danger.ts", "plan/ may import territory"],
  ["plan/paths.ts", "app/site-contract.ts", "plan/ may import territory"],
  ["territory/zones.ts", "fires/danger.ts", "territory/ may import no other room"],
  ["database/schema.ts", "territory/zones.ts", "database/ may import no other room"],
  ["fires/danger.ts", "server/site.ts", "fires/ may import territory"],
  ["content/story.ts", "fires/danger.ts", "content/ may import territory"],
  ["search/text-index.ts", "content/story.ts", "search/ may import territory"],
  ["history/change.ts", "plan/paths.ts", "history/ may import fires, surroundings, territory, database"],
  ["app/context.ts", "server/site.ts", "app/ may import fires"],
  ["app/context.ts", "settings/read-settings.server.ts", "app/ may import fires"],
  ["server/site.ts", "app/context.ts", "server/ may import fires"],
  ["worker/main.ts", "server/site.ts", "worker/ may import fires"],
  ["sandbox/main.ts", "fires/danger.ts", "sandbox/ may import territory"],
  ["app/design/button.tsx", "fires/danger.ts", "design/ knows nothing of fires"],
  ["app/design/button.tsx", "app/i18n/format.ts", "design/ knows nothing of fires"],
  ["app/screens/home/home.tsx", "app/screens/fire/fire.tsx", "no screen imports another"],
  ["app/parts/fire/rows.ts", "app/screens/fire/fire.tsx", "arrows inside app/ go from screens down"],
  ["app/parts/fire/rows.ts", "app/live-map/records/circle.ts", "arrows inside app/ go from screens down"],
  [
    "app/live-map/card/facts.tsx",
    "app/screens/map/map-screen.tsx",
    "arrows inside app/ go from screens down",
  ],
  ["app/frame/layout.tsx", "app/parts/units/units-form.tsx", "arrows inside app/ go from screens down"],
  ["app/i18n/format.ts", "app/frame/store.ts", "arrows inside app/ go from screens down"],
  ["app/context.ts", "app/i18n/format.ts", "arrows inside app/ go from screens down"],
])("%s is not allowed to import %s: %s", (from, to, rule) => {
  expect(brokenRule({ from, to })).toContain(rule);
});

test("tests and test doubles can import the code that they test", () => {
  expect(brokenRule({ from: "territory/zones.test.ts", to: "fires/examples.double.ts" })).toBe(null);
  expect(brokenRule({ from: "tests/support/world.ts", to: "database/database.double.ts" })).toBe(null);
  expect(brokenRule({ from: "fires/examples.double.ts", to: "server/site.ts" })).toBe(null);
});

test("no import breaks a rule of the folders", () => {
  const broken = imports.flatMap((each) => {
    const rule = brokenRule(each);
    return rule === null ? [] : [`${each.from} -> ${each.to}: ${rule}`];
  });
  expect(broken).toEqual([]);
});

test("the check finds an import cycle and lists the files around it", () => {
  const way = (...rooms: string[]) => rooms.slice(1).map((to, at) => ({ from: rooms[at] ?? "", to }));
  expect(circles(way("a", "b", "c", "a"))).toEqual([["a", "b", "c", "a"]]);
  expect(circles(way("a", "b", "c"))).toEqual([]);
});

test("no files import each other in a cycle", () => {
  expect(circles(imports)).toEqual([]);
});

test("the check finds folders that import each other, also inside a common folder", () => {
  const way = [
    { from: "app/live-map/card/facts.tsx", to: "app/live-map/engine/camera.ts" },
    { from: "app/live-map/engine/style.ts", to: "app/live-map/card/map-card.tsx" },
  ];
  expect(circles(way)).toEqual([]);
  expect(circles(betweenNeighbours(way))).toEqual([
    ["app/live-map/card", "app/live-map/engine", "app/live-map/card"],
  ]);
});

test("no folders import each other in a cycle, at any depth", () => {
  expect(circles(betweenNeighbours(imports))).toEqual([]);
});
