import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSeal, SealError } from "./seal.server.ts";

const newKey = () => randomBytes(32).toString("base64");
const [KEY, NEXT] = [newKey(), newKey()];
const PHONE = "+14185551234";

test("decrypts a text to the original, and never encrypts it the same way twice", () => {
  const { close, open } = createSeal([KEY]);
  expect(open(close(PHONE))).toBe(PHONE);
  expect(open(close("Chalet d’Éloïse 🏕"))).toBe("Chalet d’Éloïse 🏕");
  expect(close(PHONE)).not.toBe(close(PHONE));
  expect(close(PHONE)).not.toContain("418");
});

test("reads a text that no key decrypts as null, and calls `onUnreadable`", () => {
  let reportCount = 0;
  const seal = createSeal([KEY], () => (reportCount += 1));
  expect([seal.read(seal.close(PHONE)), reportCount]).toEqual([PHONE, 0]);
  expect([seal.read(createSeal([NEXT]).close(PHONE)), reportCount]).toEqual([null, 1]);
});

test("decrypts texts that an older key encrypted, and encrypts with the new key", () => {
  const old = createSeal([KEY]).close(PHONE);
  const both = createSeal([NEXT, KEY]);
  expect(both.open(old)).toBe(PHONE);
  expect(createSeal([NEXT]).open(both.close(PHONE))).toBe(PHONE);
});

test.for(["changed", "cut", "of another key", "no seal", ""])(
  "does not decrypt a text that is %s",
  (what) => {
    const sealed = createSeal([KEY]).close(PHONE);
    const wrong: Readonly<Record<string, string>> = {
      changed: sealed.slice(0, 30) + (sealed[30] === "A" ? "B" : "A") + sealed.slice(31),
      cut: sealed.slice(0, 20),
      "of another key": createSeal([NEXT]).close(PHONE),
      "no seal": "hello",
    };
    expect(() => createSeal([KEY]).open(wrong[what] ?? "")).toThrow(SealError);
  },
);

test("rejects missing keys and a key of a wrong length when the seal is created", () => {
  expect(() => createSeal([])).toThrow(SealError);
  expect(() => createSeal([randomBytes(16).toString("base64")])).toThrow(SealError);
});

test("encrypts bytes in the same way as texts", async () => {
  const bytes = randomBytes(5000);
  const sealed = await createSeal([KEY]).closeBytes(bytes);
  expect(createSeal([NEXT, KEY]).openBytes(sealed)).toEqual(bytes);
  const changed = Buffer.from(sealed);
  changed[40] = (changed[40] ?? 0) ^ 1;
  for (const wrong of [changed, sealed.subarray(0, 20), Buffer.alloc(0)])
    expect(() => createSeal([KEY]).openBytes(wrong)).toThrow(SealError);
  expect(() => createSeal([NEXT]).openBytes(sealed)).toThrow(SealError);
});
