import { distanceKm } from "#territory/distance.ts";
import { type AnotherSeason, anotherSeason, countDates } from "./another-season.ts";
import type { BelievedFire, FireFacts, FiresBelief, PendingField, PendingValue } from "./fires-belief.ts";
import type { Protection } from "./model.ts";
import { areMany, POLLS_TO_BELIEVE } from "./polls-to-believe.ts";
import { isActive, OUT_OF_CONTROL, STATUS_ORDER } from "./status.ts";

/** A readable response with the list of fires. */
export interface FiresAnswer<F> {
  /** Fires by id, each once. */
  readonly listed: ReadonlyMap<string, F>;
  /** Number of unreadable records: any known fire can be among them. */
  readonly dropped: number;
  /** Protection zones that lost all their fires, and the result of checking their statistics. */
  readonly lostZones: ReadonlyMap<Protection, "denied" | "confirmed">;
  /** False if the list with containment dates is unreadable. */
  readonly areContainedKnown?: boolean;
}

/**
 * Result of judging a response: `first`; `compared` and accepted; `partial`, accepted except for changes that
 * must last; `doubted` and set aside; `restarted` from another season that lasted.
 */
export type FiresVerdict = "first" | "compared" | "partial" | "doubted" | "restarted";

export interface JudgedFires<F> {
  readonly verdict: FiresVerdict;
  readonly belief: FiresBelief<F>;
  /** Reason why the response is not fully accepted; null if it is. */
  readonly reason: string | null;
  /** Whether more fires are absent than can really leave at once: then no single absence is meaningful. */
  readonly lacksMany: boolean;
}

/** Number of responses after which a record older than the known record counts: its date was corrected. */
const BEHINDS_TO_BELIEVE = 30;
/** Share of fires that can leave at once: fires leave one by one, so a larger gap is a truncated response. */
const MOST_GONE_SHARE = 0.05;
/** Share of fires in which a field can change in one poll without doubt. */
const MOST_CHANGED_SHARE = 0.25;
const MOST_DATED_SHARE = 0.5;
/** Factor by which a change of size, to or from `JUMP_HA` or more, is at first treated as a typing error. */
const JUMP_FACTOR = 10;
const JUMP_HA = 100;
/** Distance in km from which a moved origin is doubtful: real corrections are only a few kilometres. */
const JUMP_KM = 50;

/** Decides, by the previous belief, which values of a response to accept, for pages and the watch. */
export function believeFires<F extends FireFacts>(
  known: FiresBelief<F> | null,
  answer: FiresAnswer<F>,
  at: Date,
): JudgedFires<F> {
  if (known === null) return { verdict: "first", belief: begin(answer, at), reason: null, lacksMany: false };
  const season = anotherSeason(known, answer.listed);
  if (season !== null) return judgeSeason(known, answer, at, season);
  const { newer, unknown } = countDates(known, answer.listed);
  const records = judgeRecords(known, answer);
  // A cache can return an earlier response, whose missing fires have not left.
  const isEarlier = Object.keys(records.behind).length > 1 && newer === 0 && unknown === 0;
  const absences = judgeAbsences(known, answer, isEarlier);
  const isDenied = [...answer.lostZones.values()].includes("denied");
  const reason = absences.reason ?? records.reason ?? (isDenied && records.isHolding ? "lost-zone" : null);
  return {
    verdict: reason === null ? "compared" : "partial",
    belief: {
      clock: clockOf(answer.listed.values(), at, known.clock),
      doubted: 0,
      dropped: absences.isNone ? answer.dropped : known.dropped,
      believedAt: at,
      fires: withoutPastYears(
        { ...known.fires, ...records.behind, ...records.fires, ...absences.fires },
        answer.listed,
      ),
    },
    reason,
    lacksMany: absences.areMany,
  };
}

/** Returns the fires that are believed to be in the list, by id. Fires whose id is in `order` come first. */
export function listedFires<F>({ fires }: FiresBelief<F>, order: Iterable<string> = []): Map<string, F> {
  const listed = new Map<string, F>();
  for (const id of [...order, ...Object.keys(fires)]) {
    const believed = fires[id];
    if (believed !== undefined && !believed.gone) listed.set(id, believed.state);
  }
  return listed;
}

function begin<F extends FireFacts>({ listed, dropped }: FiresAnswer<F>, at: Date): FiresBelief<F> {
  return {
    clock: clockOf(listed.values(), at, null),
    doubted: 0,
    dropped,
    believedAt: at,
    fires: Object.fromEntries([...listed].map(([id, state]) => [id, keep(state)])),
  };
}

