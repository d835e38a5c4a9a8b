import { describe, expect, it } from "vitest";
import { exampleRestriction, squareAround } from "#fires/examples.ts";
import type { Restriction } from "#fires/model.ts";
import { compareRestrictions } from "./compare-restrictions.server.ts";

const START = new Date("2026-07-02T12:00:00Z");
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

/** The id follows from what it is made of, as in `toRestrictions`. */
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

/** Bans that stay: an answer with them is not an empty one. */
const STAYING = ["13", "14", "15"].map((region) => ban(region));

/** Answers an hour apart, or at the hours given: the changes that each gave. */
function watch(answers: readonly Answer[], hours?: readonly number[], staying = STAYING) {
  let known: Parameters<typeof compareRestrictions>[0] = null;
  const steps = answers.map((given, index) => {
    const now = at(hours?.[index] ?? index);
    const answer = "dropped" in given ? given : { restrictions: given, dropped: 0 };
    const restrictions = [...staying, ...answer.restrictions];
    const { next, changes } = compareRestrictions(known, { ...answer, restrictions }, now);
    known = next;
    return changes;
  });
  return {
    told: steps.map((changes) => changes.map(({ kind }) => kind.replace("restriction-", ""))),
    subjects: steps.flatMap((changes) => changes.map(({ subject }) => subject)),
    changes: steps.flat(),
  };
}
const told = (answers: readonly Answer[], hours?: readonly number[]) => watch(answers, hours).told;
/** Changes of answers that hold nothing else. */
const toldWithout = (answers: readonly Answer[]) => watch(answers, undefined, []).told;

describe("a restriction", () => {
  it("in force at the first answer is no change; one that comes into force later is", () => {
    expect(told([[ban("04")], [ban("04"), ban("05", { startsAt: at(1) })]])).toEqual([[], ["begun"]]);
  });

  it("that was announced begins when its start passes", () => {
    const announced = [ban("05", { startsAt: at(2) })];
    expect(told([[], announced, announced, announced])).toEqual([[], [], ["begun"], []]);
    expect(told([announced, announced, announced])).toEqual([[], [], ["begun"]]);
  });

  it("that was announced and withdrawn before its start was never told", () => {
    const announced = [ban("05", { startsAt: at(9) })];
    expect(told([[], announced, [], [], [], []]).flat()).toEqual([]);
  });

  it("is lifted when its end passes, whether it is still listed or not", () => {
    const ending = [ban("05", { endsAt: at(2) })];
    expect(told([ending, ending, ending, ending])).toEqual([[], [], ["lifted"], []]);
    expect(told([ending, ending, [], []])).toEqual([[], [], ["lifted"], []]);
  });

  it("without a known end is lifted at the third answer without it", () => {
    const one = [ban("05")];
    expect(told([one, [], [], one, [], [], [], []])).toEqual([[], [], [], [], [], [], ["lifted"], []]);
  });

  it("that is put off is lifted once that has lasted, and begins again", () => {
    const later = [ban("05", { startsAt: at(5) })];
    expect(told([[ban("05")], later, later, later, later, later])).toEqual([
      [],
      [],
      [],
      ["lifted"],
      [],
      ["begun"],
    ]);
  });

  it("that comes back after it was lifted begins again", () => {
    expect(told([[ban("05")], [], [], [], [ban("05")]]).flat()).toEqual(["lifted", "begun"]);
  });

  it("that began long before it was first listed is announced: no one was notified of it", () => {
    expect(told([[], [ban("05")], [], [], []]).flat()).toEqual(["begun", "lifted"]);
  });

  it("that began during a long outage is told after it", () => {
    expect(told([[], [ban("05", { startsAt: at(40) })]], [0, 100]).flat()).toEqual(["begun"]);
  });
});

