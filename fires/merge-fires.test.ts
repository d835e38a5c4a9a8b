import { describe, expect, test } from "vitest";
import { exampleFire } from "./examples.double.ts";
import { mergeFires } from "./map-fire.ts";
import type { Fire } from "./model.ts";
import { type WireFire, wireFire } from "./wire-fire.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const NOON = "2026-07-02T12:00:00Z";
const LATER = "2026-07-02T12:01:00Z";
const fire = (NoFeu: number, more: object = {}) =>
  wireFire.parse({ NoFeu, Annee: 2026, Condition: { Id: 3 }, ...more });

describe("the protection zone of a fire", () => {
  const merged = (intensive: readonly WireFire[], withNorthern: readonly WireFire[]) =>
    mergeFires({ intensive, withNorthern }, NOW).map(({ number, protection }) => [number, protection]);

  test("a fire that is only in the response with the northern zone is northern", () => {
    expect(merged([fire(1)], [fire(1), fire(2)])).toEqual([
      [1, "intensive"],
      [2, "northern"],
    ]);
  });

  test("a response with only northern fires is added to the intensive fires", () => {
    expect(merged([fire(1)], [fire(2)])).toEqual([
      [1, "intensive"],
      [2, "northern"],
    ]);
  });

  test("a record's northern flag takes precedence over the response that contains the record", () => {
    const northern = fire(1, { Nordique: true });
    expect(merged([northern], [northern, fire(2, { Nordique: "false" }), fire(3, { Nordique: 1 })])).toEqual([
      [1, "northern"],
      [2, "intensive"],
      [3, "northern"],
    ]);
  });
});

describe("a record that appears twice", () => {
  const older = fire(1, { DateDerniereModification: NOON });
  const newer = fire(1, { DateDerniereModification: LATER, Condition: { Id: 4 } });
  const statusOf = (records: readonly WireFire[], known?: readonly Fire[]) => {
    const fires = mergeFires({ intensive: records, withNorthern: records }, NOW, known);
    expect(fires).toHaveLength(1);
    return fires[0]?.statusId;
  };

  test("of two records of one fire, the record modified last counts, in any order", () => {
    expect(statusOf([older, newer])).toBe(4);
    expect(statusOf([newer, older])).toBe(4);
  });

  test("a fire whose record changed between the two responses has its new status and its first protection zone", () => {
    const fires = mergeFires({ intensive: [older], withNorthern: [newer] }, NOW);
    expect(fires).toMatchObject([{ statusId: 4, protection: "intensive" }]);
  });

  describe("a record that appears twice with the same date", () => {
    const other = fire(1, { DateDerniereModification: NOON, Condition: { Id: 5 } });
    const known = exampleFire({ id: "2026-1", statusId: 3, sizeHa: 8 });

    test("of two records with the same date, the record with the fire's earlier status counts", () => {
      expect(statusOf([older, other], [known])).toBe(3);
      expect(statusOf([other, older], [known])).toBe(3);
      expect(statusOf([older, other], [{ ...known, statusId: 5 }])).toBe(5);
    });

    test("of two records with the same date, the first record counts if the fire was not known before", () => {
      expect(statusOf([other, older])).toBe(5);
      expect(statusOf([other, older], [exampleFire({ id: "2026-9" })])).toBe(5);
    });

    test("of two records with the same date, the record with a new containment date does not count", () => {
      const contained = fire(1, { DateDerniereModification: NOON, DateEnglobe: NOON });
      for (const records of [
        [contained, older],
        [older, contained],
      ]) {
        const [merged] = mergeFires({ intensive: records, withNorthern: [] }, NOW, [
          { ...known, containedAt: null },
        ]);
        expect(merged?.containedAt).toBeNull();
      }
    });

    test.each([
      ["size", { SuperficieHa: 8 }, { SuperficieHa: 9 }],
      ["containment", { DateEnglobe: NOON }, { DateEnglobe: LATER }],
    ])("a fire with two different records of the same date keeps its earlier %s", (_, same, different) => {
      const [a, b] = [same, different].map((more) => fire(1, { DateDerniereModification: NOON, ...more }));
      const before = [{ ...known, containedAt: new Date(NOON) }];
      for (const records of [
        [a, b],
        [b, a],
      ] as WireFire[][]) {
        const [merged] = mergeFires({ intensive: records, withNorthern: [] }, NOW, before);
        expect([merged?.sizeHa ?? 8, merged?.containedAt ?? new Date(NOON)]).toEqual([8, new Date(NOON)]);
      }
    });
  });
});
