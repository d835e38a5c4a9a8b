export const SCENARIO_NAMES = ["summer", "june-2023", "winter"] as const;
/** Seed of a summer whose first day has every serious status, and several kinds of bans. */
export const DEFAULT_SEED = 20;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** Parameters of a season. Days are days of the season's year. */
export interface Scenario {
  readonly name: ScenarioName;
  /** Day of the year that the season shows on its anchor date. */
  readonly referenceDay: number;
  readonly followsRealCalendar: boolean;
  /** Range of the number of active fires on the anchor date. Surplus drawn fires are removed. */
  readonly activeAtAnchor: { readonly from: number; readonly to: number };
  /** Returns the mean numbers of candidate fires on a day: by people, by lightning, and in the north. */
  birthsPerDay(day: number): {
    readonly people: number;
    readonly lightning: number;
    readonly northern: number;
  };
  /** Returns the levels to add to an ordinary year's danger. The crisis adds levels in the west, in June. */
  dangerBias(lon: number, lat: number, day: number): number;
  /** Final sizes of escaped fires: median hectares and the deviation of the logarithm. */
  readonly escaped: { readonly medianHa: number; readonly sigma: number; readonly maxHa: number };
  /** Share of fires that escape the first attack, by cause. */
  readonly escapeChance: { readonly people: number; readonly lightning: number };
  /** Factor of the time for which an escaped fire is out of control. */
  readonly slowness: number;
  /** Share of northern fires that are only observed. */
  readonly observedChance: number;
}

const bell = (day: number, centre: number, width: number) => Math.exp(-(((day - centre) / width) ** 2) / 2);

const summer: Scenario = {
  name: "summer",
  referenceDay: 186,
  followsRealCalendar: true,
  activeAtAnchor: { from: 42, to: 48 },
  birthsPerDay: (day) => ({
    people: 11 * bell(day, 134, 20) + 4.5 * bell(day, 200, 60),
    lightning: 7 * bell(day, 192, 40),
    northern: 1.7 * bell(day, 184, 40),
  }),
  dangerBias: () => 0,
  escaped: { medianHa: 25, sigma: 1.8, maxHa: 30_000 },
  escapeChance: { people: 0.22, lightning: 0.55 },
  slowness: 3,
  observedChance: 0.8,
};

const STORM_DAY = 152;

const june2023: Scenario = {
  name: "june-2023",
  referenceDay: 157,
  followsRealCalendar: false,
  activeAtAnchor: { from: 155, to: 165 },
  birthsPerDay: (day) => ({
    people: 11 * bell(day, 140, 14) + 2 * bell(day, 185, 50),
    lightning:
      (Math.floor(day) === STORM_DAY ? 110 : 0) +
      20 * bell(day, STORM_DAY + 1.5, 1.6) +
      3.4 * bell(day, 178, 22),
    northern: (Math.floor(day) === STORM_DAY ? 6 : 0) + 3 * bell(day, 180, 20),
  }),
  dangerBias: (lon, lat, day) =>
    bell(day, 157, 40) * (2.5 - 3.6 * smoothStep((lon + 74) / 9) - 0.3 * smoothStep((lat - 52) / 4)),
  escaped: { medianHa: 1300, sigma: 1.85, maxHa: 300_000 },
  escapeChance: { people: 0.1, lightning: 0.8 },
  slowness: 3,
  observedChance: 0.4,
};

/** Scenario of a new year: no fires burn, and all counts are 0. */
const winter: Scenario = {
  ...summer,
  name: "winter",
  referenceDay: 20,
  followsRealCalendar: false,
  activeAtAnchor: { from: 0, to: 0 },
  birthsPerDay: () => ({ people: 0, lightning: 0, northern: 0 }),
};

function smoothStep(x: number): number {
  const clamped = Math.min(1, Math.max(0, x));
  return clamped * clamped * (3 - 2 * clamped);
}

export const SCENARIOS = {
  summer,
  "june-2023": june2023,
  winter,
} as const satisfies Record<ScenarioName, Scenario>;
