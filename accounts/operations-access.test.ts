import { describe, expect, it } from "vitest";
import { operationsAccess } from "./operations-access.server.ts";

const TOKEN = "a-token-of-16-characters";
const from = (remoteAddress: string | undefined, headers: Readonly<Record<string, string>> = {}) => ({
  headers,
  socket: { remoteAddress },
});

describe("without a token", () => {
  const mayRead = operationsAccess(undefined);

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("this machine has access: %s", (address) => {
    expect(mayRead(from(address))).toBe(true);
  });

  it.each([undefined, "192.0.2.1", "10.127.0.1", "::2", "2001:db8::1", "::ffff:192.0.2.1", "1127.0.0.1"])(
    "another machine has no access: %s",
    (address) => {
      expect(mayRead(from(address))).toBe(false);
    },
  );

  it("a request through a proxy on this machine, or with any token, has no more access", () => {
    expect(mayRead(from("127.0.0.1", { "x-forwarded-for": "192.0.2.1" }))).toBe(false);
    for (const authorization of ["Bearer undefined", "Bearer ", ""])
      expect(mayRead(from("192.0.2.1", { authorization }))).toBe(false);
  });
});

describe("with a token", () => {
  const mayRead = operationsAccess(TOKEN);

  it("its bearer has access from anywhere", () => {
    expect(mayRead(from("192.0.2.1", { authorization: `Bearer ${TOKEN}` }))).toBe(true);
  });

  it("no one else has access, on this machine either: a proxy may hide who asks", () => {
    for (const address of ["192.0.2.1", "127.0.0.1", "::1"])
      for (const authorization of [undefined, "Bearer another", "Bearer ", TOKEN])
        expect(mayRead(from(address, authorization === undefined ? {} : { authorization }))).toBe(false);
  });
});
