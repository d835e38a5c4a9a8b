import { createECDH } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "#settings";
import { makeKeys, setUpKeys } from "./make-keys.ts";

const folder = mkdtempSync(join(tmpdir(), "vigie-keys-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("setup makes keys that the settings accept, and different keys each time", () => {
  const keys = makeKeys({});
  expect(() => readSettings({ NODE_ENV: "test", ...keys })).not.toThrow();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(keys.PUSH_PRIVATE_KEY ?? "", "base64url");
  expect(pair.getPublicKey("base64url")).toBe(keys.PUSH_PUBLIC_KEY);
  const again = makeKeys({});
  expect(Object.keys(again).filter((name) => again[name] === keys[name])).toEqual([]);
});

it("setup refuses to make keys if only one key of a pair is set", () => {
  expect(() => makeKeys({ PUSH_PUBLIC_KEY: "known" })).toThrow("PUSH_PRIVATE_KEY is missing");
});

it("setup appends missing keys to a settings file only once, and changes no existing value", () => {
  const file = join(folder, "settings.env");
  writeFileSync(file, "SEAL_KEYS=old\n# a comment\nSITE_URL=https://vigie.example");
  const texts: string[] = [];
  setUpKeys({ OPERATOR_TOKEN: "from-the-environment" }, file, (line) => texts.push(line));
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^SEAL_KEYS=old\n# a comment\nSITE_URL=https:\/\/vigie\.example\nPUSH_PUBLIC_KEY=/);
  expect(parseEnv(text)).not.toHaveProperty("OPERATOR_TOKEN");
  setUpKeys({ OPERATOR_TOKEN: "from-the-environment" }, file, (line) => texts.push(line));
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(texts[1]).toBe("Every key is set already: nothing was changed.\n");
  for (const secret of Object.values(parseEnv(text))) expect(texts[0]).not.toContain(secret);
});

it("setup writes keys to a file that only the file's owner can read, or prints the keys without a file", () => {
  const file = join(folder, "new.env");
  setUpKeys({}, file, () => {});
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const texts: string[] = [];
  setUpKeys({}, undefined, (text) => texts.push(text));
  expect(Object.keys(parseEnv(texts.join("")))).toEqual(Object.keys(parseEnv(readFileSync(file, "utf8"))));
  expect(() => setUpKeys({}, join(folder, "none/keys.env"), () => {})).toThrow("cannot be written (ENOENT)");
});
