import { describe, expect, it } from "vitest";
import { type Due, gather, type Recent, SAME_SUBJECT_MS, TOGETHER_MS } from "./gather.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const awake = () => null;
let count = 0;
const due = (more: Partial<Due> = {}): Due => ({
  id: ++count,
  personId: "ann",
  channel: "email",
  subject: "2026-12",
  isUrgent: false,
  isGrowth: false,
  isOrder: false,
  isUnsure: false,
  isDaily: false,
  isWanted: true,
  ...more,
});
const heard = (ms: number, more: Partial<Recent> = {}): Recent => ({
  personId: "ann",
  channel: "email",
  subject: "2026-99",
  at: ago(ms),
  ...more,
});

describe("due alerts", () => {
  it("groups due alerts by person and channel, separately from the day's digest", () => {
    const all = [due(), due({ subject: "2026-13" }), due({ channel: "sms" }), due({ personId: "bob" })];
    const daily = due({ isDaily: true });
    const { messages, later, dropped } = gather([...all, daily], [], NOW, awake);
    expect(messages.map(({ personId, channel, kind, alerts }) => [personId, channel, kind, alerts])).toEqual([
      ["ann", "email", "alert", [all[0]?.id, all[1]?.id]],
      ["ann", "sms", "alert", [all[2]?.id]],
      ["bob", "email", "alert", [all[3]?.id]],
      ["ann", "email", "digest", [daily.id]],
    ]);
    expect([later.size, dropped]).toEqual([0, []]);
  });

  it("marks a message as urgent if any of its alerts by the same channel is urgent", () => {
    const all = [due(), due({ isUrgent: true }), due({ channel: "sms" })];
    expect(gather(all, [], NOW, awake).messages.map(({ isUrgent }) => isUrgent)).toEqual([true, false]);
  });

  it("alerts wait two minutes after a message to be grouped, even if urgent", () => {
    const [usual, grave] = [due(), due({ isUrgent: true })];
    const { messages, later } = gather([usual, grave], [heard(30_000)], NOW, awake);
    expect(messages).toEqual([]);
    const until = new Date(NOW.getTime() - 30_000 + TOGETHER_MS);
    expect([later.get(usual.id), later.get(grave.id)]).toEqual([until, until]);
  });

  it("a person gets at most one non-urgent alert per subject every half hour", () => {
    const recent = [heard(10 * 60_000, { subject: "2026-12" })];
    const [usual, grave, other] = [due(), due({ isUrgent: true }), due({ subject: "2026-13" })];
    const { messages, later } = gather([usual, grave, other], recent, NOW, awake);
    expect(messages.flatMap(({ alerts }) => alerts)).toEqual([grave.id, other.id]);
    expect(later.get(usual.id)).toEqual(new Date(NOW.getTime() - 10 * 60_000 + SAME_SUBJECT_MS));
  });

  it("an alert is not delayed by a message to another person or by another channel", () => {
    const recent = [heard(1000, { personId: "bob" }), heard(1000, { channel: "sms" })];
    expect(gather([due()], recent, NOW, awake).messages).toHaveLength(1);
  });

  it("alerts wait for the end of quiet hours, unless they are urgent", () => {
    const morning = new Date("2026-07-03T10:00:00Z");
    const [usual, grave] = [due(), due({ isUrgent: true, subject: "2026-13" })];
    const { messages, later } = gather([usual, grave], [], NOW, () => morning);
    expect(messages.flatMap(({ alerts }) => alerts)).toEqual([grave.id]);
    expect(later.get(usual.id)).toEqual(morning);
  });

  it("drops alerts that are no longer wanted", () => {
    const unwanted = due({ isWanted: false, isUrgent: true });
    expect(gather([unwanted], [], NOW, awake)).toEqual({
      messages: [],
      later: new Map(),
      dropped: [unwanted.id],
    });
  });
});
