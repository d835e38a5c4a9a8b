import { filterFires } from "#fires/filter.ts";
import type { Fire } from "#fires/model.ts";
import { sortFires } from "#fires/sort-fires.ts";
import { isActive } from "#fires/status.ts";
import type { FireChoices, StatusChoice } from "./fire-choices.ts";

/** Returns true if a fire matches a choice of status. */
export function hasStatus(fire: Fire, status: StatusChoice): boolean {
  if (status === "all") return true;
  if (status === "active") return isActive(fire.statusId);
  if (status === "contained") return fire.containedAt !== null && isActive(fire.statusId);
  return fire.statusId === status;
}

/** Filters fires by every choice except status, to count them by status. */
export function firesAround(fires: readonly Fire[], choices: FireChoices): readonly Fire[] {
  const { region, zone, protection, cause, text } = choices;
  const filtered = filterFires(fires, {
    ...(region && { region }),
    ...(protection && { protection }),
    ...(text && { text }),
  });
  return filtered.filter(
    (fire) => (zone === null || fire.zone === zone) && (cause === null || fire.causeId === cause),
  );
}

/** Filters fires by every choice and sorts them as chosen, without pagination. */
export function chosenFires(fires: readonly Fire[], choices: FireChoices): Fire[] {
  const filtered = firesAround(fires, choices).filter((fire) => hasStatus(fire, choices.status));
  return sortFires(filtered, choices.sort, choices.isReversed);
}
