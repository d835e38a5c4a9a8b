import { expect, test } from "vitest";
import { isThisMachine } from "./this-machine.ts";

test.each(["localhost", "site.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
  "the host %s is this machine",
  (name) => expect(isThisMachine(name)).toBe(true),
);

test.each([
  "",
  "localhost.example",
  "notlocalhost",
  "127.0.0.1.example",
  "0.0.0.0",
  "10.0.0.1",
  "db",
  "[::2]",
])("the host %s can be another machine", (name) => expect(isThisMachine(name)).toBe(false));
