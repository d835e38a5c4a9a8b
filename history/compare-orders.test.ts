import { describe, expect, it, vi } from "vitest";
import { compareOrders } from "./compare-orders.ts";
import type { OrderLink, OrderState, OrdersReading } from "./order-state.ts";

const NOW = new Date("2026-07-02T12:00:00Z");
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

interface Facts {
  readonly kind?: OrderLink["kind"];
  readonly references?: readonly string[];
  /** In hours after the start of the test. */
  readonly sent?: number;
  readonly expires?: number | null;
  readonly isAllClear?: boolean;
  readonly words?: string;
  readonly areas?: readonly string[];
}
interface Message {
  readonly link: OrderLink;
  readonly state: OrderState;
}

function message(key: string, facts: Facts = {}): Message {
  const { kind = "Alert", references = [], sent = 0, expires = 12, isAllClear = false } = facts;
  const { words = "Leave.", areas = ["square"] } = facts;
  const times = { sentAt: after(sent), expiresAt: expires === null ? null : after(expires) };
  const text = { headline: words, author: "Roberval", paragraphs: [words], areas: "Roberval", isCut: false };
  return {
    link: { key, kind, references: [...references], isAllClear, ...times },
    state: {
      ...{ key, isAllClear, ...times, text: { fr: text, en: null } },
      ...{ regions: [], areas: [...areas], isExact: true },
    },
  };
}

interface Look {
  /** Hour of the comparison. */
  readonly at: number;
  readonly messages: readonly Message[];
  /** Hour of the answer, if it is older than the comparison. */
  readonly received?: number;
  readonly isWhole?: boolean;
}

/** Compares answers in turn, after an empty answer an hour before. @returns `kind ending words → words` */
function course(...looks: readonly Look[]): string[][] {
  let known: OrdersReading | null = compare(null, { at: -1, messages: [] }).next;
  return looks.map((look) => {
    const { next, changes } = compare(known, look);
    known = next;
    return changes.map(({ kind, before, after: now }) =>
      [kind, now?.ending, before?.text.fr?.headline, "→", now?.text.fr?.headline].filter(Boolean).join(" "),
    );
  });
}

function compare(known: OrdersReading | null, { at, messages, received, isWhole }: Look) {
  const states = new Map(messages.map(({ state }) => [state.key, state]));
  const stored = new Map(known?.orders.map(({ state }) => [state.key, state]));
  const answer = {
    links: messages.map(({ link }) => link),
    stateOf: (key: string) => states.get(key) ?? stored.get(key) ?? null,
    ...{ receivedAt: after(received ?? at), isWhole: isWhole ?? true, subjectOf: (key: string) => key },
  };
  return compareOrders(known, answer, after(at));
}

const ONE = message("one");
const BEGUN = ["order-begun → Leave."];

