import { writeStored } from "../../frame/browser-storage.ts";
import { createStore } from "../../frame/store.ts";
import {
  EMPTY_PLAN,
  isEmptyPlan,
  PLAN_FIELDS,
  type Plan,
  type PlanField,
  parsePlan,
  TEXT_LIMITS,
} from "./plan.ts";

/** Storage key with the version of the format: a later format never overwrites a plan in an older format. */
const KEY = "vigie.plan.1";

interface PlanState {
  readonly plan: Plan;
  /** Whole texts that are over their field's limit. The plan only contains their start. */
  readonly excess: Readonly<Partial<Record<PlanField, string>>>;
  /** Outcome of the last change; null before the first one. */
  readonly outcome: "saved" | "unsaved" | "erased" | null;
}

const store = createStore<PlanState>({ plan: EMPTY_PLAN, excess: {}, outcome: null });

/** Returns the plan of this device. The first render shows an empty plan, as the server does. */
export const usePlan = store.use;

/** Returns the stored plan; null if storage is blocked. */
function readStored(): Plan | null {
  try {
    return parsePlan(window.localStorage.getItem(KEY) ?? "");
  } catch {
    return null;
  }
}

/** Stores the plan; false if storage is blocked or full. */
const write = (plan: Plan): boolean =>
  writeStored("localStorage", KEY, isEmptyPlan(plan) ? null : JSON.stringify(plan));

/**
 * Changes the plan and stores it. Starts from the stored plan, as another tab can have changed it. After a
 * failed write, starts from this page's plan, because the stored plan lacks the last changes.
 */
function change(edit: (plan: Plan) => Plan, excess = store.get().excess): void {
  const { plan, outcome } = store.get();
  const next = edit((outcome !== "unsaved" && readStored()) || plan);
  store.set({ plan: next, excess, outcome: write(next) ? "saved" : "unsaved" });
}

/** Stores a text, up to its limit. */
export function writeText(field: PlanField, text: string): void {
  const { [field]: _, ...others } = store.get().excess;
  const most = TEXT_LIMITS[field];
  change(
    ({ texts, checked }) => ({ texts: { ...texts, [field]: text.slice(0, most) }, checked }),
    text.length > most ? { ...others, [field]: text } : others,
  );
}

export function checkItem(item: Plan["checked"][number], isChecked: boolean): void {
  change(({ texts, checked }) => {
    const others = checked.filter((each) => each !== item);
    return { texts, checked: isChecked ? [...others, item] : others };
  });
}

export function erasePlan(): void {
  store.set({ plan: EMPTY_PLAN, excess: {}, outcome: write(EMPTY_PLAN) ? "erased" : "unsaved" });
}

/**
 * Shows the stored plan, text typed before scripts ran, and other tabs' changes.
 * @returns a function that stops following other tabs
 */
export function openPlan(typed: Plan): () => void {
  store.set({ plan: readStored() ?? store.get().plan, excess: {}, outcome: null });
  for (const field of PLAN_FIELDS)
    if (typed.texts[field] !== "" && store.get().plan.texts[field] === "")
      writeText(field, typed.texts[field]);
  for (const item of typed.checked) if (!store.get().plan.checked.includes(item)) checkItem(item, true);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null)
      store.set({ plan: readStored() ?? EMPTY_PLAN, excess: {}, outcome: null });
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
