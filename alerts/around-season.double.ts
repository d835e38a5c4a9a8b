import type { Database } from "#database/open.server.ts";
import type { FireState } from "#history/fire-state.ts";
import { createSourceWatch } from "#history/watch-sources.server.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "#surroundings/model.ts";
import { SOURCES } from "#surroundings/sources.ts";
import { pointAt } from "#territory/distance.ts";
import { A_FIRE, LA_TUQUE, newSeason } from "./alerts.double.ts";
import { sendAlerts } from "./sent.double.ts";

const log = { info: () => {}, warn: () => {} };

/** Simulates a fire season with one distant fire. The test sets the readings of the sources around fires. */
export async function seasonAround(database: Database) {
  const season = await newSeason(database);
  let readings: Surroundings = {};
  const watchOf = () => createSourceWatch({ database, read: () => readings, log, now: season.now });
  const around = {
    ...season,
    /** Sets the records of a source, as a fresh and complete response. */
    set<S extends SourceId>(
      source: S,
      records: readonly SourceRecords[S][],
      facts: Partial<SourceReading<unknown>> = {},
    ): void {
      const reading = {
        ...{ source, records, receivedAt: season.now(), takenAt: null, failing: false },
        ...{ coverage: SOURCES[source].coverage, dropped: 0, isWhole: true, ...facts },
      };
      readings = { ...readings, [source]: reading };
    },
    /** Compares the source readings with the previous ones, as the worker's task `sources` does. */
    look: () => watchOf().update(),
    /** Adds a fire to the agency's list, without recording a change. */
    fire: (facts: Partial<FireState> = {}) =>
      season.fact({
        kind: "fire-new",
        subject: `2026-${facts.number ?? A_FIRE.number}`,
        before: null,
        after: { ...A_FIRE, ...facts },
      }),
    /** Reads the fires and compares the readings. @returns the messages that were sent */
    async send(language: "fr" | "en" = "en") {
      await season.read();
      await around.look();
      return sendAlerts(database, season.now, language);
    },
  };
  await around.fire({ number: 99, at: pointAt(LA_TUQUE, 0, 400) });
  return around;
}