describe("chains of official orders", () => {
  it("the work to compare a chain of 1,000 messages grows only in proportion to their number", () => {
    const count = 1_000;
    const chain = Array.from({ length: count }, (_, index) =>
      message(`${index}`, { kind: "Update", sent: index / count, references: index ? [`${index - 1}`] : [] }),
    );
    const get = vi.spyOn(Map.prototype, "get");
    const changes = course({ at: 1, messages: chain });
    const looks = get.mock.calls.length;
    get.mockRestore();
    expect(changes).toEqual([BEGUN]);
    expect(looks).toBeLessThan(60 * count);
  });

  it("announces an order only once while its message is listed", () => {
    expect(course({ at: 0, messages: [ONE] }, { at: 1, messages: [ONE] })).toEqual([BEGUN, []]);
  });

  it("announces new words of an order as a change that has the earlier and the new words", () => {
    const two = message("two", { kind: "Update", references: ["one"], sent: 1, words: "Leave now." });
    expect(course({ at: 0, messages: [ONE] }, { at: 1, messages: [ONE, two] })).toEqual([
      BEGUN,
      ["order-changed Leave. → Leave now."],
    ]);
  });

  it("a changed order has its long text only in the new state, and an end that repeats the text does not have it", () => {
    const two = message("two", { kind: "Update", references: ["one"], sent: 1, words: "Leave now." });
    const end = message("end", { kind: "Cancel", references: ["two"], sent: 2, words: "Leave now." });
    const first = compare(compare(null, { at: 0, messages: [ONE] }).next, { at: 1, messages: [ONE, two] });
    const second = compare(first.next, { at: 2, messages: [ONE, two, end] });
    const texts = [...first.changes, ...second.changes].flatMap(({ before, after: now }) => [
      before?.text.fr?.paragraphs,
      now?.text.fr?.paragraphs,
    ]);
    expect(texts).toEqual([[], ["Leave now."], [], []]);
  });

  it("announces a change of an order's area, even if the order's words stay the same", () => {
    const two = message("two", { kind: "Update", references: ["one"], sent: 1, areas: ["wide"] });
    expect(course({ at: 0, messages: [ONE] }, { at: 1, messages: [ONE, two] })[1]).toEqual([
      "order-changed Leave. → Leave.",
    ]);
  });

  it("does not announce a renewal with the same words, and the order lasts as long as the renewal", () => {
    const two = message("two", { kind: "Update", references: ["one"], sent: 10, expires: 30 });
    const looks = [10, 13, 29].map((at) => ({ at, messages: [ONE, two] }));
    expect(course({ at: 0, messages: [ONE] }, ...looks, { at: 31, messages: [two] })).toEqual([
      BEGUN,
      [],
      [],
      [],
      ["order-ended expired Leave. → Leave."],
    ]);
  });

  it.each([
    ["a cancellation", { kind: "Cancel", words: "Cancelled." }, "order-ended cancelled Leave. → Cancelled."],
    [
      "an all-clear",
      { kind: "Update", isAllClear: true, words: "Return." },
      "order-ended all-clear Leave. → Return.",
    ],
  ] as const)(
    "ends an order exactly once by %s, whatever messages leave the list later",
    (_, facts, ended) => {
      const two = message("two", { ...facts, references: ["one"], sent: 1 });
      const all = course(
        { at: 0, messages: [ONE] },
        { at: 1, messages: [ONE, two] },
        ...[2, 13, 14, 200, 201].map((at) => ({ at, messages: at < 14 ? [two, ONE] : [ONE] })),
      );
      expect(all).toEqual([BEGUN, [ended], [], [], [], [], []]);
    },
  );

  it("ends an expired order only after an answer from after the expiry", () => {
    const expired = ["order-ended expired Leave. → Leave."];
    const stale = { at: 14, messages: [ONE], received: 11 };
    const [, , fresh] = course({ at: 0, messages: [ONE] }, stale, { at: 15, messages: [ONE] });
    expect(course({ at: 0, messages: [ONE] }, stale)).toEqual([BEGUN, []]);
    expect(fresh).toEqual(expired);
    const unsure = { at: 12.5, messages: [ONE], isWhole: false };
    expect(course({ at: 0, messages: [ONE] }, unsure, { ...unsure, at: 13 })).toEqual([BEGUN, [], expired]);
  });

  it("an order with an expiry does not end because its messages left the list", () => {
    const long = message("one", { expires: 6_000 });
    const looks = [1, 50, 500, 5_000].map((at) => ({ at, messages: [] }));
    expect(course({ at: 0, messages: [long] }, ...looks)).toEqual([BEGUN, [], [], [], []]);
    const end = message("two", { kind: "Cancel", references: ["one"], sent: 5_001, words: "Over." });
    expect(course({ at: 0, messages: [long] }, ...looks, { at: 5_001, messages: [end] }).at(-1)).toEqual([
      "order-ended cancelled Leave. → Over.",
    ]);
  });

  it("an order without an expiry ends once, a day after the reading dropped its message", () => {
    const forever = message("one", { expires: null });
    const listed = [1, 100].map((at) => ({ at, messages: [forever] }));
    const gone = [101, 102, 124, 125.1, 126, 500].map((at) => ({ at, messages: [] }));
    const ended = ["order-ended unlisted Leave. → Leave."];
    expect(course({ at: 0, messages: [forever] }, ...listed, ...gone)).toEqual([
      ...[BEGUN, [], []],
      ...[[], [], [], ended, [], []],
    ]);
  });

  it("keeps an order without an expiry while its message is young, listed again, or missing only from incomplete lists", () => {
    const forever = message("one", { expires: null });
    const young = [1, 30, 71].map((at) => ({ at, messages: [] }));
    expect(
      course({ at: 0, messages: [forever] }, ...young)
        .slice(1)
        .flat(),
    ).toEqual([]);
    const looks = [100, 101, 120, 121, 140].map((at) => ({ at, messages: at === 120 ? [forever] : [] }));
    expect(
      course({ at: 0, messages: [forever] }, ...looks)
        .slice(1)
        .flat(),
    ).toEqual([]);
    const cut = [100, 130, 200].map((at) => ({ at, messages: [], isWhole: false }));
    expect(
      course({ at: 0, messages: [forever] }, ...cut)
        .slice(1)
        .flat(),
    ).toEqual([]);
  });

  it("announces a new order even if it has the words of an old order that left the list without an end", () => {
    const forever = message("one", { expires: null });
    const again = message("again", { sent: 200, expires: 212 });
    const looks = [100, 130].map((at) => ({ at, messages: [] }));
    expect(course({ at: 0, messages: [forever] }, ...looks, { at: 200, messages: [again] }).at(-1)).toEqual(
      BEGUN,
    );
  });

  it("a cancellation that refers to an expired order and an order in force ends the order in force", () => {
    const old = message("old", { expires: 1, words: "Old.", areas: ["elsewhere"] });
    const end = message("end", { kind: "Cancel", references: ["old", "one"], sent: 3, words: "Over." });
    for (const both of [
      [old, ONE],
      [ONE, old],
    ])
      expect(
        course({ at: 0, messages: both }, { at: 2, messages: both }, { at: 3, messages: [...both, end] }).at(
          -1,
        ),
      ).toEqual(["order-ended cancelled Leave. → Over."]);
  });

  it("an update that refers to an expired order and an order in force is announced as a change of the order in force", () => {
    const old = message("old", { expires: 1, words: "Old.", areas: ["elsewhere"] });
    const update = message("two", { kind: "Update", references: ["old", "one"], sent: 3, words: "Go." });
    for (const both of [
      [old, ONE],
      [ONE, old],
    ])
      expect(
        course(
          { at: 0, messages: both },
          { at: 2, messages: both },
          { at: 3, messages: [...both, update] },
        ).at(-1),
      ).toEqual(["order-changed Leave. → Go."]);
  });

  it("reports no change for an answer that is older than the previous answer", () => {
    const two = message("two", { kind: "Cancel", references: ["one"], sent: 1, expires: null });
    const old = { at: 2, messages: [ONE], received: 0 };
    expect(course({ at: 0, messages: [ONE] }, { at: 1, messages: [ONE, two] }, old, old).slice(2)).toEqual([
      [],
      [],
    ]);
    // Both messages came between two answers: there was never an order to announce.
    expect(course({ at: 1, messages: [ONE, two] }, old, old)).toEqual([[], [], []]);
  });

  it("does not begin an expired order again if the clock goes back", () => {
    const looks = [13, 11.9, 13].map((at) => ({ at, messages: [ONE] }));
    expect(course({ at: 0, messages: [ONE] }, ...looks).slice(2)).toEqual([[], []]);
  });

  it("a newer message of the same chain begins an ended order again", () => {
    const end = message("two", { kind: "Update", references: ["one"], sent: 1, isAllClear: true });
    const again = message("three", { kind: "Update", references: ["two"], sent: 2, words: "Leave again." });
    expect(
      course(
        { at: 0, messages: [ONE] },
        { at: 1, messages: [ONE, end] },
        { at: 2, messages: [again, end] },
      )[2],
    ).toEqual(["order-begun → Leave again."]);
  });

  it("follows a chain whose messages only reference the previous message, even if the first messages left the list", () => {
    const two = message("two", { kind: "Update", references: ["one"], sent: 1, words: "Two." });
    const three = message("three", { kind: "Update", references: ["two"], sent: 2, words: "Three." });
    const end = message("four", { kind: "Cancel", references: ["three"], sent: 100, words: "Over." });
    expect(
      course(
        { at: 0, messages: [ONE] },
        { at: 1, messages: [two] },
        { at: 2, messages: [three] },
        { at: 100, messages: [end] },
      ),
    ).toEqual([
      BEGUN,
      ["order-changed Leave. → Two."],
      ["order-changed Two. → Three."],
      // The order had expired before the next answer, which also has the order's cancellation.
      ["order-ended cancelled Three. → Over."],
    ]);
  });

  it("counts two messages with the same words and areas as one order, which lasts until both are over", () => {
    const copy = message("copy", { sent: 0.5 });
    const end = message("end", { kind: "Cancel", references: ["one"], sent: 1 });
    const last = message("last", { kind: "Cancel", references: ["copy"], sent: 2, words: "Over." });
    expect(
      course(
        { at: 0, messages: [ONE] },
        { at: 0.5, messages: [ONE, copy] },
        { at: 1, messages: [ONE, copy, end] },
        { at: 2, messages: [ONE, copy, end, last] },
      ),
    ).toEqual([BEGUN, [], [], ["order-ended cancelled Leave. → Over."]]);
  });

  it("treats messages with the same words for different areas as two orders", () => {
    const two = message("two", { areas: ["elsewhere"] });
    const end = message("end", { kind: "Cancel", references: ["two"], sent: 1, words: "Over." });
    expect(course({ at: 0, messages: [ONE, two] }, { at: 1, messages: [ONE, two, end] })).toEqual([
      [...BEGUN, ...BEGUN],
      ["order-ended cancelled Leave. → Over."],
    ]);
  });

  it("an order with two separate updates for different areas lasts until both updates are over", () => {
    const [west, east] = ["west", "east"].map((key) =>
      message(key, {
        kind: "Update",
        references: ["one"],
        sent: key === "west" ? 1 : 2,
        words: key,
        areas: [key],
      }),
    );
    if (!west || !east) throw new Error("two branches");
    const end = message("end", { kind: "Cancel", references: ["east"], sent: 3, words: "Over." });
    const last = message("last", { kind: "Cancel", references: ["west"], sent: 4, words: "All over." });
    const all = [ONE, west, east, end];
    expect(
      course(
        { at: 0, messages: [ONE] },
        { at: 2, messages: [ONE, west, east] },
        { at: 3, messages: all },
        { at: 4, messages: [...all, last] },
      ),
    ).toEqual([
      BEGUN,
      ["order-changed Leave. → east"],
      ["order-changed east → west"],
      ["order-ended cancelled west → All over."],
    ]);
  });

  it("announces an all-clear of an unknown order once, in the words of the all-clear, and without an end", () => {
    const clear = message("clear", { isAllClear: true, words: "Return." });
    const looks = [1, 13, 14].map((at) => ({ at, messages: [clear] }));
    expect(course({ at: 0, messages: [clear] }, ...looks)).toEqual([["order-begun → Return."], [], [], []]);
    const order = message("two", { kind: "Update", references: ["clear"], sent: 1 });
    expect(course({ at: 0, messages: [clear] }, { at: 1, messages: [clear, order] })[1]).toEqual(BEGUN);
  });

  it("ignores a cancellation of an unknown order, and an order that expired before it was seen", () => {
    const end = message("end", { kind: "Cancel", references: ["unknown"] });
    const old = message("old", { sent: -30, expires: -2 });
    expect(course({ at: 0, messages: [end, old] })).toEqual([[]]);
  });

  it("the first reading only announces orders of the last day, but the end of an older order is announced later", () => {
    const old = message("old", { sent: -30, areas: ["elsewhere"], words: "Old." });
    const first = compare(null, { at: 0, messages: [ONE, old] });
    expect(first.changes.map(({ subject }) => subject)).toEqual(["one"]);
    const end = message("end", { kind: "Cancel", references: ["old"], sent: 1, words: "Over." });
    const second = compare(first.next, { at: 1, messages: [ONE, old, end] });
    expect(second.changes.map(({ kind, subject }) => [kind, subject])).toEqual([["order-ended", "old"]]);
  });

  it("ended orders and their messages are deleted after some days", () => {
    const end = message("end", { kind: "Cancel", references: ["one"], sent: 1 });
    let known = compare(null, { at: 0, messages: [ONE] }).next;
    known = compare(known, { at: 1, messages: [ONE, end] }).next;
    known = compare(known, { at: 200, messages: [] }).next;
    expect(known).toEqual({ v: 1, links: [], orders: [] });
  });
});
