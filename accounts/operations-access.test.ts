import { describe, expect, it } from "vitest";
import { operationsAccess } from "./operations-access.server.ts";

const TOKEN = "a-token-of-16-characters";
const from = (remoteAddress: string | undefined, headers: Readonly<Record<string, string>> = {}) => ({
  headers,
  socket: { remoteAddress },
});

describe("operations access without a token", () => {
  const mayRead = operationsAccess(undefined);

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "if no token is set, allows a request from this machine: %s",
    (address) => {
      expect(mayRead(from(address))).toBe(true);
    },
  );

  it.each([undefined, "192.0.2.1", "10.127.0.1", "::2", "2001:db8::1", "::ffff:192.0.2.1", "1127.0.0.1"])(
    "if no token is set, denies a request from another machine: %s",
    (address) => {
      expect(mayRead(from(address))).toBe(false);
    },
  );

  it("if no token is set, denies requests through a local proxy, and requests of other machines with any token", () => {
    expect(mayRead(from("127.0.0.1", { "x-forwarded-for": "192.0.2.1" }))).toBe(false);
    for (const authorization of ["Bearer undefined", "Bearer ", ""])
      expect(mayRead(from("192.0.2.1", { authorization }))).toBe(false);
  });
});

describe("operations access with a token", () => {
  const mayRead = operationsAccess(TOKEN);

  it("if a token is set, allows requests with the token from any machine", () => {
    expect(mayRead(from("192.0.2.1", { authorization: `Bearer ${TOKEN}` }))).toBe(true);
  });

  it("denies requests without the token, even from this machine: a proxy can hide the requester", () => {
    for (const address of ["192.0.2.1", "127.0.0.1", "::1"])
      for (const authorization of [undefined, "Bearer another", "Bearer ", TOKEN])
        expect(mayRead(from(address, authorization === undefined ? {} : { authorization }))).toBe(false);
  });
});