describe("what was hidden or lifted", () => {
  it("is told again under its first name when it comes back within a fortnight, however old it is", () => {
    const one = [ban("05")];
    const back = (hours: number) => watch([one, [], [], [], [], one], [0, 1, 2, 3, hours - 1, hours]);
    expect(back(3 + 14 * 24).told.flat()).toEqual(["lifted", "begun"]);
    expect(new Set(back(3 + 14 * 24).subjects).size).toBe(1);
    expect(new Set(back(4 + 14 * 24 + 1).subjects).size).toBe(1);
  });

  it("begins again under its first name when its end is put off after it passed", () => {
    const longer = [ban("05", { endsAt: at(90) })];
    const { told, subjects } = watch([[ban("05", { endsAt: at(2) })], [], longer], [0, 3, 4]);
    expect(told.flat()).toEqual(["lifted", "begun"]);
    expect(new Set(subjects).size).toBe(1);
  });

  it("is not the restriction that starts after it was lifted", () => {
    const later = [ban("05", { startsAt: at(9) })];
    const { told, subjects } = watch([[ban("05")], [], [], [], later], [0, 1, 2, 3, 10]);
    expect(told.flat()).toEqual(["lifted", "begun"]);
    expect(new Set(subjects).size).toBe(2);
  });

  it("is not told at the first answer, whether it is over or to come", () => {
    const [over, coming] = [ban("05", { endsAt: at(0) }), ban("06", { startsAt: at(1) })];
    expect(
      told([
        [over, coming],
        [over, coming],
      ]),
    ).toEqual([[], ["begun"]]);
  });
});

describe("restrictions that an answer lacks at once", () => {
  const of = (count: number) =>
    ["01", "02", "03", "04", "05", "06", "07", "08"].slice(0, count).map((region) => ban(region));
  const lacking = (all: number, missing: number, polls: number) => {
    const rest = of(all).slice(missing);
    return toldWithout([of(all), ...Array.from({ length: polls }, () => rest)]).at(-1)?.length;
  };

  it.each([
    [8, 3],
    [4, 2],
    [2, 1],
  ])("of %i bans, %i are lifted after three answers: they are few", (all, missing) => {
    expect(lacking(all, missing, 3)).toBe(missing);
  });

  it.each([
    [8, 4],
    [5, 3],
    [3, 2],
    [1, 1],
  ])("of %i bans, %i are lifted only after fifteen answers: they are most, all or many", (all, missing) => {
    expect(lacking(all, missing, 14)).toBe(0);
    expect(lacking(all, missing, 15)).toBe(missing);
  });
});

describe("a restriction of which an answer knows less", () => {
  const known = ban("05", { area: squareAround(-72, 47) });
  const less = {
    type: restriction({ ...known, type: "other" }),
    ground: restriction({ ...known, area: null, regions: [] }),
  };

  it.each(Object.entries(less))(
    "stays as it was without its %s, and changes once that has lasted",
    (_, odd) => {
      expect(told([[known], [odd], [known], [odd], [odd], [known]]).flat()).toEqual([]);
      expect(told([[known], [odd], [odd], [odd]])).toEqual([[], [], [], ["changed"]]);
    },
  );

  it("is a change when its ground becomes known, however late", () => {
    expect(told([[less.ground], [less.ground], [known]], [0, 90, 91])).toEqual([[], [], ["changed"]]);
  });
});

