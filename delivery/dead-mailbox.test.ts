import { expect, test } from "vitest";
import { isDeadMailbox } from "./dead-mailbox.ts";

test.each([
  "550 5.1.1 no such user",
  "550 5.1.1",
  "5.1.1",
  "550-5.1.1 The email account that you tried to reach\n550-5.1.1 does not exist.\n550 5.1.1 Check it",
  "550-5.1.1 The email account that you tried to reach\r\ndoes not exist",
  "550 #5.1.1 User unknown",
  "550 [5.1.1] unknown",
  "550 5.1.1: unknown",
  "550 5.1.1 <ann@example.org>: Recipient address rejected",
  "smtp; 550 5.1.1 User unknown",
  "550 5.1.2 bad destination system",
  "553 5.1.3 bad syntax",
  "551 5.1.6 moved",
  "556 5.1.10 null MX",
  "550 5.2.1 mailbox disabled",
  "5.1.1 Not our customer",
])("reads the reply %j as a dead mailbox", (reply) => {
  expect(isDeadMailbox(reply)).toBe(true);
});

test.each([
  "",
  "550",
  "550 no such user",
  "550 Requested action not taken: mailbox unavailable",
  "550 5.7.1 blocked",
  "550 5.1.1 5.7.1 blocked by policy",
  "550 5.7.1 5.1.1 blocked by policy",
  "550-5.1.1 unknown\n550 5.7.26 unauthenticated",
  "554 5.7.1 Service unavailable; client [192.0.2.1] blocked",
  "550 5.1.0 address rejected",
  "550 5.1.7 bad sender",
  "550 5.1.8 bad sender domain",
  "550 5.1.4 ambiguous",
  "552 5.2.2 mailbox full",
  "550 5.2.3 too long for this mailbox",
  "550 5.3.0 other",
  "550 5.4.1 access denied",
  "550 5.4.4 unable to route",
  "550 5.0.0 other",
  "550 5.1.11 new",
  "550 5.1.1.4 is blocked",
  "550 see 5.1.1",
  "450 4.1.1 not now",
  "421 4.3.2 going down",
  "250 2.1.5 ok",
])("does not read the reply %j as a dead mailbox", (reply) => {
  expect(isDeadMailbox(reply)).toBe(false);
});
