import { setTimeout as sleep } from "node:timers/promises";
import { type AskForAll, askAlone, type Shareable } from "#territory/shareable.ts";
import { repeat, untilNextSync } from "#territory/sync-together.ts";
import { troubleLevel } from "#territory/trouble-level.ts";
import { createFireDataClient, type FireDataClientOptions } from "./client.server.ts";
import { nameZones } from "./map-danger.ts";
import type { Fire, Reading, Situation, SituationService, ZoneDanger } from "./model.ts";
import { createPathCounters } from "./path-counters.ts";
import { siteAskSeconds } from "./poll-times.ts";
import { completeFires, placeFire } from "./read-fires.server.ts";
import { reportReadings, type SituationLog } from "./reading-report.server.ts";
import { computeTouchedAreas } from "./restriction-ground.server.ts";
import { createSharing, type SharedReadings, type Sharing } from "./sharing.server.ts";
import { createSituationReadings, refreshDue } from "./situation-readings.server.ts";

/** Longest wait of a first page for shared readings, in ms; then this program sends the requests itself. */
const LONGEST_FIRST_SYNC_MS = 1_000;

/** Pause between two refreshes, in ms, plus or minus `JITTER`: sites then request at different times. */
export const REFRESH_EVERY_MS = 60_000;
const JITTER = 0.1;

export interface SituationServiceOptions extends FireDataClientOptions {
  readonly log?: SituationLog;
  /** Store of shared readings. If unset, this program polls the data service by itself. */
  readonly shared?: SharedReadings;
  /** Answers from other sources, by key, shared like the readings. A new answer calls the listeners too. */
  readonly others?: Readonly<Record<string, Shareable>>;
  /** Milliseconds between two polls of the data service. */
  readonly everyMs?: number;
}

/** Keeps the fire situation in memory: each path keeps its last good response with its age. */
export function createSituationService(options: SituationServiceOptions): SituationService & {
  /** Returns the function that requests one of the `others` for all programs. */
  askerOf(key: string): AskForAll;
} {
  const { now = Date.now, log, shared, others = {}, everyMs = REFRESH_EVERY_MS } = options;
  const client = createFireDataClient(options);
  const counters = createPathCounters();
  const readings = createSituationReadings({ client, now, report: reportReadings(counters, log) });
  const all = Object.values(readings);
  const compose = createComposer();
  const askAfterSeconds = siteAskSeconds(everyMs / 1_000);
  const sharing = shared && createSharing({ shared, readings, others, now, askAfterSeconds });
  let stop: (() => void) | null = null;
  let firstSync: Promise<unknown> | null = null;

  function situation(): Situation {
    const { intensiveStatistics, northernStatistics, ...others } = readings;
    return compose({
      fires: others.fires.current(),
      containedFires: others.containedFires.current(),
      statistics: { intensive: intensiveStatistics.current(), northern: northernStatistics.current() },
      danger: others.danger.current(),
      zoneShapes: others.zoneShapes.current(),
      restrictions: others.restrictions.current(),
      causes: others.causes.current(),
      geographicCodes: others.geographicCodes.current(),
    });
  }

  const refresh = () => refreshDue(readings);

  let isShared = sharing !== undefined;
  let polledAloneAt = -Infinity;

  async function sync(): Promise<void> {
    if (sharing) await share(sharing);
    if (!isShared && now() - polledAloneAt >= (sharing ? everyMs : 0)) {
      polledAloneAt = now();
      await refresh();
    }
    notifyListeners();
  }

  async function share(sharing: Sharing): Promise<void> {
    try {
      await sharing.sync(refresh);
      isShared = true;
    } catch (err) {
      if (isShared)
        log?.[troubleLevel(err)](
          { err },
          "readings cannot be shared: this site polls the data service by itself",
        );
      isShared = false;
    }
  }

  async function prepareRestrictions(): Promise<void> {
    try {
      await computeTouchedAreas(readings.restrictions.current().value ?? []);
    } catch (err) {
      log?.warn({ err }, "cannot compute the ground of a restriction in advance: its pages do");
    }
  }

  const listeners = new Set<(isNews: boolean) => void>();
  let announcedReadings: readonly unknown[] = [];
  let announcedContent: readonly unknown[] = [];

  function notifyListeners(): void {
    const current = all.map((reading) => reading.current());
    const known = [...current, ...Object.values(others).map((other) => other.give()?.reading)];
    if (known.every((reading, at) => reading === announcedReadings[at])) return;
    announcedReadings = known;
    const content = current.flatMap(({ value, failing, doubt, dropped }) => [value, failing, doubt, dropped]);
    const isNews = content.some((each, at) => each !== announcedContent[at]);
    announcedContent = content;
    for (const listener of listeners) listener(isNews);
  }

  function startRefreshing(): () => void {
    const cycles = repeat(async () => {
      await sync();
      await prepareRestrictions();
      return sharing ? untilNextSync() : pauseMs(everyMs, client.heldForMs());
    });
    firstSync = Promise.race([cycles.first, sleep(LONGEST_FIRST_SYNC_MS, undefined, { ref: false })]);
    return () => {
      cycles.stop();
      stop = null;
    };
  }

  return {
    read: async ({ bypass = false } = {}) => {
      if (sharing && !bypass) await firstSync;
      await Promise.all(all.map((reading) => (bypass ? reading.refresh() : reading.firstAttempt())));
      if (bypass) notifyListeners();
      return situation();
    },
    sync,
    askerOf: (key) => sharing?.askerOf(key) ?? askAlone,
    isShared: () => isShared,
    onRead: (listener) => void listeners.add(listener),
    newestAt: () =>
      Math.max(...all.map((reading) => reading.current().readAt?.getTime() ?? Number.NEGATIVE_INFINITY)),
    start: () => {
      stop ??= startRefreshing();
      return stop;
    },
    isFresh: (maxAgeMs) =>
      [readings.fires.current(), readings.intensiveStatistics.current()].every(
        (reading) => ageMs(reading, now()) < maxAgeMs,
      ),
    counters: counters.list,
  };
}

