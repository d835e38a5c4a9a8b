import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

const rules = read("deploy/monitoring/rules.yml");
const ruleTests = read("deploy/monitoring/rules.test.yml");
const dashboards = ["dashboard-site", "dashboard-alerts"].map((name) =>
  read(`deploy/monitoring/${name}.json`),
);
const runbooks = read("docs/alarms.md");

/** Alarm rules, each with the alarm's name and the rule's lines. */
const alarms = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.split("\n")[0] ?? "", text }));
const names = alarms.map(({ name }) => name);

test("a program measures each metric that the alarms and dashboards use", () => {
  const code = ["telemetry/program-metrics.ts", "server/metrics.ts", "worker/metrics.ts"]
    .map(read)
    .join("\n");
  const measured = new Set(all(code, /"(vigie_\w+)"/g));
  const used = new Set(all([rules, ruleTests, ...dashboards].join("\n"), /\b(vigie_\w+)/g));
  expect(used.size).toBeGreaterThan(40);
  const isMeasured = (name: string) => measured.has(name) || measured.has(name.replace(/_bucket$/, ""));
  expect([...used].filter((name) => !isMeasured(name))).toEqual([]);
});

test("each alarm has a severity, a summary, and its own runbook with numbered steps", () => {
  const sections = runbooks.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split("\n")[0])).toEqual(names);
  for (const section of sections) expect(section).toMatch(/^1\. [A-Z][^\n]+$/m);
  for (const { name, text } of alarms) {
    expect(text, name).toMatch(/^ {10}severity: (?:critical|warning)$/m);
    expect(text, name).toMatch(/^ {10}summary: "[A-Z\d].+\."$/m);
    expect(text, name).toContain(`          runbook_url: docs/alarms.md#${name.toLowerCase()}\n`);
  }
});

test("each link in the runbooks of docs/alarms.md leads to a heading that exists", () => {
  const anchorsOf = (path: string) =>
    all(read(`docs/${path}`), /^#{2,4} (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
  const anchors = new Map(["alarms.md", "operations.md"].map((path) => [path, anchorsOf(path)]));
  const links = [...runbooks.matchAll(/\]\(([\w.-]*)#([\w-]+)\)/g)];
  expect(links.length).toBeGreaterThan(10);
  const isBroken = ([, path, anchor]: RegExpMatchArray) =>
    !anchors.get(path || "alarms.md")?.includes(anchor ?? "");
  expect(links.filter(isBroken).map(([link]) => link)).toEqual([]);
});

test("each alarm has a promtool test in which it fires and one in which it stays silent", () => {
  expect(all(ruleTests, /^ {2}- name: (\w+) fires$/gm)).toEqual(names);
  expect(all(ruleTests, /^ {2}- name: (\w+) stays silent$/gm)).toEqual(names);
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
test.skipIf(!hasPromtool)(
  "promtool accepts the alarms, and the alarms' tests pass",
  { timeout: 60_000 },
  () => {
    const file = join(ROOT, "deploy/monitoring/rules.test.yml");
    const { status, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  },
);

test("each metric that an alarm uses is on a panel of a dashboard", () => {
  const panels = dashboards.flatMap((dashboard) => JSON.parse(dashboard).panels);
  const shown = all(JSON.stringify(panels.map(({ targets }) => targets)), /\b(vigie_\w+)/g);
  const used = all(alarms.map(({ text }) => text).join("\n"), /\b(vigie_\w+)/g);
  expect([...new Set(used)].filter((name) => !shown.includes(name))).toEqual([]);
});

test("each dashboard is JSON whose panels all have a query", () => {
  for (const dashboard of dashboards) {
    const { uid, panels } = JSON.parse(dashboard);
    expect(uid).toMatch(/^vigie-/);
    expect(panels.length).toBeGreaterThan(10);
    expect(panels.filter(({ targets }: { targets: object[] }) => targets.length === 0)).toEqual([]);
  }
});
