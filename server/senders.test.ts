import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { expect, it } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import type { Limit } from "#database/rate-limits.server.ts";
import type { ServerEnv } from "./request-context.ts";
import { createSenders } from "./senders.ts";

const keyed = () => createKeyedHash([randomBytes(32).toString("base64")]);
const consumedKeys: string[] = [];
const limits: Limit[] = [];
const warned: string[] = [];
const sendersBy = (keyedHash = keyed(), trustedProxies = 1) =>
  createSenders({
    keyedHash,
    limits: {
      async consume(key, limit) {
        consumedKeys.push(key);
        limits.push(limit);
        return { isAllowed: true };
      },
      async forget() {},
    },
    trustedProxies,
    log: { warn: (_facts: object, sentence: string) => void warned.push(sentence) } as never,
  });
const from = (address: string) =>
  ({ req: { header: () => address }, env: { incoming: { socket: {} } } }) as unknown as Context<ServerEnv>;

it("the keyed hash of an address is the same for each request, and different with another key", () => {
  const senders = sendersBy();
  const { network } = senders.of(from("24.200.17.93"));
  expect(senders.of(from("24.200.17.93")).network).toBe(network);
  expect(senders.of(from("24.200.17.94")).network).not.toBe(network);
  expect(sendersBy().of(from("24.200.17.93")).network).not.toBe(network);
});

it("requests from all addresses of one IPv6 /64 network are counted together, under the name of the limit", async () => {
  const senders = sendersBy();
  for (const address of ["2001:db8:1:2::3", "2001:db8:1:2:ffff::4", "2001:db8:1:3::3"])
    await senders.take(from(address), { name: "contact", most: 1, perSeconds: 1 });
  expect(consumedKeys[0]).toMatch(/^requests:contact:/);
  expect(new Set(consumedKeys).size).toBe(2);
});

it("requests are counted with an approximate limit, so that not every request writes to the database", async () => {
  await sendersBy().take(from("192.0.2.1"), { name: "contact", most: 3, perSeconds: 9 });
  expect(limits.at(-1)).toEqual({ most: 3, perSeconds: 9, isApproximate: true });
});

it("addresses in different /64 networks of one IPv6 /48 have the same range, hashed with the key", () => {
  const senders = sendersBy();
  const [one, two, other] = ["2001:db8:1:2::3", "2001:db8:1:ffff::3", "2001:db8:2::3"].map(
    (address) => senders.of(from(address)).range,
  );
  expect(one).toBe(two);
  expect(one).not.toBe(other);
  expect(one).not.toContain("2001");
});

it("requests through an untrusted proxy are logged as a warning only one time", async () => {
  const limit = { name: "contact", most: 1, perSeconds: 1 };
  await sendersBy().take(from("192.0.2.1"), limit);
  expect(warned).toEqual([]);
  const senders = sendersBy(keyed(), 0);
  for (const address of ["192.0.2.1", "192.0.2.2"]) await senders.take(from(address), limit);
  expect(warned).toEqual([expect.stringContaining("TRUSTED_PROXIES is 0")]);
});
