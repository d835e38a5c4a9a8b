import type { FiresAnswer } from "#fires/believe-fires.ts";
import type { FireDataClient } from "#fires/client.server.ts";
import {
  createGroundReadings,
  type GroundClient,
  type GroundReadings,
} from "#fires/ground-readings.server.ts";
import { toZoneDanger } from "#fires/map-danger.ts";
import type { KnownFire } from "#fires/map-fire.ts";
import { readRestrictions } from "#fires/map-restriction.server.ts";
import type { Fire, Restriction, ZoneDanger } from "#fires/model.ts";
import {
  completeFires,
  createFiresReader,
  type FiresClient,
  type FiresReader,
} from "#fires/read-fires.server.ts";
import { type FireState, stateOf } from "./fire-state.ts";

/** The requests of the watch to the data service. */
export type WatchedClient = FiresClient & GroundClient & Pick<FireDataClient, "danger" | "restrictions">;

export type Answered<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly error: unknown };

/** The fires of a response, for comparison and as pages show them. */
export interface WatchedFires extends FiresAnswer<FireState> {
  readonly fires: readonly Fire[];
}

export interface Answers {
  readonly fires: Answered<WatchedFires>;
  readonly danger: Answered<readonly ZoneDanger[]>;
  readonly restrictions: Answered<{
    readonly restrictions: readonly Restriction[];
    /** Number of unreadable records. */
    readonly dropped: number;
  }>;
}

/**
 * Makes a function that requests all watched paths at once, and never rejects. Its arguments are the known
 * fires (null before the first response), and the time, to find impossible dates.
 */
export function createAsking(
  client: WatchedClient,
  ground: GroundReadings = createGroundReadings({ client, now: Date.now }),
): (known: readonly KnownFire[] | null, now: Date) => Promise<Answers> {
  const reader = createFiresReader(client, ground);
  return async (known, now) => {
    const [fires, danger, restrictions] = await Promise.all([
      settled(() => askFires(reader, ground, { known, now })),
      settled(async () => (await client.danger()).records.map(toZoneDanger)),
      settled(() => askRestrictions(client, now)),
    ]);
    return { fires, danger, restrictions };
  };
}

async function askRestrictions(client: WatchedClient, now: Date) {
  const { restrictions, dropped } = readRestrictions(await client.restrictions(), now);
  return { restrictions, dropped };
}

async function settled<T>(ask: () => Promise<T>): Promise<Answered<T>> {
  try {
    return { ok: true, answer: await ask() };
  } catch (error) {
    return { ok: false, error };
  }
}

/** Reads the fires as pages do. If the list of contained fires is missing, only uses the fires' records. */
async function askFires(
  reader: FiresReader,
  { geographicCodes, zoneShapes }: GroundReadings,
  { known, now }: { readonly known: readonly KnownFire[] | null; readonly now: Date },
): Promise<WatchedFires> {
  const [{ value, dropped, lostZones }, contained] = await Promise.all([
    reader.list(known, now),
    settled(() => reader.contained(known, now)),
    geographicCodes.refreshIfDue(),
    zoneShapes.refreshIfDue(),
  ]);
  const dated = contained.ok ? contained.answer.value : null;
  const fires = completeFires(value, dated, zoneShapes.current().value);
  return {
    fires,
    listed: new Map(fires.map((fire) => [fire.id, stateOf(fire)])),
    dropped,
    lostZones,
    areContainedKnown: contained.ok,
  };
}
