import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { LA_TUQUE } from "#alerts/alerts.double.ts";
import { settleConcerned } from "#alerts/concerned.double.ts";
import { migrate } from "#database/migrate.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { databaseAddress, databaseProgram, sandboxAddress, workerProgram } from "../launch/programs.ts";
import { type Benchmark, quantile } from "./benchmark.ts";

const FIRES = 4;
const PEOPLE_NEAR_EACH = 50;
/** Time between two fires, so that each starts at another second of the minute between two polls. */
const APART_MS = 37_000;
const POLL_MS = 60_000;
const LONGEST_MS = 150_000;

const messages = z.array(z.object({ to: z.string(), sentAt: z.coerce.date() }));

/** Measures the time from a fire in the public data to each message in the outbox, with usual settings. */
export const alertDelay: Benchmark = {
  name: "Delay of alerts",
  async run({ env }) {
    const settings = readSettings(env);
    const hub = sandboxAddress(settings);
    const programs = new ProcessGroup(env);
    const database = openDatabase(databaseAddress(settings));
    const groups = Array.from({ length: FIRES }, (_, fire) => ({
      at: { lat: LA_TUQUE.lat + fire, lon: LA_TUQUE.lon },
      email: `near-${fire}@example.org`,
    }));
    try {
      await programs.start(databaseProgram(settings));
      await migrate(database);
      const seal = createSeal(settings.SEAL_KEYS);
      for (const [fire, group] of groups.entries())
        await settleConcerned(database, seal, {
          people: PEOPLE_NEAR_EACH,
          after: fire * PEOPLE_NEAR_EACH,
          ...group,
        });
      await programs.start(workerProgram());
      // The first poll reads the existing fires.
      await wait(POLL_MS / 6);
      const delays = await Promise.all(
        groups.map(async ({ at, email }, fire) => {
          await wait(fire * APART_MS);
          const began = Date.now();
          await startFireAt(hub, at);
          return arrivals(hub, email, began);
        }),
      );
      const all = delays.flat();
      const seconds = (ms: number) => (ms / 1_000).toFixed(1);
      return [
        {
          what: `${FIRES} fires begin, ${all.length} people are told: p50, p95 and longest from the data to the outbox`,
          value: `${[quantile(all, 0.5), quantile(all, 0.95), Math.max(...all)].map(seconds).join(", ")} s`,
          target: `p95 <= ${seconds(POLL_MS + 5_000)} s`,
        },
      ];
    } finally {
      await database.close();
      await programs.stop();
    }
  },
};

async function startFireAt(hub: string, { lat, lon }: { readonly lat: number; readonly lon: number }) {
  const answer = await fetch(`${hub}/season/fires`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ Lat: lat, Lon: lon, Condition: { Id: 3 } }),
  });
  if (!answer.ok) throw new Error(`cannot start a fire: ${answer.status} ${await answer.text()}`);
}

/** Returns the milliseconds from `began` to each message that was sent to an address since then. */
async function arrivals(hub: string, email: string, began: number): Promise<number[]> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await wait(1_000)) {
    const answer = await fetch(`${hub}/outbox?channel=email&to=${encodeURIComponent(email)}`);
    const sent = messages.parse(await answer.json()).filter(({ sentAt }) => sentAt.getTime() >= began);
    if (sent.length >= PEOPLE_NEAR_EACH) return sent.map(({ sentAt }) => sentAt.getTime() - began);
  }
  throw new Error(`not everyone near ${email} was notified`);
}
