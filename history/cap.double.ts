import { beforeEach } from "vitest";
import type { Database } from "#database/open.server.ts";
import { capChecks, capMessages, changes, readings } from "#database/schema.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { FULL_FIRE_RECORD } from "#fires/examples.double.ts";
import { type FireDataDouble, startFireDataDouble } from "#fires/fire-data.double.ts";
import { readCap } from "./read-cap.server.ts";
import { createWatch } from "./watch.server.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const NOON = Date.parse("2026-07-02T12:00:00Z");

export const fire = (number: number, more: object = {}) => ({ ...FULL_FIRE_RECORD, NoFeu: number, ...more });
export const status = (id: number) => ({ Condition: { Id: id } });
export const danger = (level: number, zone = 26) => ({ NumeroZone: zone, DangerJour1: { Id: level } });
export const TRIANGLE = "POLYGON((-73 47, -72 47, -72 48, -73 47))";
export const ban = (more: object = {}) => ({
  TypeMesureId: 1,
  DescriptionFr: "Interdiction de feu",
  DescriptionEn: "Fire ban",
  DateDebut: "2026-07-01T12:00:00Z",
  RegionsAdministrativesImpactees: ["04"],
  ...more,
});

/** Sets up a data service and a watch that writes CAP messages. Each test starts at noon with one fire. */
export function testCap(database: () => Database) {
  let double: FireDataDouble;
  const time = { at: NOON };
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) };

  beforeEach(async () => {
    for (const table of [readings, changes, capMessages, capChecks])
      await database().run((queries) => queries.delete(table));
    warnings.length = 0;
    time.at = NOON;
    double = await startFireDataDouble();
    fires(fire(9));
    restrictions();
    zones(danger(2));
    return () => double.close();
  });

  const fires = (...records: readonly object[]) => {
    double.answers.set("/public/feux", records);
    double.answers.set("/public/feux-englobes", []);
  };
  const zones = (...records: readonly object[]) => double.answers.set("/public/danger-incendie", [records]);
  const restrictions = (...records: readonly object[]) =>
    double.answers.set("/public/mesures-preventives", records);
  const watch = () =>
    createWatch({
      client: createFireDataClient({ baseUrl: double.baseUrl, test: false, timeLimitMs: 2_000 }),
      database: database(),
      now: () => new Date(time.at),
      log,
    });
  /** Polls some times, a minute apart, each time with a new worker. */
  async function poll(times = 1) {
    for (let i = 0; i < times; i++) {
      await watch().poll();
      time.at += MINUTE_MS;
    }
  }
  const listed = async (at = time.at) =>
    (await database().run((queries) => readCap(queries, new Date(at)))).messages.toReversed();
  const of = async (subject: string) => (await listed()).filter((message) => message.subject === subject);
  const types = async (subject: string) => (await of(subject)).map(({ msgType }) => msgType);
  return {
    ...{ time, log, warnings, service: () => double },
    ...{ fires, zones, restrictions, watch, poll, listed, of, types },
  };
}
