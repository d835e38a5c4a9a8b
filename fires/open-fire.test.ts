import { describe, expect, test } from "vitest";
import { exampleRestriction } from "./examples.double.ts";
import type { Restriction } from "./model.ts";
import { type OpenFireAnswer, type OpenFireFacts, openFireAnswer } from "./open-fire.ts";
import { RESTRICTION_ORDER } from "./restriction.ts";

const day = (of: number) => new Date(Date.UTC(2026, 6, of, 12));
const ban = (endsAt: Date | null, type: Restriction["type"] = "fire") => exampleRestriction({ type, endsAt });
const quiet: OpenFireFacts = {
  inForce: [],
  announced: [],
  beside: [],
  maybe: [],
  danger: 1,
  doubt: null,
};
const answer = (changes: Partial<OpenFireFacts>) => openFireAnswer({ ...quiet, ...changes });

const FORBIDS = ["fire", "closure", "risk", "access"];
const PLACES = ["inside", "maybe", "beside", "announced", "outside"] as const;
const DOUBTS = [null, "old", "missing", "incomplete"] as const;
const DANGERS = [1, 2, 3, 4, 5, "unrated", "unpublished", "unavailable"] as const;

/** Returns the expected answer of a case, by rules that do not use the code under test. */
function expected(
  type: string,
  place: (typeof PLACES)[number],
  doubt: (typeof DOUBTS)[number],
  danger: (typeof DANGERS)[number],
): Partial<OpenFireAnswer> {
  const forbids = FORBIDS.includes(type);
  if (doubt === "missing") return { kind: "unknown", why: "missing" };
  if (forbids && place === "inside") return { kind: "banned", by: type as "fire", until: day(20) };
  if (doubt === "old") return { kind: "unknown", why: "old" };
  if (forbids && place === "beside") return { kind: "beside", by: type as "fire", until: day(20) };
  if (type === "other" && ["inside", "maybe", "beside"].includes(place))
    return { kind: "unknown", why: "untyped" };
  if (forbids && place === "maybe") return { kind: "unknown", why: "contradictory" };
  if (doubt === "incomplete") return { kind: "unknown", why: "incomplete" };
  return { kind: "unbanned", danger, bannedFrom: forbids && place === "announced" ? day(7) : null };
}

describe.for(RESTRICTION_ORDER)("the table of cases, %s", (type) => {
  const cases = PLACES.flatMap((place) =>
    DOUBTS.flatMap((doubt) => DANGERS.map((danger) => ({ place, doubt, danger }))),
  );
  test.for(cases)(
    "the open-fire answer is as expected for a restriction $place, doubt $doubt and danger $danger",
    ({ place, doubt, danger }) => {
      const restriction = exampleRestriction({ type, startsAt: day(7), endsAt: day(20) });
      const list = (at: (typeof PLACES)[number]) => (place === at ? [restriction] : []);
      const given = answer({
        inForce: doubt === "missing" ? null : list("inside"),
        beside: list("beside"),
        maybe: list("maybe"),
        announced: list("announced"),
        doubt,
        danger,
      });
      expect(given).toMatchObject(expected(type, place, doubt, danger));
    },
  );
});

describe("several bans", () => {
  test("the type in the open-fire answer is an area at risk before a closure, and a closure before other bans", () => {
    const [risk, closure] = [ban(day(9), "risk"), ban(day(9), "closure")];
    expect(answer({ inForce: [ban(day(20)), closure, risk] })).toMatchObject({ by: "risk" });
    expect(answer({ inForce: [ban(null, "access"), ban(day(20)), closure] })).toMatchObject({
      by: "closure",
    });
    expect(answer({ inForce: [ban(null, "access"), ban(day(20))] })).toMatchObject({ by: "fire" });
  });

  test("the open-fire answer for several bans has the latest end of any ban, and no end if one ban has no end", () => {
    expect(answer({ inForce: [ban(day(9), "risk"), ban(day(20))] })).toMatchObject({ until: day(20) });
    expect(answer({ inForce: [ban(day(20)), ban(day(25)), ban(day(22))] })).toMatchObject({ until: day(25) });
    expect(answer({ inForce: [ban(day(20)), ban(null)] })).toMatchObject({ until: null });
  });

  test("the open-fire answer for several bans has the type of the ban that ends last, or the first type if several end last", () => {
    const lasting = (...inForce: Restriction[]) => answer({ inForce });
    expect(lasting(ban(day(9), "risk"), ban(null))).toMatchObject({ by: "risk", lasting: "fire" });
    expect(lasting(ban(null, "risk"), ban(null))).toMatchObject({ by: "risk", lasting: "risk" });
    expect(lasting(ban(day(20), "closure"), ban(day(20), "access"))).toMatchObject({ lasting: "closure" });
    expect(lasting(ban(day(20), "closure"), ban(day(22), "access"))).toMatchObject({ lasting: "access" });
  });

  test("a ban here or nearby takes precedence over a restriction with unknown type or place", () => {
    const [other, here] = [exampleRestriction({ type: "other" }), ban(day(20))];
    expect(answer({ inForce: [other, here], maybe: [here] })).toMatchObject({ kind: "banned", by: "fire" });
    expect(answer({ inForce: [other], beside: [here] })).toMatchObject({ kind: "beside", by: "fire" });
  });

  test("an unknown open-fire answer lists all restrictions that prevent an answer", () => {
    const title = { fr: "Avis", en: "Notice" };
    const other = exampleRestriction({ type: "other", title });
    expect(answer({ inForce: [other], maybe: [ban(null)] })).toEqual({
      kind: "unknown",
      why: "untyped",
      about: [
        { type: "other", title },
        { type: "fire", title: ban(null).title },
      ],
    });
  });

  test("a ban here takes precedence over a ban nearby", () => {
    expect(answer({ beside: [ban(day(20))], inForce: [ban(null)] })).toMatchObject({ kind: "banned" });
  });

  test("the open-fire answer has the start of the first announced type that forbids fires, even during a ban", () => {
    const from = (startsAt: Date, type: "fire" | "plane" = "fire") => exampleRestriction({ type, startsAt });
    const announced = [from(day(9)), from(day(7)), from(day(5), "plane")];
    for (const here of [{}, { inForce: [ban(day(6))] }, { beside: [ban(day(6))] }]) {
      expect(answer({ ...here, announced })).toMatchObject({ bannedFrom: day(7) });
    }
  });
});
