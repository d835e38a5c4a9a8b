import type { Calendar, IsoDate } from "./calendar.ts";
import type { DangerField } from "./danger.ts";
import type { LivingFire } from "./living-fire.ts";
import type { ScenarioName } from "./scenarios.ts";

/** What a season is made from: the same plan gives the same season. */
export interface SeasonPlan {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The real date on which the scenario's reference day falls. */
  readonly anchor: IsoDate;
}

/** A whole season, drawn once: ask it for any instant. */
export interface Season {
  readonly plan: SeasonPlan;
  readonly calendar: Calendar;
  readonly danger: DangerField;
  readonly fires: readonly LivingFire[];
}
