import { isoDate } from "./calendar.ts";
import type { TrackedFire } from "./edited-fires.ts";
import { measuresAt } from "./edited-measures.ts";
import { type Edits, NO_EDITS } from "./edits.ts";
import type { FireRecord } from "./fire-record.ts";
import type { Measure } from "./measure-record.ts";
import { type PlannedMeasure, plannedMeasures } from "./restrictions.ts";
import type { ScenarioName } from "./scenarios.ts";
import { drawSeason, firesAt, trackFires } from "./season.ts";
import type { Season, SeasonPlan } from "./season-drawn.ts";

/** State of a season, which is stored between two runs. */
export interface SeasonState extends SeasonPlan {
  /** Offset of the season's clock from the real clock. */
  readonly clockOffsetMs: number;
  readonly edits: Edits;
}

const MINUTE_MS = 60_000;

export const newState = (
  scenario: ScenarioName,
  seed: number,
  clockOffsetMs: number,
  now: number,
): SeasonState => ({
  scenario,
  seed,
  anchor: isoDate(now + clockOffsetMs),
  clockOffsetMs,
  edits: NO_EDITS,
});

/** The season that the sandbox shows, its clock, and its edits. */
export class SeasonControls {
  readonly #clock: () => number;
  readonly #save: (state: SeasonState) => void;
  #state: SeasonState;
  // The next three are computed on first use, so that a season replaced before its first use costs nothing.
  #season: Season | null = null;
  #fires: readonly TrackedFire[] | null = null;
  #planned: readonly PlannedMeasure[] | null = null;
  #editedAt = 0;
  readonly #lists = new Map<number, readonly FireRecord[]>();

  /** @param clock the real clock @param save receives the state after every change */
  constructor(clock: () => number, state: SeasonState, save: (state: SeasonState) => void) {
    this.#clock = clock;
    this.#save = save;
    this.#state = state;
  }

  get state(): SeasonState {
    return this.#state;
  }

  get season(): Season {
    this.#season ??= drawSeason(this.#state);
    return this.#season;
  }

  /** Returns the restrictions announced or in force. */
  measures(): Measure[] {
    const now = this.now();
    this.#planned ??= plannedMeasures(this.season);
    return measuresAt(this.#planned, this.#state.edits, this.firesAt(now), now);
  }

  realNow(): number {
    return this.#clock();
  }

  clock(): number {
    return this.#clock() + this.#state.clockOffsetMs;
  }

  /** Returns the time that responses describe: the start of this minute, or the last edit if it is later. */
  now(): number {
    const clock = this.clock();
    return Math.max(Math.floor(clock / MINUTE_MS) * MINUTE_MS, Math.min(this.#editedAt, clock));
  }

  /** Returns every fire that has started by an instant. The last few lists are cached. */
  firesAt(instant: number): readonly FireRecord[] {
    const cached = this.#lists.get(instant);
    if (cached !== undefined) return cached;
    if (this.#lists.size > 16) this.#lists.clear();
    const list = firesAt(this.trackedFires(), instant);
    this.#lists.set(instant, list);
    return list;
  }

  /** Returns every fire of the season. Each fire can return its record at any instant. */
  trackedFires(): readonly TrackedFire[] {
    this.#fires ??= trackFires(this.season, this.#state.edits);
    return this.#fires;
  }

  load(state: SeasonState): void {
    this.#season = null;
    this.#planned = null;
    this.#replace(state);
  }

  edit(change: (edits: Edits) => Partial<Edits>): void {
    this.#replace({ ...this.#state, edits: { ...this.#state.edits, ...change(this.#state.edits) } });
  }

  /** Moves the season's clock. The season and its edits stay. */
  jump(ms: number): void {
    this.#replace({ ...this.#state, clockOffsetMs: this.#state.clockOffsetMs + ms });
  }

  #replace(state: SeasonState): void {
    this.#state = state;
    this.#fires = null;
    this.#lists.clear();
    this.#editedAt = this.clock();
    this.#save(state);
  }
}
