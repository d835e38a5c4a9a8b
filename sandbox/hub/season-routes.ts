import { Hono } from "hono";
import { z } from "zod";
import { DAY_MS, HOUR_MS } from "../season/calendar.ts";
import { DEFAULT_SEED, SCENARIO_NAMES } from "../season/scenarios.ts";
import { newState, type SeasonControls } from "../season/season-controls.ts";
import { bodyOf } from "./hub-error.ts";

/** Date for the season's clock. A date without a time means noon in Quebec. */
const clockDate = z.union([
  z.iso.date().transform((date) => Date.parse(`${date}T16:00:00Z`)),
  z.iso.datetime({ offset: true, local: true }).transform((date) => Date.parse(date)),
]);

export const seasonBody = z.strictObject({
  scenario: z.enum(SCENARIO_NAMES),
  seed: z.number().int().default(DEFAULT_SEED),
  date: clockDate.optional(),
});

/**
 * Largest distance of a requested date from now for which today stays the scenario's reference day. Only the
 * season's clock then moves to the date, so that fires evolve. A more distant date becomes the reference day.
 * Without a date, the season's clock is the real clock. Dates in responses follow the season's clock.
 */
const SAME_SEASON_MS = 15 * DAY_MS;

export function loadSeason(
  controls: SeasonControls,
  { scenario, seed, date }: z.output<typeof seasonBody>,
  realNow: number,
) {
  const offset = date === undefined ? 0 : date - realNow;
  const anchoredAt = Math.abs(offset) <= SAME_SEASON_MS ? realNow : realNow + offset;
  controls.load({ ...newState(scenario, seed, 0, anchoredAt), clockOffsetMs: offset });
}

const jumpBody = z.strictObject({ days: z.number().min(-30).max(200) });

export function seasonSummary(controls: SeasonControls) {
  const { scenario, seed, anchor } = controls.state;
  const fires = controls.firesAt(controls.now());
  return {
    scenario,
    seed,
    date: new Date(controls.clock()).toISOString(),
    anchor,
    fires: fires.length,
    activeFires: fires.filter((fire) => fire.Condition.Id !== 6).length,
  };
}

/** Routes for the whole season. `PUT` restarts the season and discards all changes made by hand. */
export function seasonRoutes(controls: SeasonControls): Hono {
  const app = new Hono();
  app.get("/", (context) => context.json(seasonSummary(controls)));
  app.put("/", async (context) => {
    loadSeason(controls, await bodyOf(context, seasonBody), controls.realNow());
    return context.json(seasonSummary(controls));
  });
  app.post("/jump", async (context) => {
    const { days } = await bodyOf(context, jumpBody);
    controls.jump(days * 24 * HOUR_MS);
    return context.json(seasonSummary(controls));
  });
  return app;
}
