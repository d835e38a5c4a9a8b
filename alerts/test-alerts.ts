import { randomBytes, randomUUID } from "node:crypto";
import { groundColumns } from "#accounts/place-rows.server.ts";
import type { Database } from "#database/open.server.ts";
import { changes, people, savedFires, savedPlaces } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { placeGround, shapesKey } from "#fires/place-ground.server.ts";
import { type Change, toKept } from "#history/change.ts";
import { groundOf } from "#history/change-ground.ts";
import type { FireState } from "#history/fire-state.ts";
import type { Point } from "#territory/point.ts";

const SEAL_KEYS = [randomBytes(32).toString("base64")];
export const seal = createSeal(SEAL_KEYS);

export const LA_TUQUE: Point = { lat: 47.44, lon: -72.78 };
/** So many kilometres north of a point. */
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

interface PlaceChoices {
  readonly at?: Point;
  readonly radiusKm?: number;
  readonly channels?: readonly ("email" | "sms" | "push")[];
  readonly isDaily?: boolean;
  readonly nickname?: string | null;
  readonly language?: "fr" | "en";
}

/** A season of nobody and nothing yet, for each test. */
export async function newSeason(database: Database): Promise<ReturnType<typeof testSeason>> {
  for (const table of [people, changes]) await database.run((queries) => queries.delete(table));
  return testSeason(database);
}

/** People, places and changes, put where the site and its watch would put them. */
export function testSeason(database: Database) {
  let clock = new Date("2026-07-02T15:00:00Z").getTime();
  const season = {
    /** Time goes on. */
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
          ...groundColumns({ ...placeGround(null, at), shapesKey: shapesKey(null) }),
          groundedAt: new Date(clock),
          byEmail: channels.includes("email"),
          bySms: channels.includes("sms"),
          byPush: channels.includes("push"),
          isDaily,
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
    /** Written as the watch writes it, a moment after the one before. @returns its id */
    async change(change: Change): Promise<number> {
      clock += 1000;
      const [row] = await database.run((queries) =>
        queries
          .insert(changes)
          .values({
            kind: change.kind,
            subject: change.subject,
            seasonYear: 2026,
            before: toKept(change.before),
            after: toKept(change.after),
            ...groundOf(change),
            previousReadAt: new Date(clock - 500),
            observedAt: new Date(clock),
          })
          .returning({ id: changes.id }),
      );
      return row?.id ?? 0;
    },
  };
  return season;
}
