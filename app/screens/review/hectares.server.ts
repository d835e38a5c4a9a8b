import { totalHectares } from "#fires/counts.ts";
import type { Fire } from "#fires/model.ts";

/** Returns the total hectares of some fires, without rounding errors of decimals. */
export function hectaresOf(fires: readonly Fire[]): number {
  return Math.round(totalHectares(fires) * 1000) / 1000;
}
