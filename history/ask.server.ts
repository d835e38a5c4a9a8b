import type { FireDataClient } from "#fires/client.server.ts";
import { FireDataError } from "#fires/fire-data-error.ts";
import { toZoneDanger } from "#fires/map-danger.ts";
import { toFire } from "#fires/map-fire.ts";
import { toRestrictions } from "#fires/map-restriction.server.ts";
import type { Fire, Restriction, ZoneDanger } from "#fires/model.ts";
import { placeFire } from "#fires/place-fires.ts";
import type { WireFire } from "#fires/wire-fire.ts";
import { regionAt, zoneAt } from "#territory/locate.server.ts";
import type { FiresAnswer } from "./compare-fires.ts";

/** What the watch asks of the data service. */
export type WatchedClient = Pick<
  FireDataClient,
  "fires" | "containedFires" | "statistics" | "danger" | "restrictions"
>;

/** What came of one path: its answer, or why there is none. */
export type Asked<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly error: unknown };

export interface Answers {
  readonly fires: Asked<FiresAnswer>;
  readonly danger: Asked<readonly ZoneDanger[]>;
  readonly restrictions: Asked<{
    readonly restrictions: readonly Restriction[];
    /** Records that could not be read, or have no type that is known. */
    readonly dropped: number;
  }>;
}

const EVERYWHERE = { intensive: true, northern: true } as const;

/** Asks every watched path anew, all at once. Never rejects. */
export async function askAll(client: WatchedClient): Promise<Answers> {
  const [fires, danger, restrictions] = await Promise.all([
    settled(() => askFires(client)),
    settled(async () => (await client.danger()).records.map(toZoneDanger)),
    settled(() => askRestrictions(client)),
  ]);
  return { fires, danger, restrictions };
}

async function askRestrictions(client: WatchedClient) {
  const { records, dropped } = await client.restrictions();
  const { restrictions, untyped } = toRestrictions(records);
  return { restrictions, dropped: dropped + untyped };
}

async function settled<T>(ask: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { ok: true, answer: await ask() };
  } catch (error) {
    return { ok: false, error };
  }
}

/**
 * The fires of both protections, placed. Their containment dates may stand in a list of their own only; without
 * that list, they are as the fires' own records have them.
 */
async function askFires(client: WatchedClient): Promise<FiresAnswer> {
  const [intensive, everywhere, contained] = await Promise.all([
    client.fires(),
    client.fires({ northern: true }),
    settled(() => client.containedFires({ intensive: "true", nordique: "true" })),
  ]);
  if (everywhere.records.length === 0 && intensive.records.length === 0) await confirmNoFires(client);
  const dates = new Map(
    contained.ok ? contained.answer.records.map((record) => [keyOf(record), record.DateEnglobe]) : [],
  );
  const southern = new Set(intensive.records.map(keyOf));
  const fires = [...intensive.records, ...everywhere.records].map((record): Fire => {
    const fire = toFire(record, southern.has(keyOf(record)) ? "intensive" : "northern");
    const containedAt = fire.containedAt ?? dates.get(keyOf(record)) ?? null;
    return placeFire({ ...fire, containedAt }, { regionAt, zoneAt });
  });
  return { fires, dropped: Math.max(intensive.dropped, everywhere.dropped) };
}

const keyOf = ({ Annee, NoFeu }: WireFire) => `${Annee}-${NoFeu}`;

/** An empty list is what a broken service answers, too: only statistics that count no fire make it good. */
async function confirmNoFires(client: WatchedClient): Promise<void> {
  const { NbFeuxAnnuel, NbFeuxActifs } = await client.statistics(EVERYWHERE);
  if ((NbFeuxAnnuel ?? NbFeuxActifs) === 0) return;
  throw new FireDataError("fire-data-suspicious", "No fire is listed, and the statistics count some");
}
