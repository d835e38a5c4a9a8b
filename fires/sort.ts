import type { Fire } from "./model.ts";
import { STATUS_ORDER } from "./status.ts";

/** Orders of a list of fires. `gravity` is the status order, the largest first within a status. */
export const FIRE_SORTS = ["gravity", "size", "start", "name", "region"] as const;

export type FireSort = (typeof FIRE_SORTS)[number];

type Comparator = (a: Fire, b: Fire) => number;

const names = new Intl.Collator("fr", { numeric: true });
const gravityOf = new Map(STATUS_ORDER.map((statusId, index) => [statusId as number, index]));

const bySize: Comparator = (a, b) => lastIfNull(a.sizeHa, b.sizeHa, (x, y) => y - x);

const byGravity: Comparator = (a, b) =>
  (gravityOf.get(a.statusId) ?? 0) - (gravityOf.get(b.statusId) ?? 0) || bySize(a, b);

const COMPARATORS = {
  gravity: byGravity,
  size: bySize,
  start: (a, b) => lastIfNull(a.startedAt, b.startedAt, (x, y) => y.getTime() - x.getTime()),
  name: (a, b) => lastIfNull(a.name, b.name, names.compare) || a.year - b.year || a.number - b.number,
  region: (a, b) => lastIfNull(a.region, b.region, names.compare) || byGravity(a, b),
} satisfies Record<FireSort, Comparator>;

/**
 * The fires in order, equals as they came: largest, latest first; names as French sorts them; regions by
 * official code. What is unknown comes last.
 */
export function sortFires(fires: readonly Fire[], sort: FireSort): Fire[] {
  return fires.toSorted(COMPARATORS[sort]);
}

function lastIfNull<T>(a: T | null, b: T | null, compare: (a: T, b: T) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
