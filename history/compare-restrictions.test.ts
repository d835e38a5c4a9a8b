import { describe, expect, it } from "vitest";
import { exampleRestriction, squareAround } from "#fires/examples.double.ts";
import type { Restriction } from "#fires/model.ts";
import { compareRestrictions } from "./compare-restrictions.server.ts";

const START = new Date("2026-07-02T12:00:00Z");
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

/** Creates a restriction whose id depends on its fields, as in `readRestrictions`. */
function restriction(changes: Partial<Restriction> = {}): Restriction {
  const one = exampleRestriction({ startsAt: at(-100), endsAt: null, ...changes });
  return {
    ...one,
    id: [
      one.type,
      one.startsAt?.getTime(),
      one.endsAt?.getTime(),
      JSON.stringify(one.area),
      one.regions,
    ].join(),
  };
}
const ban = (region: string, changes: Partial<Restriction> = {}) =>
  restriction({ regions: [region], ...changes });

type Answer =
  | readonly Restriction[]
  | { readonly restrictions: readonly Restriction[]; readonly dropped: number };

/** Bans that stay, so that a response is not empty. */
const STAYING = ["13", "14", "15"].map((region) => ban(region));

/** Compares responses an hour apart, or at the given hours. Returns the changes of each response. */
function watch(answers: readonly Answer[], hours?: readonly number[], staying = STAYING) {
  let known: Parameters<typeof compareRestrictions>[0] = null;
  const steps = answers.map((response, index) => {
    const now = at(hours?.[index] ?? index);
    const answer = "dropped" in response ? response : { restrictions: response, dropped: 0 };
    const restrictions = [...staying, ...answer.restrictions];
    const { next, changes } = compareRestrictions(known, { ...answer, restrictions }, now);
    known = next;
    return changes;
  });
  return {
    reports: steps.map((changes) => changes.map(({ kind }) => kind.replace("restriction-", ""))),
    subjects: steps.flatMap((changes) => changes.map(({ subject }) => subject)),
    changes: steps.flat(),
  };
}
const reportsOf = (answers: readonly Answer[], hours?: readonly number[]) => watch(answers, hours).reports;
/** Returns the changes of responses without the staying bans. */
const reportsWithoutStaying = (answers: readonly Answer[]) => watch(answers, undefined, []).reports;

describe("start and end of a restriction", () => {
  it("reports a restriction that starts later, but not a restriction in force in the first response", () => {
    expect(reportsOf([[ban("04")], [ban("04"), ban("05", { startsAt: at(1) })]])).toEqual([[], ["begun"]]);
  });

  it("a restriction that is listed before its start is reported only once, when its start passes", () => {
    const announced = [ban("05", { startsAt: at(2) })];
    expect(reportsOf([[], announced, announced, announced])).toEqual([[], [], ["begun"], []]);
    expect(reportsOf([announced, announced, announced])).toEqual([[], [], ["begun"]]);
  });

  it("reports no change for a restriction withdrawn before its start", () => {
    const announced = [ban("05", { startsAt: at(9) })];
    expect(reportsOf([[], announced, [], [], [], []]).flat()).toEqual([]);
  });

  it("lifts a restriction when its end passes, whether the restriction is listed or not", () => {
    const ending = [ban("05", { endsAt: at(2) })];
    expect(reportsOf([ending, ending, ending, ending])).toEqual([[], [], ["lifted"], []]);
    expect(reportsOf([ending, ending, [], []])).toEqual([[], [], ["lifted"], []]);
  });

  it("lifts a restriction without a known end at the third response that lacks the restriction", () => {
    const one = [ban("05")];
    expect(reportsOf([one, [], [], one, [], [], [], []])).toEqual([[], [], [], [], [], [], ["lifted"], []]);
  });

  it("lifts a restriction whose start is postponed in three responses in a row, and starts it again later", () => {
    const later = [ban("05", { startsAt: at(5) })];
    expect(reportsOf([[ban("05")], later, later, later, later, later])).toEqual([
      [],
      [],
      [],
      ["lifted"],
      [],
      ["begun"],
    ]);
  });

  it("starts a restriction again if it comes back after it was lifted", () => {
    expect(reportsOf([[ban("05")], [], [], [], [ban("05")]]).flat()).toEqual(["lifted", "begun"]);
  });

  it("announces a restriction that started long before it was listed, because no one was notified", () => {
    expect(reportsOf([[], [ban("05")], [], [], []]).flat()).toEqual(["begun", "lifted"]);
  });

  it("reports a restriction that started during a long outage", () => {
    expect(reportsOf([[], [ban("05", { startsAt: at(40) })]], [0, 100]).flat()).toEqual(["begun"]);
  });
});

