import { expect, test, vi } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import type { Claims } from "./claims.server.ts";
import type { Claimed, DeliveryResult } from "./delivery.ts";
import { deliverRound, type Loading, type RoundParts, type Route } from "./round.server.ts";
import { writingIn } from "./writing.double.ts";

const message = (id: number, kind = "alert"): Claimed => ({
  ...{ id, kind, personId: null, subscriberId: null, naturalKey: `${id}`, attempt: 1 },
  ...{ channel: "sms", language: "fr", address: "+14185550101", about: { id } },
});

/** Runs one round on claimed messages, and returns how they are settled. */
async function round(
  claimed: readonly Claimed[],
  {
    load,
    write = () => "words",
    onOutcome,
  }: { load?: Loading["load"]; write?: Route<string>["write"]; onOutcome?: RoundParts["onOutcome"] },
) {
  const settled = new Map<number, DeliveryResult>();
  const troubles: unknown[] = [];
  const claims: Claims = {
    claim: async () => [...claimed],
    async settle(_, outcomes) {
      for (const [{ id }, outcome] of outcomes) settled.set(id, outcome);
      return [];
    },
  };
  const words = { mail: () => null, sms: () => "", push: () => null };
  const ended = deliverRound<string>(
    {
      ...{ channel: "sms", batch: 10, atOnce: 2, write },
      client: { deliver: async () => ({ kind: "sent", reference: null }), close() {} },
    },
    {
      ...{ ...writingIn("fr"), claims, worker: "w", kinds: { alert: words, code: words } },
      loading: load ? [{ kinds: ["alert"], load }] : [],
      onTrouble: (error) => troubles.push(error),
      ...(onOutcome && { onOutcome }),
    },
    { signal: new AbortController().signal, pause: async () => {} },
  );
  const error = await ended.then(
    () => null,
    (error: unknown) => error,
  );
  return { kinds: [...settled].toSorted(([a], [b]) => a - b).map(([, { kind }]) => kind), troubles, error };
}

test("postpones a message whose text cannot be written, and sends all other messages", async () => {
  const trouble = new Error("no such level");
  const { kinds, troubles, error } = await round([message(1), message(2), message(3)], {
    write(_, about) {
      if (Object(about).id === 2) throw trouble;
      return "words";
    },
  });
  expect(kinds).toEqual(["sent", "later", "sent"]);
  expect([troubles, error]).toEqual([[trouble], null]);
});

test("calls `onOutcome` with the outcome of each message and its loaded data", async () => {
  const reported: unknown[] = [];
  await round([message(1), message(2, "code")], {
    load: async (claimedMessages) => new Map(claimedMessages.map((each) => [each, { loaded: each.id }])),
    onOutcome: ({ id }, { kind }, about) => void reported.push([id, kind, about]),
  });
  expect(reported).toEqual([
    [1, "sent", { loaded: 1 }],
    [2, "sent", undefined],
  ]);
});

test("postpones messages whose data cannot be loaded, without delaying messages of other kinds", async () => {
  const trouble = new Error("no such column");
  const { kinds, troubles, error } = await round([message(1), message(2, "code")], {
    load: () => Promise.reject(trouble),
  });
  expect(kinds).toEqual(["later", "sent"]);
  expect([troubles, error]).toEqual([[trouble], null]);
});

test("if the database becomes unavailable, returns messages to the queue at once, without counting the attempt", async () => {
  const away = new DatabaseError("database-unreachable", "gone");
  const { kinds, troubles, error } = await round([message(1), message(2, "code")], {
    load: () => Promise.reject(away),
  });
  expect(kinds).toEqual(["closed", "closed"]);
  expect([troubles, error]).toEqual([[], away]);
});

