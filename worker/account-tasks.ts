import { finishDeletions } from "#accounts/deletions.server.ts";
import { findConfirmed } from "#accounts/find-confirmed.server.ts";
import { locatePlaces } from "#accounts/locate-places.server.ts";
import { endNewsletterRequests } from "#accounts/newsletter-requests.server.ts";
import type { GroundReadings } from "#fires/ground-readings.server.ts";
import { geometryVersion, locatePlace } from "#fires/locate-place.server.ts";
import type { Point } from "#territory/point.ts";
import type { Task, TaskParts } from "./task.ts";

const HOUR_MS = 3_600_000;

/** Makes tasks that find confirmed addresses, finish deletions, and end unconfirmed newsletter requests. */
export const providerTasks = (
  { accounts, log }: Pick<TaskParts, "accounts" | "log">,
  pollMs: number,
): readonly Task[] => [
  {
    name: "confirmations",
    everyMs: pollMs,
    run: async () => {
      await findConfirmed(accounts);
    },
  },
  {
    name: "deletions",
    everyMs: pollMs,
    run: async () => {
      const failed = await finishDeletions(accounts);
      if (failed > 0) log.warn({ failed }, "erased people are still at the identity provider; retrying");
    },
  },
  { name: "newsletter-asks", everyMs: HOUR_MS, run: () => endNewsletterRequests(accounts) },
];

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