const keep = <F>(state: F): BelievedFire<F> => ({ state, missing: 0, behind: 0, gone: false, held: {} });

function judgeSeason<F extends FireFacts>(
  known: FiresBelief<F>,
  answer: FiresAnswer<F>,
  at: Date,
  reason: AnotherSeason,
): JudgedFires<F> {
  const doubted = known.doubted + 1;
  // A list whose dates went back lacks the newest fires, so it is believed later.
  return doubted < (reason === "rewound" ? POLLS_TO_BELIEVE.many : POLLS_TO_BELIEVE.few)
    ? { verdict: "doubted", belief: { ...known, doubted }, reason, lacksMany: false }
    : { verdict: "restarted", belief: restart(known, answer, at), reason: null, lacksMany: false };
}

/** Starts again with another season. Missing fires count as left, so they are not new if they return. */
function restart<F extends FireFacts>(
  known: FiresBelief<F>,
  answer: FiresAnswer<F>,
  at: Date,
): FiresBelief<F> {
  const begun = begin(answer, at);
  const left = Object.entries(known.fires).map(
    ([id, believed]) => [id, { ...believed, gone: true }] as const,
  );
  return {
    ...begun,
    fires: withoutPastYears({ ...Object.fromEntries(left), ...begun.fires }, answer.listed),
  };
}

interface JudgedRecords<F> {
  readonly fires: Readonly<Record<string, BelievedFire<F>>>;
  /** Known fires, by id, whose record in the response is older than the kept record. */
  readonly behind: Readonly<Record<string, BelievedFire<F>>>;
  readonly isHolding: boolean;
  readonly reason: string | null;
}

function judgeRecords<F extends FireFacts>(
  known: FiresBelief<F>,
  { listed, areContainedKnown = true }: FiresAnswer<F>,
): JudgedRecords<F> {
  const fires: Record<string, BelievedFire<F>> = {};
  const behind: Record<string, BelievedFire<F>> = {};
  const pairs: Pair<F>[] = [];
  for (const [id, record] of listed) {
    const believed = known.fires[id];
    if (believed === undefined) {
      fires[id] = keep(record);
      continue;
    }
    const after = completed(believed.state, record, areContainedKnown);
    if (isOlder(record, believed.state) && believed.behind + 1 < BEHINDS_TO_BELIEVE)
      behind[id] = { ...believed, missing: 0, gone: false, behind: believed.behind + 1 };
    else pairs.push({ id, believed, record, after });
  }
  const { of, reason } = pollsNeeded(pairs, Object.values(known.fires));
  let isHolding = false;
  for (const { id, believed, record, after } of pairs) {
    const judged = withPending(believed, { record, after }, of(id));
    fires[id] = judged.believed;
    isHolding ||= judged.isHolding;
  }
  return { fires, behind, isHolding, reason: isHolding ? reason : null };
}

interface Pair<F> {
  readonly id: string;
  readonly believed: BelievedFire<F>;
  readonly record: F;
  /** The new record of the fire. Fields that the record lacks have their known value. */
  readonly after: F;
}

type Needed = ReadonlyMap<PendingField, number>;
const NONE: Needed = new Map();

