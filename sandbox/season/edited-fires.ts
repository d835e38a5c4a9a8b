import type { Edits } from "./edits.ts";
import { definedFields } from "./edits.ts";
import { type FirePatch, type FireRecord, fireKey } from "./fire-record.ts";
import { conditionOf } from "./vocabulary.ts";

/** Fire over time. `at` returns the fire's record at an instant, or null before the fire's start. */
export interface TrackedFire {
  readonly key: string;
  at(now: number): FireRecord | null;
}

type Patch = Edits["patches"][number];

/** Applies a person's changes to a fire. A status set by hand stops the fire's drawn course. */
export function withPatches(fire: TrackedFire, patches: readonly Patch[]): TrackedFire {
  const own = patches.filter(({ key }) => key === fire.key);
  if (own.length === 0) return fire;
  const stopsAt = own.find(({ fields }) => fields.Condition !== undefined)?.at ?? Infinity;
  return {
    key: fire.key,
    at: (now) => {
      const drawn = fire.at(Math.min(now, stopsAt));
      return own.filter(({ at }) => at <= now).reduce(applyPatch, drawn);
    },
  };
}

function applyPatch(fire: FireRecord | null, { at, fields }: Patch): FireRecord | null {
  if (fire === null) return null;
  const when = new Date(at).toISOString();
  const latest =
    Date.parse(fire.DateDerniereModification ?? when) > at ? fire.DateDerniereModification : when;
  return {
    ...fire,
    DateDerniereModification: latest,
    ...datesOf(fire, fields, when),
    ...definedFields(fields),
  };
}

/** Returns the dates that a new status implies. A date that the fire already has stays. */
function datesOf(
  fire: FireRecord,
  { Condition }: FirePatch,
  when: string,
): Partial<Pick<FireRecord, "DateEteint" | "DateEnglobe">> {
  if (Condition === undefined) return {};
  const { Id } = Condition;
  const isHeld = Id === 4 || Id === 5;
  return {
    DateEteint: Id === 6 ? (fire.DateEteint ?? when) : null,
    DateEnglobe: isHeld ? (fire.DateEnglobe ?? when) : Id === 6 ? (fire.DateEnglobe ?? null) : null,
  };
}

/** Tracks fires of a list set by hand. Records are as given from `putAt` on; before, rebuilt from dates. */
export function trackedList({ at: putAt, fires }: NonNullable<Edits["replaced"]>): TrackedFire[] {
  const dates = fires.flatMap((fire) =>
    [fire.DateDeDebut, fire.DateEteint, fire.DateDerniereModification].flatMap((date) =>
      date ? [Date.parse(date)] : [],
    ),
  );
  // For an old list, "24 hours before" is relative to the list's own last date.
  const listedAt =
    dates.length === 0
      ? putAt
      : Math.min(
          putAt,
          dates.reduce((a, b) => Math.max(a, b)),
        );
  return fires.map((fire) => ({
    key: fireKey(fire),
    at: (now) => (now >= putAt ? fire : earlier(fire, now - putAt + listedAt)),
  }));
}

function earlier(fire: FireRecord, instant: number): FireRecord | null {
  if (fire.DateDeDebut && Date.parse(fire.DateDeDebut) > instant) return null;
  const wasOut = !fire.DateEteint || Date.parse(fire.DateEteint) <= instant;
  return fire.Condition.Id === 6 && !wasOut ? { ...fire, Condition: conditionOf(5), DateEteint: null } : fire;
}
