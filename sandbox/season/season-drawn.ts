import type { Calendar, IsoDate } from "./calendar.ts";
import type { DangerField } from "./danger.ts";
import type { LivingFire } from "./living-fire.ts";
import type { ScenarioName } from "./scenarios.ts";

/** Parameters of a season. The same plan gives the same season. */
export interface SeasonPlan {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** Real date of the scenario's reference day. */
  readonly anchor: IsoDate;
}

/** A whole season, drawn once, which can be queried for any instant. */
export interface Season {
  readonly plan: SeasonPlan;
  readonly calendar: Calendar;
  readonly danger: DangerField;
  readonly fires: readonly LivingFire[];
}