describe("restriction that was missing or lifted", () => {
  it("reports a restriction under its first id if it comes back within a fortnight, however old the restriction is", () => {
    const one = [ban("05")];
    const back = (hours: number) => watch([one, [], [], [], [], one], [0, 1, 2, 3, hours - 1, hours]);
    expect(back(3 + 14 * 24).reports.flat()).toEqual(["lifted", "begun"]);
    expect(new Set(back(3 + 14 * 24).subjects).size).toBe(1);
    expect(new Set(back(4 + 14 * 24 + 1).subjects).size).toBe(1);
  });

  it("starts a restriction again under its first id if its end is postponed after this end passed", () => {
    const longer = [ban("05", { endsAt: at(90) })];
    const { reports, subjects } = watch([[ban("05", { endsAt: at(2) })], [], longer], [0, 3, 4]);
    expect(reports.flat()).toEqual(["lifted", "begun"]);
    expect(new Set(subjects).size).toBe(1);
  });

  it("gives a new id to a restriction whose start is after the lift of an otherwise equal restriction", () => {
    const later = [ban("05", { startsAt: at(9) })];
    const { reports, subjects } = watch([[ban("05")], [], [], [], later], [0, 1, 2, 3, 10]);
    expect(reports.flat()).toEqual(["lifted", "begun"]);
    expect(new Set(subjects).size).toBe(2);
  });

  it("reports no ended or future restriction in the first response", () => {
    const [over, coming] = [ban("05", { endsAt: at(0) }), ban("06", { startsAt: at(1) })];
    expect(
      reportsOf([
        [over, coming],
        [over, coming],
      ]),
    ).toEqual([[], ["begun"]]);
  });
});

describe("restrictions missing from a response", () => {
  const of = (count: number) =>
    ["01", "02", "03", "04", "05", "06", "07", "08"].slice(0, count).map((region) => ban(region));
  const lacking = (all: number, missing: number, polls: number) => {
    const rest = of(all).slice(missing);
    return reportsWithoutStaying([of(all), ...Array.from({ length: polls }, () => rest)]).at(-1)?.length;
  };

  it.each([
    [8, 3],
    [4, 2],
    [2, 1],
  ])(
    "of %i bans, lifts %i missing bans after three responses, because few bans are missing",
    (all, missing) => {
      expect(lacking(all, missing, 3)).toBe(missing);
    },
  );

  it.each([
    [8, 4],
    [5, 3],
    [3, 2],
    [1, 1],
  ])(
    "of %i bans, lifts %i missing bans only after fifteen responses, because many or most bans are missing",
    (all, missing) => {
      expect(lacking(all, missing, 14)).toBe(0);
      expect(lacking(all, missing, 15)).toBe(missing);
    },
  );
});

describe("restriction with less data", () => {
  const known = ban("05", { area: squareAround(-72, 47) });
  const less = {
    type: restriction({ ...known, type: "other" }),
    ground: restriction({ ...known, area: null, regions: [] }),
  };

  it.each(Object.entries(less))(
    "keeps a restriction whose %s becomes unknown, and reports the change after three responses in a row",
    (_, odd) => {
      expect(reportsOf([[known], [odd], [known], [odd], [odd], [known]]).flat()).toEqual([]);
      expect(reportsOf([[known], [odd], [odd], [odd]])).toEqual([[], [], [], ["changed"]]);
    },
  );

  it("reports a change when an unknown area becomes known, however late", () => {
    expect(reportsOf([[less.ground], [less.ground], [known]], [0, 90, 91])).toEqual([[], [], ["changed"]]);
  });
});

