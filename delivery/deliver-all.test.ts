import { expect, test } from "vitest";
import { deliverAll } from "./deliver-all.server.ts";
import type { Claimed, DeliveryResult } from "./delivery.ts";
import { writingIn } from "./writing.double.ts";

const LETTER: Claimed = {
  ...{ id: 1, kind: "code", personId: null, subscriberId: null, naturalKey: "1", attempt: 1 },
  ...{ channel: "sms", language: "fr", address: "+14185550101", about: {} },
};

test("delivery from an endless queue ends when its time is over, after all claimed messages are settled", async () => {
  const settled: DeliveryResult["kind"][] = [];
  let claims = 0;
  const claimedCount = await deliverAll<string>(
    {
      ...{ channel: "sms", batch: 1, atOnce: 1, write: () => "words" },
      client: { deliver: async () => ({ kind: "sent", reference: null }), close() {} },
    },
    {
      ...{ ...writingIn("fr"), worker: "w" },
      kinds: { code: { mail: () => null, sms: () => "", push: () => null } },
      claims: {
        async claim() {
          claims += 1;
          return claims > 100 ? [] : [{ ...LETTER, id: claims }];
        },
        async settle(_, outcomes) {
          settled.push(...[...outcomes.values()].map(({ kind }) => kind));
          return [];
        },
      },
    },
    { signal: new AbortController().signal, pause: async () => {}, isOver: () => claims >= 6 },
  );
  expect(claims).toBeLessThan(10);
  expect(claimedCount).toBe(claims);
  expect(settled).toEqual(Array(claimedCount).fill("sent"));
});