test("settles each sent message once, while other messages of the round are still being sent", async () => {
  const settled: number[][] = [];
  const handed: number[] = [];
  const claims: Claims = {
    claim: async () => [message(1), message(2), message(3)],
    async settle(_, outcomes) {
      settled.push([...outcomes.keys()].map(({ id }) => id));
      return [];
    },
  };
  const known: boolean[] = [];
  await deliverRound<string>(
    {
      ...{ channel: "sms", batch: 10, atOnce: 1, write: () => "words" },
      client: {
        async deliver({ id }) {
          known.push(handed.every((each) => settled.flat().includes(each)));
          handed.push(id);
          await new Promise((resolve) => setTimeout(resolve, 300));
          return { kind: "sent", reference: `SM${id}` };
        },
        close() {},
      },
    },
    {
      ...writingIn("fr"),
      claims,
      worker: "w",
      kinds: { alert: { mail: () => null, sms: () => "", push: () => null } },
    },
    { signal: new AbortController().signal, pause: async () => {} },
  );
  expect(known).toEqual([true, true, true]);
  expect(settled.flat().toSorted()).toEqual([1, 2, 3]);
});

/** Delivers three messages one by one, and runs `meanwhile` at each. @returns the outcomes */
async function handedOver(meanwhile: () => void, signal = new AbortController().signal) {
  const settled = new Map<number, DeliveryResult["kind"]>();
  const heard: number[] = [];
  await deliverRound<string>(
    {
      ...{ channel: "sms", batch: 10, atOnce: 1, write: () => "words" },
      client: {
        async deliver() {
          meanwhile();
          return { kind: "sent", reference: null };
        },
        close() {},
      },
    },
    {
      ...writingIn("fr"),
      claims: {
        claim: async () => [message(1), message(2), message(3)],
        async settle(_, outcomes) {
          for (const [{ id }, { kind }] of outcomes) settled.set(id, kind);
          return [];
        },
      },
      worker: "w",
      kinds: { alert: { mail: () => null, sms: () => "", push: () => null } },
      onOutcome: ({ id }) => heard.push(id),
    },
    { signal, pause: async () => {} },
  );
  return { settled: [...settled].toSorted(([a], [b]) => a - b).map(([, kind]) => kind), heard };
}

test("a stopping worker sends no more messages of its round, and returns the rest at once without counting the attempt", async () => {
  const stopping = new AbortController();
  expect(await handedOver(() => stopping.abort(), stopping.signal)).toEqual({
    settled: ["sent", "closed", "closed"],
    heard: [1],
  });
});

test("returns unsent messages of a slow round before another worker can claim them", async () => {
  let elapsed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => elapsed);
  const { settled } = await handedOver(() => {
    elapsed += 80_000;
  });
  vi.restoreAllMocks();
  expect(settled).toEqual(["sent", "sent", "closed"]);
});

test("does not resend a message that may have been sent, and pauses the channel's other messages while the channel fails", async () => {
  const settled = new Map<number, DeliveryResult["kind"]>();
  const handed: number[] = [];
  const { closedMs } = await deliverRound<string>(
    {
      ...{ channel: "sms", batch: 10, atOnce: 1, write: () => "words" },
      client: {
        async deliver({ id }) {
          handed.push(id);
          return { kind: "unsure", reason: "500", ...(id === 2 && { retryAfterMs: 7_000 }) };
        },
        close() {},
      },
    },
    {
      ...writingIn("fr"),
      claims: {
        claim: async () => [message(1), message(2), message(3)],
        async settle(_, outcomes) {
          for (const [{ id }, { kind }] of outcomes) settled.set(id, kind);
          return [];
        },
      },
      worker: "w",
      kinds: { alert: { mail: () => null, sms: () => "", push: () => null } },
    },
    { signal: new AbortController().signal, pause: async () => {} },
  );
  expect(handed).toEqual([1, 2]);
  expect([settled.get(1), settled.get(2), settled.get(3), closedMs]).toEqual([
    "unsure",
    "unsure",
    "closed",
    7_000,
  ]);
});