describe("an edit", () => {
  const area = squareAround(-72, 47);
  it("of its dates is a change of the same restriction, under its first id", () => {
    const first = ban("05", { startsAt: at(1), area });
    const ended = ban("05", { startsAt: at(1), area, endsAt: at(6) });
    const { told, subjects, changes } = watch([[], [first], [ended], [ended], [], []], [0, 1, 2, 3, 6, 7]);
    expect(told.flat()).toEqual(["begun", "changed", "lifted"]);
    expect(new Set(subjects)).toEqual(new Set([first.id]));
    expect(changes[1]).toMatchObject({ before: { endsAt: null }, after: { endsAt: at(6) } });
  });

  it("is none where regions are named of an area that had none", () => {
    const unnamed = restriction({ regions: [], area });
    expect(told([[unnamed], [{ ...unnamed, regions: ["05"] }]])).toEqual([[], []]);
  });

  it("of its area, or of the regions with it, is a change too", () => {
    const moved = squareAround(-73, 47);
    expect(told([[ban("05", { area })], [ban("05", { area: moved })]])[1]).toEqual(["changed"]);
    expect(told([[ban("05", { area })], [restriction({ regions: ["05", "06"], area })]])[1]).toEqual([
      "changed",
    ]);
  });

  it.each([
    ["grow", ["05"], ["05", "12"]],
    ["shrink", ["05", "12"], ["12"]],
    ["move on", ["05", "12"], ["12", "03"]],
  ])("of which area and regions %s together is one change, and lifts nothing later", (_, before, after) => {
    const first = restriction({ regions: before, area });
    const redrawn = restriction({ regions: after, area: squareAround(-71, 46), endsAt: at(50) });
    const { told, changes } = watch([[first], ...Array.from({ length: 20 }, () => [redrawn])]);
    expect(told.flat()).toEqual(["changed"]);
    expect(changes[0]).toMatchObject({ subject: first.id, after: { regions: [...after].sort() } });
  });

  it("of two bans that share regions and a start, if both are redrawn, begins two and lifts two", () => {
    const two = [restriction({ regions: ["05"], area }), restriction({ regions: ["05", "12"], area })];
    const redrawn = [squareAround(-71, 46), squareAround(-70, 46)].map((moved) =>
      restriction({ regions: ["03", "05"], area: moved }),
    );
    expect(told([two, redrawn, redrawn, redrawn, redrawn])).toEqual([
      [],
      ["begun", "begun"],
      [],
      ["lifted", "lifted"],
      [],
    ]);
  });

  it("that makes a restriction end within minutes is believed once that has lasted", () => {
    const minutes = (count: number) => Array.from({ length: count }, (_, i) => 1 + i / 60);
    const soon = [ban("05", { endsAt: new Date(at(1).getTime() + 30_000) })];
    expect(told([[ban("05")], soon, soon, [ban("05")]], [0, ...minutes(3)]).flat()).toEqual([]);
    expect(told([[ban("05")], soon, soon, soon, soon], [0, ...minutes(4)]).flat()).toEqual(["lifted"]);
  });

  it("that makes a restriction end at once lifts it once that has lasted", () => {
    const ended = [ban("05", { endsAt: at(1) })];
    expect(told([[ban("05")], ended, ended, ended, []])).toEqual([[], [], [], ["lifted"], []]);
    expect(told([[ban("05")], ended, [ban("05")], ended, [ban("05")]]).flat()).toEqual([]);
  });

  it("that ends most restrictions at once lifts none before fifteen answers", () => {
    const bans = ["01", "02", "03", "04"].map((region) => ban(region));
    const ended = bans.map((one) => restriction({ ...one, endsAt: at(0) }));
    const polls = (count: number) => Array.from({ length: count }, () => ended);
    expect(toldWithout([bans, ...polls(14), bans]).flat()).toEqual([]);
    expect(toldWithout([bans, ...polls(15)]).at(-1)).toHaveLength(4);
  });

  it("is none where two may be it: then one is over and others begin", () => {
    const two = [
      ban("05", { startsAt: at(1), endsAt: at(50) }),
      ban("05", { startsAt: at(1), endsAt: at(60) }),
    ];
    expect(told([[ban("05")], two, two, two])).toEqual([[], ["begun", "begun"], [], ["lifted"]]);
  });

  it("is none where the other begins when the first is over, or elsewhere", () => {
    const first = ban("05", { endsAt: at(2) });
    expect(told([[first], [first], [ban("05", { startsAt: at(2) })]])[2]?.toSorted()).toEqual([
      "begun",
      "lifted",
    ]);
    expect(
      told([[ban("05", { area })], [ban("05", { startsAt: at(1), area: squareAround(-60, 50) })]])[1],
    ).toEqual(["begun"]);
  });

  it("of a title alone is none", () => {
    expect(told([[ban("05")], [ban("05", { title: { fr: "Autre", en: "Other" } })]]).flat()).toEqual([]);
  });
});

describe("an answer that lacks restrictions", () => {
  const many = ["01", "02", "03", "04", "05", "06", "07", "08"].map((region) => ban(region));

  it("lifts none while as many records cannot be read, unless they could not be read before", () => {
    const unread = { restrictions: many.slice(1), dropped: 1 };
    expect(told([many, unread, unread, unread, unread, many]).flat()).toEqual([]);
    const usual = { ...unread, restrictions: many };
    expect(told([usual, unread, unread, unread]).flat()).toEqual(["lifted"]);
  });

  it("still tells the bans that it adds", () => {
    const added = [ban("11", { startsAt: at(1) }), ban("12", { startsAt: at(1) })];
    expect(toldWithout([many, added])[1]).toEqual(["begun", "begun"]);
  });

  it("still ends restrictions whose end has passed", () => {
    const ending = many.map((one) => restriction({ ...one, endsAt: at(1) }));
    expect(toldWithout([ending, []])[1]).toHaveLength(many.length);
  });
});

it("takes the same restriction given twice for one, and any order for the same", () => {
  const list = [ban("01"), ban("02"), ban("03")];
  expect(told([list, [...list, ...list].toReversed(), list]).flat()).toEqual([]);
});
