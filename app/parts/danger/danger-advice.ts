import type { DangerLevel } from "#fires/danger.ts";
import type { Say } from "../../i18n/texts-of.ts";

/**
 * Returns what a danger level advises. How a fire can still be lit is part of it only where `isFree`: no ban is in force and nothing
 * is in doubt.
 */
export function dangerAdvice(level: DangerLevel, isFree: boolean, t: Say): string {
  const help = t(`danger.${level}.help`);
  return isFree && level !== 5 ? `${help} ${t(`danger.${level}.light`)}` : help;
}
