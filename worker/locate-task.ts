import { locatePlaces } from "#accounts/locate-places.server.ts";
import type { GroundReadings } from "#fires/ground-readings.server.ts";
import { geometryVersion, locatePlace } from "#fires/locate-place.server.ts";
import type { Point } from "#territory/point.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";

interface AreaParts extends Pick<TaskParts, "database" | "log"> {
  /** Zone shapes as the watch last read them. Only the watch requests them again. */
  readonly zoneShapes: GroundReadings["zoneShapes"];
}

/** Makes the task that locates saved places without a location, or with a location from older zone shapes. */
export const locateTask = ({ database, log, zoneShapes }: AreaParts): Task => ({
  name: "ground",
  everyMs: 60_000,
  async run(signal) {
    await zoneShapes.firstAttempt();
    const { value, readAt } = zoneShapes.current();
    const grounds = {
      locatePlace: (at: Point) => locatePlace(value, at),
      shapesKey: geometryVersion(value),
      // Without shapes from the service, only the shapes in the package are known.
      readAt: value === null ? null : readAt,
    };
    const places = await locatePlaces(database, grounds, signal);
    if (places > 0) log.info({ places }, "located saved places");
  },
});
