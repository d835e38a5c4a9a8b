import type { SourceId } from "#surroundings/model.ts";
import { SOURCES } from "#surroundings/sources.ts";
import { readerOf, settingOf } from "#surroundings/surroundings-readings.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import type { Check } from "./check.ts";
import { problemOf } from "./reasons.ts";

/** Name of each source around fires. */
const NAMES: Readonly<Record<SourceId, string>> = {
  publicAlerts: "official alerts",
  civilEvents: "civil security events",
  closedRoads: "closed roads",
  weatherWarnings: "weather warnings",
  hotSpots: "satellite heat",
  perimeters: "estimated perimeters",
  neighbourFires: "fires of neighbours",
  airNow: "air quality",
  airForecasts: "air quality forecasts",
  wind: "wind",
  smoke: "smoke forecast",
};

function checkOf(source: SourceId): Check {
  const name = NAMES[source];
  const subject = { service: `The source of ${name}`, address: settingOf(source) };
  return {
    name,
    unset: (settings) =>
      settings[settingOf(source)] === "" ? `The site has no part about ${name} (${subject.address}).` : null,
    async run(settings) {
      const options = { settings, now: Date.now, cleanings: createCleanings() };
      const { value, dropped } = await readerOf(
        source,
        options,
      )(null).catch((error: unknown) => {
        throw problemOf(error, subject);
      });
      const { records, takenAt } = value;
      const unread = dropped > 0 ? ` and ${dropped} that cannot be read` : "";
      const newest = takenAt === null ? "" : `; the newest is of ${takenAt.toISOString()}`;
      return `${subject.service} sends ${records.length} ${records.length === 1 ? "record" : "records"} of Quebec${unread}${newest}.`;
    },
  };
}

export const SOURCE_CHECKS: readonly Check[] = (Object.keys(SOURCES) as SourceId[]).map(checkOf);
