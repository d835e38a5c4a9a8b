import { groundPlaces } from "#accounts/ground-places.server.ts";
import type { Database } from "#database/open.server.ts";
import type { GroundReadings } from "#fires/ground-readings.server.ts";
import { placeGround, shapesKey } from "#fires/place-ground.server.ts";
import type { Point } from "#territory/point.ts";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

interface GroundParts {
  readonly database: Database;
  readonly log: WorkerLog;
  /** Zone shapes of the watch, which requests them again. */
  readonly zoneShapes: GroundReadings["zoneShapes"];
}

/**
 * Makes the task that locates saved places. It covers places saved by an earlier version, and runs again when
 * the zones' shapes change.
 */
export const groundTask = ({ database, log, zoneShapes }: GroundParts): Task => ({
  name: "ground",
  everyMs: 60_000,
  async run(signal) {
    await zoneShapes.firstAttempt();
    const { value, readAt } = zoneShapes.current();
    const grounds = {
      placeGround: (at: Point) => placeGround(value, at),
      shapesKey: shapesKey(value),
      // Without shapes from the service, only the shapes in the package are known.
      readAt: value === null ? null : readAt,
    };
    const places = await groundPlaces(database, grounds, signal);
    if (places > 0) log.info({ places }, "located saved places");
  },
});
