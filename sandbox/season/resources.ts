import type { ConditionId } from "./vocabulary.ts";

/** Share of the full response that is present, by status: little at first, most when the fire escapes. */
const EFFORT: Readonly<Record<ConditionId, number>> = { 0: 0, 1: 0.4, 2: 0, 3: 1, 4: 0.8, 5: 0.4, 6: 0 };

const MAX = { crews: 30, tankers: 6, helicopters: 12 } as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * Returns the resources on a fire, in the agency's words (the data has this field only in French); null if
 * there are none.
 */
export function deployed(condition: ConditionId, sizeHa: number): string | null {
  const effort = EFFORT[condition];
  if (effort === 0) return null;
  const magnitude = Math.log10(1 + sizeHa) * effort;
  const crews = Math.min(MAX.crews, Math.max(1, Math.round(1.6 ** (magnitude * 1.6))));
  const tankers = condition === 3 ? Math.min(MAX.tankers, Math.round(magnitude * 1.2)) : 0;
  const helicopters = Math.min(MAX.helicopters, Math.floor(magnitude * 1.3));
  return [
    counted(crews, "équipe", "équipes"),
    ...(tankers > 0 ? [counted(tankers, "avion-citerne", "avions-citernes")] : []),
    ...(helicopters > 0 ? [counted(helicopters, "hélicoptère", "hélicoptères")] : []),
  ].join(", ");
}
