import type { DangerLevel } from "#fires/danger.ts";
import type { TextOf } from "../../i18n/texts-of.ts";

/**
 * Returns the advice for a danger level. How to light a fire is only included if `isFree`: no ban is in force
 * and the data is certain.
 */
export function dangerAdvice(level: DangerLevel, isFree: boolean, t: TextOf): string {
  const help = t(`danger.${level}.help`);
  return isFree && level !== 5 ? `${help} ${t(`danger.${level}.light`)}` : help;
}
