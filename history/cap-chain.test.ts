import { expect, it } from "vitest";
import { type CapMessage, nextCapMessage } from "./cap-chain.ts";
import type { CapDanger, CapRestriction } from "./cap-content.ts";

const NOON = Date.parse("2026-07-02T12:00:00Z");
const HOUR_MS = 3_600_000;
const stateAt = (level: CapDanger["level"]) =>
  ({ facts: { kind: "danger", zone: 26, level }, isOver: false, isListed: true }) as const;

it("a message references every earlier message that has not expired, and always the previous message", () => {
  const chain: CapMessage[] = [];
  const hours = [0, 10, 20, 30, 70];
  for (const [at, hour] of hours.entries()) {
    const next = nextCapMessage(
      chain.at(-1) ?? null,
      stateAt(at % 2 ? 5 : 4),
      new Date(NOON + hour * HOUR_MS),
    );
    if (next) chain.push(next);
  }
  const hoursOf = ({ content }: CapMessage) =>
    content.earlier.map((date) => (date.getTime() - NOON) / HOUR_MS);
  expect(chain.map(hoursOf)).toEqual([[], [0], [0, 10], [10, 20], [30]]);
});

it("each message of a subject is sent at least one second after the previous message, whatever the clock shows", () => {
  const first = nextCapMessage(null, stateAt(4), new Date(NOON + 900));
  const second = nextCapMessage(first, stateAt(5), new Date(NOON - HOUR_MS));
  expect(first?.sent).toEqual(new Date(NOON));
  expect(second?.sent).toEqual(new Date(NOON + 1_000));
});

it("a Cancel expires 48 hours after it is sent", () => {
  const first = nextCapMessage(null, stateAt(4), new Date(NOON));
  const end = nextCapMessage(first, { ...stateAt(4), isOver: true }, new Date(NOON + HOUR_MS));
  expect(end).toMatchObject({ msgType: "Cancel", expires: new Date(NOON + 49 * HOUR_MS) });
});

it("a message is renewed in its last 12 hours, unless the data no longer lists its subject", () => {
  const first = nextCapMessage(null, stateAt(4), new Date(NOON));
  const at = (hours: number) => new Date(NOON + hours * HOUR_MS);
  expect(nextCapMessage(first, stateAt(4), at(11))).toBeNull();
  expect(nextCapMessage(first, stateAt(4), at(13))?.msgType).toBe("Update");
  expect(nextCapMessage(first, { ...stateAt(4), isListed: false }, at(13))).toBeNull();
});

it("starts a new chain after a Cancel, with the time of that Cancel and no references", () => {
  const first = nextCapMessage(null, stateAt(4), new Date(NOON));
  const end = nextCapMessage(first, null, new Date(NOON + HOUR_MS));
  expect(end?.content.ended).toBe("gone");
  expect(nextCapMessage(end, null, new Date(NOON + 2 * HOUR_MS))).toBeNull();
  const again = nextCapMessage(end, stateAt(4), new Date(NOON + 2 * HOUR_MS));
  expect(again).toMatchObject({ msgType: "Alert", content: { earlier: [], cancelledAt: end?.sent } });
});

it("a restriction that leaves the data ends as `gone` before its end date and as `over` from that date on, when its message expires", () => {
  const endsAt = new Date(NOON + HOUR_MS);
  const facts: CapRestriction = {
    ...{ kind: "restriction", type: "fire", title: { fr: "", en: "" } },
    ...{ startsAt: null, endsAt, regions: ["04"], area: null },
  };
  const begun = nextCapMessage(null, { facts, isOver: false, isListed: true }, new Date(NOON));
  expect(begun?.expires).toEqual(endsAt);
  expect(nextCapMessage(begun, { facts, isOver: false, isListed: true }, new Date(NOON + 1))).toBeNull();
  expect(nextCapMessage(begun, null, new Date(NOON + 1))?.content.ended).toBe("gone");
  expect(nextCapMessage(begun, null, endsAt)?.content.ended).toBe("over");
});

it("after an unreadable message, continues the chain with the current data, and writes no message without data", () => {
  const first = nextCapMessage(null, stateAt(4), new Date(NOON));
  const unread = first && { ...first, content: null };
  const later = new Date(NOON + HOUR_MS);
  expect(nextCapMessage(unread, stateAt(4), later)).toMatchObject({
    msgType: "Update",
    content: { facts: { level: 4 }, before: null, earlier: [first?.sent] },
  });
  const over = { ...stateAt(4), isOver: true };
  expect(nextCapMessage(unread, over, later)).toMatchObject({
    msgType: "Cancel",
    content: { ended: "over" },
  });
  expect(nextCapMessage(unread, null, later)).toBeNull();
  const end = unread && { ...unread, msgType: "Cancel" as const };
  expect(nextCapMessage(end, stateAt(5), later)).toMatchObject({
    msgType: "Alert",
    content: { earlier: [], cancelledAt: first?.sent },
  });
});
