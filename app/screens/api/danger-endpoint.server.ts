import { dangerDates, zoneDanger } from "./danger-answer.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { known, meta } from "./meta.server.ts";
import { say } from "./shared-schemas.server.ts";

/** Danger for three days in each zone, by zone number. */
export const danger = endpoint({
  path: "/danger",
  id: "danger",
  summary: ["3-day fire danger outlook", "Le danger d’incendie sur trois jours"],
  text: say(
    "The level of each of the 65 zones for the day of the reading and the next 2 days.",
    "Le niveau de chacune des 65 zones pour le jour de la lecture et les deux jours suivants.",
  ),
  schema: "Danger",
  refusals: ["NoDataYet"],
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
