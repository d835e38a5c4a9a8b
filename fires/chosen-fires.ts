import { regionByCode } from "#territory/regions.ts";
import { plainWords } from "#territory/slug.ts";
import type { CauseId } from "./cause.ts";
import type { Fire, Protection } from "./model.ts";
import type { FireSort } from "./sort-orders.ts";
import { isActive, STATUS_ORDER, type StatusId } from "./status.ts";

/** `active`: the six active statuses; `contained`: the active fires marked as contained (englobés). */
export type StatusChoice = StatusId | "active" | "contained" | "all";

/** Filter of fires; missing and null conditions match every fire. */
export interface FireFilter {
  readonly statuses?: readonly StatusId[];
  readonly status?: StatusChoice;
  /** Two-digit code of the region. */
  readonly region?: string | null;
  readonly zone?: number | null;
  readonly protection?: Protection | null;
  readonly cause?: CauseId | null;
  /** Words in the name, number, MRC, city or management unit, regardless of accents and case. */
  readonly text?: string;
}

/** Returns the fires that meet every condition, in the given order. */
export function filterFires(fires: readonly Fire[], filter: FireFilter): Fire[] {
  const { statuses, status = "all", region, zone, protection, cause, text } = filter;
  // Most filters have no text: then do not search the fires' texts.
  const words = text ? plainWords(text).split(" ") : [];
  return fires.filter(
    (fire) =>
      (statuses === undefined || statuses.includes(fire.statusId)) &&
      hasStatus(fire, status) &&
      (region == null || fire.region === region) &&
      (zone == null || fire.zone === zone) &&
      (protection == null || fire.protection === protection) &&
      (cause == null || fire.causeId === cause) &&
      hasWords(fire, words),
  );
}

export function hasStatus(fire: Fire, status: StatusChoice): boolean {
  if (status === "all") return true;
  if (status === "active") return isActive(fire.statusId);
  if (status === "contained") return fire.containedAt !== null && isActive(fire.statusId);
  return fire.statusId === status;
}

/** Returns whether a fire has all words. A word can match in part, but a number cannot: 202 is not 2026. */
function hasWords(fire: Fire, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = plainWords([fire.name, fire.id, fire.mrc, fire.city, fire.managementUnit].join(" "));
  return words.every((word) => (/^\d+$/.test(word) ? text.split(" ").includes(word) : text.includes(word)));
}

type Comparator = (a: Fire, b: Fire) => number;
/** An order, ascending (1) or descending (-1). */
type Order = (sign: 1 | -1) => Comparator;

const names = new Intl.Collator("fr", { numeric: true });
const gravityOf = new Map(STATUS_ORDER.map((statusId, index) => [statusId as number, index]));
const PROTECTION_ORDER: Readonly<Record<Protection, number>> = { intensive: 0, northern: 1 };

const ascending = (a: number, b: number) => a - b;
const descending = (a: number, b: number) => b - a;
const asTheyCame: Comparator = () => 0;

/** Makes an order by a value of fires, missing values last. `then` orders equal values, never reversed. */
function by<T>(value: (fire: Fire) => T | null, compare: (a: T, b: T) => number, then = asTheyCame): Order {
  return (sign) => (a, b) => {
    const [x, y] = [value(a), value(b)];
    const order = x === null || y === null ? Number(x === null) - Number(y === null) : sign * compare(x, y);
    return order || then(a, b);
  };
}

const bySize = by(({ sizeHa }) => sizeHa, descending);
const byGravity = by(({ statusId }) => gravityOf.get(statusId) ?? 0, ascending, bySize(1));
const byNumber: Comparator = (a, b) => a.year - b.year || a.number - b.number;
const regionNameOf = ({ region }: Fire) => region && (regionByCode(region)?.name.fr ?? region);

const ORDERS: Readonly<Record<FireSort, Order>> = {
  gravity: byGravity,
  size: bySize,
  start: by(({ startedAt }) => startedAt?.getTime() ?? null, descending),
  name: by(({ name }) => name, names.compare, byNumber),
  region: by(regionNameOf, names.compare, byGravity(1)),
  protection: by(({ protection }) => PROTECTION_ORDER[protection], ascending, byGravity(1)),
  extinguished: by(({ extinguishedAt }) => extinguishedAt?.getTime() ?? null, descending),
  cause: by(({ causeId }) => causeId, ascending, byGravity(1)),
};

/**
 * Returns the fires in order: largest or latest first; names and regions in French order; causes by the
 * agency's number. Equal fires stay as given. If `isReversed`, unknown values still come last.
 */
export function sortFires(fires: readonly Fire[], sort: FireSort, isReversed = false): Fire[] {
  return [...fires].sort(ORDERS[sort](isReversed ? -1 : 1));
}

export const chosenFires = (
  fires: readonly Fire[],
  choices: FireFilter & { readonly sort: FireSort; readonly isReversed: boolean },
): Fire[] => sortFires(filterFires(fires, choices), choices.sort, choices.isReversed);
