import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { newKey } from "./new-key.ts";

const own = crypto.randomUUID;
afterEach(() => {
  crypto.randomUUID = own;
});

it("creates valid UUIDs, even in a browser without crypto.randomUUID", () => {
  Object.assign(crypto, { randomUUID: undefined });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
});
