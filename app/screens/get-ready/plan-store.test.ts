import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY_PLAN, PLAN_FIELDS, type Plan, parsePlan, TEXT_LIMITS } from "./plan.ts";

const KEY = "vigie.plan.1";
let stored: Map<string, string>;
let isFull: boolean;
let heard: ((event: { key: string | null }) => void) | undefined;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.resetModules();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
      setItem(key: string, value: string) {
        if (isFull) throw new Error("QuotaExceededError");
        stored.set(key, value);
      },
    },
    addEventListener: (_: string, listener: typeof heard) => {
      heard = listener;
    },
    removeEventListener: () => {
      heard = undefined;
    },
  });
});

/** Opens the plan in a new tab, and returns the commands of this tab's store. */
async function openTab(typed: Plan = EMPTY_PLAN) {
  const { openPlan, usePlan: _, ...commands } = await import("./plan-store.ts");
  return { close: openPlan(typed), ...commands };
}

const storedPlan = () => parsePlan(stored.get(KEY) ?? "");
const withTexts = (texts: Partial<Plan["texts"]>): Plan => ({
  ...EMPTY_PLAN,
  texts: { ...EMPTY_PLAN.texts, ...texts },
});

test("each text and each checked item of the plan is stored on the device", async () => {
  const { writeText, checkItem } = await openTab();
  writeText("people", "Léa, 418 555-0101");
  checkItem("water", true);
  checkItem("radio", true);
  checkItem("water", false);
  expect(storedPlan().texts.people).toBe("Léa, 418 555-0101");
  expect(storedPlan().checked).toEqual(["radio"]);
});

test("a change of the plan keeps what another tab wrote in other fields", async () => {
  const first = await openTab();
  vi.resetModules();
  const second = await openTab();
  first.writeText("pets", "Chat");
  second.writeText("contact", "Ali");
  expect(storedPlan().texts).toMatchObject({ pets: "Chat", contact: "Ali" });
});

test("a text over its field's limit is cut when stored, which limits the size of the stored plan", async () => {
  const { writeText } = await openTab();
  for (const field of PLAN_FIELDS) writeText(field, "é".repeat(100_000));
  for (const field of PLAN_FIELDS) expect(storedPlan().texts[field]).toHaveLength(TEXT_LIMITS[field]);
});

test("a text typed before the scripts ran is stored, unless its field already has a stored text", async () => {
  stored.set(KEY, JSON.stringify(withTexts({ pets: "Chat" })));
  await openTab({ ...withTexts({ pets: "Chien", help: "Mamie" }), checked: ["cash"] });
  expect(storedPlan()).toEqual({ ...withTexts({ pets: "Chat", help: "Mamie" }), checked: ["cash"] });
});

test("erasing the plan leaves nothing on the device, also after another tab closes", async () => {
  const { writeText, erasePlan, close } = await openTab();
  writeText("people", "Léa");
  erasePlan();
  close();
  expect([...stored]).toEqual([]);
  expect(heard).toBeUndefined();
});

test("changes that the device refused to store stay on the page, and are stored with the next change", async () => {
  const { writeText } = await openTab();
  writeText("people", "Léa");
  isFull = true;
  writeText("pets", "Chat");
  writeText("help", "Mamie");
  isFull = false;
  writeText("contact", "Ali");
  expect(storedPlan()).toEqual(withTexts({ people: "Léa", pets: "Chat", help: "Mamie", contact: "Ali" }));
});

test.each([
  ["not JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["another shape", '{"texts":"x"}'],
])("a stored plan that is %s reads as empty", (_, text) => {
  expect(parsePlan(text)).toEqual(EMPTY_PLAN);
});

test("a stored plan with an unreadable field keeps its other fields", () => {
  const plan = { texts: { ...EMPTY_PLAN.texts, people: 4, pets: "Chat", help: "x".repeat(1001) } };
  expect(parsePlan(JSON.stringify({ ...plan, checked: ["water", "gold", 7] }))).toEqual({
    ...withTexts({ pets: "Chat" }),
    checked: ["water"],
  });
});
