import { dangerDates, zoneDanger } from "./danger-answer.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { known, meta } from "./meta.server.ts";

/** Danger for three days in each zone, by zone number. */
export const danger = endpoint({
  path: "/danger",
  async answer({ services, now }) {
    const { danger } = await services.situation.read();
    const zones = known(danger).toSorted((a, b) => a.zone - b.zone);
    const about = meta([danger], services.siteUrl, now);
    const [today, tomorrow, dayAfterTomorrow] = dangerDates(about.readAt);
    return {
      meta: { ...about, count: zones.length },
      dates: { today, tomorrow, dayAfterTomorrow },
      zones: zones.map((zone) => ({ number: zone.zone, name: zone.name, ...zoneDanger(zone) })),
    };
  },
});
