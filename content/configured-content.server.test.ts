import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createContentService } from "./content-service.server.ts";
import { inEnglish, rawRelease } from "./examples.double.ts";

const MAP = { component: "menu_entry", label: "La carte", link: { linktype: "url", url: "screen:map" } };
const configuration = (fields: object) =>
  rawRelease("c", { component: "configuration", ...fields }, { default_full_slug: "configuration" });
const entry = (url: string) => ({ ...MAP, link: { linktype: "url", url } });
const GOOD = configuration({ agency: [MAP], meta: [{ title: "Vigie" }] });
const BROKEN = configuration({ agency: [{ ...MAP, label: "" }] });

let folder: string;
let raws: object[];
let version: number;
let warnings: object[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-content-"));
  raws = [rawRelease("un"), GOOD];
  version = 1;
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

function service() {
  return createContentService({
    client: {
      version: async () => version++,
      stories: async (language) =>
        language === "fr" ? raws : raws.map((raw) => inEnglish(raw as typeof GOOD)),
      dictionary: async () => [{ name: "mapaccess.keys", value: "Touches", dimension_value: "Keys" }],
    },
    isScreen: (name) => name === "map",
    file: join(folder, "stories.json"),
    log: { info() {}, warn: (facts) => warnings.push(facts) },
  });
}
async function reread(content: ReturnType<typeof service>, ...given: object[]) {
  raws = [rawRelease("un"), ...given];
  await content.invalidate();
}
const label = (content: ReturnType<typeof service>) => content.configuration("en")?.agency?.[0]?.label;

test("a configuration is used in both languages, and its texts are added to those of the dictionary", async () => {
  const content = service();
  await content.invalidate();
  expect(label(content)).toBe("La carte");
  expect(content.texts().fr).toEqual({ "site.name": "Vigie", "mapaccess.keys": "Touches" });
});

test("a broken configuration leaves the site as it is, is counted at each reading, and is logged once", async () => {
  const content = service();
  await content.invalidate();
  const changes: boolean[] = [];
  content.onChange(({ hasOtherConfiguration }) => changes.push(hasOtherConfiguration));
  await reread(content, BROKEN);
  await reread(content, BROKEN);
  expect(label(content)).toBe("La carte");
  expect(content.state()).toMatchObject({ isFailing: false, refusedConfigurations: 2 });
  expect(warnings).toHaveLength(1);
  expect(changes).toEqual([]);
});

test.each<[object, string]>([
  [{ agency: [entry("javascript:x")] }, "agency.0.link: an entry has a forbidden target: javascript:x"],
  [{ header: [entry("x:")] }, "header.0.link: an entry has a forbidden target: x:"],
  [
    { header: [{ label: "Menu", items: [{ ...entry("/"), label: "" }] }] },
    "header.0.items.0.label: Too small: expected string to have >=1 characters",
  ],
  [
    { alert_list: [{ slug: "a", type: "error", label: "<a>x</a>" }] },
    "alert_list.0.label: the label has a link to a forbidden address",
  ],
  [{ agency: [{ label: "Entrée" }] }, "agency.0.link: an entry needs a link to a story or an address"],
])(
  "the warning about the refused configuration %j names the language and the place of the fault",
  async (fields, reason) => {
    await reread(service(), configuration(fields));
    expect(warnings).toMatchObject([{ reason: `in fr, ${reason}` }]);
  },
);

test("two configurations in one language are both refused, since neither takes precedence", async () => {
  const content = service();
  await reread(content, GOOD, configuration({}));
  expect(content.configuration("fr")).toBeNull();
  expect(content.state().refusedConfigurations).toBe(1);
});

test("when editors withdraw their configuration, the site uses its own again and reports a changed configuration", async () => {
  const content = service();
  await content.invalidate();
  const changes: boolean[] = [];
  content.onChange(({ hasOtherConfiguration }) => changes.push(hasOtherConfiguration));
  await reread(content);
  expect(content.configuration("fr")).toBeNull();
  expect(changes).toEqual([true]);
});

test("the last good configuration is kept across a restart, although a broken one was published since", async () => {
  const content = service();
  await content.invalidate();
  await reread(content, BROKEN);
  const restarted = service();
  await reread(restarted, BROKEN);
  expect(label(restarted)).toBe("La carte");
});

const CRISIS = [{ is_on: true, words: "Évacuez." }];
const crisis = (content: ReturnType<typeof service>) => content.configuration("fr")?.crisis?.words;

test("a crisis begins and ends although the rest of its configuration is refused", async () => {
  const content = service();
  await content.invalidate();
  const changes: boolean[] = [];
  content.onChange(({ hasOtherConfiguration }) => changes.push(hasOtherConfiguration));
  const broken = { agency: [{ ...MAP, label: "" }] };
  await reread(content, configuration({ ...broken, crisis: CRISIS }));
  expect([crisis(content), label(content)]).toEqual(["Évacuez.", "La carte"]);
  const restarted = service();
  await reread(restarted, configuration({ ...broken, crisis: CRISIS }));
  expect([crisis(restarted), label(restarted)]).toEqual(["Évacuez.", "La carte"]);
  await reread(content, configuration({ ...broken, crisis: [{ is_on: false, words: "" }] }));
  expect([crisis(content), label(content)]).toEqual([undefined, "La carte"]);
  expect(changes).toEqual([true, true]);
  expect(content.state().refusedConfigurations).toBe(2);
});

test("a crisis is shown even if no configuration was readable before, and stays if a later crisis is unreadable", async () => {
  const content = service();
  await reread(content, configuration({ numbers: [{ label: "", number: "" }], crisis: CRISIS }));
  expect(crisis(content)).toBe("Évacuez.");
  await reread(content, configuration({ crisis: [{ is_on: true, words: "" }] }));
  expect(crisis(content)).toBe("Évacuez.");
});