/** Returns how many polls each fire's doubtful fields must last, and the reason if many are doubtful. */
function pollsNeeded<F extends FireFacts>(pairs: readonly Pair<F>[], known: readonly BelievedFire<F>[]) {
  const byFire = new Map<string, Map<PendingField, number>>();
  const reasons: string[] = [];
  const hold = (some: readonly Pair<F>[], field: PendingField, polls: number) => {
    for (const { id } of some) byFire.set(id, (byFire.get(id) ?? new Map()).set(field, polls));
  };
  const holdJumps = (field: PendingField, jumped: readonly Pair<F>[], one: number) => {
    const isMany = areMany(jumped.length, pairs.length, MOST_CHANGED_SHARE);
    hold(jumped, field, isMany ? POLLS_TO_BELIEVE.many : one);
    if (isMany) reasons.push(`many-${field}`);
  };
  const present = pairs.filter(({ believed }) => !believed.gone);
  const when = (test: (before: F, after: F) => boolean) =>
    present.filter(({ believed, after }) => test(believed.state, after));
  holdJumps("size", when(isSizeJump), POLLS_TO_BELIEVE.jump);
  holdJumps("place", when(isPlaceJump), POLLS_TO_BELIEVE.jump);
  holdJumps(
    "protection",
    when((before, after) => before.protection !== after.protection),
    POLLS_TO_BELIEVE.many,
  );
  const contained = when((before, after) => before.containedAt === null && after.containedAt !== null);
  if (areMany(contained.length, pairs.length, MOST_CHANGED_SHARE))
    holdJumps("contained", contained, POLLS_TO_BELIEVE.many);
  const withdrawn = when((before, after) => before.containedAt !== null && after.containedAt === null);
  hold(withdrawn, "contained", POLLS_TO_BELIEVE.many);
  // Swapped coordinates are outside Quebec and read as null: the fires keep their known origin.
  const lost = present.filter(({ believed, record }) => believed.state.at !== null && record.at === null);
  if (areMany(lost.length, pairs.length, MOST_CHANGED_SHARE)) holdJumps("place", lost, POLLS_TO_BELIEVE.many);

  const active = known.filter(({ state, gone }) => !gone && isActive(state.statusId)).length;
  const flipped = when((before, after) => before.statusId !== after.statusId);
  const undated = flipped.filter(({ believed, record }) => !isNewer(record, believed.state));
  const ended = flipped.filter(({ after }) => !isActive(after.statusId));
  const areAll = undated.length > 1 && undated.length >= active;
  const areUndatedMany = areAll || areMany(undated.length, active, MOST_CHANGED_SHARE);
  const areEndedMany = areMany(ended.length, active, MOST_DATED_SHARE);
  const doubtful = new Set([...(areUndatedMany ? undated : []), ...(areEndedMany ? ended : [])]);
  for (const pair of doubtful) {
    const isSafer = rank(pair.after) > rank(pair.believed.state);
    hold([pair], "status", isSafer ? POLLS_TO_BELIEVE.many : POLLS_TO_BELIEVE.few);
  }
  if (doubtful.size > 0) reasons.push("many-status");
  return { of: (id: string): Needed => byFire.get(id) ?? NONE, reason: reasons[0] ?? null };
}

const rank = ({ statusId }: FireFacts) => STATUS_ORDER.indexOf(statusId);

/** Returns the fire with the record's values, except fields whose new value has not lasted long enough. */
function withPending<F extends FireFacts>(
  believed: BelievedFire<F>,
  { record, after }: Pick<Pair<F>, "record" | "after">,
  needed: Needed,
): { readonly believed: BelievedFire<F>; readonly isHolding: boolean } {
  const held: Partial<Record<PendingField, PendingValue>> = {};
  let state = after;
  let isHolding = false;
  for (const [field, polls] of needed) {
    const value = VALUE_OF[field](record);
    const before = believed.held[field];
    const times = Math.min(before?.value === value ? before.times + 1 : 1, polls);
    // Keep the count of an accepted value. Otherwise a field that the record lacks would be doubted again.
    held[field] = { times, value };
    if (times >= polls) continue;
    isHolding = true;
    state = { ...state, ...FIELD_VALUES[field](believed.state) };
  }
  return { believed: { ...keep(state), held }, isHolding };
}

/** Values of a field for comparison: nearly equal values are equal. */
const VALUE_OF: Readonly<Record<PendingField, (fire: FireFacts) => string>> = {
  status: ({ statusId }) => String(statusId),
  size: ({ sizeHa }) => String(Math.round(Math.log2(Math.max(sizeHa ?? 0, 1)))),
  place: ({ at }) => (at === null ? "none" : `${at.lat.toFixed(1)} ${at.lon.toFixed(1)}`),
  protection: ({ protection }) => protection,
  contained: ({ containedAt }) => containedAt?.toISOString() ?? "none",
};

const FIELD_VALUES: Readonly<Record<PendingField, (fire: FireFacts) => Partial<FireFacts>>> = {
  status: ({ statusId, extinguishedAt }) => ({ statusId, extinguishedAt }),
  size: ({ sizeHa }) => ({ sizeHa }),
  place: ({ at, region, zone }) => ({ at, region, zone }),
  protection: ({ protection }) => ({ protection }),
  contained: ({ containedAt }) => ({ containedAt }),
};

function isSizeJump({ sizeHa: before }: FireFacts, { sizeHa: after }: FireFacts): boolean {
  if (after === null) return false;
  const [less, more] = [Math.min(before ?? 0, after), Math.max(before ?? 0, after)];
  return more >= JUMP_HA && more >= Math.max(less, 1) * JUMP_FACTOR;
}

