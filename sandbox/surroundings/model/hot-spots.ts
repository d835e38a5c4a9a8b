import type { Point } from "#territory/point.ts";
import { DAY_MS, dayNumber, HOUR_MS } from "../../season/calendar.ts";
import { hashOf, randomOf } from "../../season/random.ts";
import { merged } from "./merged.ts";
import { blazesAbroad } from "./neighbours.ts";
import {
  activityOf,
  type Blaze,
  blazesAt,
  radiusKm,
  remember,
  roundTo,
  type SeasonView,
  shifted,
} from "./season-view.ts";

/** Hot spot: heat that a satellite saw. */
export interface HotSpot {
  readonly id: string;
  readonly at: Point;
  readonly seenAt: number;
  readonly sensor: string;
  readonly satellite: string;
  readonly agency: string;
  /** Fire radiative power, megawatts. */
  readonly frp: number;
  /** Fire weather index. */
  readonly fwi: number;
}

/** Satellite passes of a day, in minutes after midnight UTC. A night pass sees less of the heat. */
const PASSES = [
  { minute: 400, satellite: "Suomi NPP", sensor: "VIIRS-I", share: 0.5 },
  { minute: 450, satellite: "NOAA-20", sensor: "VIIRS-I", share: 0.5 },
  { minute: 910, satellite: "Terra", sensor: "MODIS", share: 0.3 },
  { minute: 1070, satellite: "Suomi NPP", sensor: "VIIRS-I", share: 1 },
  { minute: 1120, satellite: "NOAA-20", sensor: "VIIRS-I", share: 1 },
] as const;
type Pass = (typeof PASSES)[number];
/** Time from a satellite's pass to the publication of its hot spots. */
const PUBLISHED_AFTER_MS = 1.5 * HOUR_MS;
const MOST_OF_A_FIRE = 60;

/** Mills whose heat looks like a fire all year. */
export const MILLS: readonly { readonly id: string; readonly at: Point }[] = [
  { id: "mill-alma", at: { lat: 48.5533, lon: -71.6312 } },
  { id: "mill-sept-iles", at: { lat: 50.1622, lon: -66.4811 } },
];

/** Returns the time of the last published pass. */
export function lastPassAt(now: number): number {
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  const times = [day - DAY_MS, day].flatMap((start) => PASSES.map(({ minute }) => start + minute * 60_000));
  return times.findLast((at) => at <= now - PUBLISHED_AFTER_MS) ?? day - DAY_MS;
}

/** Returns the hot spots of the last 24 hours, newest last. */
export function hotSpotsAt(view: SeasonView, now: number): HotSpot[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const natural = [today - DAY_MS, today].flatMap((start) =>
    PASSES.flatMap((pass) => {
      const at = start + pass.minute * 60_000;
      if (at > now - PUBLISHED_AFTER_MS) return [];
      return remember(view, `pass/${at}`, () => spotsOf(view, pass, at));
    }),
  );
  return merged(
    view.state.edits.surroundings.hotSpots,
    now,
    natural,
    (id, seenAt, { lat, lon, frp = 12.5, sensor = "VIIRS-I", satellite = "NOAA-20" }): HotSpot => ({
      ...{ id, at: { lat, lon }, seenAt, sensor, satellite, agency: "QC", frp },
      fwi: fwiAt(view, { lat, lon }, seenAt),
    }),
  ).filter(({ seenAt }) => seenAt > now - DAY_MS);
}

function spotsOf(view: SeasonView, pass: Pass, at: number): HotSpot[] {
  const mills = MILLS.flatMap(({ id, at: position }) =>
    randomOf(view.season.plan.seed, id, at).chance(0.7)
      ? [spot(`${id}-${at}`, position, { at, pass, agency: "QC", fwi: fwiAt(view, position, at) }, 3.4)]
      : [],
  );
  const fires = [...blazesAt(view, at), ...blazesAbroad(view, at)];
  return [...fires.flatMap((blaze) => spotsOn(view, blaze, pass, at)), ...mills];
}

function spotsOn(view: SeasonView, blaze: Blaze, pass: Pass, at: number): HotSpot[] {
  const random = randomOf(view.season.plan.seed, blaze.key, at);
  const expected = 0.9 * Math.sqrt(blaze.ha) * activityOf(blaze) * pass.share;
  const count = blaze.ha < 1 ? 0 : Math.min(MOST_OF_A_FIRE, Math.floor(expected + random.next()));
  const seen = { at, pass, agency: blaze.agency, fwi: fwiAt(view, blaze.at, at) };
  return Array.from({ length: count }, (_, index) => {
    const angle = 2 * Math.PI * random.next();
    const km = radiusKm(blaze.ha) * Math.sqrt(random.next());
    const position = shifted(blaze.at, km * Math.sin(angle), km * Math.cos(angle));
    return spot(`${blaze.key}-${at}-${index}`, position, seen, random.lognormal(9, 0.9));
  });
}

const fwiAt = ({ season }: SeasonView, at: Point, instant: number) =>
  roundTo(6 * Math.max(0, season.danger.indexAt(at, dayNumber(instant))), 1);

interface Seen {
  readonly at: number;
  readonly pass: Pass;
  readonly agency: string;
  readonly fwi: number;
}

function spot(
  key: string,
  { lat, lon }: Point,
  { at: seenAt, pass, agency, fwi }: Seen,
  frp: number,
): HotSpot {
  const { sensor, satellite } = pass;
  return {
    // This ID stays the same; the real source gives hot spots new numbers at each load.
    id: `hs-${hashOf(key).toString(36)}`,
    at: { lat: roundTo(lat, 4), lon: roundTo(lon, 4) },
    ...{ seenAt, sensor, satellite, agency, fwi, frp: roundTo(frp, 2) },
  };
}
