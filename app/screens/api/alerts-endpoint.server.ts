import { endpoint } from "./endpoint.server.ts";
import { credit } from "./meta.server.ts";
import { ApiProblem } from "./problem.server.ts";

/** Delays of alerts by channel over the last 24 hours. */
export const alerts = endpoint({
  path: "/alerts/status",
  async answer({ services }) {
    const status = await services.alertStatus.read();
    if (status === null)
      throw new ApiProblem("no-data-yet", "The state of the alerts cannot be read; try again shortly.");
    const { at, watchedAt, channels } = status;
    return { meta: { ...credit(services.siteUrl), count: channels.length }, at, watchedAt, channels };
  },
});
