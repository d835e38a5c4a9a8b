import { totalHectares } from "#fires/counts.ts";
import type { Fire } from "#fires/model.ts";

/** Hectares of some fires, without the crumbs that adding decimals leaves. */
export function hectaresOf(fires: readonly Fire[]): number {
  return Math.round(totalHectares(fires) * 1000) / 1000;
}
