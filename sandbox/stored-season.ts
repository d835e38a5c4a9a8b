import { z } from "zod";
import { DAY_MS } from "./season/calendar.ts";
import { edits } from "./season/edits.ts";
import { DEFAULT_SEED, SCENARIO_NAMES } from "./season/scenarios.ts";
import { newState, SeasonControls } from "./season/season-controls.ts";
import type { StateFolder } from "./state-folder.ts";

/** Distance of a stored season's clock from its anchor date at which a start draws the season again. */
const STALE_AFTER_MS = 20 * DAY_MS;
const NAME = "season";

const state = z.object({
  scenario: z.enum(SCENARIO_NAMES),
  seed: z.number().int(),
  anchor: z.iso.date(),
  clockOffsetMs: z.number(),
  edits,
});

/** Returns the controls of the stored season, or of a new summer. Every change is stored. */
export function storedSeason(folder: StateFolder, clock: () => number): SeasonControls {
  const stored = state.safeParse(folder.read(NAME));
  const isFresh =
    stored.success &&
    Math.abs(clock() + stored.data.clockOffsetMs - Date.parse(stored.data.anchor)) < STALE_AFTER_MS;
  const { scenario = "summer", seed = DEFAULT_SEED } = stored.data ?? {};
  const start = stored.success && isFresh ? stored.data : newState(scenario, seed, 0, clock());
  return new SeasonControls(clock, start, (changed) => folder.write(NAME, changed));
}