/** Returns the pause before the next refresh, or a longer pause that the server requested. */
function pauseMs(everyMs: number, heldForMs: number): number {
  const jitter = 1 + JITTER * (2 * Math.random() - 1);
  return Math.max(everyMs * jitter, heldForMs);
}

function ageMs({ readAt }: Reading<unknown>, now: number): number {
  return readAt === null ? Number.POSITIVE_INFINITY : now - readAt.getTime();
}

/** The responses as received, one per path. */
type Answers = Situation;

/** Values joined from several responses. */
interface Joined {
  readonly fires: readonly Fire[] | null;
  readonly containedFires: readonly Fire[] | null;
  readonly danger: readonly ZoneDanger[] | null;
}

/**
 * Makes the function that joins the responses into one situation: fires get their region, zone and
 * containment date, and danger zones get their names. Joins again only after a new response, so that reading
 * is cheap and the lists keep their identity.
 */
export function createComposer(): (answers: Answers) => Situation {
  let last: { readonly answers: Answers; readonly joined: Joined } | null = null;

  return (answers) => {
    if (last === null || !sameValues(last.answers, answers)) last = { answers, joined: join(answers) };
    const { fires, containedFires, danger } = last.joined;
    return {
      ...answers,
      fires: { ...answers.fires, value: fires },
      containedFires: { ...answers.containedFires, value: containedFires },
      danger: { ...answers.danger, value: danger },
    };
  };
}

function sameValues(a: Answers, b: Answers): boolean {
  const joinedKeys = ["fires", "containedFires", "danger", "zoneShapes"] as const;
  return joinedKeys.every((key) => a[key].value === b[key].value);
}

function join(answers: Answers): Joined {
  const shapes = answers.zoneShapes.value;
  const contained = answers.containedFires.value;
  const fires = answers.fires.value && completeFires(answers.fires.value, contained, shapes);
  const protection = new Map(fires?.map((fire) => [fire.id, fire.protection]));
  return {
    fires,
    containedFires:
      contained?.map((fire) =>
        placeFire({ ...fire, protection: protection.get(fire.id) ?? fire.protection }, shapes),
      ) ?? null,
    danger: answers.danger.value && nameZones(answers.danger.value, shapes ?? []),
  };
}
