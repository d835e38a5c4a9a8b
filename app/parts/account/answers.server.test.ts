import { expect, test } from "vitest";
import { MOST_SAVED } from "#accounts/account-commands.ts";
import type { SavedQuestion } from "#accounts/saved-question.ts";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.double.ts";
import type { Situation } from "#fires/model.ts";
import type { HistoryService } from "#history/history-service.ts";
import type { Services } from "#site-contract";
import { answers } from "./answers.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const SEEN = "2026-07-01T12:00:00.000Z";
const LA_TUQUE = { lat: 47.44123, lon: -72.78456 };
const MAINE = { lat: 45.2, lon: -69.2 };

const nothing = async () => ({ value: null, isFailing: true });
const history: HistoryService = {
  timelineOf: nothing,
  since: nothing,
  fireNews: nothing,
  lastKnown: nothing,
  capMessages: nothing,
  expire() {},
};
const servicesOf = (situation: Situation) =>
  ({
    now: () => NOW,
    history,
    situation: { read: async () => situation },
    surroundings: { read: () => ({}) },
  }) as unknown as Services; // Other services are not called if no words are searched.

const requested: SavedQuestion = { language: "en", points: [], fires: [], words: "" };

test("points are answered in order: a point outside Quebec is answered as outside, and an unreadable point gives null", async () => {
  const { places, age } = await answers(
    { ...requested, points: [LA_TUQUE, null, MAINE] },
    servicesOf(exampleSituation({ fires: exampleReading([]) })),
  );
  expect(places).toMatchObject([
    { kind: "answer", region: "Mauricie", nearest: [], danger: "unavailable" },
    null,
    { kind: "outside" },
  ]);
  // The danger was never received: this is not zero, and the age of the whole is unknown.
  expect(age.readAt).toBeNull();
});

test("the most fires that a profile can save are answered: unknown fires give null, and unread history is unknown", async () => {
  const known = exampleFire({ id: "2026-1" });
  const fires = Array.from({ length: MOST_SAVED.fires }, (_, at) => ({ id: `2026-${at + 1}`, seenAt: SEEN }));
  const answered = await answers(
    { ...requested, fires: [null, ...fires.slice(2), ...fires.slice(0, 1)] },
    servicesOf(exampleSituation({ fires: exampleReading([known]) })),
  );
  expect(answered.fires).toHaveLength(MOST_SAVED.fires);
  expect(answered.fires.slice(0, -1).every((each) => each === null)).toBe(true);
  expect(answered.fires.at(-1)).toMatchObject({
    row: { id: "2026-1" },
    isListed: true,
    news: { isKnown: false },
  });
});

test("the history is queried for a few fires at a time, so that no query times out behind 200 others", async () => {
  let [running, most] = [0, 0];
  const timelineOf: HistoryService["timelineOf"] = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return { value: null, isFailing: true };
  };
  const fires = Array.from({ length: MOST_SAVED.fires }, (_, at) => ({ id: `2026-${at + 1}`, seenAt: SEEN }));
  const services = { ...servicesOf(exampleSituation()), history: { ...history, timelineOf } };
  expect((await answers({ ...requested, fires }, services)).fires).toHaveLength(MOST_SAVED.fires);
  expect(most).toBeLessThanOrEqual(20);
});
