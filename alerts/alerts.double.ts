import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { locationColumns } from "#accounts/place-rows.server.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { changes, people, readings, savedFires, savedPlaces } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { geometryVersion, locatePlace } from "#fires/locate-place.server.ts";
import { type Change, isFireChange } from "#history/change.ts";
import { changeRow } from "#history/change-location.ts";
import { dangerReading } from "#history/compare-danger.ts";
import type { FireState } from "#history/fire-state.ts";
import { firesReading } from "#history/fires-reading.ts";
import { restrictionsReading } from "#history/restriction-reading.server.ts";
import type { Point } from "#territory/point.ts";
import type { SourceChoices } from "./concerns.ts";

const SEAL_KEYS = [randomBytes(32).toString("base64")];
export const seal = createSeal(SEAL_KEYS);

export const LA_TUQUE: Point = { lat: 47.44, lon: -72.78 };
export const north = ({ lat, lon }: Point, km: number): Point => ({ lat: lat + km / 111.195, lon });

export const A_FIRE: FireState = {
  year: 2026,
  number: 12,
  name: "Lac Édouard",
  statusId: 1,
  sizeHa: 4,
  causeId: null,
  protection: "intensive",
  region: "04",
  zone: 13,
  at: LA_TUQUE,
  startedAt: new Date("2026-07-02T10:00:00Z"),
  containedAt: null,
  extinguishedAt: null,
  modifiedAt: new Date("2026-07-02T12:00:00Z"),
};

/** Default choices of a saved place. */
export const choices: SourceChoices = {
  ...{ withOrders: true, airLevel: null, alertHeat: false, alertRoads: false },
};

interface PlaceChoices {
  readonly at?: Point;
  readonly radiusKm?: number;
  readonly channels?: readonly ("email" | "sms" | "push")[];
  readonly isDaily?: boolean;
  readonly nickname?: string | null;
  readonly language?: "fr" | "en";
  readonly airLevel?: number | null;
  readonly alertHeat?: boolean;
  readonly alertRoads?: boolean;
}

/** Deletes all people, changes and readings, and returns a new fire season for a test. */
export async function newSeason(database: Database): Promise<ReturnType<typeof testSeason>> {
  for (const table of [people, changes, readings]) await database.run((queries) => queries.delete(table));
  return testSeason(database);
}

/** Simulates a fire season: a clock, and functions to write people, places and changes as the site does. */
export function testSeason(database: Database) {
  let clock = new Date("2026-07-02T15:00:00Z").getTime();
  const season = {
    pass: (ms: number) => {
      clock += ms;
    },
    now: () => new Date(clock),
    async person(language: "fr" | "en" = "fr", phone: string | null = "+14185550101"): Promise<string> {
      const id = randomUUID();
      await database.run((queries) =>
        queries.insert(people).values({
          id,
          subject: `auth0|${id}`,
          sealedEmail: seal.close(`${id}@example.org`),
          sealedFirstName: seal.close("Ann"),
          sealedLastName: seal.close("Roy"),
          language,
          sealedPhone: phone && seal.close(phone),
          phoneMark: phone && `mark ${id}`,
          phoneVerifiedAt: phone === null ? null : new Date(clock),
          createdAt: new Date(clock),
          checkedAt: new Date(clock),
        }),
      );
      return id;
    },
    async place(personId: string, choices: PlaceChoices = {}): Promise<string> {
      const {
        at = LA_TUQUE,
        radiusKm = 30,
        channels = ["email"],
        isDaily = false,
        nickname = "Chalet",
        airLevel = null,
        alertHeat = false,
        alertRoads = false,
      } = choices;
      const id = randomUUID();
      await database.run((queries) =>
        queries.insert(savedPlaces).values({
          id,
          personId,
          sealedNickname: nickname && seal.close(nickname),
          type: "cottage",
          latitude: at.lat,
          longitude: at.lon,
          radiusKm,
          ...locationColumns({ ...locatePlace(null, at), shapesKey: geometryVersion(null) }),
          groundedAt: new Date(clock),
          byEmail: channels.includes("email"),
          bySms: channels.includes("sms"),
          byPush: channels.includes("push"),
          isDaily,
          ...{ airLevel, alertHeat, alertRoads },
          createdAt: new Date(clock),
          changedAt: new Date(clock),
        }),
      );
      return id;
    },
    async follow(personId: string, fireId: string, channels: readonly ("email" | "sms" | "push")[]) {
      await database.run((queries) =>
        queries.insert(savedFires).values({
          personId,
          fireId,
          savedAt: new Date(clock),
          seenAt: new Date(clock),
          byEmail: channels.includes("email"),
          bySms: channels.includes("sms"),
          byPush: channels.includes("push"),
        }),
      );
    },
    /** Updates the stored readings by one change, without recording the change. */
    fact: (change: Change) =>
      database.transaction((transaction) => readAnew(transaction, change, new Date(clock))),
    /** Simulates a new reading without changes. */
    read: () =>
      database
        .run((queries) => {
          const believed = sql`CASE WHEN ${readings.path} = ${FIRE_DATA_PATHS.fires}
            THEN ${readings.value} || jsonb_build_object('believedAt', ${new Date(clock).toISOString()}::text) ELSE ${readings.value} END`;
          return queries.update(readings).set({ readAt: new Date(clock), value: believed });
        })
        .then(() => {}),
    /** Records a change with its reading, as the watch does, one second later. @returns the change's id */
    async change(change: Change): Promise<number> {
      clock += 1000;
      await season.fact(change);
      await season.read();
      const [row] = await database.run((queries) =>
        queries
          .insert(changes)
          .values(
            changeRow(change, {
              ...{ seasonYear: 2026, previousReadAt: new Date(clock - 500), observedAt: new Date(clock) },
            }),
          )
          .returning({ id: changes.id }),
      );
      return row?.id ?? 0;
    },
  };
  return season;
}

