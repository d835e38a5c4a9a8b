/** Text fields of a plan, with the maximum length of each, which limits the size of the stored plan. */
export const TEXT_LIMITS = {
  people: 1000,
  address: 200,
  contact: 300,
  meetNear: 200,
  meetFar: 200,
  wayOne: 300,
  wayTwo: 300,
  help: 1000,
  pets: 500,
  papers: 500,
  medicines: 1000,
  municipality: 300,
} as const;

export type PlanField = keyof typeof TEXT_LIMITS;
export const PLAN_FIELDS = Object.keys(TEXT_LIMITS) as PlanField[];

/** The seven basic items of the Government of Quebec's 72-hour kit. */
export const KIT = ["water", "food", "opener", "radio", "light", "matches", "firstAid"] as const;
/** Items to take when leaving. */
export const BAG = ["pills", "identity", "cash", "phone", "clothes", "keys", "baby", "petFood"] as const;
export type PlanItem = (typeof KIT)[number] | (typeof BAG)[number];
export const PLAN_ITEMS: readonly PlanItem[] = [...KIT, ...BAG];

export interface Plan {
  readonly texts: Readonly<Record<PlanField, string>>;
  readonly checked: readonly PlanItem[];
}

const everyText = <T>(of: (field: PlanField) => T) =>
  Object.fromEntries(PLAN_FIELDS.map((field) => [field, of(field)])) as Record<PlanField, T>;

export const EMPTY_PLAN: Plan = { texts: everyText(() => ""), checked: [] };

export const isEmptyPlan = ({ texts, checked }: Plan): boolean =>
  checked.length === 0 && PLAN_FIELDS.every((field) => texts[field] === "");

/** Parses a stored plan. An unreadable plan becomes empty; an unreadable field only empties this field. */
export function parsePlan(text: string): Plan {
  try {
    const { texts, checked } = Object(JSON.parse(text));
    const textOf = (field: PlanField) => {
      const stored: unknown = Object(texts)[field];
      return typeof stored === "string" && stored.length <= TEXT_LIMITS[field] ? stored : "";
    };
    const items: readonly unknown[] = Array.isArray(checked) ? checked : [];
    return { texts: everyText(textOf), checked: PLAN_ITEMS.filter((item) => items.includes(item)) };
  } catch {
    return EMPTY_PLAN;
  }
}
