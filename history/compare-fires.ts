import { believeFires, type FiresAnswer, type FiresVerdict } from "#fires/believe-fires.ts";
import { isActive } from "#fires/status.ts";
import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import type { ComparedAnswer, FireChange, FireChangeKind } from "./change.ts";
import type { FireState } from "./fire-state.ts";
import type { FiresReading } from "./fires-reading.ts";

const DAY_MS = 24 * 3_600_000;
/** Distance in km up to which an origin is still at its announced position: coordinates are rounded. */
const SAME_PLACE_KM = 0.05;
const KINDS_WITH_PLACE: readonly FireChangeKind[] = ["fire-new", "fire-located"];

type Believed = Pick<FiresReading, "fires">;

export interface FiresComparison extends ComparedAnswer<FiresReading, FireChange> {
  readonly verdict: FiresVerdict;
}

/** Checks a response, and lists the changes of the accepted fires. The first response causes no changes. */
export function compareFires(
  known: FiresReading | null,
  answer: FiresAnswer<FireState>,
  at: Date,
): FiresComparison {
  const { verdict, belief, reason, lacksMany } = believeFires(known, answer, at);
  const isRestarted = verdict === "restarted";
  const since = known === null || isRestarted ? at : known.since;
  if (known === null)
    return { verdict, next: { v: 1, since, ...belief, announced: {} }, changes: [], reason };
  const changes = isRestarted ? sinceBelieved(known, belief) : differencesOf(known, belief, lacksMany);
  const followed = isRestarted ? sameFires(known, belief) : known;
  const announced = announcedAfter(followed, belief, changes);
  return { verdict, next: { v: 1, since, ...belief, announced }, changes, reason };
}

type KnownPlaces = Pick<FiresReading, "fires" | "announced">;

const announcedPlace = ({ fires, announced }: KnownPlaces, subject: string): Point | null =>
  announced[subject] ?? fires[subject]?.state.at ?? null;

/** Returns the last announced positions of fires that have since moved slightly. */
function announcedAfter(
  known: KnownPlaces,
  { fires }: Believed,
  changes: readonly FireChange[],
): Record<string, Point> {
  const announcedSubjects = new Set(
    changes.filter(({ kind }) => KINDS_WITH_PLACE.includes(kind)).map(({ subject }) => subject),
  );
  const beside = Object.entries(fires).flatMap(([subject, { state }]) => {
    const was = announcedPlace(known, subject);
    const isThere = was === null || state.at === null || distanceKm(was, state.at) === 0;
    return isThere || announcedSubjects.has(subject) ? [] : [[subject, was] as const];
  });
  return Object.fromEntries(beside);
}

/** Returns the known fires, with announced positions, that another season's list also has. */
function sameFires({ fires, announced }: KnownPlaces, next: Believed): KnownPlaces {
  const isSame = ([id]: [string, unknown]) => isSameFire(fires[id]?.state, next.fires[id]?.state);
  const [same, itsPlaces] = [Object.entries(fires).filter(isSame), Object.entries(announced).filter(isSame)];
  return { fires: Object.fromEntries(same), announced: Object.fromEntries(itsPlaces) };
}

const isSameFire = (a: FireState | undefined, b: FireState | undefined) =>
  a !== undefined && b !== undefined && a.startedAt?.getTime() === b.startedAt?.getTime();

/** Returns the changes to another season's list: of fires in both, and of active fires begun meanwhile. */
function sinceBelieved(known: FiresReading, next: Believed): FireChange[] {
  const since = known.believedAt.getTime() - DAY_MS;
  return Object.entries(next.fires).flatMap(([subject, { state, gone }]): FireChange[] => {
    if (gone) return [];
    const before = known.fires[subject]?.state;
    if (before !== undefined && isSameFire(before, state)) return changesOf(known, subject, before, state);
    const began = state.startedAt ?? state.modifiedAt;
    const isNews = isActive(state.statusId) && (began === null || began.getTime() >= since);
    return isNews ? [{ kind: "fire-new", subject, before: null, after: state }] : [];
  });
}

function differencesOf(known: FiresReading, next: Believed, lacksMany: boolean): FireChange[] {
  return Object.entries(next.fires).flatMap(([subject, after]) => {
    const before = known.fires[subject];
    if (before === undefined) return [{ kind: "fire-new", subject, before: null, after: after.state }];
    if (before === after) return [];
    const changes = changesOf(known, subject, before.state, after.state);
    return after.gone && !before.gone && !lacksMany
      ? [...changes, { kind: "fire-gone", subject, before: before.state, after: null }]
      : changes;
  });
}

function changesOf(known: FiresReading, subject: string, before: FireState, after: FireState): FireChange[] {
  const announced = announcedPlace(known, subject);
  const located: FireChange = {
    kind: "fire-located",
    subject,
    before: { ...before, at: announced },
    after,
  };
  const isMoved =
    after.at !== null && (announced === null || distanceKm(announced, after.at) > SAME_PLACE_KM);
  return [
    ...differences(before, after, known.since).map((kind) => ({ kind, subject, before, after })),
    ...(isMoved ? [located] : []),
  ];
}

function differences(before: FireState, after: FireState, since: Date): FireChangeKind[] {
  const kinds: FireChangeKind[] = [];
  if (after.statusId !== before.statusId)
    kinds.push(isActive(after.statusId) ? "fire-status" : "fire-extinguished");
  if (after.sizeHa !== before.sizeHa) kinds.push("fire-size");
  // The list of contained fires can come later than the first response, so an earlier date is not news.
  if (
    after.containedAt?.getTime() !== before.containedAt?.getTime() &&
    !(after.containedAt && after.containedAt < since)
  )
    kinds.push("fire-contained");
  return kinds;
}
