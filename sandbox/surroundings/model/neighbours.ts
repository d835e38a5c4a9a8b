import { lazyFor } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import { DAY_MS } from "../../season/calendar.ts";
import { conditionAt, drawLife, type Life, reportedAt, sizeAt } from "../../season/life.ts";
import { randomOf } from "../../season/random.ts";
import { SCENARIOS } from "../../season/scenarios.ts";
import type { Season } from "../../season/season-drawn.ts";
import type { ConditionId } from "../../season/vocabulary.ts";
import { type Blaze, roundTo, type SeasonView } from "./season-view.ts";

type Agency = "NL" | "ON" | "NB";
type ControlStatus = "OC" | "BH" | "UC" | "OUT";

/** A fire of another agency. */
export interface Neighbour {
  readonly id: string;
  readonly agency: Agency;
  readonly name: string;
  readonly at: Point;
  readonly ha: number;
  readonly condition: ConditionId;
  readonly status: ControlStatus;
  /** Contained percentage of the fire; -1 if unknown. */
  readonly percentContained: number;
  readonly cause: string;
  readonly startedAt: number;
  readonly reportedAt: number;
}

/** Places across the border: agency, name, position. The first place has a large fire on the anchor date. */
const COUNTRY: readonly (readonly [Agency, string, number, number])[] = [
  ["NL", "Shabogamo Lake", 53.12, -66.62],
  ["NL", "Ossokmanuan Reservoir", 53.3, -65.1],
  ["NL", "Atikonak Lake", 52.55, -64.5],
  ["NL", "Lac Joseph", 52.75, -65.2],
  ["ON", "Lake Abitibi", 48.72, -79.86],
  ["ON", "Larder Lake", 48.02, -79.72],
  ["ON", "Lady Evelyn", 47.35, -79.95],
  ["ON", "Mattawa", 46.25, -78.72],
  ["ON", "Kesagami", 50.35, -79.95],
  ["NB", "Kedgwick River", 47.55, -67.62],
  ["NB", "Upsalquitch", 47.72, -66.72],
  ["NB", "Green River", 47.5, -68.15],
];
const FIRES = 16;
const SCATTER_DEG = 0.09;
/** Time for which an extinguished fire is listed. */
const OUT_SHOWN_MS = 3 * DAY_MS;
/** Attempts to draw a long course and a large size for the fire that must burn on the anchor's day. */
const TRIES = 60;

interface DrawnNeighbour {
  readonly id: string;
  readonly agency: Agency;
  readonly name: string;
  readonly at: Point;
  readonly cause: string;
  readonly life: Life;
}

/** Returns the fires that other agencies fight near the border; an empty list in a season without fires. */
function drawNeighbours({ plan, calendar }: Season): DrawnNeighbour[] {
  const scenario = { ...SCENARIOS[plan.scenario], escapeChance: { people: 0.8, lightning: 0.8 } };
  if (scenario.activeAtAnchor.to === 0) return [];
  return Array.from({ length: FIRES }, (_, index) => {
    const [agency, name, lat, lon] =
      COUNTRY[index % COUNTRY.length] ?? (["NL", "Labrador", 53, -66] as const);
    const stream = [plan.scenario, plan.seed, "neighbours", index] as const;
    const random = randomOf(...stream);
    const mustBurn = index === 0;
    const days = mustBurn ? -5 : random.between(-24, 18);
    const startsAt = Math.round(calendar.anchorAt + days * DAY_MS);
    const lives = Array.from({ length: mustBurn ? TRIES : 1 }, (_, tried) =>
      drawLife(randomOf(...stream, tried), scenario, "lightning", startsAt),
    );
    const isLarge = (life: Life) => life.growsUntil > calendar.anchorAt + 4 * DAY_MS && life.finalHa > 800;
    const life = lives.find(isLarge) ?? lives[0];
    if (life === undefined) throw new RangeError("no life drawn");
    return {
      id: `${agency}-${String(100 + index)}`,
      agency,
      name,
      at: {
        lat: roundTo(lat + SCATTER_DEG * random.normal(), 4),
        lon: roundTo(lon + SCATTER_DEG * random.normal(), 4),
      },
      cause: random.chance(0.7) ? "Natural" : "Human",
      life,
    };
  });
}

const neighboursOf = lazyFor(drawNeighbours);

/** Status of a fire in the national system's codes, by the agency's status. */
export const CONTROL_STATUS: Readonly<Record<ConditionId, ControlStatus>> = {
  0: "OC",
  1: "OC",
  2: "OC",
  3: "OC",
  4: "BH",
  5: "UC",
  6: "OUT",
};
const CONTAINED: Readonly<Record<ControlStatus, number>> = { OC: -1, BH: 60, UC: 100, OUT: 100 };

/** Returns the fires of other agencies at an instant, without fires extinguished long before. */
export function neighboursAt(view: SeasonView, now: number): Neighbour[] {
  return neighboursOf(view.season)
    .filter(({ life }) => life.startsAt <= now && now < life.extinguishedAt + OUT_SHOWN_MS)
    .map(({ id, agency, name, at, cause, life }): Neighbour => {
      const condition = conditionAt(life, now);
      const status = CONTROL_STATUS[condition];
      return {
        ...{ id, agency, name, at, cause, condition, status },
        ha: Math.max(0.1, sizeAt(life, now)),
        percentContained: CONTAINED[status],
        startedAt: life.startsAt,
        reportedAt: reportedAt(life, now),
      };
    });
}

export const blazesAbroad = (view: SeasonView, now: number): Blaze[] =>
  neighboursAt(view, now).map(({ id, agency, at, ha, condition, startedAt, reportedAt: reported }) => ({
    ...{ key: id, agency, at, ha, condition, startedAt },
    heldAt: condition >= 4 ? reported : null,
  }));
