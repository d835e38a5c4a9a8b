import { inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { smsParts } from "#delivery/gsm.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { seal } from "./alerts.double.ts";
import { CANARY_MESSAGES, failingCanaries, postCanaries } from "./canary.server.ts";

const AT = new Date("2026-07-02T15:10:00Z");
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

it.each([
  ["fr", /^ESSAI /],
  ["en", /TEST/],
] as const)("the hourly message in %s says that it is a test", (language, word) => {
  const { canary } = CANARY_MESSAGES;
  expect(canary.mail({}, writingIn(language))?.subject).toMatch(word);
  const sms = canary.sms({}, writingIn(language)) ?? "";
  expect(sms).toMatch(word);
  expect(smsParts(sms)).toBe(1);
});

onEachServer("the hourly test message on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(() =>
    database()
      .run((queries) => queries.delete(deliveries))
      .then(() => {}),
  );
  const addresses = { email: "canary@example.org", sms: "+14185550101" };
  const post = (now: Date) => postCanaries(database(), addresses, { seal, now });
  const rows = () => database().run((queries) => queries.select().from(deliveries));
  const failing = (at: Date) => database().run((queries) => failingCanaries(queries, at));
  const leave = (state: "sent" | "dead", channels: readonly Channel[]) =>
    database().run((queries) =>
      queries.update(deliveries).set({ state, endedAt: AT }).where(inArray(deliveries.channel, channels)),
    );

  it("posts one test message an hour to each address, with any number of workers", async () => {
    await Promise.all([post(AT), post(AT), post(later(40))]);
    expect((await rows()).map(({ channel, kind }) => `${channel} ${kind}`).toSorted()).toEqual([
      "email canary",
      "sms canary",
    ]);
    await post(later(51));
    expect(await rows()).toHaveLength(4);
  });

  it("a channel fails if its test message is not delivered after five minutes, or bounced", async () => {
    await post(AT);
    expect(await failing(later(5))).toEqual([]);
    expect(await failing(later(6))).toEqual(["email", "sms"]);
    await leave("sent", ["email", "sms"]);
    expect(await failing(later(6))).toEqual([]);
    await leave("dead", ["email"]);
    expect(await failing(later(6))).toEqual(["email"]);
  });

  it("a failed channel still fails while a newer test message is pending, but not after two hours without a test message", async () => {
    await post(AT);
    await post(later(55));
    expect(await failing(later(56))).toEqual(["email", "sms"]);
    expect(await failing(later(180))).toEqual([]);
  });
});