/** Readings of each path before any change. */
const NOTHING_READ = {
  fires: { v: 1, clock: null, doubted: 0, partial: 0, dropped: 0, fires: {} },
  danger: { v: 1, levels: {} },
  restrictions: { v: 1, dropped: 0, list: [] },
} as const;

/** Updates a reading to the state after a change. */
async function readAnew(transaction: Transaction, change: Change, readAt: Date): Promise<void> {
  const { kind, subject } = change;
  const name = isFireChange(change) ? "fires" : kind === "danger" ? "danger" : "restrictions";
  const path = FIRE_DATA_PATHS[name];
  const [row] = await transaction.select().from(readings).where(eq(readings.path, path));
  const nothing = { ...NOTHING_READ[name], since: readAt.toISOString() };
  const known = <T>(schema: z.ZodType<T>) => schema.safeParse(row?.value).data ?? schema.parse(nothing);
  const value = isFireChange(change)
    ? { ...withFire(known(firesReading), change), believedAt: readAt }
    : change.kind === "danger"
      ? withLevel(known(dangerReading), subject, change.after?.level)
      : withRestriction(known(restrictionsReading), change, readAt);
  await transaction
    .insert(readings)
    .values({ path, value, readAt })
    .onConflictDoUpdate({ target: readings.path, set: { value, readAt } });
}

function withFire(reading: ReturnType<typeof firesReading.parse>, change: Change) {
  const { subject, before, after } = change;
  const state = (after ?? before) as FireState;
  const isGone = change.kind === "fire-gone";
  const fire = { state, missing: isGone ? 3 : 0, behind: 0, gone: isGone };
  return { ...reading, fires: { ...reading.fires, [subject]: fire } };
}

const withLevel = (
  reading: ReturnType<typeof dangerReading.parse>,
  zone: string,
  level: number | undefined,
) => ({
  ...reading,
  levels: { ...reading.levels, ...(level && { [zone]: level }) },
});

function withRestriction(
  reading: ReturnType<typeof restrictionsReading.parse>,
  { subject, before, after }: Change,
  at: Date,
) {
  const others = reading.list.filter((each) => each.subject !== subject);
  const liftedAt = after === null ? at : null;
  const one = { id: subject, subject, state: after ?? before, begun: after !== null, missing: 0, liftedAt };
  return { ...reading, list: [...others, one] };
}