describe("edited restriction", () => {
  const area = squareAround(-72, 47);
  it("reports edited dates as a change of the same restriction, under its first id", () => {
    const first = ban("05", { startsAt: at(1), area });
    const ended = ban("05", { startsAt: at(1), area, endsAt: at(6) });
    const { reports, subjects, changes } = watch([[], [first], [ended], [ended], [], []], [0, 1, 2, 3, 6, 7]);
    expect(reports.flat()).toEqual(["begun", "changed", "lifted"]);
    expect(new Set(subjects)).toEqual(new Set([first.id]));
    expect(changes[1]).toMatchObject({ before: { endsAt: null }, after: { endsAt: at(6) } });
  });

  it("reports no change if a restriction with an area, but without regions, later names regions", () => {
    const unnamed = restriction({ regions: [], area });
    expect(reportsOf([[unnamed], [{ ...unnamed, regions: ["05"] }]])).toEqual([[], []]);
  });

  it("reports a change if only the area of a restriction changes, or only its regions", () => {
    const moved = squareAround(-73, 47);
    expect(reportsOf([[ban("05", { area })], [ban("05", { area: moved })]])[1]).toEqual(["changed"]);
    expect(reportsOf([[ban("05", { area })], [restriction({ regions: ["05", "06"], area })]])[1]).toEqual([
      "changed",
    ]);
  });

  it.each([
    ["grow", ["05"], ["05", "12"]],
    ["shrink", ["05", "12"], ["12"]],
    ["move on", ["05", "12"], ["12", "03"]],
  ])(
    "reports one change if area and regions %s together, and lifts no restriction later",
    (_, before, after) => {
      const first = restriction({ regions: before, area });
      const redrawn = restriction({ regions: after, area: squareAround(-71, 46), endsAt: at(50) });
      const { reports, changes } = watch([[first], ...Array.from({ length: 20 }, () => [redrawn])]);
      expect(reports.flat()).toEqual(["changed"]);
      expect(changes[0]).toMatchObject({ subject: first.id, after: { regions: [...after].sort() } });
    },
  );

  it("lifts two bans and starts two others if both are redrawn, and share a start and regions", () => {
    const two = [restriction({ regions: ["05"], area }), restriction({ regions: ["05", "12"], area })];
    const redrawn = [squareAround(-71, 46), squareAround(-70, 46)].map((moved) =>
      restriction({ regions: ["03", "05"], area: moved }),
    );
    expect(reportsOf([two, redrawn, redrawn, redrawn, redrawn])).toEqual([
      [],
      ["begun", "begun"],
      [],
      ["lifted", "lifted"],
      [],
    ]);
  });

  it("if an edit ends a restriction within minutes, lifts the restriction only after several responses with this end", () => {
    const minutes = (count: number) => Array.from({ length: count }, (_, i) => 1 + i / 60);
    const soon = [ban("05", { endsAt: new Date(at(1).getTime() + 30_000) })];
    expect(reportsOf([[ban("05")], soon, soon, [ban("05")]], [0, ...minutes(3)]).flat()).toEqual([]);
    expect(reportsOf([[ban("05")], soon, soon, soon, soon], [0, ...minutes(4)]).flat()).toEqual(["lifted"]);
  });

  it("lifts a restriction with an edited end in the past after three responses in a row with this end", () => {
    const ended = [ban("05", { endsAt: at(1) })];
    expect(reportsOf([[ban("05")], ended, ended, ended, []])).toEqual([[], [], [], ["lifted"], []]);
    expect(reportsOf([[ban("05")], ended, [ban("05")], ended, [ban("05")]]).flat()).toEqual([]);
  });

  it("lifts no restriction before fifteen responses if an edit ends most restrictions at once", () => {
    const bans = ["01", "02", "03", "04"].map((region) => ban(region));
    const ended = bans.map((one) => restriction({ ...one, endsAt: at(0) }));
    const polls = (count: number) => Array.from({ length: count }, () => ended);
    expect(reportsWithoutStaying([bans, ...polls(14), bans]).flat()).toEqual([]);
    expect(reportsWithoutStaying([bans, ...polls(15)]).at(-1)).toHaveLength(4);
  });

  it("lifts a restriction and begins two new restrictions if each of the two could be its edited form", () => {
    const two = [
      ban("05", { startsAt: at(1), endsAt: at(50) }),
      ban("05", { startsAt: at(1), endsAt: at(60) }),
    ];
    expect(reportsOf([[ban("05")], two, two, two])).toEqual([[], ["begun", "begun"], [], ["lifted"]]);
  });

  it("a new restriction is not an edit of an old restriction if it starts at the old end, or is elsewhere", () => {
    const first = ban("05", { endsAt: at(2) });
    expect(reportsOf([[first], [first], [ban("05", { startsAt: at(2) })]])[2]?.toSorted()).toEqual([
      "begun",
      "lifted",
    ]);
    expect(
      reportsOf([[ban("05", { area })], [ban("05", { startsAt: at(1), area: squareAround(-60, 50) })]])[1],
    ).toEqual(["begun"]);
  });

  it("reports no change for an edited title of a restriction", () => {
    expect(reportsOf([[ban("05")], [ban("05", { title: { fr: "Autre", en: "Other" } })]]).flat()).toEqual([]);
  });
});

describe("response that lacks restrictions", () => {
  const many = ["01", "02", "03", "04", "05", "06", "07", "08"].map((region) => ban(region));

  it("lifts no missing restriction while more records are unreadable than before", () => {
    const unread = { restrictions: many.slice(1), dropped: 1 };
    expect(reportsOf([many, unread, unread, unread, unread, many]).flat()).toEqual([]);
    const usual = { ...unread, restrictions: many };
    expect(reportsOf([usual, unread, unread, unread]).flat()).toEqual(["lifted"]);
  });

  it("still reports bans that a doubted response adds", () => {
    const added = [ban("11", { startsAt: at(1) }), ban("12", { startsAt: at(1) })];
    expect(reportsWithoutStaying([many, added])[1]).toEqual(["begun", "begun"]);
  });

  it("still lifts restrictions whose end has passed if a response is doubted", () => {
    const ending = many.map((one) => restriction({ ...one, endsAt: at(1) }));
    expect(reportsWithoutStaying([ending, []])[1]).toHaveLength(many.length);
  });
});

it("ignores duplicates and the order of restrictions", () => {
  const list = [ban("01"), ban("02"), ban("03")];
  expect(reportsOf([list, [...list, ...list].toReversed(), list]).flat()).toEqual([]);
});