const isPlaceJump = ({ at: before }: FireFacts, { at: after }: FireFacts): boolean =>
  before !== null && after !== null && distanceKm(before, after) > JUMP_KM;

const isOlder = ({ modifiedAt }: FireFacts, { modifiedAt: knownAt }: FireFacts): boolean =>
  modifiedAt !== null && knownAt !== null && modifiedAt < knownAt;

const isNewer = ({ modifiedAt }: FireFacts, { modifiedAt: knownAt }: FireFacts): boolean =>
  modifiedAt !== null && (knownAt === null || modifiedAt > knownAt);

/**
 * Returns the new record, with known values for fields that it lacks. A fire that leaves the list of
 * contained fires keeps its containment date, unless the fire is out of control.
 */
function completed<F extends FireFacts>(before: F, now: F, areContainedKnown: boolean): F {
  const isWithdrawn = areContainedKnown && now.statusId === OUT_OF_CONTROL;
  return {
    ...now,
    name: now.name ?? before.name,
    sizeHa: now.sizeHa ?? before.sizeHa,
    causeId: now.causeId ?? before.causeId,
    region: now.region ?? before.region,
    zone: now.zone ?? before.zone,
    at: now.at ?? before.at,
    startedAt: now.startedAt ?? before.startedAt,
    containedAt: now.containedAt ?? (isWithdrawn ? null : before.containedAt),
    modifiedAt: now.modifiedAt ?? before.modifiedAt,
  };
}

interface JudgedAbsences<F> {
  readonly fires: Record<string, BelievedFire<F>>;
  readonly reason: string | null;
  readonly isNone: boolean;
  readonly areMany: boolean;
}

function judgeAbsences<F extends FireFacts>(
  known: FiresBelief<F>,
  { listed, dropped, lostZones }: FiresAnswer<F>,
  isEarlier: boolean,
): JudgedAbsences<F> {
  const expected = Object.entries(known.fires).filter(([, { gone }]) => !gone);
  const absent = expected.filter(([id]) => !listed.has(id));
  const isNone = absent.length === 0;
  if (isNone || isEarlier) return { fires: {}, reason: null, isNone, areMany: false };
  const isConfirmed = ({ state }: BelievedFire<F>) => lostZones.get(state.protection) === "confirmed";
  const unconfirmed = absent.filter(([, believed]) => !isConfirmed(believed)).length;
  const areTooMany =
    [...lostZones.values()].includes("denied") || areMany(unconfirmed, expected.length, MOST_GONE_SHARE);
  // The absent fires can be among the unreadable records.
  const isDoubtful = areTooMany || dropped > known.dropped;
  const fires = Object.fromEntries(
    absent.map(([id, believed]) => {
      const missing = believed.missing + 1;
      const needed = isDoubtful && !isConfirmed(believed) ? POLLS_TO_BELIEVE.many : POLLS_TO_BELIEVE.few;
      return [id, { ...believed, missing, gone: missing >= needed }];
    }),
  );
  const isWaiting = areTooMany && Object.values(fires).some(({ gone }) => !gone);
  const lacksMany = areMany(absent.length, expected.length, MOST_GONE_SHARE);
  return { fires, reason: isWaiting ? "many-absent" : null, isNone, areMany: areTooMany || lacksMany };
}

/** Removes fires of earlier years that left the list, as soon as a fire of a newer year is listed. */
function withoutPastYears<F extends FireFacts>(
  fires: Record<string, BelievedFire<F>>,
  listed: ReadonlyMap<string, F>,
): Record<string, BelievedFire<F>> {
  const year = [...listed.values()].reduce((newest, fire) => Math.max(newest, fire.year), 0);
  return Object.fromEntries(
    Object.entries(fires).filter(([, { state, gone }]) => state.year >= year || !gone),
  );
}

type Dated = Pick<FireFacts, "startedAt" | "modifiedAt">;

/** Returns the newest date of the records and of `known`, at most `at`; null if there is no date. */
function clockOf(fires: Iterable<Dated>, at: Date, known: Date | null): Date | null {
  let newest = known?.getTime() ?? Number.NEGATIVE_INFINITY;
  for (const { startedAt, modifiedAt } of fires)
    newest = Math.max(newest, startedAt?.getTime() ?? newest, modifiedAt?.getTime() ?? newest);
  return Number.isFinite(newest) ? new Date(Math.min(newest, at.getTime())) : null;
}
